// What the panels count, read from a view.
import { kArmies, roadBetween, roads, sideOf, tables, townById, towns, units, unitById } from '../data';
import { strengthsIn } from '../strengths';
import type { Army, BattleView, NapoleonView, Side } from '../view';

// Blocks that an army has lost, and those with which it breaks (NP-10.1).
export const lostOf = (view: NapoleonView, army: Army): number =>
  Object.entries(view.units).filter(([id, { at }]) => at === 'eliminated' && unitById.get(id)?.army === army).length;
export const mostLost = (army: Army): number => tables.defeat[army];

export const cities = towns.filter(({ supply }) => supply !== null);

// Who alone has blocks in a town; null: nobody, or both.
export function holderOf(view: NapoleonView, town: string): Side | null {
  const counts = strengthsIn(view, town);
  const sides = new Set(kArmies.filter((army) => counts[army] > 0).map(sideOf));
  return sides.size === 1 ? [...sides][0]! : null;
}
export const citiesHeld = (view: NapoleonView): string[] => cities.map(({ id }) => id).filter((town) => holderOf(view, town) === 'french');

export const sidesIn = (view: NapoleonView, town: string): Record<Side, number> => {
  const { french, anglo_dutch, prussian } = strengthsIn(view, town);
  return { french, allied: anglo_dutch + prussian };
};

// NP-7.1.3 … NP-7.2.1  By which towns a side could leave a fight in one battle turn, and how many blocks.
export function escapes(
  view: NapoleonView,
  { town, retreated }: Pick<BattleView, 'town' | 'retreated'>,
  side: Side,
): { town: string; places: number }[] {
  const used = new Map(neighboursInOrder(town).map((to, i) => [to, retreated[i] ?? 0]));
  return (townById.get(town)?.neighbours ?? []).flatMap((to) => {
    const road = roadBetween(town, to);
    if (!road) return [];
    const entered = view.entry_roads.includes(road.id);
    if ((side === view.active) !== entered || view.fights.includes(to)) return [];
    if (sidesIn(view, to)[side === 'french' ? 'allied' : 'french'] > 0) return [];
    const places = tables.roads[road.class].battle - (used.get(to) ?? 0);
    return places > 0 ? [{ town: to, places }] : [];
  });
}

// As the rules count the roads of a town: in the order of the board's list of roads.
function neighboursInOrder(town: string): string[] {
  return roadsOf(town).map(({ a, b }) => (a === town ? b : a));
}
const roadsOf = (town: string) => roads.filter(({ a, b }) => a === town || b === town);

// The enemy's units for the roster: those of the sides whose faces the seat does not see.
export function enemyUnits(side: Side): typeof units {
  return units.filter(({ army }) => sideOf(army) !== side);
}
