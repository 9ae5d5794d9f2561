// How large things must be shown to be chosen: pieces so that they can be told apart and hit, places so that their names can be read.
import type { Piece, Place, Point } from '../games/game';
import type { Look } from './camera.svelte';
import { boxOf, type Box } from './engraver/geometry';

const kPiece = 32; // pixels: the longer side of a piece
const kReadable = 0.72; // screen pixels per sheet pixel: names can be read
const kAlone = 0.5; // … while nothing but points is to be chosen: dots need not be large
const kDot = 10; // sheet pixels around a point
const kApart = 18; // screen pixels between two points
const kClosest = 2.4; // … as far as this scale allows
const kOverview = 124; // pixels: the corner that the overview takes

export const boxOfPiece = ({ x, y, width, height }: Piece): Box => ({ x0: x - width / 2, y0: y - height, x1: x + width / 2, y1: y });

// The boxes to show, and the least scale for them. `points`: in sheet pixels; they must be told apart, too.
export function legible(pieces: readonly Piece[], places: readonly Place[], points: readonly Point[] = []): { boxes: Box[]; least: number } {
  const smallest = Math.min(...pieces.map(({ width, height }) => Math.max(width, height)));
  const dots = points.map(([x, y]): Box => ({ x0: x - kDot, y0: y - kDot, x1: x + kDot, y1: y + kDot }));
  const boxes = [...pieces.map(boxOfPiece), ...places.map(({ outline }) => boxOf(outline)), ...dots];
  const alone = points.length > 0 && places.length === 0 ? kAlone : kReadable;
  return { boxes, least: Math.max(pieces.length > 0 ? kPiece / smallest : alone, apart(points)) };
}

// So that the two points that lie closest have room between them.
function apart(points: readonly Point[]): number {
  const gaps = points.flatMap(([x, y], i) => points.slice(0, i).map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)));
  return gaps.length > 0 ? Math.min(kClosest, kApart / Math.min(...gaps)) : 0;
}

// Whether the overview, in the upper right corner of the frame, would cover a box of the sheet.
export function inCorner({ x1, y0 }: Box, { x, y, scale }: Look, width: number): boolean {
  return (x1 - x) * scale > width - kOverview && (y0 - y) * scale < kOverview;
}
