// The board and the forces of Waterloo 200 as the page needs them: the same files that the rules are played by. Areas are numbers there
// and words everywhere else on the page.
import raw, { type BoardArea as RawArea, type Circle, type Feature, type Names, type Terrain } from '../../../../data/waterloo200/board.json';
import forces, { type Corps, type Unit } from '../../../../data/waterloo200/forces.json';
import type { Language } from '../../text/language.svelte';
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
export const areas: readonly BoardArea[] = raw.areas.map((area) => ({
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
export const units: readonly Unit[] = forces.units;
export const corps: Readonly<Record<string, Corps>> = forces.corps;
export const areaById: ReadonlyMap<string, BoardArea> = new Map(areas.map((area) => [area.id, area]));
export const unitById: ReadonlyMap<string, Unit> = new Map(units.map((unit) => [unit.id, unit]));
export const headquarters: Record<Faction, string> = {
  french: String(raw.hq.french),
  british: String(raw.hq.british),
  prussian: String(raw.hq.prussian),
};
export const entries: ReadonlyMap<string, string> = new Map(Object.entries(raw.prussian_entry).map(([corps, area]) => [String(area), corps]));

export function features<Kind extends Feature['kind']>(kind: Kind): Extract<Feature, { kind: Kind }>[] {
  return raw.features.filter((feature): feature is Extract<Feature, { kind: Kind }> => feature.kind === kind);
}

// On the map and on the blocks; in English where a language has no name for it.
export const nameIn = (names: Names, language: Language): string => names[language] ?? names.en!;

export const isLeader = (unit: Unit): boolean => unit.type === 'tactical_leader' || unit.type === 'strategic_leader';
export const isGun = (unit: Unit): boolean => unit.type === 'foot_artillery' || unit.type === 'horse_artillery';
