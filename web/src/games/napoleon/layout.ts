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
import { courses, kHeight, kMargin, kWidth, townAt } from './map/sheet';
import { type Army, type NapoleonView, type UnitView } from './view';

export const kBlock = 24; // the face on the map, in sheet pixels
const kApart = 28.5;
const kFan = 9; // hidden blocks cover each other
const kRank = 31;
const kInRank = 6;

export interface Layout {
  pieces: Piece[];
  extras: Extra[];
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

const kMarching: ReadonlySet<string> = new Set(['choose_group', 'move_group', 'forced_marches', 'show_commander']);

function standingIn(view: NapoleonView, town: string): Standing[] {
  const marching = kMarching.has(view.step ?? '');
  const seen = knownIn(view, town)
    .filter(({ state }) => onMap(state))
    .map(({ unit, state }): Standing => {
      const { strength, disrupted, chosen } = state;
      return {
        id: unit.id,
        army: unit.army,
        look: faceLook(unit, strength, kBlock, { disrupted: disrupted === true, done: chosen === true }),
        spent: marching && (state.steps ?? 0) > 0,
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
  stands: { block: Standing; x: number; y: number }[];
  counts: { army: Army; count: number; x: number; y: number }[];
}

function drawUp(blocks: readonly Standing[]): Drawn {
  const drawn: Drawn = { width: 0, height: 0, stands: [], counts: [] };
  const ranks: Standing[][] = [];
  const bySide = [blocks.filter(({ army }) => sideOf(army) === 'allied'), blocks.filter(({ army }) => sideOf(army) === 'french')];
  for (const side of bySide) {
    const seen = side.filter(({ hidden }) => !hidden);
    const most = seen.length > 12 ? 8 : kInRank;
    for (let i = 0; i < seen.length; i += most) ranks.push(seen.slice(i, i + most));
    const hidden = side.filter((block) => block.hidden);
    if (hidden.length > 0) ranks.push(hidden);
  }
  ranks.forEach((rank, row) => {
    let x = kBlock / 2;
    rank.forEach((block, i) => {
      const next = rank[i + 1];
      drawn.stands.push({ block, x, y: (row + 1) * kRank });
      const alike = rank.filter(({ army }) => army === block.army).length;
      if (block.hidden && alike > 1 && next?.army !== block.army)
        drawn.counts.push({ army: block.army, count: alike, x: x + kBlock * 0.66, y: (row + 1) * kRank - kBlock - 4 });
      drawn.width = Math.max(drawn.width, x + kBlock / 2 + 6);
      x += next?.hidden && block.hidden && next.army === block.army && alike > 2 ? kFan : kApart;
    });
  });
  drawn.height = ranks.length * kRank;
  return drawn;
}

// --- Where they stand ----------------------------------------------------------------------------------------------------------------

const kSymbol = 13;
const symbols: readonly Box[] = towns.map(({ id }) => {
  const [x, y] = townAt(id);
  return { x0: x - kSymbol, y0: y - kSymbol, x1: x + kSymbol, y1: y + kSymbol };
});
const kRoadStep = 7;
const roadPoints: readonly Point[] = [...courses.values()].flatMap((way) => walk(way, kRoadStep).map(({ x, y }): Point => [x, y]));

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));

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
  const cost = area(symbols) * 3 + area(names) * 12 + area(blocks) * 12 + strangers * 120 + beyond * 400;
  if (cost >= least) return cost;
  return cost + 5 * roadPoints.reduce((sum, [x, y]) => sum + (x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1 ? 1 : 0), 0);
}

// The best place for the box beside the town: clear of towns, names and other blocks, of roads as far as possible. It touches the town, or
// lies a little way off.
function roomBeside(town: number, width: number, height: number, obstacles: Obstacles): Box {
  const [x, y] = townAt(towns[town]!.id);
  let best: Box | undefined;
  let least = Infinity;
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
      if (cost < least) [best, least] = [box, cost];
    }
  }
  return best!;
}

// A thin line from the town to its blocks, where they lie a little way off.
function tie(id: string, box: Box): Extra[] {
  const [x, y] = townAt(id);
  const to: Point = [Math.max(box.x0, Math.min(box.x1, x)), Math.max(box.y0 + 4, Math.min(box.y1, y))];
  const away = Math.hypot(to[0] - x, to[1] - y);
  if (away < kSymbol + 6) return [];
  const from = 9 / away;
  const at = (share: number): string => `${short((to[0] - x) * share)} ${short((to[1] - y) * share)}`;
  const d = `M${at(from)}L${at(1)}`;
  const sprite = `<g><path d="${d}" stroke="#f5edd8" stroke-width="3.4"/><path d="${d}" stroke="#2b2118" stroke-width="1.2"/></g>`;
  return [{ id: `tie ${id}`, x: short(x), y: short(y), sprite }];
}

function layOut(view: NapoleonView, language: Language): Layout {
  const result: Layout = { pieces: [], extras: [] };
  const obstacles: Obstacles = { names: towns.map((town) => nameBox(town, language)), blocks: [] };
  const groups = towns
    .map(({ id }, town) => ({ id, town, drawn: drawUp(standingIn(view, id)) }))
    .filter(({ drawn }) => drawn.stands.length > 0)
    .sort((a, b) => b.drawn.stands.length - a.drawn.stands.length);
  for (const { id, town, drawn } of groups) {
    const box = roomBeside(town, drawn.width, drawn.height, obstacles);
    obstacles.blocks.push(box);
    result.extras.push(...tie(id, box));
    for (const { block, x, y } of drawn.stands) {
      const { look, army, spent } = block;
      result.pieces.push({ id: block.id, place: id, seat: army, x: short(box.x0 + x), y: short(box.y0 + y), ...look, spent });
    }
    for (const { army, count, x, y } of drawn.counts)
      result.extras.push({ id: `count ${id} ${army}`, x: short(box.x0 + x), y: short(box.y0 + y), sprite: badge(count) });
  }
  result.pieces.push(...unplaced(view));
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
