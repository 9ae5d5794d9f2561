// Plays frames one after another: each is run and then shown for its duration. Skipping runs all waiting frames at once.
export interface Frame {
  run: () => void;
  lasts: number; // milliseconds at normal speed
}
export type Hold = 'covered' | 'paused'; // why nothing is played: something covers the table, or the player wants to look

export class PlaybackQueue {
  #waiting: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #until = 0; // when the frame on show gives way to the next, on the clock of performance.now()
  readonly #held = new Set<Hold>();
  readonly #changed: (idle: boolean) => void;
  readonly #pace: () => number;

  // `pace`: the factor of durations, which may change at any time; 0: all frames at once.
  constructor(changed: (idle: boolean) => void = () => {}, pace: () => number = () => 1) {
    this.#changed = changed;
    this.#pace = pace;
  }

  get idle(): boolean {
    return this.#timer === undefined && this.#waiting.length === 0;
  }

  add(frames: Frame[]): void {
    this.#waiting.push(...frames);
    if (this.#timer === undefined) this.#next();
  }

  hold(why: Hold, held: boolean): void {
    if (held) this.#held.add(why);
    else this.#held.delete(why);
    // The frame on show keeps the rest of its time.
    if (this.#timer !== undefined) this.#waiting.unshift({ run: () => {}, lasts: (this.#until - performance.now()) / (this.#pace() || 1) });
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#next();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (let frame = this.#waiting.shift(); frame; frame = this.#waiting.shift()) frame.run();
    this.#changed(true);
  }

  // Drops all waiting frames: the table shows something else.
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#changed(true);
  }

  #next(): void {
    this.#timer = undefined;
    for (let frame = this.#take(); frame; frame = this.#take()) {
      frame.run();
      const lasts = frame.lasts * this.#pace();
      if (lasts <= 0) continue;
      this.#until = performance.now() + lasts;
      this.#timer = setTimeout(() => this.#next(), lasts);
      break;
    }
    this.#changed(this.idle);
  }

  #take(): Frame | undefined {
    return this.#held.size > 0 ? undefined : this.#waiting.shift();
  }
}
