// Rectangles with a front on the table (EM-2), in millimetres and degrees: for drawing. What is legal is judged by the rules.
import { turnedAbout } from '../../board/pose';
import type { Point } from '../game';
import { isGarrison, isTile, measures, unitById } from './data';
import type { UnitView } from './view';

export interface Box {
  centre: Point;
  facing: number;
  across: number; // half the front
  deep: number; // half the depth
}

const kRadian = Math.PI / 180;
export const ahead = (facing: number): Point => [Math.sin(facing * kRadian), -Math.cos(facing * kRadian)];
export const aside = (facing: number): Point => [Math.cos(facing * kRadian), Math.sin(facing * kRadian)];
export const along = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];

// EM-2.6  A fastened gun: the gun in front, its Horse Team in the square behind it.
export function boxOf(id: string, { x = 0, y = 0, facing = 0, fastened }: UnitView): Box {
  const at: Point = [x / 100, y / 100];
  const unit = unitById.get(id)!;
  const half = (isTile(unit) ? measures.tile : measures.counter) / 2;
  const turned = facing / 10;
  if (!fastened) return { centre: at, facing: turned, across: half, deep: half };
  return { centre: along(at, ahead(turned), -half), facing: turned, across: half, deep: 2 * half };
}

// From the left front corner, clockwise: front left, front right, rear right, rear left.
export function cornersOf({ centre, facing, across, deep }: Box): [Point, Point, Point, Point] {
  const at = (right: number, front: number): Point => along(along(centre, aside(facing), right * across), ahead(facing), front * deep);
  return [at(-1, 1), at(1, 1), at(1, -1), at(-1, -1)];
}

// EM-2.23, EM-2.24  The outline of an area of engagement: all within 30 mm that is not behind the rear edge; of a Garrison on every side.
const kArcs = 7;
export function engagedBy(box: Box, unit: string): Point[] {
  const [fl, fr, rr, rl] = cornersOf(box);
  const arc = (corner: Point, from: number): Point[] =>
    Array.from({ length: kArcs + 1 }, (_, i) => along(corner, ahead(from + (i * 90) / kArcs), measures.um));
  const front = [...arc(fl, box.facing - 90), ...arc(fr, box.facing)];
  if (isGarrison(unitById.get(unit)!)) return [...front, ...arc(rr, box.facing + 90), ...arc(rl, box.facing + 180)];
  return [rl, along(rl, aside(box.facing), -measures.um), ...front, along(rr, aside(box.facing), measures.um), rr];
}

// The least distance of a point from an outline, from outside.
export function distanceTo(outline: readonly Point[], [x, y]: Point): number {
  return Math.min(
    ...outline.map(([ax, ay], i) => {
      const [bx, by] = outline[(i + 1) % outline.length]!;
      const [dx, dy] = [bx - ax, by - ay];
      const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(x - ax - share * dx, y - ay - share * dy);
    }),
  );
}

// EM-2.31  A group turned about a point and slid ahead.
export const turnedBox = (box: Box, about: Point, angle: number): Box => ({
  ...box,
  centre: turnedAbout(about, box.centre, angle),
  facing: box.facing + angle,
});
