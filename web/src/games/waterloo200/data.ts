// The board and the forces of Waterloo 200 as the page needs them: the same files that the rules are played by. Areas are numbers there
// and words everywhere else on the page.
import boardJson from '../../../../data/waterloo200/board.json';
import forcesJson from '../../../../data/waterloo200/forces.json';
import type { Language } from '../../text/language.svelte';
import type { Point } from '../game';
import type { Faction } from './view';

export type Names = Record<Language, string>;
export type Circle = 'green' | 'yellow' | 'red' | 'black';
export type UnitType = 'infantry' | 'cavalry' | 'foot_artillery' | 'horse_artillery' | 'tactical_leader' | 'strategic_leader';
export type Symbol = 'pip' | 'star' | 'heart' | 'ball' | 'pawn';
export type Terrain = 'open' | 'slope' | 'valley' | 'ridge' | 'wood' | 'hill' | 'orchard' | 'village' | 'farm' | 'entry';

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
  icons: { corps: string; type: string; only?: string }[];
}

export type Feature =
  | { kind: 'wood'; id: string; polygon: Point[] }
  | { kind: 'orchard'; id: string; polygon: Point[] }
  | { kind: 'hill'; id: string; level: number; area?: number; polygon: Point[] }
  | { kind: 'road'; id: string; name: Names; paved: boolean; line: Point[] }
  | Course<'track'>
  | Course<'stream'>
  | Course<'start_line'>
  | Course<'sunken_road'>
  | Settlement<'village'>
  | Settlement<'farm'>;

interface Course<Kind> {
  kind: Kind;
  id: string;
  name: Names;
  line: Point[];
}
interface Settlement<Kind> {
  kind: Kind;
  id: string;
  name: Names;
  buildings: Point[][];
}

// One of a unit's strengths, from full to last. `value`: TV, SV or AV, of leaders and guns only.
export interface UnitStep {
  strength: number;
  hits: number;
  symbol: Symbol;
  colour?: 'black' | 'white' | 'red';
  value?: number;
}

export interface Unit {
  id: string;
  faction: Faction;
  corps: string | null;
  type: UnitType;
  name: Names;
  label: string;
  steps: UnitStep[];
  mp: number;
  language: 'english' | 'german' | 'dutch' | null;
  group?: string;
  tactical_radius?: number[];
}

export interface Corps {
  faction: Faction;
  name: Names;
  leader: string;
  colour: string;
  hex: string;
}

interface RawArea {
  id: number;
  name: Names;
  circle: Circle;
  terrain: Terrain;
  terrain_bonus: number;
  stacking: number | null;
  move_cost: number | null;
  initial_control: Faction;
  victory: boolean;
  chemin_creux: boolean;
  label: Point;
  polygon: Point[];
  adjacent: number[];
  icons: { corps: string; type: string; only?: string }[];
}

const raw = boardJson as unknown as {
  size: { width: number; height: number };
  areas: RawArea[];
  features: Feature[];
  hq: Record<Faction, number>;
  prussian_entry: Record<string, number>;
};
const forces = forcesJson as unknown as { units: Unit[]; corps: Record<string, Corps> };

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
export const headquarters = Object.fromEntries(Object.entries(raw.hq).map(([faction, area]) => [faction, String(area)])) as Record<
  Faction,
  string
>;
export const entries: ReadonlyMap<string, string> = new Map(Object.entries(raw.prussian_entry).map(([corps, area]) => [String(area), corps]));

export function features<Kind extends Feature['kind']>(kind: Kind): Extract<Feature, { kind: Kind }>[] {
  return raw.features.filter((feature): feature is Extract<Feature, { kind: Kind }> => feature.kind === kind);
}

export const isLeader = (unit: Unit): boolean => unit.type === 'tactical_leader' || unit.type === 'strategic_leader';
export const isGun = (unit: Unit): boolean => unit.type === 'foot_artillery' || unit.type === 'horse_artillery';
