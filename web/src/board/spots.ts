// What the keyboard walks over besides places: pieces that stand in none are spots of their own.
import type { Piece, Place, Point } from '../games/game';

export function freeSpots(pieces: readonly Piece[]): Place[] {
  const free = pieces.filter(({ place }) => place === '');
  const ids = free.map(({ id }) => id);
  return free.map(({ id, x, y, width, height }) => ({
    id,
    outline: boxAround([x, y], width, height),
    center: [x, y - height / 2],
    neighbours: ids.filter((other) => other !== id),
  }));
}

// A piece has its foot at `at`.
function boxAround([x, y]: Point, width: number, height: number): Point[] {
  const [left, right] = [x - width / 2, x + width / 2];
  return [
    [left, y - height],
    [right, y - height],
    [right, y],
    [left, y],
  ];
}

// What a piece that is looked at reaches, in words: a few places by name, many by their number.
const kNamed = 6;

export function reachOf(
  inspected: Readonly<Record<string, string>>,
  words: { name: (place: string) => string; kind: (kind: string) => string; areas: (count: number) => string },
): string[] {
  return [...new Set(Object.values(inspected))].map((kind) => {
    const names = Object.keys(inspected)
      .filter((id) => inspected[id] === kind)
      .map(words.name);
    return `${words.kind(kind)}: ${names.length > kNamed ? words.areas(names.length) : names.join(', ')}`;
  });
}
