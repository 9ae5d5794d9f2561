// Relief: hill tints, and hachures that run down from a crest.
import type { Point } from '../../games/game';
import { random, smooth, softened, turning, walk, type Sample } from './geometry';
import { kInks } from './inks';
import { line, short, stroke } from './svg';

// A layered tint: the polygon, then wider and wider strokes of a third of its strength. The layers replace a blur.
export function hill(outline: Point[], strength = 0.15): string {
  const d = line(smooth(outline, 2, true), true);
  const rims = [16, 10, 5].map((width) => stroke(d, kInks.hill, width, `stroke-opacity="${strength * 0.34}" stroke-linejoin="round"`));
  return `${rims.join('')}<path d="${d}" fill="${kInks.hill}" fill-opacity="${strength}"/>`;
}

// The side of the line on which the slope falls. `right` is right of the line's direction; `out` is away from a closed hill.
export type Fall = 'north' | 'south' | 'east' | 'west' | 'right' | 'out';

// `second`: a lighter row further down. `crest`: the line itself. `weight`: the width of a stroke at its thick end.
export interface HachureOptions {
  step?: number;
  length?: number;
  seed?: number;
  second?: boolean;
  crest?: boolean;
  weight?: number;
}

// Thick at the crest, thin below: the thick end is the high ground. All strokes of a ridge are one path.
export function hachures(crest: Point[], fall: Fall, options: HachureOptions = {}): string {
  const { step = 3.3, length = 15, seed = 7, second = true, crest: ridge = true, weight = 0.95 } = options;
  const way = smooth(crest, 2);
  const samples = softened(walk(way, step), 5);
  const down = side(crest, samples, fall);
  const chance = random(seed);
  let upper = '';
  let lower = '';
  samples.forEach((at, i) => {
    const fade = fall === 'out' ? 1 : Math.min(1, (i + 2) / 9, (samples.length - i + 1) / 9);
    const swell = 0.86 + 0.2 * Math.sin(i * 0.19) + 0.1 * Math.sin(i * 0.53);
    upper += wedge(at, down, length * (0.72 + 0.5 * chance()) * swell * fade, weight * (0.75 + 0.5 * chance()), chance);
    if (second && i % 2 === 1) lower += secondWedge(at, down, step, length, length * (0.45 + 0.35 * chance()) * fade);
  });
  const tone = [1.25, 0.85, 0.45].map((k) => `<path d="${band(samples, down * length * k)}" fill="${kInks.slope}" opacity=".11"/>`).join('');
  return (
    `<g>${tone}<path d="${upper}" fill="${kInks.sepia}" opacity=".86"/>` +
    (second ? `<path d="${lower}" fill="${kInks.sepia}" opacity=".55"/>` : '') +
    `${ridge ? stroke(line(way), kInks.sepia, 1.7, 'stroke-linecap="round"') : ''}</g>`
  );
}

// +1 if the slope falls to the right of the direction, -1 if to the left.
function side(crest: Point[], samples: Sample[], fall: Fall): number {
  if (fall === 'right') return 1;
  if (fall === 'out') return turning(crest) > 0 ? -1 : 1;
  const upright = fall === 'north' || fall === 'south';
  const lean = samples.reduce((sum, s) => sum + (upright ? s.ny : s.nx), 0);
  return (fall === 'south' || fall === 'east' ? 1 : -1) * (lean >= 0 ? 1 : -1);
}

function wedge(at: Sample, down: number, length: number, width: number, chance: () => number): string {
  const tx = -at.ny;
  const ty = at.nx;
  const shift = (chance() - 0.5) * 1.1;
  const bx = at.x + tx * shift;
  const by = at.y + ty * shift;
  const ex = bx + at.nx * down * length + tx * (chance() - 0.5) * 1.6;
  const ey = by + at.ny * down * length + ty * (chance() - 0.5) * 1.6;
  return triangle(bx, by, ex, ey, tx * width, ty * width);
}

// The staggered row further down the slope.
function secondWedge(at: Sample, down: number, step: number, start: number, length: number): string {
  const tx = -at.ny;
  const ty = at.nx;
  const bx = at.x + at.nx * down * 0.62 * start + tx * step * 0.5;
  const by = at.y + at.ny * down * 0.62 * start + ty * step * 0.5;
  return triangle(bx, by, bx + at.nx * down * length, by + at.ny * down * length, tx * 0.5, ty * 0.5);
}

function triangle(bx: number, by: number, ex: number, ey: number, wx: number, wy: number): string {
  return `M${short(bx - wx)} ${short(by - wy)}L${short(ex)} ${short(ey)}L${short(bx + wx)} ${short(by + wy)}Z`;
}

function band(samples: Sample[], width: number): string {
  const far = samples.map((s): Point => [s.x + s.nx * width, s.y + s.ny * width]);
  return line([...samples.map((s): Point => [s.x, s.y]), ...far.reverse()], true);
}
