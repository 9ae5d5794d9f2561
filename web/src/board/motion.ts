// How pieces move: lifted, moved, set down. With reduced motion they appear in place.
import type { Point } from '../games/game';

const kEase = 'cubic-bezier(.2,.7,.2,1)';

export const kMove = 320;
export const kFan = 120;
const kDrop = 220;
const kTurn = 180;
const kFade = 150;

export function reducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

// `via`: points on the way. Each stretch takes its share of the time; a straight way is lifted in the middle.
export function glide(element: Element, from: Point, to: Point, duration: number, delay: number, via: readonly Point[] = []): void {
  if (reducedMotion()) return appear(element);
  const at = ([x, y]: Point): string => `translate(${x}px, ${y}px)`;
  const timing: KeyframeAnimationOptions = { duration, delay, fill: 'backwards' };
  if (via.length > 0) return play(element, along([from, ...via, to], at), timing);
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - (duration >= kMove ? 5 : 0)];
  play(element, [{ transform: at(from) }, { transform: at(middle), offset: 0.45 }, { transform: at(to) }], timing);
}

function along(points: readonly Point[], at: (point: Point) => string): Keyframe[] {
  const lengths = points.map((point, i) => (i === 0 ? 0 : Math.hypot(point[0] - points[i - 1]![0], point[1] - points[i - 1]![1])));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  return points.map((point, i) => {
    gone += lengths[i]!;
    return { transform: at(point), offset: Math.min(1, gone / whole), easing: 'linear' };
  });
}

export function appear(element: Element): void {
  play(element, [{ opacity: 0 }, { opacity: 1 }], { duration: kFade });
}

// A piece that is added to the map is dropped onto it.
export function drop(element: Element): void {
  if (reducedMotion()) return appear(element);
  play(element, [{ transform: 'translateY(-16px)', opacity: 0 }, { opacity: 1, offset: 0.4 }, { transform: 'none' }], { duration: kDrop });
}

// A piece that is removed fades out; a Svelte transition, which keeps the element that long.
export function vanish(element: Element): { duration: number; css: (t: number) => string } {
  return { duration: typeof element.animate === 'function' ? kFade : 0, css: (t) => `opacity: ${t}` };
}

// A change of posture: the piece is tipped over and set down again.
export function turn(element: Element): void {
  if (reducedMotion()) return appear(element);
  play(element, [{ transform: 'translateY(-4px) scaleY(.72)' }, { transform: 'none' }], { duration: kTurn });
}

export function shake(element: Element): void {
  if (reducedMotion()) return;
  const aside = (x: number): Keyframe => ({ transform: `translateX(${x}px)` });
  play(element, [aside(0), aside(-2), aside(2), aside(-2), aside(2), aside(0)], { duration: 300 });
}

// Without animations (tests) pieces are in place at once.
export function play(element: Element, keyframes: Keyframe[], timing: KeyframeAnimationOptions): void {
  if (typeof element.animate === 'function') element.animate(keyframes, { easing: kEase, ...timing });
}
