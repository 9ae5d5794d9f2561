// From a view to blocks on the campaign map: those of every town in ranks beside it, the French below the Allies where both are. Blocks that
// fight a battle stand on its own board.
import type { Box } from '../../board/engraver/geometry';
import { walk } from '../../board/engraver/geometry';
import { short } from '../../board/engraver/svg';
import { Recent } from '../../board/recent';
import type { Language } from '../../text/language.svelte';
import type { Extra, Piece, Point } from '../game';
import { backLook, faceLook, type Look } from './blocks';
import { kArmies, sideOf, towns, unitById, units, type Unit } from './data';
import { nameBox } from './map/names';
import { courses, kHeight, kMargin, kWidth, overlap, townAt } from './map/sheet';
import { type Army, type NapoleonView, type UnitView } from './view';

export const kBlock = 24; // the face on the map, in sheet pixels
const kApart = 28.5;
const kFan = 9; // hidden blocks cover each other
const kRank = 31;
const kInRank = 6;
const kShorter = [4, 3];
const kAbove = 6; // a count stands out of its rank by so much above
const kBeyond = 13; // … and of the last block on the right

export interface Layout {
  pieces: Piece[];
  extras: Extra[];
  taken: Box[]; // by towns, names and blocks
}

interface Standing {
  id: string;
  army: Army;
  look: Look;
  spent: boolean;
  hidden: boolean;
}

const kOrder: ReadonlyMap<string, number> = new Map(units.map(({ id }, i) => [id, i]));
const known: Record<Language, Recent<NapoleonView, Layout>> = {};

export function layout(view: NapoleonView, language: Language): Layout {
  return (known[language] ??= new Recent(3)).get(view, () => layOut(view, language));
}

// A hidden block has no name that lasts.
export const blockId = (town: string, space: string, army: Army, index: number): string => `block:${town}:${space}:${army}:${index}`;
export const isHidden = (piece: string): boolean => piece.startsWith('block:');

// Whether it stands on the map rather than on a battle board.
export const onMap = ({ space = 'map' }: UnitView): boolean => space === 'map';

export function knownIn(view: NapoleonView, town: string): { unit: Unit; state: UnitView }[] {
  return Object.entries(view.units)
    .flatMap(([id, state]) => {
      const unit = unitById.get(id);
      return unit && state.at === town ? [{ unit, state }] : [];
    })
    .sort((a, b) => (kOrder.get(a.unit.id) ?? 0) - (kOrder.get(b.unit.id) ?? 0));
}

const kGroupMoves: ReadonlySet<string> = new Set(['choose_group', 'move_group']);
const kForcedMarches: ReadonlySet<string> = new Set(['forced_marches', 'show_commander']);

// Blocks that have marched are paler; at the forced marches those who may march on are not.
function isSpent({ steps = 0, forced = false }: UnitView, step = ''): boolean {
  return kGroupMoves.has(step) ? steps > 0 : kForcedMarches.has(step) && forced;
}

function standingIn(view: NapoleonView, town: string): Standing[] {
  const seen = knownIn(view, town)
    .filter(({ state }) => onMap(state))
    .map(({ unit, state }): Standing => {
      const { strength, disrupted, chosen } = state;
      return {
        id: unit.id,
        army: unit.army,
        look: faceLook(unit, strength, kBlock, { disrupted: disrupted === true, done: chosen === true }),
        spent: isSpent(state, view.step),
        hidden: false,
      };
    });
  const hidden = kArmies.flatMap((army) => {
    const { blocks = 0, disrupted = 0 } = view.blocks?.[town]?.map?.[army] ?? {};
    return Array.from({ length: blocks }, (_, i): Standing => {
      const look = backLook(army, kBlock, { disrupted: i < disrupted });
      return { id: blockId(town, 'map', army, i), army, look, spent: false, hidden: true };
    });
  });
  return [...seen, ...hidden];
}

// --- Ranks ---------------------------------------------------------------------------------------------------------------------------

interface Drawn {
  width: number;
  height: number;
  head: number; // above the first rank, for a count that stands out
  ranks: { width: number; stands: { block: Standing; x: number }[]; counts: { army: Army; count: number; x: number }[] }[];
}

// `most` in a rank, of blocks whose faces are seen.
function drawUp(blocks: readonly Standing[], most: number): Drawn {
  const ranks: Standing[][] = [];
  const bySide = [blocks.filter(({ army }) => sideOf(army) === 'allied'), blocks.filter(({ army }) => sideOf(army) === 'french')];
  for (const side of bySide) {
    const seen = side.filter(({ hidden }) => !hidden);
    for (let i = 0; i < seen.length; i += most) ranks.push(seen.slice(i, i + most));
    const hidden = side.filter((block) => block.hidden);
    if (hidden.length > 0) ranks.push(hidden);
  }
  const drawn = ranks.map((rank) => {
    const row: Drawn['ranks'][number] = { width: 0, stands: [], counts: [] };
    let x = kBlock / 2;
    rank.forEach((block, i) => {
      const next = rank[i + 1];
      row.stands.push({ block, x });
      const alike = rank.filter(({ army }) => army === block.army).length;
      if (block.hidden && alike > 1 && next?.army !== block.army) row.counts.push({ army: block.army, count: alike, x: x + kBlock * 0.66 });
      row.width = x + kBlock / 2 + (row.counts.length > 0 ? kBeyond : 6);
      x += next?.hidden && block.hidden && next.army === block.army && alike > 2 ? kFan : kApart;
    });
    return row;
  });
  const head = drawn[0]?.counts.length ? kAbove : 0;
  return { width: Math.max(0, ...drawn.map(({ width }) => width)), height: head + drawn.length * kRank, head, ranks: drawn };
}

// In long ranks if there is room, else in shorter ones.
function shapesOf(blocks: readonly Standing[]): Drawn[] {
  const seen = blocks.filter(({ hidden }) => !hidden).length;
  const long = seen > 12 ? 8 : kInRank;
  const shorter = kShorter.filter((most) => most < Math.min(seen, long) && seen <= 3 * most);
  return [long, ...shorter].map((most) => drawUp(blocks, most));
}

// --- Where they stand ----------------------------------------------------------------------------------------------------------------

const kSymbol = 13;
const symbols: readonly Box[] = towns.map(({ id }) => {
  const [x, y] = townAt(id);
  return { x0: x - kSymbol, y0: y - kSymbol, x1: x + kSymbol, y1: y + kSymbol };
});
const kRoadStep = 7;
const roadPoints: readonly Point[] = [...courses.values()].flatMap((way) => walk(way, kRoadStep).map(({ x, y }): Point => [x, y]));

interface Obstacles {
  names: Box[];
  blocks: Box[];
}

const kNear = 26; // blocks this close to another town might be taken for its own
const around = ({ x0, y0, x1, y1 }: Box, by: number): Box => ({ x0: x0 - by, y0: y0 - by, x1: x1 + by, y1: y1 + by });

// Roads, which take most of the time, are not counted where a better place is known without them.
function costOf(box: Box, own: number, { names, blocks }: Obstacles, least: number): number {
  const area = (boxes: readonly Box[]): number => boxes.reduce((sum, one) => sum + overlap(box, one), 0);
  const beyond = Math.max(0, -box.x0) + Math.max(0, -box.y0) + Math.max(0, box.x1 - kWidth) + Math.max(0, box.y1 - kHeight);
  const wide = around(box, kNear);
  const strangers = symbols.reduce((sum, one, i) => sum + (i !== own && overlap(wide, one) > 0 ? 1 : 0), 0);
  const cost = area(symbols) * 9 + area(names) * 12 + area(blocks) * 12 + strangers * 200 + beyond * 400;
  if (cost >= least) return cost;
  return cost + 5 * roadPoints.reduce((sum, [x, y]) => sum + (x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1 ? 1 : 0), 0);
}

// The best place for the box beside the town: clear of towns, names and other blocks, of roads as far as possible. It touches the town, or
// lies a little way off.
function roomBeside(town: number, { width, height }: Drawn, obstacles: Obstacles, least: number): { box: Box; cost: number } | null {
  const [x, y] = townAt(towns[town]!.id);
  let best: { box: Box; cost: number } | null = null;
  const shares = [0, 0.12, 0.25, 0.38, 0.5, 0.62, 0.75, 0.88, 1];
  for (const away of [kSymbol + 3, kSymbol + 10, kSymbol + 18, kSymbol + 28, kSymbol + 40]) {
    const sides = shares.flatMap((share): Point[] => [
      [x + away, y - height * share],
      [x - away - width, y - height * share],
      [x - width * share, y + away],
      [x - width * share, y - away - height],
    ]);
    for (const [x0, y0] of sides) {
      const box = { x0, y0, x1: x0 + width, y1: y0 + height };
      const far = (away - kSymbol) * 9;
      const cost = costOf(box, town, obstacles, least - far) + far;
      if (cost < least) {
        best = { box, cost };
        least = cost;
      }
    }
  }
  return best;
}

// The shape that finds the best place; a longer one if it is as good.
const kShort = 60; // what a shape of shorter ranks must be better by
function bestRoom(town: number, shapes: readonly Drawn[], obstacles: Obstacles): { drawn: Drawn; box: Box } {
  let best: { drawn: Drawn; box: Box } | undefined;
  let least = Infinity;
  shapes.forEach((drawn, i) => {
    const room = roomBeside(town, drawn, obstacles, least - i * kShort);
    if (room) [best, least] = [{ drawn, box: room.box }, room.cost + i * kShort];
  });
  return best!;
}

// Ranks that are shorter than the longest stand on the side of the town.
function ranksIn(id: string, { width, head, ranks }: Drawn, { x0, y0 }: Box): Box[] {
  const [x] = townAt(id);
  return ranks.map((rank, row) => {
    const left = x0 + Math.max(0, Math.min(width - rank.width, x - x0 - rank.width / 2));
    const top = y0 + head + row * kRank;
    return { x0: left, y0: row === 0 ? y0 : top, x1: left + rank.width, y1: top + kRank };
  });
}

// A thin line from the town to the nearest rank of its blocks, where they lie a little way off.
function tie(id: string, ranks: readonly Box[]): Extra[] {
  const [x, y] = townAt(id);
  const ends = ranks.map((box): Point => [Math.max(box.x0 + 4, Math.min(box.x1 - 8, x)), Math.max(box.y0 + 10, Math.min(box.y1 - 4, y))]);
  const away = Math.min(...ends.map(([ex, ey]) => Math.hypot(ex - x, ey - y)));
  const to = ends.find(([ex, ey]) => Math.hypot(ex - x, ey - y) === away)!;
  if (away < kSymbol + 12) return [];
  const from = 9 / away;
  const at = (share: number): string => `${short((to[0] - x) * share)} ${short((to[1] - y) * share)}`;
  const d = `M${at(from)}L${at(1)}`;
  const sprite = `<g><path d="${d}" stroke="#f5edd8" stroke-width="3.4"/><path d="${d}" stroke="#2b2118" stroke-width="1.2"/></g>`;
  return [{ id: `tie ${id}`, x: short(x), y: short(y), sprite, under: true }];
}

function layOut(view: NapoleonView, language: Language): Layout {
  const result: Layout = { pieces: [], extras: [], taken: [] };
  const obstacles: Obstacles = { names: towns.map((town) => nameBox(town, language)), blocks: [] };
  const groups = towns
    .map(({ id }, town) => ({ id, town, blocks: standingIn(view, id) }))
    .filter(({ blocks }) => blocks.length > 0)
    .sort((a, b) => b.blocks.length - a.blocks.length);
  for (const { id, town, blocks } of groups) {
    const { drawn, box } = bestRoom(town, shapesOf(blocks), obstacles);
    const ranks = ranksIn(id, drawn, box);
    obstacles.blocks.push(...ranks);
    result.extras.push(...tie(id, ranks));
    ranks.forEach(({ x0, y1 }, i) => {
      for (const { block, x } of drawn.ranks[i]!.stands) {
        const { look, army, spent } = block;
        result.pieces.push({ id: block.id, place: id, seat: army, x: short(x0 + x), y: short(y1), ...look, spent });
      }
      for (const { army, count, x } of drawn.ranks[i]!.counts)
        result.extras.push({ id: `count ${id} ${army}`, x: short(x0 + x), y: short(y1 - kBlock - 4), sprite: badge(count) });
    });
  }
  result.pieces.push(...unplaced(view));
  result.taken = [...symbols, ...obstacles.names, ...obstacles.blocks];
  return result;
}

const badge = (count: number): string => `<g><circle r="7.4" fill="#fffaf0" stroke="#2b2118"/><text class="np-count" y="4">${count}</text></g>`;

// --- Blocks that are still to be placed, below the map, corps by corps ---------------------------------------------------------------

const kTrayBlock = 38; // large enough to be chosen while the whole map is in view
const kTrayApart = 47;
const kTrayRank = 50;
const kTrayGap = 12; // between corps
export const kTray = 2 * kTrayRank + 14;

function unplaced(view: NapoleonView): Piece[] {
  const waiting = knownIn(view, 'unplaced');
  let [x, row] = [24, 0];
  return waiting.map(({ unit, state }, i) => {
    const before = waiting[i - 1]?.unit;
    if (before) x += kTrayApart + (before.corps === unit.corps && before.army === unit.army ? 0 : kTrayGap);
    if (x > kWidth - kTrayBlock / 2) [x, row] = [24, row + 1];
    const look = faceLook(unit, state.strength, kTrayBlock);
    return {
      id: unit.id,
      place: '',
      seat: unit.army,
      x: short(x),
      y: kHeight + kMargin.bottom + 8 + (row + 1) * kTrayRank,
      ...look,
      spent: false,
    };
  });
}
