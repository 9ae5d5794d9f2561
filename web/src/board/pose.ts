// The final position of a piece that wheels about a corner and then slides straight ahead, on the sheet.
import type { Point, Rail } from '../games/game';

export interface Pose {
  corner: string;
  angle: number; // degrees
  distance: number; // units of the sheet's scale
}

const kRadian = Math.PI / 180;

// The unit vector of a facing: 0 is straight up, clockwise.
export const ahead = (facing: number): Point => [Math.sin(facing * kRadian), -Math.cos(facing * kRadian)];

export function turnedAbout([cx, cy]: Point, [x, y]: Point, degrees: number): Point {
  const [sin, cos] = [Math.sin(degrees * kRadian), Math.cos(degrees * kRadian)];
  return [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
}

type Corner = Rail['corners'][number];

export function cornerOf(rail: Rail, { corner, angle }: Pick<Pose, 'corner' | 'angle'>): Corner | undefined {
  const wanted = rail.signed ? rail.corners.find(({ turns }) => turns === (angle < 0 ? -1 : 1)) : rail.corners.find(({ id }) => id === corner);
  return wanted ?? rail.corners[0];
}

// The sense in which a greater angle turns, clockwise or not.
const senseOf = (rail: Rail, pose: Pick<Pose, 'corner' | 'angle'>): 1 | -1 => (rail.signed ? 1 : (cornerOf(rail, pose)?.turns ?? 1));

export function facingOf(rail: Rail, pose: Pose): number {
  return rail.facing + pose.angle * senseOf(rail, pose);
}

// The position of one of its points after the wheel and the slide.
export function moved(rail: Rail, pose: Pose, unit: number, point: Point): Point {
  const pivot = cornerOf(rail, pose);
  const facing = facingOf(rail, pose);
  const [x, y] = pivot ? turnedAbout(pivot.at, point, facing - rail.facing) : point;
  const [dx, dy] = ahead(facing);
  return [x + dx * pose.distance * unit, y + dy * pose.distance * unit];
}

export const outlineAt = (rail: Rail, pose: Pose, unit: number): Point[] => rail.outline.map((point) => moved(rail, pose, unit, point));
// … and of all that moves with it.
export const outlinesAt = (rail: Rail, pose: Pose, unit: number): Point[][] =>
  (rail.pieces ?? [rail.outline]).map((outline) => outline.map((point) => moved(rail, pose, unit, point)));

export function middleOf(points: readonly Point[]): Point {
  const mean = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, points.length);
  return [mean(0), mean(1)];
}

// The angle for a ray from the corner to `to`, and the distance that a drag by `by` adds.
export function angleTowards(rail: Rail, pose: Pick<Pose, 'corner' | 'angle'>, to: Point): number {
  const pivot = cornerOf(rail, pose);
  if (!pivot) return 0;
  const facing = Math.atan2(to[0] - pivot.at[0], pivot.at[1] - to[1]) / kRadian;
  const turned = ((((facing - rail.facing) * senseOf(rail, pose)) % 360) + 360) % 360;
  return turned > (rail.signed ? 180 : 270) ? turned - 360 : turned;
}

export function slideOf(rail: Rail, pose: Pose, unit: number, [dx, dy]: Point): number {
  const [x, y] = ahead(facingOf(rail, pose));
  return (dx * x + dy * y) / unit;
}

// The convex hull of points, clockwise on the sheet.
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (way: readonly Point[]): Point[] => {
    const hull: Point[] = [];
    for (const point of way) {
      while (hull.length > 1 && turnAt(hull.at(-2)!, hull.at(-1)!, point) <= 0) hull.pop();
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const turnAt = (o: Point, a: Point, b: Point): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
