// How large things must be shown to be chosen: pieces so that they can be told apart and hit, places so that their names can be read.
import type { Piece, Place } from '../games/game';
import type { Look } from './camera.svelte';
import { boxOf, type Box } from './engraver/geometry';

const kPiece = 32; // pixels: the longer side of a piece
const kReadable = 0.72; // screen pixels per sheet pixel: names can be read
const kOverview = 124; // pixels: the corner that the overview takes

export const boxOfPiece = ({ x, y, width, height }: Piece): Box => ({ x0: x - width / 2, y0: y - height, x1: x + width / 2, y1: y });

// The boxes to show, and the least scale for them.
export function legible(pieces: readonly Piece[], places: readonly Place[]): { boxes: Box[]; least: number } {
  const smallest = Math.min(...pieces.map(({ width, height }) => Math.max(width, height)));
  const boxes = [...pieces.map(boxOfPiece), ...places.map(({ outline }) => boxOf(outline))];
  return { boxes, least: pieces.length > 0 ? kPiece / smallest : kReadable };
}

// Whether the overview, in the upper right corner of the frame, would cover a box of the sheet.
export function inCorner({ x1, y0 }: Box, { x, y, scale }: Look, width: number): boolean {
  return (x1 - x) * scale > width - kOverview && (y0 - y) * scale < kOverview;
}
