// Plays frames one after another, at a speed that people can follow: each is run and then shown for its duration. Skipping runs all
// waiting frames at once.
export interface Frame {
  run: () => void;
  lasts: number;
} // milliseconds

const kPatience = 24; // waiting frames above which the pace is raised

export class PlaybackQueue {
  #waiting: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false;
  readonly #changed: (idle: boolean) => void;

  constructor(changed: (idle: boolean) => void = () => {}) {
    this.#changed = changed;
  }

  get idle(): boolean {
    return this.#timer === undefined && this.#waiting.length === 0;
  }

  add(frames: Frame[]): void {
    this.#waiting.push(...frames);
    if (this.#timer === undefined) this.#next();
  }

  // Nothing is played while something covers the table.
  hold(held: boolean): void {
    this.#held = held;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!held) this.#next();
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
      const lasts = frame.lasts * Math.min(1, kPatience / (this.#waiting.length + 1));
      if (lasts <= 0) continue;
      this.#timer = setTimeout(() => this.#next(), lasts);
      break;
    }
    this.#changed(this.idle);
  }

  #take(): Frame | undefined {
    return this.#held ? undefined : this.#waiting.shift();
  }
}
