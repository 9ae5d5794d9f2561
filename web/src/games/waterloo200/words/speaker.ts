// The sentences of Waterloo 200 in every language, and what the words of its events and prompts are called in them.
import { type NameKeys, speakersOf } from '../../../text/catalogue';
import type { Language } from '../../../text/language.svelte';

export const speakers = speakersOf('waterloo200');

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

// One form of the names of several things, looked up when it is asked for: named('disc', ['green', 'red'], 'a').en.red.
export function named<Word extends string>(group: string, _words: readonly Word[], form = ''): Record<Language, Record<Word, string>> {
  const names = (language: Language): Record<Word, string> =>
    new Proxy({} as Record<Word, string>, { get: (_, word: string) => speakers[language]!.name(`${group}.${word}`, form) });
  return new Proxy({}, { get: (_, language: string) => names(language) });
}
