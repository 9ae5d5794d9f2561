// The sentences of Waterloo 200, and what the words of its events, prompts and actions are called in them.
import type { JsonObject } from '../../../protocol';
import { type NameKeys, speakersOf, valuesOf } from '../../../text/catalogue';
import type { Language } from '../../../text/language.svelte';

export const speakers = speakersOf('waterloo200');

const unit = (word: string): string => `unit.${word}`;
const place = (word: string): string => `place.${word}`;
const faction = (word: string): string => `faction.${word}`;
const side = (word: string): string => `side.${word}`;

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
  headquarters: faction,
  side,
  payer: side,
  corps: (word) => `corps.${word}`,
  kind: (word) => `kind.${word}`,
  condition: (word) => `step.${word}`,
  arm: (word) => `arm.${word}`,
  terrain: (word) => `terrain.${word}`,
  circle: (word) => `circle.${word}`,
};

export const has = (id: string, language: Language): boolean => speakers[language].has(id);

// With the marks of bold. The values are words and numbers, as the server has them.
export const say = (id: string, values: JsonObject, language: Language): string => speakers[language].say(id, valuesOf(values, nameKeys));

// One form of a name: name('faction.french', 'heading', 'en').
export const name = (id: string, form: string, language: Language): string => speakers[language].name(id, form);
