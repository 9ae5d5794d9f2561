// Positions for a tooltip or popover that do not cover choosable elements: next to its spot, else the nearest free place.
import type { Point } from '../games/game';
import type { Box } from './engraver/geometry';

export interface Size {
  width: number;
  height: number;
}

const kEdge = 6; // from the edge of the frame
const kStep = 36; // of the search grid

function covered({ x0, y0, x1, y1 }: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => {
    const width = Math.min(x1, other.x1) - Math.max(x0, other.x0);
    const height = Math.min(y1, other.y1) - Math.max(y0, other.y0);
    return sum + (width > 0 && height > 0 ? width * height : 0);
  }, 0);
}

// Right below, left below, right above, left above.
function beside([x, y]: Point, { width, height }: Size, away: number): Point[] {
  return [
    [x + away, y + away],
    [x - away - width, y + away],
    [x + away, y - away - height],
    [x - away - width, y - away - height],
  ];
}

// Everywhere else, the nearest first.
function elsewhere([x, y]: Point, { width, height }: Size, frame: Size): Point[] {
  const along = (room: number): number[] => {
    const last = room - kEdge;
    return last < kEdge ? [] : [...Array.from({ length: Math.ceil((last - kEdge) / kStep) }, (_, i) => kEdge + i * kStep), last];
  };
  const spots = along(frame.width - width).flatMap((left) => along(frame.height - height).map((top): Point => [left, top]));
  const far = ([left, top]: Point): number => Math.hypot(left + width / 2 - x, top + height / 2 - y);
  return spots.sort((a, b) => far(a) - far(b));
}

// Its upper left corner. If no position is free, the one that covers the least.
export function clearSpot(at: Point, size: Size, frame: Size, keepClear: readonly Box[], away: number): Point {
  const inFrame = ([x, y]: Point): boolean =>
    x >= kEdge && y >= kEdge && x + size.width <= frame.width - kEdge && y + size.height <= frame.height - kEdge;
  const own: Box = { x0: at[0] - 1, y0: at[1] - 1, x1: at[0] + 1, y1: at[1] + 1 };
  const clear = [...keepClear, own];
  const cost = ([x, y]: Point): number => covered({ x0: x, y0: y, x1: x + size.width, y1: y + size.height }, clear);
  const near = beside(at, size, away).filter(inFrame);
  const free = near.find((spot) => cost(spot) === 0);
  if (free) return free;
  let best: Point = near[0] ?? [kEdge, kEdge];
  let least = cost(best);
  for (const spot of elsewhere(at, size, frame)) {
    const covers = cost(spot);
    if (covers < least) [best, least] = [spot, covers];
    if (least === 0) break;
  }
  return best;
}
