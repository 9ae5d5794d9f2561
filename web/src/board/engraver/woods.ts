// Woods: a scalloped edge, a wash, and trees thrown inside it.
import type { Point } from '../../games/game';
import { random, scattered, smooth, turning, walk } from './geometry';
import { kInks } from './inks';
import { short } from './svg';

const kGap = 8.4;          // between trees
const kTree = 11 / 12;     // their size against the symbol

export function wood(outline: Point[], seed: number): string {
  const edge = smooth(outline, 1, true);
  const d = scallops(edge);
  const chance = random(seed);
  const trees = scattered(edge, kGap, 3.6, chance).map(([x, y]) =>
    `<use href="#tree${1 + Math.floor(chance() * 3)}" x="${short(x - 6 * kTree)}" y="${short(y - 8 * kTree)}"`
    + ` width="${short(14 * kTree)}" height="${short(12 * kTree)}"/>`);
  return `<g><path d="${d}" transform="translate(1.6 2)" fill="${kInks.woodShade}" opacity=".22"/>`
    + `<path d="${d}" fill="${kInks.wood}" fill-opacity=".62" stroke="${kInks.woodInk}" stroke-width=".8" stroke-opacity=".75"/>`
    + `${trees.join('')}</g>`;
}

function scallops(edge: Point[]): string {
  const samples = walk(edge, 6.4, true);
  const sweep = turning(edge) > 0 ? 1 : 0;
  const start = samples[0];
  const arcs = [...samples.slice(1), start].map((s) => `A3.6 3.4 0 0 ${sweep} ${short(s.x)} ${short(s.y)}`);
  return `M${short(start.x)} ${short(start.y)}${arcs.join('')}Z`;
}
