// The board and the forces of Smohain: the same files that the rules are played by.
import board from '../../../../data/smohain/board.json';
import forces from '../../../../data/smohain/forces.json';
import tables from '../../../../data/smohain/tables.json';

export const { areas, borders, size } = board;
export const { turns } = tables;
export const builtUp = areas.filter((area) => area.built_up).map(({ id }) => id);

const kSides = new Map<string, string>(forces.units.map(({ id, side }) => [id, side]));
export const sideOf = (unit: string): string => kSides.get(unit) ?? '';
