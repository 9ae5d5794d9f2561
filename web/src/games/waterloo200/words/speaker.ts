// The sentences of Waterloo 200 in every language, and what the words of its events and prompts are called in them.
import en from '../../../../../data/waterloo200/text.en.json';
import it from '../../../../../data/waterloo200/text.it.json';
import { type NameKeys, speakersOf } from '../../../text/catalogue';
import type { Language } from '../../../text/language.svelte';

export const speakers = speakersOf({ en, it });

const unit = (word: string): string => `unit.${word}`;
const place = (word: string): string => `place.${word}`;
const faction = (word: string): string => `faction.${word}`;

export const nameKeys: NameKeys = {
  unit,
  about: unit,
  area: place,
  from: place,
  to: place,
  faction,
  attacker: faction,
  defender: faction,
  winner: faction,
  side: (word) => `side.${word}`,
  corps: (word) => `corps.${word}`,
  kind: (word) => `kind.${word}`,
  condition: (word) => `step.${word}`,
};

// One form of the names of several things, in both languages: named('faction', ['french', 'british'], 'adjective').
export function named<Word extends string>(group: string, words: readonly Word[], form = ''): Record<Language, Record<Word, string>> {
  const names = (language: Language): Record<Word, string> =>
    Object.fromEntries(words.map((word) => [word, speakers[language].name(`${group}.${word}`, form)])) as Record<Word, string>;
  return { en: names('en'), it: names('it') };
}
