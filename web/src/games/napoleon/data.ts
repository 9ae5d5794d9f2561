// The board and the forces of Napoléon as the page needs them: the same files that the rules are played by.
import board, { type Feature, type Names, type Road, type Town } from '../../../../data/napoleon/board.json';
import forces, { type Unit } from '../../../../data/napoleon/forces.json';
import rules from '../../../../data/napoleon/tables.json';
import type { Army, Side } from './view';

export type { Feature, Names, Road, Town, Unit };

export const size = board.size;
export const frame = board.frame;
export const turns = board.turns;
export const towns: readonly Town[] = board.towns;
export const roads: readonly Road[] = board.roads;
export const spaces = board.battle_board.spaces;
export const units: readonly Unit[] = forces.units;
export const corps = forces.corps;
export const tables = rules;

export const townById: ReadonlyMap<string, Town> = new Map(towns.map((town) => [town.id, town]));
export const roadById: ReadonlyMap<string, Road> = new Map(roads.map((road) => [road.id, road]));
export const unitById: ReadonlyMap<string, Unit> = new Map(units.map((unit) => [unit.id, unit]));
const corpsById = new Map(corps.map((one) => [one.id, one]));

export function features<Kind extends Feature['kind']>(kind: Kind): Extract<Feature, { kind: Kind }>[] {
  return board.features.filter((feature): feature is Extract<Feature, { kind: Kind }> => feature.kind === kind);
}

export const roadBetween = (a: string, b: string): Road | undefined =>
  roads.find((road) => (road.a === a && road.b === b) || (road.a === b && road.b === a));

// What is printed for the corps; a commander has a star.
export const corpsLabel = (unit: Unit): string => (unit.corps === null ? '★' : (corpsById.get(unit.corps)?.label ?? ''));

export const isMounted = ({ type }: Unit): boolean => type !== 'infantry' && type !== 'foot_artillery';

// The class of colours of a block's face: by nation, the Guard apart.
const kNations: Record<Unit['nation'], string> = { FR: 'french', BR: 'british', NE: 'dutch', BK: 'german', PR: 'prussian' };
export const nationOf = (unit: Unit): string => (unit.corps === 'fr_g' ? 'imperial_guard' : kNations[unit.nation]);
export const armyClass: Record<Army, string> = { french: 'french', anglo_dutch: 'british', prussian: 'prussian' };
export const sideOf = (army: Army): Side => (army === 'french' ? 'french' : 'allied');
export const kArmies: readonly Army[] = ['french', 'anglo_dutch', 'prussian'];
export const kSides: readonly Side[] = ['french', 'allied'];
