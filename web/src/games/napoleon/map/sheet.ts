// From metres of the board to sheet pixels, and the courses of roads there.
import { scaled, smooth, type Box } from '../../../board/engraver/geometry';
import type { Point } from '../../game';
import { roads, size, townById } from '../data';

export const kScale = 0.006;
export const kWidth = size.width * kScale;
export const kHeight = size.height * kScale;

export const kMargin = { top: 30, right: 30, bottom: 54, left: 30 };

export const onSheet = (points: Point[]): Point[] => scaled(points, kScale);

export function townAt(town: string): Point {
  const [x, y] = townById.get(town)?.at ?? [0, 0];
  return [x * kScale, y * kScale];
}

export const courses: ReadonlyMap<string, Point[]> = new Map(roads.map(({ id, line }) => [id, smooth(onSheet(line), 1)]));

// The area that two boxes share.
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));

// Beads or tags along a line: the point so far along it, as a share of its length, and its direction.
export function along(way: readonly Point[], share: number): { at: Point; dx: number; dy: number } {
  const lengths = way.slice(1).map(([x, y], i) => Math.hypot(x - way[i]![0], y - way[i]![1]));
  let left = share * lengths.reduce((sum, one) => sum + one, 0);
  for (const [i, length] of lengths.entries()) {
    const [[ax, ay], [bx, by]] = [way[i]!, way[i + 1]!];
    if (left <= length || i === lengths.length - 1) {
      const part = length > 0 ? Math.min(1, left / length) : 0;
      const [dx, dy] = length > 0 ? [(bx - ax) / length, (by - ay) / length] : [1, 0];
      return { at: [ax + (bx - ax) * part, ay + (by - ay) * part], dx, dy };
    }
    left -= length;
  }
  return { at: way[0] ?? [0, 0], dx: 1, dy: 0 };
}
