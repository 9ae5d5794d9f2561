// From board metres to sheet pixels: a sheet is about 1080 wide, so that one set of stroke widths serves every board.
import type { Point } from '../../game';
import { scaled } from '../../../board/engraver/geometry';
import { areaById, board } from '../data';

export const kScale = 0.2;
export const kWidth = board.size.width * kScale;
export const kHeight = board.size.height * kScale;

export function onSheet(points: Point[]): Point[] {
  return scaled(points, kScale);
}

export function outlineOf(area: string): Point[] {
  return outlines.get(area) ?? [];
}

export function centerOf(area: string): Point {
  const [x, y] = areaById.get(area)?.center ?? [0, 0];
  return [x * kScale, y * kScale];
}

const outlines: ReadonlyMap<string, Point[]> = new Map(board.areas.map((area) => [area.id, onSheet(area.polygon)]));
