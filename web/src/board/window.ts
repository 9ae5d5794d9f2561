// The part of a sheet that a small frame should show: the one with most of the boxes in it.
import type { Box } from './engraver/geometry';

export const union = (boxes: readonly Box[]): Box => ({
  x0: Math.min(...boxes.map(({ x0 }) => x0)),
  y0: Math.min(...boxes.map(({ y0 }) => y0)),
  x1: Math.max(...boxes.map(({ x1 }) => x1)),
  y1: Math.max(...boxes.map(({ y1 }) => y1)),
});

export const contains = (outer: Box, { x0, y0, x1, y1 }: Box): boolean => x0 >= outer.x0 && y0 >= outer.y0 && x1 <= outer.x1 && y1 <= outer.y1;

// Boxes that fit together into a window of this size: all, or as many as possible. Of equally many, those nearest to the middle of all; a
// box that is larger than the window is shown alone.
export function together(boxes: readonly Box[], width: number, height: number): Box[] {
  const all = union(boxes);
  if (all.x1 - all.x0 <= width && all.y1 - all.y0 <= height) return [...boxes];
  const middle = (box: Box): [number, number] => [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  const [cx, cy] = boxes.map(middle).reduce(([x, y], [u, v]) => [x + u / boxes.length, y + v / boxes.length], [0, 0]);
  let best: Box[] = [];
  let nearest = Infinity;
  for (const { x0 } of boxes)
    for (const { y0 } of boxes) {
      const window = { x0, y0, x1: x0 + width, y1: y0 + height };
      const inside = boxes.filter((box) => contains(window, box));
      if (inside.length === 0 || inside.length < best.length) continue;
      const [x, y] = middle(union(inside));
      const far = Math.hypot(x - cx, y - cy);
      if (inside.length === best.length && far >= nearest) continue;
      best = inside;
      nearest = far;
    }
  return best.length > 0 ? best : boxes.slice(0, 1);
}
