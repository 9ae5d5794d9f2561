// What is printed in an area: its number in a sign whose shape and colour tell the ground, the shield of its bonus, the star of victory,
// the flag of a headquarters, and its name. Pieces keep clear of the boxes given here.
import { distanceToEdge, inside, type Box } from '../../../board/engraver/geometry';
import { broken } from '../../../board/engraver/lettering';
import type { Language } from '../../../text/language.svelte';
import type { Point } from '../../game';
import { areaById, areas, entries, headquarters, nameIn, type BoardArea } from '../data';
import { kFactions, type Faction } from '../view';
import { centerOf, outlineOf } from './sheet';

const kRise = 36; // the number stands this far above the middle, if the border allows it
const kFromBorder = 17;
const kBelowNumber = 23; // from the number to the first line of the name
const kLeading = 13;

// Set by hand where the rule above is not good enough, in sheet pixels from the middle.
const kNumbers: Record<string, Point> = {
  3: [-14, -18],
  10: [0, -26],
  22: [0, -26],
  26: [0, -18],
  30: [6, -28],
  40: [2, -32],
  50: [0, -44],
  52: [4, -26],
  71: [6, -28],
  79: [0, -26],
  100: [4, -26],
  102: [2, -26],
};

const numbers: ReadonlyMap<string, Point> = new Map(areas.map(({ id }) => [id, numberPlace(id)]));

function numberPlace(id: string): Point {
  const [x, y] = centerOf(id);
  const set = kNumbers[id];
  if (set) return [x + set[0], y + set[1]];
  const outline = outlineOf(id);
  for (let rise = kRise; rise > 0; rise -= 2)
    if (inside(outline, x, y - rise) && distanceToEdge(outline, x, y - rise) >= kFromBorder) return [x, y - rise];
  return [x, y];
}

export function numberOf(area: string): Point {
  return numbers.get(area) ?? [0, 0];
}

export function headquartersOf(area: string): Faction | undefined {
  return kFactions.find((faction) => headquarters[faction] === area);
}

// Names that are lettered at every distance; the others come when one looks closer.
export function isNamed(area: BoardArea): boolean {
  return area.victory || area.terrain === 'village' || area.terrain === 'farm' || entries.has(area.id);
}

export interface NamePlace {
  x: number;
  y: number;
  css: string;
  rows: string[];
  leading: number;
}

export function nameOf(area: BoardArea, language: Language): NamePlace {
  const [x, y] = numberOf(area.id);
  const css = area.victory ? 'lb-sp' : isNamed(area) ? 'lb w2-place' : 'lb w2-minor';
  const rows = broken(nameIn(area.name, language), area.victory ? 13 : 16);
  return { x, y: y + kBelowNumber, css, rows, leading: kLeading };
}

const kLetter: Record<string, number> = { 'lb-sp': 7.4, 'lb w2-place': 6.2 };

// What the print takes: the number with what stands beside it, and the name if it always stands there.
export function printOf(id: string): Box[] {
  const area = areaById.get(id);
  if (!area) return [];
  const [x, y] = numberOf(id);
  const left = area.victory || headquartersOf(id) ? 26 : 12;
  const number = { x0: x - left, y0: y - 12, x1: x + (area.bonus > 0 ? 24 : 12), y1: y + 12 };
  return isNamed(area) ? [number, ...nameBoxes(area)] : [number];
}

// What a name takes, in whatever language.
export function nameBoxes(area: BoardArea): Box[] {
  return Object.keys(area.name).map((language): Box => {
    const { x, y, css, rows, leading } = nameOf(area, language);
    const half = (Math.max(...rows.map((row) => row.length)) * (kLetter[css] ?? 5.2)) / 2;
    return { x0: x - half, y0: y - 11, x1: x + half, y1: y + 3 + (rows.length - 1) * leading };
  });
}
