// What the panels count, read from a view.
import { kArmies, sideOf, tables, towns, units, unitById } from '../data';
import { strengthsIn } from '../strengths';
import type { Army, NapoleonView, Side } from '../view';

// Blocks that an army has lost, and those with which it breaks (NP-10.1).
export const lostOf = (view: NapoleonView, army: Army): number =>
  Object.entries(view.units).filter(([id, { at }]) => at === 'eliminated' && unitById.get(id)?.army === army).length;
export const mostLost = (army: Army): number => tables.defeat[army];

export const cities = towns.filter(({ supply }) => supply !== null);

// The only side with blocks in a town; null: neither, or both.
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

// The enemy's units for the roster: those of the sides whose faces the seat does not see.
export function enemyUnits(side: Side): typeof units {
  return units.filter(({ army }) => sideOf(army) !== side);
}
