// The board and the forces of Waterloo as the page needs them: the same files that the rules are played by.
import board, { type BoardArea, type Feature } from '../../../../data/waterloo/board.json';
import forces, { type Unit } from '../../../../data/waterloo/forces.json';
import type { Nation } from './view';

export { board, forces };
export type { BoardArea, Feature, Unit };
export type { Names } from '../../../../data/waterloo/board.json';
export type NationClass = Nation | 'landwehr';

export const areaById: ReadonlyMap<string, BoardArea> = new Map(board.areas.map((area) => [area.id, area]));
export const unitById: ReadonlyMap<string, Unit> = new Map(forces.units.map((unit) => [unit.id, unit]));

// The class that colours a piece and gives it its mark.
export function nationOf(unit: Unit): NationClass {
  return unit.landwehr ? 'landwehr' : unit.nation;
}

export function features<T extends Feature['type']>(type: T): Extract<Feature, { type: T }>[] {
  return board.features.filter((feature): feature is Extract<Feature, { type: T }> => feature.type === type);
}
