// The visible part of a drawing in a frame that it fills (SVG's "slice"), and the pieces that are completely in it.
import type { PicturePiece } from '../games';

export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const kMargin = 3; // shadows and rings extend a little beyond the piece

// Null while the frame has no size.
export function seenPart(viewBox: string, width: number, height: number, align: 'xMidYMid' | 'xMidYMin'): Part | null {
  const [x = 0, y = 0, w = 0, h = 0] = viewBox.split(' ').map(Number);
  if (width <= 0 || height <= 0) return null;
  const scale = Math.max(width / w, height / h);
  const left = x + (w - width / scale) / 2;
  const top = align === 'xMidYMin' ? y : y + (h - height / scale) / 2;
  return { left, top, right: left + width / scale, bottom: top + height / scale };
}

export function pieceIsWhole({ x, y, width, height }: PicturePiece, { left, top, right, bottom }: Part): boolean {
  return x - width / 2 - kMargin >= left && x + width / 2 + kMargin <= right && y - height - kMargin >= top && y + kMargin <= bottom;
}
