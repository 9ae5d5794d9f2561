// From a view to blocks on the map: every army of every area in ranks. What is off the map (pools, eliminated, not arrived) stands in the
// panels instead.
import { short } from '../../board/engraver/svg';
import { Recent } from '../../board/recent';
import type { Box } from '../../board/engraver/geometry';
import { roomFinder, type Wish } from '../../board/room';
import type { Language } from '../../text/language.svelte';
import type { Extra, Piece } from '../game';
import { backLook, cubeSprite, faceLook, kBlock, type Look } from './blocks';
import { areaById, areas, editionOf, isGun, isLeader, units, type Unit } from './data';
import { isNamed, nameBoxes, numberOf, printOf } from './map/numbers';
import { centerOf, outlineOf } from './map/sheet';
import { kFactions, sideOf, type Faction, type Side, type Waterloo200View } from './view';

export interface Layout {
  pieces: Piece[];
  extras: Extra[];
}
export interface Standing {
  id: string;
  faction: Faction;
  look: Look;
  spent: boolean;
  rank: number;
}

// Ranks that are tried: blocks in one, pixels from one to the next, and what it costs that they cover each other.
const kRanks = [
  { most: 2, apart: 31, cost: 0 },
  { most: 4, apart: 31, cost: 0 },
  { most: 4, apart: 21, cost: 24 },
  { most: 4, apart: 15, cost: 40 },
];
const kRankHeight = 31;
const kPull = 0.2;
const kBelow = 12; // the number stands above the middle, blocks below it

// An army that is alone keeps clear of all print; where two meet, the blocks need the room of the names that are seldom read.
const kCosts = { printed: 1 / 120, others: 0, outside: 6, beyond: 2, atEdge: 2 };
const minorName = (id: string): Box[] => {
  const area = areaById.get(id);
  return area && !isNamed(area) ? nameBoxes(area) : [];
};
const printAround = (id: string): Box[] => (areaById.get(id)?.neighbours ?? []).flatMap(printOf);
const roomForOne = roomFinder({
  outline: outlineOf,
  inset: () => 2,
  name: (id) => [...printOf(id), ...minorName(id)],
  costs: { ...kCosts, name: 1 / 5 },
  printed: printAround,
});
const roomForTwo = roomFinder({
  outline: outlineOf,
  inset: () => 2,
  name: printOf,
  costs: { ...kCosts, name: 1 / 22 },
  printed: (id) => [...minorName(id), ...printAround(id)],
});

// The position on show, the one before it, and what is looked back at.
const kKept = 6;
const known: Record<Language, Recent<Waterloo200View, Layout>> = {};

export function layout(view: Waterloo200View, language: Language): Layout {
  return (known[language] ??= new Recent(kKept)).get(view, () => layOut(view, language));
}

function layOut(view: Waterloo200View, language: Language): Layout {
  const standing = standingBlocks(view, language);
  const result: Layout = { pieces: [], extras: [] };
  for (const { id } of areas) {
    const here = standing.get(id);
    if (here) placeArea(id, here, result);
    placeCube(id, view, result);
  }
  return result;
}

// The order in a rank tells nothing of the past: leaders, guns, horse, foot, each by its place in the list; hidden blocks last.
const kOrder: ReadonlyMap<string, number> = new Map(units.map(({ id }, i) => [id, i]));
const kHiddenRank = 1000;

function rankOf(unit: Unit): number {
  const arm = isLeader(unit) ? 0 : isGun(unit) ? 1 : unit.type === 'cavalry' ? 2 : 3;
  return arm * 200 + (kOrder.get(unit.id) ?? 0);
}

export function standingBlocks(view: Waterloo200View, language: Language): Map<string, Standing[]> {
  const standing = new Map<string, Standing[]>();
  const add = (area: string, block: Standing): void => void standing.set(area, [...(standing.get(area) ?? []), block]);
  const { unitById } = editionOf(view);
  for (const [id, { at, step = 0, up, activated, moved }] of Object.entries(view.units)) {
    const unit = unitById.get(id);
    if (!unit || !areaById.has(at)) continue;
    const lying = up && unit.type !== 'strategic_leader'; // his block is labelled on both sides (W2-22.1.3)
    const look = faceLook(unit, step, language, { lying, activated });
    add(at, { id, faction: unit.faction, look, spent: moved === true, rank: rankOf(unit) });
  }
  for (const [area, counts] of Object.entries(view.blocks ?? {})) {
    for (const faction of kFactions)
      for (let i = 0; i < (counts[faction] ?? 0); i++)
        add(area, { id: blockId(view, area, faction, i), faction, look: backLook(faction), spent: false, rank: kHiddenRank + i });
  }
  for (const blocks of standing.values()) blocks.sort((a, b) => a.rank - b.rank);
  return standing;
}

// A hidden block has no name that lasts (W2-22.1.4). The one that moves before everybody's eyes keeps its own until it stops.
function blockId(view: Waterloo200View, area: string, faction: Faction, index: number): string {
  const moves = view.moving?.area === area && !view.moving.unit && sideOf(faction) === view.phasing && index === 0;
  return moves ? `block:moving:${faction}` : `block:${area}:${faction}:${index}`;
}

export const isHidden = (piece: string): boolean => piece.startsWith('block:');

// Alone, an army stands in ranks below the number; where two armies meet, they face each other, the French in the south.
function placeArea(area: string, here: Standing[], result: Layout): void {
  const contested = new Set(here.map(({ faction }) => sideOf(faction))).size > 1;
  const ofSide = (side: Side): Standing[] => here.filter(({ faction }) => sideOf(faction) === side);
  const tried = kRanks.map(({ most, apart, cost }) => {
    const drawn = drawUp(contested ? [ofSide('allied'), ofSide('french')] : inRanks(here, most), apart);
    const room = (contested ? roomForTwo : roomForOne)(area, drawn.width, drawn.height, wishFor(area, contested), []);
    return { drawn, room, cost: room.cost + (here.length > 1 ? cost : 0) };
  });
  const { drawn, room } = tried.reduce((least, next) => (next.cost < least.cost ? next : least));
  for (const {
    block: { id, faction, look, spent },
    x,
    y,
  } of drawn.stands) {
    result.pieces.push({ id, place: area, seat: faction, x: short(room.x + x), y: short(room.y + y), ...look, spent });
  }
}

function wishFor(area: string, contested: boolean): Wish {
  const [x, y] = centerOf(area);
  const [, number] = numberOf(area);
  return { at: [x, Math.max(y + kBelow, number + 18 + kBlock / 2) + (contested ? kBelow : 0)], pull: kPull };
}

function inRanks(blocks: Standing[], most: number): Standing[][] {
  return Array.from({ length: Math.ceil(blocks.length / most) }, (_, i) => blocks.slice(i * most, (i + 1) * most));
}

interface Drawn {
  width: number;
  height: number;
  stands: { block: Standing; x: number; y: number }[];
}

// Ranks below each other, each in the middle.
function drawUp(ranks: Standing[][], apart: number): Drawn {
  const wide = (rank: Standing[]): number => (rank.length - 1) * apart + kBlock + 4;
  const width = Math.max(...ranks.map(wide));
  const stands = ranks.flatMap((rank, row) =>
    rank.map((block, i) => ({ block, x: (width - wide(rank)) / 2 + i * apart + kBlock / 2, y: (row + 1) * kRankHeight })),
  );
  return { width, height: ranks.length * kRankHeight, stands };
}

// A cube where control has changed since the beginning; the others are seen when one looks closer.
function placeCube(area: string, view: Waterloo200View, result: Layout): void {
  const holder = view.control[area];
  if (!holder) return;
  const [x, y] = numberOf(area);
  const changed = holder !== areaById.get(area)?.initial;
  const sprite = changed ? cubeSprite(holder) : `<g class="w2-far">${cubeSprite(holder)}</g>`;
  const left = areaById.get(area)?.victory ? 28 : 15;
  result.extras.push({ id: `control ${area}`, x: short(x - left), y: short(y + 4), sprite });
}
