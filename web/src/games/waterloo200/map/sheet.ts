// From board metres to sheet pixels.
import { scaled } from '../../../board/engraver/geometry';
import type { Point } from '../../game';
import { areaById, areas, size } from '../data';

export const kScale = 0.2;
export const kWidth = size.width * kScale;
export const kHeight = size.height * kScale;

export function onSheet(points: Point[]): Point[] {
  return scaled(points, kScale);
}

export function outlineOf(area: string): Point[] {
  return outlines.get(area) ?? [];
}

// Where the number of an area stands: its visual middle.
export function centerOf(area: string): Point {
  const [x, y] = areaById.get(area)?.label ?? [0, 0];
  return [x * kScale, y * kScale];
}

const outlines: ReadonlyMap<string, Point[]> = new Map(areas.map((area) => [area.id, onSheet(area.polygon)]));
