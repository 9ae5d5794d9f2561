// Fans out overlapping stacks while the pointer is on them.
import type { Piece } from '../games/game';

const kCovered = 0.75; // a piece that shows less of its width than this is in a stack
const kAir = 2;

// How far each piece of a stack moves aside. Empty if nothing overlaps.
export function fanOut(pieces: Piece[], left: number, right: number): Map<string, number> {
  const moved = new Map<string, number>();
  for (const y of new Set(pieces.map((piece) => piece.y))) {
    const rank = pieces.filter((piece) => piece.y === y).sort((a, b) => a.x - b.x);
    if (!rank.some((piece, i) => i > 0 && piece.x - rank[i - 1].x < rank[i - 1].width * kCovered)) continue;
    const width = rank.reduce((sum, piece) => sum + piece.width + kAir, 0);
    const middle = (rank[0].x + rank[rank.length - 1].x) / 2;
    let x = Math.max(left, Math.min(right - width, middle - width / 2));
    for (const piece of rank) {
      moved.set(piece.id, x + piece.width / 2 - piece.x);
      x += piece.width + kAir;
    }
  }
  return moved;
}
