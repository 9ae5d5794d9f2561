// The terms of rolls, as notation.cc names them, for their itemised accounts.
import type { Language } from '../../../text/language.svelte';
import { type Both, signed } from './text';

const kEnglish = {
  target_square: 'target in square',
  target_river: 'river',
  sunken_road: 'sunken road',
  british_artillery: 'British guns',
  target_woods_or_town: 'woods or town',
  ridge: 'ridge',
  strong_point: 'strong point',
  british_firer: 'British fire',
  cubes: 'cubes',
  firer_square: 'firing from square',
  imperial_guard: 'Imperial Guard',
  tired: 'tired',
  dutch: 'Dutch',
  from_rough: 'out of rough ground',
  charged_by_cavalry_alone: 'charged by cavalry',
  unsupported: 'unsupported',
  landwehr: 'Landwehr',
  woods_or_town: 'woods or town',
  vs_assaulting_guard_infantry: 'against the Guard',
  combined_force: 'infantry and cavalry together',
  square_vs_cavalry_alone: 'in square',
  british_or_guard: 'British or Guard',
  with_artillery: 'with artillery',
};

export type TermName = keyof typeof kEnglish;

export const kTerms: Both<Record<TermName, string>> = {
  en: kEnglish,
  it: {
    target_square: 'bersaglio in quadrato',
    target_river: 'corso d’acqua',
    sunken_road: 'strada incassata',
    british_artillery: 'cannoni britannici',
    target_woods_or_town: 'bosco o abitato',
    ridge: 'crinale',
    strong_point: 'caposaldo',
    british_firer: 'fuoco britannico',
    cubes: 'cubi',
    firer_square: 'fuoco dal quadrato',
    imperial_guard: 'Guardia Imperiale',
    tired: 'stanca',
    dutch: 'olandese',
    from_rough: 'da terreno difficile',
    charged_by_cavalry_alone: 'caricata dalla cavalleria',
    unsupported: 'senza appoggio',
    landwehr: 'Landwehr',
    woods_or_town: 'bosco o abitato',
    vs_assaulting_guard_infantry: 'contro la Guardia',
    combined_force: 'fanteria e cavalleria insieme',
    square_vs_cavalry_alone: 'in quadrato',
    british_or_guard: 'britannica o Guardia',
    with_artillery: 'con artiglieria',
  },
};

// One term of a roll; `side` where the roll is one of two.
export interface RollTerm {
  term: TermName;
  value: number;
  side?: 'attack' | 'defence';
}

// `of`: whose it is, where that is not plain.
export function termLine({ term, value }: RollTerm, language: Language, of?: string): { label: string; value: string } {
  const label = kTerms[language][term] ?? term;
  return { label: of ? `${of}: ${label}` : label, value: signed(value) };
}
