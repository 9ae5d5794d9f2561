// The sentences of Napoléon, and what the words of its events, prompts and actions are called in them.
import type { JsonObject } from '../../../protocol';
import { type NameKeys, speakersOf, valuesOf } from '../../../text/catalogue';
import type { Language } from '../../../text/language.svelte';
import { kSpaces, type Space } from '../view';

export const speakers = speakersOf('napoleon');

const isSpace = (word: string): boolean => kSpaces.includes(word as Space);
const unit = (word: string): string => `unit.${word}`;
const place = (word: string): string => `${isSpace(word) ? 'space' : 'place'}.${word}`;

export const nameKeys: NameKeys = {
  unit,
  square: unit,
  about: unit,
  town: place,
  from: place,
  to: place,
  space: place,
  side: (word) => `side.${word}`,
  winner: (word) => `side.${word}`,
  army: (word) => `army.${word}`,
  seat: (word) => `seat.${word}`,
  terrain: (word) => `terrain.${word}`,
  arm: (word) => `arm.${word}`,
};

export const has = (id: string, language: Language): boolean => speakers[language]!.has(id);

// With the marks of bold. The values are words and numbers, as the server has them.
export const say = (id: string, values: JsonObject, language: Language): string => speakers[language]!.say(id, valuesOf(values, nameKeys));

// One form of a name: name('side.french', 'of', 'en').
export const name = (id: string, form: string, language: Language): string => speakers[language]!.name(id, form);
