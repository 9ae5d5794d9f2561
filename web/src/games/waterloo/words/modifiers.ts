// The names of modifiers, as notation.cc writes them, for the itemised account of a roll.
import type { Language } from '../../../text/language.svelte';
import { type Both, signed } from './text';

export type ModifierWord =
  | 'target in square'
  | 'river'
  | 'sunken road'
  | 'British guns'
  | 'woods or town'
  | 'ridge'
  | 'strong point'
  | 'British fire'
  | 'cubes'
  | 'firing from square'
  | 'Imperial Guard'
  | 'tired'
  | 'Dutch'
  | 'out of rough ground'
  | 'charged by cavalry'
  | 'unsupported'
  | 'Landwehr'
  | 'against the Guard'
  | 'infantry and cavalry together'
  | 'in square'
  | 'British or Guard'
  | 'with artillery';

export const kModifiers: Both<Record<ModifierWord, string>> = {
  en: {
    'target in square': 'target in square',
    river: 'river',
    'sunken road': 'sunken road',
    'British guns': 'British guns',
    'woods or town': 'woods or town',
    ridge: 'ridge',
    'strong point': 'strong point',
    'British fire': 'British fire',
    cubes: 'cubes',
    'firing from square': 'firing from square',
    'Imperial Guard': 'Imperial Guard',
    tired: 'tired',
    Dutch: 'Dutch',
    'out of rough ground': 'out of rough ground',
    'charged by cavalry': 'charged by cavalry',
    unsupported: 'unsupported',
    Landwehr: 'Landwehr',
    'against the Guard': 'against the Guard',
    'infantry and cavalry together': 'infantry and cavalry together',
    'in square': 'in square',
    'British or Guard': 'British or Guard',
    'with artillery': 'with artillery',
  },
  it: {
    'target in square': 'bersaglio in quadrato',
    river: 'corso d’acqua',
    'sunken road': 'strada incassata',
    'British guns': 'cannoni britannici',
    'woods or town': 'bosco o abitato',
    ridge: 'crinale',
    'strong point': 'caposaldo',
    'British fire': 'fuoco britannico',
    cubes: 'cubi',
    'firing from square': 'fuoco dal quadrato',
    'Imperial Guard': 'Guardia Imperiale',
    tired: 'stanca',
    Dutch: 'olandese',
    'out of rough ground': 'da terreno difficile',
    'charged by cavalry': 'caricata dalla cavalleria',
    unsupported: 'senza appoggio',
    Landwehr: 'Landwehr',
    'against the Guard': 'contro la Guardia',
    'infantry and cavalry together': 'fanteria e cavalleria insieme',
    'in square': 'in quadrato',
    'British or Guard': 'britannica o Guardia',
    'with artillery': 'con artiglieria',
  },
};

// `of`: whose it is, where the roll is one of two.
export interface Modifier {
  word: ModifierWord;
  value: number;
  of?: string;
}

export function modifierLine({ word, value, of }: Modifier, language: Language): { label: string; value: string } {
  const label = kModifiers[language][word] ?? word;
  return { label: of ? `${of}: ${label}` : label, value: signed(value) };
}

export function sum(modifiers: Modifier[]): number {
  return modifiers.reduce((total, { value }) => total + value, 0);
}
