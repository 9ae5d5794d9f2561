// From a view to pieces on the map: every side of every area in ranks, where there is room for them. What is off the map (Prussian
// display, delayed, eliminated, Grand Battery) stands in the panels instead.
import type { Box } from '../../board/engraver/geometry';
import { short } from '../../board/engraver/svg';
import { Recent } from '../../board/recent';
import type { Room, Wish } from '../../board/room';
import type { Language } from '../../text/language.svelte';
import type { Extra, Piece, Point } from '../game';
import { areaById } from './data';
import { drawUp, standing, type Block, type Standing } from './layout_block';
import { roomFor } from './layout_room';
import { centerOf } from './map/sheet';
import { cubeSprite } from './pieces';
import { kColours, kSides, otherSide, type Colour, type Side, type WaterlooView } from './view';

export interface Layout {
  pieces: Piece[];
  extras: Extra[];
}

const kWidest = [92, 66, 47]; // ranks of these widths are tried
const kRank = 5; // what another rank costs: a long one is easier to read
const kApart = { first: 16, second: 30 }; // from the centre, when two sides share an area
const kPull = { usual: 0.25, contested: 0.5 };
const kBelow = 6; // pieces stand a little below the centre: the name is above it

// The position on show, the one before it, and what is looked back at.
const kKept = 6;
const known: Record<Language, Recent<WaterlooView, Layout>> = {};

export function layout(view: WaterlooView, language: Language): Layout {
  return (known[language] ??= new Recent(kKept)).get(view, () => layOut(view, language));
}

function layOut(view: WaterlooView, language: Language): Layout {
  const result: Layout = { pieces: [], extras: [] };
  const pieces = standing(view, language).filter((piece) => areaById.has(piece.view.at));
  for (const area of areaById.keys()) {
    const here = pieces.filter((piece) => piece.view.at === area);
    if (here.length > 0 || view.cubes[area]) placeArea(view, area, here, result);
  }
  return result;
}

// The side that holds the area stands first; a side that came in stands towards the area it came from.
function placeArea(view: WaterlooView, area: string, pieces: Standing[], result: Layout): void {
  const here = kSides.filter((side) => pieces.some((piece) => piece.unit.side === side) || cubesOf(view, area, side).length > 0);
  const newcomer = view.assault?.area === area ? view.assault.side : newcomerAmong(pieces);
  const sides = newcomer ? [otherSide(newcomer), newcomer].filter((side) => here.includes(side)) : here;
  const towards = sides.length > 1 ? wayBack(view, area, sides[1], pieces) : ([0, 0] as Point);
  const taken: Box[] = [];
  sides.forEach((side, i) => {
    const [cx, cy] = centerOf(area);
    const reach = i === 0 ? -kApart.first : kApart.second;
    const pull = sides.length > 1 ? kPull.contested : kPull.usual;
    const wish: Wish = { at: [cx + towards[0] * reach, cy + kBelow + towards[1] * reach], pull };
    const { block, room } = best(
      area,
      pieces.filter((piece) => piece.unit.side === side),
      cubesOf(view, area, side),
      wish,
      taken,
    );
    taken.push({ x0: room.x, y0: room.y, x1: room.x + block.width, y1: room.y + block.height });
    stand(area, block, room, result);
  });
}

// Both sides without an assault: cavalry stands with guns that the other side has left (WL-1.3.7).
function newcomerAmong(pieces: Standing[]): Side | undefined {
  const left = pieces.find((piece) => piece.view.unmanned);
  return left && otherSide(left.unit.side);
}

// The way back for a side: the direction of the areas it came from, else its own end of the field.
function wayBack(view: WaterlooView, area: string, side: Side, pieces: Standing[]): Point {
  const links = pieces.filter((piece) => piece.unit.side === side).map((piece) => piece.view.link);
  const assault = view.assault?.area === area ? view.assault.origins : [];
  const from = [...links, ...assault].filter((id): id is string => id !== undefined && areaById.has(id));
  if (from.length === 0) return [0, side === 'french' ? 1 : -1];
  const [cx, cy] = centerOf(area);
  const dx = from.reduce((sum, id) => sum + centerOf(id)[0], 0) / from.length - cx;
  const dy = from.reduce((sum, id) => sum + centerOf(id)[1], 0) / from.length - cy;
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

function cubesOf(view: WaterlooView, area: string, side: Side): Colour[] {
  const here = view.cubes[area] ?? {};
  const own = kColours.filter((colour) => (colour === 'blue') === (side === 'french'));
  return own.flatMap((colour) => Array<Colour>(here[colour] ?? 0).fill(colour));
}

// Tries wide ranks before narrow ones.
function best(area: string, pieces: Standing[], cubes: Colour[], wish: Wish, taken: Box[]): { block: Block; room: Room } {
  const tried = kWidest.map((widest) => {
    const block = drawUp(pieces, cubes, widest);
    const room = roomFor(area, block.width, block.height, wish, taken);
    const ranks = new Set(block.stands.map((piece) => piece.y)).size;
    return { block, room, cost: room.cost + ranks * kRank };
  });
  return tried.reduce((least, next) => (next.cost < least.cost ? next : least));
}

function stand(area: string, block: Block, room: Room, result: Layout): void {
  const add = (id: string, x: number, y: number, sprite: string): void => {
    result.extras.push({ id, x: short(room.x + x), y: short(room.y + y), sprite });
  };
  for (const { unit, view, look, x, y } of block.stands) {
    result.pieces.push({
      id: unit.id,
      place: area,
      seat: unit.side,
      x: short(room.x + x),
      y: short(room.y + y),
      ...look,
      spent: view.acted === true,
    });
    const cube = unit.damage_cube;
    for (let i = 0; i < (view.cubes ?? 0); i++) add(`${unit.id} ${cube} ${i}`, x - 4 + i * 6, y + 4, cubeSprite(cube, 0, 0, 0.8));
  }
  block.cubes.forEach(({ colour, x, y }, i) => add(`${area} ${colour} ${i}`, x, y, cubeSprite(colour, 0, 0)));
  for (const { arm, count, x, y } of block.badges) {
    const sprite = `<circle r="6.4" fill="#2b2118" stroke="#f5edd8"/><text class="badge" y="3.2">${count}</text>`;
    add(`${area} ${block.stands[0].unit.side} ${arm}`, x, y, sprite);
  }
}
