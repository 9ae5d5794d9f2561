// The ground of the table: everything below the pieces, drawn once.
import { boxOf, distanceToEdge, hash, inside, random } from '../../../board/engraver/geometry';
import { kInks } from '../../../board/engraver/inks';
import { hachures, hill } from '../../../board/engraver/relief';
import { avenue, road, sunkenRoad } from '../../../board/engraver/roads';
import { village } from '../../../board/engraver/settlement';
import { line, short, stroke } from '../../../board/engraver/svg';
import { stream } from '../../../board/engraver/water';
import { wood } from '../../../board/engraver/woods';
import type { Point } from '../../game';
import { areasOf, bridges, deployment, drawing, linesOf } from '../data';
import { at, kHeight, kMargin, kScale, kWidth, onSheet } from './sheet';

const kGrass = '#c3c795';
const kCrops = ['#d9c98a', '#c4cf94', '#e0d3a4', '#b4c184'];
const kPaved = 3; // millimetres: wider roads are paved
const kBuilding = 190; // square pixels of a town for each of its buildings

export function ground(): string {
  const { top, right, bottom, left } = kMargin;
  const paper = `<rect x="${-left}" y="${-top}" width="${kWidth + left + right}" height="${kHeight + top + bottom}" fill="url(#paper)"/>`;
  const grass = `<rect width="${kWidth}" height="${kHeight}" fill="${kGrass}" fill-opacity=".45"/>`;
  const layers = [grass, crops(), relief(), water(), roads(), fields(), woods(), towns(), entrance()];
  return `${paper}<clipPath id="enemy-mistakes-neat"><rect width="${kWidth}" height="${kHeight}"/></clipPath><g clip-path="url(#enemy-mistakes-neat)">${layers.join('')}</g>`;
}

function crops(): string {
  return drawing
    .filter((one) => one.kind === 'crop')
    .map(({ polygon, tone }) => {
      const d = line(onSheet(polygon), true);
      const tint = `<path d="${d}" fill="${kCrops[tone % kCrops.length]}" fill-opacity=".55" stroke="#8a7a44" stroke-width=".5"/>`;
      return `${tint}<path d="${d}" fill="url(#furrow${1 + (tone % 3)})" opacity=".4"/>`;
    })
    .join('');
}

function relief(): string {
  const contours = drawing.filter((one) => one.kind === 'contour').sort((a, b) => a.level - b.level);
  const rises = contours.map(({ polygon }) => hill(onSheet(polygon), 0.14));
  const hills = areasOf('hill').map(({ id, polygon }) => {
    const rim = onSheet(polygon);
    const slope = hachures([...rim, rim[0]!], 'out', { length: 11, second: false, step: 3.6, seed: hash(id), weight: 0.8 });
    return hill(rim, 0.12) + slope;
  });
  return [...rises, ...hills].join('');
}

const water = (): string =>
  linesOf('torrent')
    .map(({ points }) => stream(onSheet(points), 3))
    .join('');

function roads(): string {
  const ways = linesOf('road').sort((a, b) => a.width - b.width);
  const drawn = ways.map(({ points, width }) => {
    const way = onSheet(points);
    return width > kPaved ? avenue(way) + road(way, 'paved') : road(way, 'lane');
  });
  const sunken = linesOf('sunken_road').map(({ points }) => sunkenRoad(onSheet(points), 2.6, 4.4));
  return [...drawn, ...sunken, ...bridges.map(bridge)].join('');
}

function bridge({ at: middle, axis }: (typeof bridges)[number]): string {
  const [x, y] = at(middle);
  return (
    `<g transform="translate(${short(x)} ${short(y)}) rotate(${90 - axis})"><rect x="-7" y="-3.4" width="14" height="6.8" fill="${kInks.road}" stroke="${kInks.black}"/>` +
    `<path d="M-9 -5C-6 -3 6 -3 9 -5M-9 5C-6 3 6 3 9 5" fill="none" stroke="${kInks.black}" stroke-width="1.2"/></g>`
  );
}

function fields(): string {
  return areasOf('farm_field')
    .map(({ polygon }) => {
      const d = line(onSheet(polygon), true);
      return `<path d="${d}" fill="#d3b65c" fill-opacity=".7" stroke="#6b5524"/><path d="${d}" fill="url(#furrow2)"/>`;
    })
    .join('');
}

const woods = (): string =>
  areasOf('wood')
    .map(({ id, polygon }) => wood(onSheet(polygon), hash(id), 9))
    .join('');

function towns(): string {
  return areasOf('town')
    .map(({ id, polygon }) => {
      const outline = onSheet(polygon);
      const edge = `<path d="${line(outline, true)}" fill="#d9a58e" fill-opacity=".75" stroke="${kInks.brickInk}" stroke-width="1.4"/>`;
      return edge + village(buildings(outline, hash(id)), false);
    })
    .join('');
}

function buildings(outline: Point[], seed: number): Point[][] {
  const chance = random(seed);
  const { x0, y0, x1, y1 } = boxOf(outline);
  const tries = Math.floor(((x1 - x0) * (y1 - y0)) / kBuilding);
  return Array.from({ length: tries }).flatMap(() => {
    const [x, y] = [x0 + 6 + chance() * (x1 - x0 - 12), y0 + 6 + chance() * (y1 - y0 - 12)];
    const [turn, w, h] = [chance() * 1.2, 4 + chance() * 5, 3 + chance() * 2.4];
    if (!inside(outline, x, y) || distanceToEdge(outline, x, y) < 5) return [];
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    const corners: Point[] = [
      [-w, -h],
      [w, -h],
      [w, h],
      [-w, h],
    ];
    return [corners.map(([u, v]): Point => [x + u * cos - v * sin, y + u * sin + v * cos])];
  });
}

// EM-7.2  Where Prussians are deployed.
function entrance(): string {
  const { west, north, east, south } = deployment;
  const [x, y, width, height] = [west, north, east - west, south - north].map((length) => length * kScale);
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#2d2d31" fill-opacity=".05"/>` +
    stroke(`M${x! + width!} ${y}H${x}V${y! + height!}H${x! + width!}`, '#2d2d31', 1, 'stroke-opacity=".5" stroke-dasharray="6 4"')
  );
}
