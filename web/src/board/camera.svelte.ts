// The visible part of the sheet. While it moves, the layers are transformed; once it is at rest, they are redrawn for the new view. A
// transform is five times cheaper than a new viewBox, but only a new viewBox is sharp.
import type { Box } from './engraver/geometry';
import type { Point } from '../games/game';
import { reducedMotion } from './motion';
import { contains, together, union } from './window';

// Sheet pixels at the frame's upper left corner, and screen pixels per sheet pixel.
export interface Look {
  x: number;
  y: number;
  scale: number;
}

const kRest = 120; // ms without movement
const kClosest = 9; // screen pixels per sheet pixel
const kNearest = 236; // sheet pixels across when a place is brought into view
const kMargin = 34; // around places that are brought into view
const kEdge = 22; // around what is to be chosen
const kOpening = 1.3; // how much closer than necessary it is shown, if there is room
const kAlmost = 0.97; // a scale this near to the wanted one is good enough
const kReadable = 0.72; // screen pixels per sheet pixel: names and pieces can be told apart
const kOverscan = 0.25; // of the frame, drawn beyond each of its edges
const kGlide = 320;
const kCoarse = 3; // a drawing enlarged more than this is redrawn at once

export class Camera {
  frame = $state.raw({ width: 0, height: 0 });
  live = $state.raw<Look>({ x: 0, y: 0, scale: 1 });
  rest = $state.raw<Look>({ x: 0, y: 0, scale: 1 });
  readonly #bounds: Box;
  #whole = true; // shows the whole sheet: follows the size of the window
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gliding = 0;
  #held = false; // by a finger or the mouse
  #goal: Look | null = null; // of a glide
  #byHand = false; // the player himself has chosen what to look at
  #covered = 0; // pixels at the bottom of the frame that a card covers

  constructor(bounds: Box) {
    this.#bounds = bounds;
  }

  // The drawn box: the frame and the margin drawn around it.
  get overscan(): Point {
    return [this.frame.width * kOverscan, this.frame.height * kOverscan];
  }

  get viewBox(): string {
    const { x, y, scale } = this.rest;
    const [ox, oy] = this.overscan;
    return [x - ox / scale, y - oy / scale, (this.frame.width + 2 * ox) / scale, (this.frame.height + 2 * oy) / scale].join(' ');
  }

  get transform(): string {
    const { live, rest } = this;
    return `translate(${(rest.x - live.x) * live.scale}px, ${(rest.y - live.y) * live.scale}px) scale(${live.scale / rest.scale})`;
  }

  get window(): Box {
    const { x, y, scale } = this.live;
    return { x0: x, y0: y, x1: x + this.frame.width / scale, y1: y + this.frame.height / scale };
  }

  get seesAll(): boolean {
    return this.live.scale <= this.#fitted(this.#bounds).scale * 1.01;
  }

  toScreen([x, y]: Point): Point {
    return [(x - this.live.x) * this.live.scale, (y - this.live.y) * this.live.scale];
  }

  boxOnScreen({ x0, y0, x1, y1 }: Box): Box {
    const [left, top] = this.toScreen([x0, y0]);
    const [right, bottom] = this.toScreen([x1, y1]);
    return { x0: left, y0: top, x1: right, y1: bottom };
  }

  toSheet([x, y]: Point): Point {
    return [this.live.x + x / this.live.scale, this.live.y + y / this.live.scale];
  }

  // Restores an earlier view.
  restore(look: Look): void {
    this.#whole = false;
    this.#settle(this.#kept(look));
  }

  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    const look = this.#goal ?? this.live; // a glide is not stopped half way
    const middle = this.#middle(look);
    const first = this.frame.width === 0;
    this.frame = { width, height };
    this.#settle(first || this.#whole ? this.#fitted(this.#bounds) : this.#around(middle, look.scale));
  }

  // Keeps the size of the element that shows the sheet. The result stops it.
  follow(element: HTMLElement): () => void {
    const measure = (): void => this.resize(element.clientWidth, element.clientHeight);
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    measure();
    return () => watcher.disconnect();
  }

  // A card covers the lowest pixels of the frame: the sheet can be moved until its end is above the card, and comes back when it is gone.
  cover(pixels: number): void {
    const less = pixels < this.#covered;
    this.#covered = pixels;
    if (less && !this.#whole && !this.#held) this.#glide(this.#kept(this.#goal ?? this.live));
  }

  // While the sheet is dragged it is not redrawn: a slow machine would stutter.
  hold(held: boolean): void {
    this.#held = held;
    if (!held) this.#show(this.live);
  }

  pan(dx: number, dy: number): void {
    this.#byHand = true;
    const { x, y, scale } = this.live;
    this.#move({ x: x - dx / scale, y: y - dy / scale, scale });
  }

  // The point of the sheet under `at` (in the frame) stays fixed.
  zoom(factor: number, at: Point = [this.frame.width / 2, this.frame.height / 2]): void {
    this.#byHand = true;
    const { x, y, scale } = this.live;
    const next = Math.min(kClosest, Math.max(this.#fitted(this.#bounds).scale, scale * factor));
    this.#move({ x: x + at[0] / scale - at[0] / next, y: y + at[1] / scale - at[1] / next, scale: next });
  }

  fitWhole(): void {
    this.#byHand = true;
    this.#seeAll();
  }

  // Shows boxes of which something is to be chosen, at `least` screen pixels per sheet pixel: all of them, or as many as fit. A player who
  // has moved the sheet himself is left where he is, unless he sees nothing of them at a scale that is large enough.
  reveal(boxes: readonly Box[], least: number): void {
    if (boxes.length === 0 || this.frame.width === 0) return;
    const { scale, ...at } = this.#goal ?? this.live;
    const below = this.#covered;
    const [width, height] = [this.frame.width, this.frame.height - below];
    const seen = { x0: at.x, y0: at.y, x1: at.x + width / scale, y1: at.y + height / scale };
    const large = scale >= least * kAlmost;
    if (this.#byHand ? !large || boxes.some((box) => contains(seen, box)) : large && boxes.every((box) => contains(seen, box))) return;
    const most = { width: width / least - 2 * kEdge, height: height / least - 2 * kEdge };
    const { x0, y0, x1, y1 } = union(together(boxes, most.width, most.height));
    const fitted = this.#fitted({ x0: x0 - kEdge, y0: y0 - kEdge, x1: x1 + kEdge, y1: y1 + kEdge }, below).scale;
    const whole = this.#fitted(this.#bounds).scale;
    this.#whole = false;
    this.#byHand = false;
    this.#glide(this.#around([(x0 + x1) / 2, (y0 + y1) / 2], Math.max(whole, least, Math.min(fitted, least * kOpening)), below));
  }

  // Nothing is to be chosen any more: back to the whole sheet, unless the player looks around.
  release(): void {
    if (!this.#byHand && !this.#whole) this.#seeAll();
    this.#byHand = false;
  }

  // Moves only if necessary: a box that is in view and large enough to read stays where it is. `below`: the lowest pixels of the frame
  // that are covered.
  bring(box: Box, below = this.#covered): void {
    const wide = Math.max(kMargin, (kNearest - (box.x1 - box.x0)) / 2);
    const fitted = this.#fitted({ x0: box.x0 - wide, y0: box.y0 - kMargin, x1: box.x1 + wide, y1: box.y1 + kMargin }, below);
    const seen = this.window;
    const inView = box.x0 >= seen.x0 && box.y0 >= seen.y0 && box.x1 <= seen.x1 && box.y1 <= seen.y1 - below / this.live.scale;
    const tooSmall = this.live.scale < Math.min(kReadable, fitted.scale * 0.8);
    if (inView && !tooSmall) return;
    this.#whole = false;
    this.#glide(tooSmall ? fitted : this.#around(middleOf(box), Math.min(this.live.scale, fitted.scale), below));
  }

  centre(at: Point): void {
    this.#byHand = true;
    this.#glide(this.#around(at, this.live.scale));
  }

  stop(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#gliding);
  }

  // Of what is not covered.
  #middle({ x, y, scale }: Look): Point {
    return [x + this.frame.width / scale / 2, y + (this.frame.height - this.#covered) / scale / 2];
  }

  #fitted(box: Box, below = 0): Look {
    const scale = Math.min(kClosest, this.frame.width / (box.x1 - box.x0), (this.frame.height - below) / (box.y1 - box.y0));
    return this.#around(middleOf(box), scale, below);
  }

  #around([x, y]: Point, scale: number, below = this.#covered): Look {
    return this.#kept({ x: x - this.frame.width / scale / 2, y: y - (this.frame.height - below) / scale / 2, scale }, below);
  }

  // Keeps the frame on the sheet. A sheet that is smaller than the frame is centred.
  #kept(look: Look, below = this.#covered): Look {
    const along = (at: number, length: number, from: number, to: number): number =>
      length >= to - from ? (from + to - length) / 2 : Math.min(to - length, Math.max(from, at));
    const { x0, y0, x1, y1 } = this.#bounds;
    return {
      x: along(look.x, this.frame.width / look.scale, x0, x1),
      y: along(look.y, (this.frame.height - below) / look.scale, y0, y1),
      scale: look.scale,
    };
  }

  #seeAll(): void {
    this.#whole = true;
    this.#glide(this.#fitted(this.#bounds));
  }

  #settle(look: Look): void {
    this.stop();
    this.#goal = null;
    this.live = this.rest = look;
  }

  #move(look: Look): void {
    cancelAnimationFrame(this.#gliding);
    this.#goal = null;
    this.#whole = false;
    this.#show(this.#kept(look));
  }

  #show(look: Look): void {
    this.live = look;
    clearTimeout(this.#timer);
    if (this.#beyondDrawn()) this.rest = look;
    else if (!this.#held) this.#timer = setTimeout(() => (this.rest = this.live), kRest);
  }

  // Whether the frame shows an area that is not drawn, or the drawing has become too coarse.
  #beyondDrawn(): boolean {
    const { rest, frame } = this;
    const [ox, oy] = this.overscan;
    const paper = this.#bounds;
    const seen = this.window;
    const drawn = {
      x0: rest.x - ox / rest.scale,
      y0: rest.y - oy / rest.scale,
      x1: rest.x + (frame.width + ox) / rest.scale,
      y1: rest.y + (frame.height + oy) / rest.scale,
    };
    const bare =
      Math.max(seen.x0, paper.x0) < drawn.x0 ||
      Math.max(seen.y0, paper.y0) < drawn.y0 ||
      Math.min(seen.x1, paper.x1) > drawn.x1 ||
      Math.min(seen.y1, paper.y1) > drawn.y1;
    return bare || this.live.scale / rest.scale > kCoarse;
  }

  #glide(to: Look): void {
    cancelAnimationFrame(this.#gliding);
    if (reducedMotion()) return this.#settle(to);
    this.#goal = to;
    const from = this.live;
    const begun = performance.now();
    const step = (now: number): void => {
      const t = Math.max(0, Math.min(1, (now - begun) / kGlide)); // the first frame may have begun before the glide
      const s = 1 - (1 - t) ** 3;
      const scale = from.scale * (to.scale / from.scale) ** s;
      // The centre moves evenly while the scale moves by its logarithm.
      const at = (a: number, b: number, half: number): number => {
        const start = a + half / from.scale;
        return start + (b + half / to.scale - start) * s - half / scale;
      };
      this.#show({ x: at(from.x, to.x, this.frame.width / 2), y: at(from.y, to.y, this.frame.height / 2), scale });
      if (t < 1) this.#gliding = requestAnimationFrame(step);
      else this.#settle(to);
    };
    this.#gliding = requestAnimationFrame(step);
  }
}

function middleOf(box: Box): Point {
  return [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
}
