// From a view to pieces on the table: Units as they face, Generals, the markers beside them, and formations as places.
import { hullOf } from '../../board/pose';
import { short } from '../../board/engraver/svg';
import { Recent } from '../../board/recent';
import type { Extra, Piece, Place, Point } from '../game';
import { generalById, generals, isGarrison, substitute, unitById, units, type General, type Unit } from './data';
import { ahead, along, aside, boxOf, cornersOf, type Box } from './geometry';
import { at, kHeight, kMargin, kScale, kWidth, onSheet } from './table/sheet';
import { generalLook, unitLook } from './tiles';
import { innermost, onBoard, seatOf, type TableView, type UnitView } from './view';

export interface Layout {
  pieces: Piece[];
  extras: Extra[];
  places: Place[];
}

const known = new Recent<TableView, Layout>(3);
export const layout = (view: TableView): Layout => known.get(view, () => layOut(view));

export function leaderOf(unit: string, view: TableView): string {
  return view.units[unit]?.formation ?? unit;
}
export const membersOf = (leader: string, view: TableView): string[] =>
  Object.entries(view.units).flatMap(([id, unit]) => (onBoard(unit) && unit.formation === leader ? [id] : []));

export const rankOf = (general: General, view: TableView): number =>
  view.generals[general.id]?.substitute ? substitute.rank : Math.max(1, general.rank);

function standing(unit: Unit, state: UnitView, view: TableView): Piece {
  const [x, y] = at([state.x! / 100, state.y! / 100]);
  const look = unitLook(unit, state.facing! / 10, state.fastened, kScale);
  const { sprite, width, height } = look;
  return {
    id: unit.id,
    place: leaderOf(unit.id, view),
    seat: seatOf(unit.army, view),
    x: short(x),
    y: short(y + height / 2),
    sprite,
    width,
    height,
    spent: false,
    turned: isGarrison(unit) ? 0 : state.facing! / 10,
  };
}

// EM-5.5  An attached General rides on the rear right corner of his Unit, or beside a gun.
export function placeOfGeneral(general: General, view: TableView): Point {
  const state = view.generals[general.id]!;
  const host = state.host === undefined ? undefined : view.units[state.host];
  if (!host) return [state.x / 100, state.y / 100];
  const box = boxOf(state.host!, host);
  return along(along(box.centre, aside(box.facing), box.across * 0.6), ahead(box.facing), -box.deep * 0.6);
}

function commander(general: General, view: TableView): Piece {
  const [x, y] = at(placeOfGeneral(general, view));
  const look = generalLook(general, rankOf(general, view), kScale);
  return { id: general.id, place: '', seat: seatOf(general.army, view), x: short(x), y: short(y + look.height / 2), ...look, spent: false };
}

// The units in the combat under way.
export function fighting(view: TableView): string[] {
  const { under_way, attacker, defender } = view.combat;
  const there = Object.entries(view.units).filter(([id, state]) => onBoard(state) && (state.in_combat || id === attacker || id === defender));
  return under_way ? there.map(([id]) => id) : [];
}

// --- Markers ---------------------------------------------------------------------------------------------------------------------------

const kBetween = 9; // millimetres between two markers
type Mark = readonly [kind: string, count: number];

function marksOf(id: string, state: UnitView): Mark[] {
  const { green = false, orange = 0 } = state.state ?? {};
  const all: Mark[] = [
    ['green', id === state.formation && green ? 1 : 0],
    ['orange', id === state.formation ? orange : 0],
    ['yellow', state.yellow ?? 0],
    ['loss', state.losses ?? 0],
    ['smoke', state.smoke ? 1 : 0],
  ];
  return all.filter(([, count]) => count > 0);
}

// In a row along the front, from its left corner; a number where there are several.
function markers(id: string, state: UnitView): Extra[] {
  const box = boxOf(id, state);
  const [corner] = cornersOf(box);
  const right = aside(box.facing);
  return marksOf(id, state).map(([kind, count], i) => {
    const [x, y] = at(along(corner, right, 4 + i * kBetween));
    const badge =
      count > 1
        ? `<g transform="translate(5.4 -3.4)"><circle r="4.2" fill="#a3322a" stroke="#fff" stroke-width=".8"/><text class="em-count" y="2.9">${count}</text></g>`
        : '';
    return { id: `mark ${id} ${kind}`, x: short(x), y: short(y), sprite: `<g><use href="#em-${kind}"/>${badge}</g>` };
  });
}

// --- Formations as places --------------------------------------------------------------------------------------------------------------

const kRim = 3.4; // millimetres around a formation: its states show there
const wider = (box: Box): Box => ({ ...box, across: box.across + kRim, deep: box.deep + kRim });

function formations(view: TableView): Place[] {
  const byLeader = new Map<string, Point[]>();
  for (const [id, state] of Object.entries(view.units)) {
    if (!onBoard(state)) continue;
    const corners = byLeader.get(leaderOf(id, view)) ?? [];
    corners.push(...cornersOf(wider(boxOf(id, state))));
    byLeader.set(leaderOf(id, view), corners);
  }
  const ids = [...byLeader.keys()];
  return [...byLeader].map(([id, corners]) => {
    const outline = onSheet(hullOf(corners));
    const mean = (axis: 0 | 1): number => outline.reduce((sum, point) => sum + point[axis], 0) / outline.length;
    return { id, outline, center: [mean(0), mean(1)], neighbours: ids.filter((other) => other !== id) };
  });
}

// --- Units that enter now, beside the table --------------------------------------------------------------------------------------------

const kTrayApart = 44;
export const kTray = 3 * kTrayApart + 8;

export const isEntering = (view: TableView): boolean => innermost(view)?.step === 'deploy';

function entering(view: TableView): Piece[] {
  const step = innermost(view);
  if (step?.step !== 'deploy') return [];
  const waiting = units.filter((unit) => unit.corps === step.corps && view.units[unit.id]?.fate === 'waiting');
  const leaders = generals.filter(
    (general) =>
      view.generals[general.id]?.fate === 'waiting' && general.army === 'black' && (general.corps === step.corps || general.commander),
  );
  const spot = (i: number): Point => [kWidth + kMargin.right + 26 + (i % 3) * kTrayApart, 40 + Math.floor(i / 3) * kTrayApart];
  const tiles = waiting.map((unit, i): Piece => {
    const [x, y] = spot(i);
    const look = unitLook(unit, 0, false, kScale);
    return { id: unit.id, place: '', seat: seatOf(unit.army, view), x, y: y + look.height / 2, ...look, spent: false };
  });
  const riders = leaders.map((general, i): Piece => {
    const [x, y] = spot(waiting.length + i);
    const look = generalLook(general, rankOf(general, view), kScale);
    return { id: general.id, place: '', seat: seatOf(general.army, view), x, y: Math.min(kHeight, y + look.height / 2), ...look, spent: false };
  });
  return [...tiles, ...riders];
}

function layOut(view: TableView): Layout {
  const there = Object.entries(view.units).filter(([, state]) => onBoard(state));
  const tiles = there.map(([id, state]) => standing(unitById.get(id)!, state, view));
  const riders = Object.entries(view.generals).flatMap(([id, state]) => (onBoard(state) ? [commander(generalById.get(id)!, view)] : []));
  return {
    pieces: [...tiles, ...riders, ...entering(view)],
    extras: there.flatMap(([id, state]) => markers(id, state)),
    places: formations(view),
  };
}

export const isUnit = (piece: string): boolean => unitById.has(piece);
export const isFort = (piece: string): boolean => unitById.has(piece) && isGarrison(unitById.get(piece)!);
