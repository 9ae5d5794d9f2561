// The terms of rolls, as notation.cc names them, for their itemised accounts.
import type { Language } from '../../../text/language.svelte';
import { speakers } from './speaker';
import { signed } from './text';

export const kTermNames = [
  'target_square',
  'target_river',
  'sunken_road',
  'british_artillery',
  'target_woods_or_town',
  'ridge',
  'strong_point',
  'british_firer',
  'cubes',
  'firer_square',
  'imperial_guard',
  'tired',
  'dutch',
  'from_rough',
  'charged_by_cavalry_alone',
  'unsupported',
  'landwehr',
  'woods_or_town',
  'vs_assaulting_guard_infantry',
  'combined_force',
  'square_vs_cavalry_alone',
  'british_or_guard',
  'with_artillery',
] as const;
export type TermName = (typeof kTermNames)[number];

// One term of a roll; `side` where the roll is one of two.
export interface RollTerm {
  term: TermName;
  value: number;
  side?: 'attack' | 'defence';
}

// `of`: whose it is, where that is not plain.
export function termLine({ term, value }: RollTerm, language: Language, of?: string): { label: string; value: string } {
  const label = speakers[language].name(`term.${term}`);
  return { label: of ? `${of}: ${label}` : label, value: signed(value) };
}
