// The board and the forces of Waterloo as the page needs them: the same files that the rules are played by.
import boardJson from '../../../../data/waterloo/board.json';
import forcesJson from '../../../../data/waterloo/forces.json';
import type { Language } from '../../text/language.svelte';
import type { Point } from '../game';
import type { Arm, Army, Colour, Nation, Side } from './view';

export type Names = Record<Language, string>;
export type NationClass = Nation | 'landwehr';

export interface BoardArea {
  id: string;
  name: Names;
  center: Point;
  polygon: Point[];
  neighbors: string[];
  terrain: { low: boolean; woods: boolean; town: boolean; river: boolean };
  strong_point: { capacity: number; shift: number } | null;
  objective_of: Side | null;
}

export type Feature =
  | { type: 'woods'; id: string; area: string; polygon: Point[] }
  | { type: 'hill'; id: string; polygon: Point[] }
  | { type: 'road'; id: string; class: 'paved' | 'lane'; name: Names; line: Point[] }
  | { type: 'stream'; id: string; name: Names; line: Point[] }
  | { type: 'ridge'; id: string; name: Names; hachures: 'north' | 'south'; line: Point[] }
  | { type: 'sunken_road'; id: string; name: Names; side: 'north' | 'south'; line: Point[] }
  | { type: 'village'; id: string; area: string; class: 'town' | 'farm' | 'strong_point'; name: Names; buildings: Point[][] };

export interface BoardData {
  size: { width: number; height: number };
  strong_points: string[];
  entries: Record<string, string[]>;
  areas: BoardArea[];
  borders: { a: string; b: string; line: Point[]; ridge?: string }[];
  features: Feature[];
}

export interface Unit {
  id: string;
  name: Names;
  side: Side;
  army: Army;
  nation: Nation;
  type: Arm;
  landwehr: boolean;
  guard: boolean;
  damage_cube: Colour;
  historical: string;
}

export const board = boardJson as unknown as BoardData;
export const forces = forcesJson as unknown as { units: Unit[] };

export const areaById: ReadonlyMap<string, BoardArea> = new Map(board.areas.map((area) => [area.id, area]));
export const unitById: ReadonlyMap<string, Unit> = new Map(forces.units.map((unit) => [unit.id, unit]));

// The class that colours a piece and gives it its mark.
export function nationOf(unit: Unit): NationClass {
  return unit.landwehr ? 'landwehr' : unit.nation;
}

export function features<T extends Feature['type']>(type: T): Extract<Feature, { type: T }>[] {
  return board.features.filter((feature): feature is Extract<Feature, { type: T }> => feature.type === type);
}
