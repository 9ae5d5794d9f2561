// The table and the forces of Enemy Mistakes as the page needs them: the same files that the rules are played by.
import board, { type Area, type AreaType, type Line } from '../../../../data/enemy_mistakes/board.json';
import forces, { type Army, type General, type Unit } from '../../../../data/enemy_mistakes/forces.json';
import rules from '../../../../data/enemy_mistakes/tables.json';

export type { Area, AreaType, Army, General, Line, Unit };

export const size = board.size;
export const measures = board.measures;
export const deployment = board.deployment;
export const entrances = board.entrances;
export const fold = board.fold;
export const turns = board.turns;
export const bridges = board.bridges;
export const objectives = board.objectives;
export const drawing = board.drawing;
export const tables = rules;
export const armies = forces.armies;
export const corps = forces.corps;
export const units: readonly Unit[] = forces.units;
export const generals: readonly General[] = forces.generals;
export const scenarios = forces.scenarios;
export const substitute = forces.substitute;
export const setUp = forces.set_up;

export const areasOf = (type: AreaType): Area[] => board.areas.filter((area) => area.type === type);
export const linesOf = (type: Line['type']): Line[] => board.lines.filter((one) => one.type === type);
export const unitById: ReadonlyMap<string, Unit> = new Map(units.map((unit) => [unit.id, unit]));
export const generalById: ReadonlyMap<string, General> = new Map(generals.map((general) => [general.id, general]));
export const corpsById = new Map(corps.map((one) => [one.id, one]));

export const kArmies: readonly Army[] = ['blue', 'red', 'black'];
export const nationOf: Record<Army, string> = { blue: 'french', red: 'british', black: 'prussian' };
export const isGarrison = (unit: Unit): boolean => unit.type === 'infantry' && unit.garrison !== null;
export const isTile = (unit: Unit): boolean => unit.type !== 'artillery' && !isGarrison(unit);
export const isFrench = (army: Army): boolean => army === 'blue';
// What is printed on a tile: its number; a Garrison's place in short.
const kGarrisons: Record<string, string> = { rh: 'H', rl: 'LHS' };
export const labelOf = (unit: Unit): string => kGarrisons[unit.id] ?? String(unit.number);
export const corpsNumber = (unit: Unit): string => (unit.corps === null ? '' : (corpsById.get(unit.corps)?.number ?? ''));
