// What a unit's step is, in a few words: "strength 3", "two stars", "at heart".
import type { Language } from '../../../text/language.svelte';
import { type Both, counted } from '../../grammar';
import { unitById, type Symbol } from '../data';

const kWords: Both<Record<Symbol, (strength: number) => string>> = {
  en: {
    pip: (n) => `strength ${n}`,
    star: (n) => counted(n, 'star', 'stars', 'en'),
    heart: () => 'at heart',
    ball: (n) => counted(n, 'cannon-ball', 'cannon-balls', 'en'),
    pawn: () => 'down to the pawn',
  },
  it: {
    pip: (n) => `forza ${n}`,
    star: (n) => (n === 1 ? 'una stella' : counted(n, '', 'stelle', 'it')),
    heart: () => 'al cuore',
    ball: (n) => (n === 1 ? 'una palla' : counted(n, '', 'palle', 'it')),
    pawn: () => 'ridotta al pedone',
  },
};

export function stepText(unit: string, step: number, language: Language): string {
  const found = unitById.get(unit)?.steps[step];
  return found ? kWords[language][found.symbol](found.strength) : '';
}
