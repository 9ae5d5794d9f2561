// One thing after another, at a speed that the eye can follow. A beat happens, and then lasts a while before the next one; whoever is
// impatient skips, and everything that waits happens at once.
export interface Beat {
  run: () => void;
  lasts: number;
} // milliseconds

const kPatience = 24; // beats that may wait before the pace quickens

export class BeatQueue {
  #waiting: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false;
  readonly #changed: (idle: boolean) => void;

  constructor(changed: (idle: boolean) => void = () => {}) {
    this.#changed = changed;
  }

  get idle(): boolean {
    return this.#timer === undefined && this.#waiting.length === 0;
  }

  add(beats: Beat[]): void {
    this.#waiting.push(...beats);
    if (this.#timer === undefined) this.#next();
  }

  // Nothing more happens while something lies over the table.
  hold(held: boolean): void {
    this.#held = held;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!held) this.#next();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (let beat = this.#waiting.shift(); beat; beat = this.#waiting.shift()) beat.run();
    this.#changed(true);
  }

  // Nothing of what waits happens: the table shows something else.
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#changed(true);
  }

  #next(): void {
    this.#timer = undefined;
    for (let beat = this.#take(); beat; beat = this.#take()) {
      beat.run();
      const lasts = beat.lasts * Math.min(1, kPatience / (this.#waiting.length + 1));
      if (lasts <= 0) continue;
      this.#timer = setTimeout(() => this.#next(), lasts);
      break;
    }
    this.#changed(this.idle);
  }

  #take(): Beat | undefined {
    return this.#held ? undefined : this.#waiting.shift();
  }
}
