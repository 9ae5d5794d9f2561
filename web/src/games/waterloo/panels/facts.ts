// The figures that the panels measure by, from the same data files that the rules are played by.
import board, { type DisplayBox, type Turn } from '../../../../../data/waterloo/board.json';
import tables from '../../../../../data/waterloo/tables.json';
import type { Language } from '../../../text/language.svelte';
import { kSides } from '../view';

export type { DisplayBox, Turn as Hour };

export const hours = board.turn_track;
export const display = board.boxes.prussian_display.boxes;
export const batteryCubes = tables.grand_battery_uses;
export const tiles = tables.tiles;

// How many losses of each army give its enemy the day.
export const limits = kSides
  .map((side) => tables.victory[side])
  .map(({ casualties, counting }) => ({ army: counting, limit: casualties }))
  .sort((a, b) => (a.army === 'french' ? -1 : b.army === 'french' ? 1 : 0));

export const listOf = (numbers: readonly number[], language: Language): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' }).format(numbers.map(String));
