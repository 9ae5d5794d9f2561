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

export function cornerOf(rail: Rail, corner: string): Rail['corners'][number] | undefined {
  return rail.corners.find(({ id }) => id === corner) ?? rail.corners[0];
}

export function facingOf(rail: Rail, { corner, angle }: Pose): number {
  return rail.facing + angle * (cornerOf(rail, corner)?.turns ?? 1);
}

// The position of one of its points after the wheel and the slide.
export function moved(rail: Rail, pose: Pose, unit: number, point: Point): Point {
  const pivot = cornerOf(rail, pose.corner);
  const facing = facingOf(rail, pose);
  const [x, y] = pivot ? turnedAbout(pivot.at, point, facing - rail.facing) : point;
  const [dx, dy] = ahead(facing);
  return [x + dx * pose.distance * unit, y + dy * pose.distance * unit];
}

export const outlineAt = (rail: Rail, pose: Pose, unit: number): Point[] => rail.outline.map((point) => moved(rail, pose, unit, point));

export function middleOf(points: readonly Point[]): Point {
  const mean = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, points.length);
  return [mean(0), mean(1)];
}

// The angle for a ray from the corner to `to`, and the distance that a drag by `by` adds.
export function angleTowards(rail: Rail, corner: string, to: Point): number {
  const pivot = cornerOf(rail, corner);
  if (!pivot) return 0;
  const facing = Math.atan2(to[0] - pivot.at[0], pivot.at[1] - to[1]) / kRadian;
  const turned = ((((facing - rail.facing) * pivot.turns) % 360) + 360) % 360;
  return turned > 270 ? turned - 360 : turned;
}

export function slideOf(rail: Rail, pose: Pose, unit: number, [dx, dy]: Point): number {
  const [x, y] = ahead(facingOf(rail, pose));
  return (dx * x + dy * y) / unit;
}
