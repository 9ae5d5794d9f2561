// What the panels count, read from a view.
import { sideOf, tables, towns, units } from '../data';
import { strengthsIn } from '../strengths';
import type { Army, NapoleonView, Side } from '../view';

// The lost blocks with which an army breaks.
export const mostLost = (army: Army): number => tables.defeat[army];

export const cities = towns.filter(({ supply }) => supply !== null);

export const sidesIn = (view: NapoleonView, town: string): Record<Side, number> => {
  const { french, anglo_dutch, prussian } = strengthsIn(view, town);
  return { french, allied: anglo_dutch + prussian };
};

// The enemy's units for the roster: those of the sides whose faces the seat does not see.
export function enemyUnits(side: Side): typeof units {
  return units.filter(({ army }) => sideOf(army) !== side);
}
