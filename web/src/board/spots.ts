// Spots of a sheet: what was clicked, and what the keyboard can reach besides places.
import type { Piece, Place, Point, Sheet } from '../games/game';
import type { Camera } from './camera.svelte';
import type { Box } from './engraver/geometry';
import type { Spot } from './states';

// Pixels: a click or touch this near to a point counts as one on it.
export const kNear = { mouse: 10, touch: 22 };

// The spot at a point of the frame; `near`: pixels.
export function spotAt(camera: Camera, { scale }: Sheet, [x, y]: Point, place: string | undefined, near = 0): Spot {
  if (!scale) return { x, y, place };
  const [left, top] = camera.toSheet([x, y]);
  const { origin, unit } = scale;
  return { x, y, place, at: [(left - origin[0]) / unit, (top - origin[1]) / unit], near: near / unit / camera.live.scale };
}

// A point in units of the scale, in sheet pixels.
export function onSheet({ origin, unit }: NonNullable<Sheet['scale']>, [x, y]: Point): Point {
  return [origin[0] + x * unit, origin[1] + y * unit];
}

// Points in notation, "37.5 120.0", in sheet pixels.
export const pointsOn = (scale: NonNullable<Sheet['scale']>, points: readonly string[]): Point[] =>
  points.map((point) => onSheet(scale, point.split(' ').map(Number) as Point));

export const boxAt = ([x, y]: Point, reach: number): Box => ({ x0: x - reach, y0: y - reach, x1: x + reach, y1: y + reach });

// Pieces outside all places are spots of their own.
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

// The reach of an inspected piece in words: a few places by name, many by their number.
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
