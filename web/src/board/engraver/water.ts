// Streams with engraved shore lines, and meadows.
import type { Point } from '../../games/game';
import { beside, smooth } from './geometry';
import { kInks } from './inks';
import { line, stroke } from './svg';

const kShores = [
  { at: 1, alpha: 0.6 },
  { at: 2, alpha: 0.4 },
  { at: 3, alpha: 0.24 },
];

export function stream(course: Point[], width = 2.6): string {
  const way = smooth(course, 2);
  const d = line(way);
  const round = 'stroke-linecap="round"';
  const shores = kShores.flatMap(({ at, alpha }) =>
    [1, -1].map((bank) => stroke(line(beside(way, bank * (width * 0.5 + 1.1 + at * 1.55))), kInks.water, 0.5, `opacity="${alpha}"`)),
  );
  return (
    '<g>' +
    stroke(d, kInks.waterWash, width + 11, `stroke-opacity=".4" ${round}`) +
    stroke(d, kInks.waterWash, width + 5.5, `stroke-opacity=".5" ${round}`) +
    shores.join('') +
    stroke(d, kInks.water, width, round) +
    stroke(d, kInks.waterLight, width * 0.38, round) +
    '</g>'
  );
}

// Low and wet ground. The marsh pattern identifies the meadow without its colour.
export function meadow(outline: Point[]): string {
  return wash(outline, kInks.meadow, 0.6, 0.2) + `<path d="${line(outline, true)}" fill="url(#marsh)"/>`;
}

// A wash: a flat tint with a darker rim.
export function wash(outline: Point[], colour: string, alpha = 0.5, rim = 0.25): string {
  const d = line(outline, true);
  return (
    `<path d="${d}" fill="${colour}" fill-opacity="${alpha}"` +
    ` stroke="${colour}" stroke-opacity="${rim}" stroke-width="2.2" stroke-linejoin="round"/>`
  );
}
