// Woods: a scalloped edge, a wash, and scattered trees inside it.
import type { Point } from '../../games/game';
import { boxOf, distanceToEdge, inside, random, scattered, smooth, turning, walk } from './geometry';
import { kInks } from './inks';
import { short } from './svg';
import { wash } from './water';

const kGap = 8.4; // between trees
const kTree = 11 / 12; // their size relative to the symbol

export function wood(outline: Point[], seed: number, gap = kGap): string {
  const edge = smooth(outline, 1, true);
  const d = scallops(edge);
  const chance = random(seed);
  const trees = scattered(edge, gap, 3.6, chance).map(([x, y]) => tree(1 + Math.floor(chance() * 3), x, y, kTree));
  return (
    `<g><path d="${d}" transform="translate(1.6 2)" fill="${kInks.woodShade}" opacity=".22"/>` +
    `<path d="${d}" fill="${kInks.wood}" fill-opacity=".62" stroke="${kInks.woodInk}" stroke-width=".8" stroke-opacity=".75"/>` +
    `${trees.join('')}</g>`
  );
}

// The same trees, in rows.
export function orchard(outline: Point[], apart = 9.5): string {
  const { x0, y0, x1, y1 } = boxOf(outline);
  let trees = '';
  for (let y = y0 + apart / 2; y < y1; y += apart)
    for (let x = x0 + apart / 2; x < x1; x += apart)
      if (inside(outline, x, y) && distanceToEdge(outline, x, y) > apart / 2) trees += tree(2, x, y, 0.68);
  return `<g>${wash(outline, kInks.orchard, 0.5, 0.4)}${trees}</g>`;
}

function tree(kind: number, x: number, y: number, size: number): string {
  return (
    `<use href="#tree${kind}" x="${short(x - 6 * size)}" y="${short(y - 8 * size)}"` +
    ` width="${short(14 * size)}" height="${short(12 * size)}"/>`
  );
}

function scallops(edge: Point[]): string {
  const samples = walk(edge, 6.4, true);
  const sweep = turning(edge) > 0 ? 1 : 0;
  const start = samples[0];
  const arcs = [...samples.slice(1), start].map((s) => `A3.6 3.4 0 0 ${sweep} ${short(s.x)} ${short(s.y)}`);
  return `M${short(start.x)} ${short(start.y)}${arcs.join('')}Z`;
}
