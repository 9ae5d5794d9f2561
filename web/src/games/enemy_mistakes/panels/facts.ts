// What panels show of a position: whose points these are, and which armies play.
import { inside } from '../../../board/engraver/geometry';
import { hullOf } from '../../../board/pose';
import { areaById, generalById, kArmies, objectives, substitute, tables, unitById, units, type Army } from '../data';
import { boxOf, cornersOf, gapBetween } from '../geometry';
import { isShort, onBoard, type Fate, type TableView } from '../view';

export const armiesIn = (view: TableView): Army[] => kArmies.filter((army) => army !== 'black' || !isShort(view));

// EM-15.13  Captured pieces count double, those out of field half; `tables.removal` are halves.
const isRemoved = (fate: Fate): fate is keyof typeof tables.removal => fate in tables.removal;
const pointsFor = (value: number, fate: Fate): number => (isRemoved(fate) ? Math.floor((value * tables.removal[fate]) / 2) : 0);

// EM-17.4 to EM-17.7  A Town is touched by Units of the one side and of no other.
const kTouch = 0.5;
function touching(area: string, view: TableView): Set<Army> {
  const outline = areaById.get(area)?.polygon ?? [];
  const armies = new Set<Army>();
  for (const [id, state] of Object.entries(view.units)) {
    if (!onBoard(state)) continue;
    const box = boxOf(id, state);
    const touches =
      inside(outline, ...box.centre) ||
      cornersOf(box).some((corner) => inside(outline, ...corner)) ||
      gapBetween(hullOf(cornersOf(box)), outline) <= kTouch;
    if (touches) armies.add(unitById.get(id)!.army);
  }
  return armies;
}

function holdsAlone(army: Army, area: string, view: TableView): boolean {
  const there = touching(area, view);
  const enemies: Army[] = army === 'blue' ? ['red', 'black'] : ['blue'];
  return there.has(army) && !enemies.some((enemy) => there.has(enemy));
}

export interface Held {
  area: string;
  points: number;
  army: Army | null; // who scores it now
}

export function held(view: TableView): Held[] {
  const short = isShort(view);
  return objectives.flatMap(({ area, army, points, garrison }): Held[] => {
    if (short && !garrison) return [];
    const keeper = garrison ? units.find((unit) => unit.type === 'infantry' && unit.garrison === area)?.id : undefined;
    if (keeper !== undefined) {
      if (onBoard(view.units[keeper] ?? { fate: 'absent' })) return [{ area, points, army }];
      return [{ area, points, army: short && holdsAlone('blue', area, view) ? 'blue' : null }];
    }
    return [{ area, points, army: holdsAlone(army, area, view) ? army : null }];
  });
}

export interface Points {
  pieces: number;
  places: number;
  total: number;
}

export function scoreOf(view: TableView, army: Army): Points {
  const ofUnits = Object.entries(view.units).reduce(
    (sum, [id, { fate, credited }]) => sum + (credited === army ? pointsFor(unitById.get(id)!.points, fate) : 0),
    0,
  );
  const ofGenerals = Object.entries(view.generals).reduce((sum, [id, state]) => {
    const worth = state.substitute ? substitute.points : (generalById.get(id)?.points ?? 0);
    return sum + (state.credited === army ? pointsFor(worth, state.fate) : 0);
  }, 0);
  const pieces = ofUnits + ofGenerals + view.armies[army].gained;
  const places = held(view).reduce((sum, one) => sum + (one.army === army ? one.points : 0), 0);
  return { pieces, places, total: pieces + places };
}
