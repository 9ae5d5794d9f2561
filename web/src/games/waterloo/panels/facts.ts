// The figures that the panels measure by, from the same data files that the rules are played by.
import boardJson from '../../../../../data/waterloo/board.json';
import tablesJson from '../../../../../data/waterloo/tables.json';
import type { Language } from '../../../text/language.svelte';
import type { Names } from '../data';
import { kSides, type Side } from '../view';

export interface Hour {
  turn: number;
  label: Names;
  prussians_arrive: boolean;
}
export interface DisplayBox {
  box: number;
  line: 'A' | 'B';
  units: string[];
}

const tables = tablesJson as unknown as {
  tiles: number[];
  grand_battery_uses: number;
  discs: Record<Side, Record<string, { green: number; red: number; purple: number }>>;
  victory: Record<Side, { casualties: number; counting: 'french' | 'anglo_allied' }>;
};

export const hours = boardJson.turn_track as Hour[];
export const display = boardJson.boxes.prussian_display.boxes as DisplayBox[];
export const batteryCubes = tables.grand_battery_uses;
export const tiles = tables.tiles;

// How many losses of each army give its enemy the day.
export const limits = kSides
  .map((side) => tables.victory[side])
  .map(({ casualties, counting }) => ({ army: counting, limit: casualties }))
  .sort((a, b) => (a.army === 'french' ? -1 : b.army === 'french' ? 1 : 0));

// "12 noon" as figure and half of the day, for the narrow steps of the track.
export function hourParts(label: string): [figure: string, half: string] {
  const [figure = '', half = ''] = label === 'mezzogiorno' ? ['12', ''] : label.replace(':00', '').split(' ');
  return [figure, half];
}

export const listOf = (numbers: readonly number[], language: Language): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' }).format(numbers.map(String));
