// Roads by class, and the sunken road with its hatched banks.
import type { Point } from '../../games/game';
import { random, smooth, softened, walk, type Sample } from './geometry';
import { kInks } from './inks';
import { line, short, stroke } from './svg';

export type RoadClass = 'paved' | 'lane' | 'track';

const kWidths: Record<RoadClass, [ink: number, paper: number]> = { paved: [4.6, 2.9], lane: [3, 1.7], track: [2, 1] };

export function road(way: Point[], kind: RoadClass): string {
  const d = line(smooth(way, 1));
  const [ink, paper] = kWidths[kind];
  return stroke(d, kInks.roadInk, ink, 'stroke-linejoin="round"') + stroke(d, kInks.road, paper, 'stroke-linejoin="round"');
}

// Trees on both sides of a main road; as tufts, all in one path.
export function avenue(way: Point[], apart = 13, aside = 5.2): string {
  const chance = random(31);
  const tufts = [1, -1].flatMap((side) =>
    walk(smooth(way, 1), apart)
      .filter(() => chance() < 0.86)
      .map((at): Point => [at.x + at.nx * side * aside + (chance() - 0.5) * 1.6, at.y + at.ny * side * aside + (chance() - 0.5) * 1.6]),
  );
  const d = tufts.map(([x, y]) => `M${short(x - 1.5)} ${short(y)}a1.5 1.4 0 1 1 3 0a1.5 1.4 0 1 1 -3 0Z`).join('');
  const shade = tufts.map(([x, y]) => `M${short(x)} ${short(y + 1.5)}h3`).join('');
  return (
    stroke(shade, kInks.woodInk, 0.7, 'opacity=".4"') + `<path d="${d}" fill="${kInks.crown}" stroke="${kInks.woodInk}" stroke-width=".5"/>`
  );
}

// The lane is below the ground: the hatching of both banks points at it.
export function sunkenRoad(way: Point[], half = 2, bank = 3.6): string {
  const course = smooth(way, 1);
  const d = line(course);
  const samples = softened(walk(course, 2.6), 3);
  const chance = random(11);
  let combs = '';
  for (const side of [1, -1]) for (const at of samples) combs += comb(at, side, half, half + bank * (0.8 + 0.4 * chance()));
  return (
    '<g>' +
    stroke(d, kInks.roadBed, 2 * (half + bank), 'opacity=".6"') +
    stroke(d, kInks.roadSunk, 2 * half) +
    `<path d="${combs}" fill="${kInks.bank}" opacity=".9"/>${rim(samples, half + bank)}${rim(samples, -half - bank)}</g>`
  );
}

function comb(at: Sample, side: number, half: number, reach: number): string {
  const wx = -at.ny * 0.62;
  const wy = at.nx * 0.62;
  const bx = at.x + at.nx * side * reach;
  const by = at.y + at.ny * side * reach;
  const px = at.x + at.nx * side * (half - 0.1);
  const py = at.y + at.ny * side * (half - 0.1);
  return `M${short(bx - wx)} ${short(by - wy)}L${short(px)} ${short(py)}L${short(bx + wx)} ${short(by + wy)}Z`;
}

function rim(samples: Sample[], distance: number): string {
  const d = line(samples.map((s) => [s.x + s.nx * distance, s.y + s.ny * distance]));
  return stroke(d, kInks.bank, 0.7, 'stroke-dasharray="3 1.6" opacity=".8"');
}
