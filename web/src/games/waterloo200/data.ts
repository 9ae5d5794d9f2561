// The board and the forces of Waterloo 200 as the page needs them: the same files that the rules are played by. Areas are numbers there
// and words everywhere else on the page. Signs, bonuses and blocks differ between editions: those of a match are asked with its view.
import raw, { type BoardArea as RawArea, type Circle, type Feature, type Names, type Terrain } from '../../../../data/waterloo200/board.json';
import editions from '../../../../data/waterloo200/editions.json';
import forces, { type Corps, type Unit } from '../../../../data/waterloo200/forces.json';
import { fileOf } from '../editions';
import type { Point } from '../game';
import type { Faction } from './view';

export type { Circle, Feature, Names, Terrain };
export type { Corps, Symbol, Unit, UnitStep, UnitType } from '../../../../data/waterloo200/forces.json';

export interface BoardArea {
  id: string;
  name: Names;
  circle: Circle;
  terrain: Terrain;
  bonus: number;
  stacking: number | null;
  cost: number | null;
  initial: Faction;
  victory: boolean;
  sunken: boolean;
  label: Point;
  polygon: Point[];
  neighbours: string[];
  icons: RawArea['icons'];
}

export const size = raw.size;
const areasOf = (board: typeof raw): readonly BoardArea[] =>
  board.areas.map((area) => ({
    id: String(area.id),
    name: area.name,
    circle: area.circle,
    terrain: area.terrain,
    bonus: area.terrain_bonus,
    stacking: area.stacking,
    cost: area.move_cost,
    initial: area.initial_control,
    victory: area.victory,
    sunken: area.chemin_creux,
    label: area.label,
    polygon: area.polygon,
    neighbours: area.adjacent.map(String),
    icons: area.icons,
  }));
export const corps: Readonly<Record<string, Corps>> = forces.corps;

export interface Edition {
  areas: readonly BoardArea[];
  units: readonly Unit[];
  areaById: ReadonlyMap<string, BoardArea>;
  unitById: ReadonlyMap<string, Unit>;
}

function edition(board: typeof raw, army: typeof forces): Edition {
  const [areas, units] = [areasOf(board), army.units];
  return { areas, units, areaById: new Map(areas.map((area) => [area.id, area])), unitById: new Map(units.map((unit) => [unit.id, unit])) };
}

export const present = edition(raw, forces);
export const { areas, units, areaById, unitById } = present;

// Views name their rules version since the first change of the data; those without one, in archived stories, are older.
const kFirst = editions[0]!.rules_version;
const formers: ReadonlyMap<number, Edition> = new Map(
  editions.map(({ rules_version: version }) => [
    version,
    edition(fileOf(raw, 'board', editions, version), fileOf(forces, 'forces', editions, version)),
  ]),
);
export const editionOf = ({ rules = kFirst }: { rules?: number }): Edition => formers.get(rules) ?? present;
export const kPresentRules = editions.at(-1)!.rules_version + 1;
export const firstEdition = formers.get(kFirst) ?? present;
export const headquarters: Record<Faction, string> = {
  french: String(raw.hq.french),
  british: String(raw.hq.british),
  prussian: String(raw.hq.prussian),
};
export const entries: ReadonlyMap<string, string> = new Map(Object.entries(raw.prussian_entry).map(([corps, area]) => [String(area), corps]));

export function features<Kind extends Feature['kind']>(kind: Kind): Extract<Feature, { kind: Kind }>[] {
  return raw.features.filter((feature): feature is Extract<Feature, { kind: Kind }> => feature.kind === kind);
}

export const isLeader = (unit: Unit): boolean => unit.type === 'tactical_leader' || unit.type === 'strategic_leader';
export const isGun = (unit: Unit): boolean => unit.type === 'foot_artillery' || unit.type === 'horse_artillery';
