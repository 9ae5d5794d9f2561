// Buildings, fields, borders and walls.
import type { Point } from '../../games/game';
import { boxOf, distanceToEdge, inside, random } from './geometry';
import { kInks } from './inks';
import { line, stroke } from './svg';

export function village(buildings: Point[][], strong: boolean): string {
  const d = buildings.map((footprint) => line(footprint, true)).join('');
  return (
    `<g><path d="${d}" transform="translate(1.1 1.2)" fill="${kInks.brickShade}" opacity=".45"/>` +
    `<path d="${d}" fill="${strong ? kInks.brickStrong : kInks.brick}" stroke="${kInks.brickInk}" stroke-width=".7"/></g>`
  );
}

// A few ploughed parcels inside an outline, away from its edge and from the outlines to avoid.
export function parcels(outline: Point[], seed: number, avoid: Point[][]): string {
  const chance = random(seed);
  const box = boxOf(outline);
  let out = '';
  for (let i = 0; i < 7; i++) {
    const x = box.x0 + chance() * (box.x1 - box.x0);
    const y = box.y0 + chance() * (box.y1 - box.y0);
    const corners = parcel(x, y, (chance() - 0.5) * 0.9, 15 + chance() * 22, 9 + chance() * 14);
    if (!corners.every(([cx, cy]) => inside(outline, cx, cy) && distanceToEdge(outline, cx, cy) > 5)) continue;
    if (avoid.some((area) => inside(area, x, y) || distanceToEdge(area, x, y) <= 22)) continue;
    const furrow = 1 + Math.floor(chance() * 3);
    out += `<path d="${line(corners, true)}" fill="url(#furrow${furrow})" stroke="${kInks.parcel}" stroke-width=".4" stroke-opacity=".5"/>`;
  }
  return out;
}

function parcel(x: number, y: number, turn: number, width: number, height: number): Point[] {
  const [w, h] = [width / 2, height / 2];
  const corners: Point[] = [
    [-w, -h],
    [w, -h + 2],
    [w - 2, h],
    [-w + 1, h - 1],
  ];
  return corners.map(([u, v]) => [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)]);
}

export const kWallWidth = 6.3;

// A thick line inside the border and a thin one within it: a wall with a path. The id must be unique on the page.
export function wall(outline: Point[], id: string): string {
  const d = line(outline, true);
  const join = 'stroke-linejoin="round"';
  return (
    `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">` +
    `${stroke(d, kInks.black, 2 * kWallWidth, join)}${stroke(d, '#f3e7c8', 10.6, join)}${stroke(d, kInks.black, 8, join)}</g>`
  );
}
