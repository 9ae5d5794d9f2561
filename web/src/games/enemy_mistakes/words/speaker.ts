// The sentences of Enemy Mistakes, and what the words of its events, prompts and actions are called in them.
import type { JsonObject } from '../../../protocol';
import { type NameKeys, speakersOf, valuesOf } from '../../../text/catalogue';
import type { Language } from '../../../text/language.svelte';

export const speakers = speakersOf('enemy_mistakes');

const unit = (word: string): string => `unit.${word}`;
const army = (word: string): string => `army.${word}`;

export const nameKeys: NameKeys = {
  unit,
  target: unit,
  host: unit,
  attacker: unit,
  defender: unit,
  general: (word) => `general.${word}`,
  army,
  to: army,
  loses: army,
  corps: (word) => `corps.${word}`,
  type: (word) => `type.${word}`,
  side: (word) => `edge.${word}`,
  fate: (word) => `fate.${word}`,
  effect: (word) => `effect.${word}`,
  seat: (word) => `seat.${word}`,
};

export const has = (id: string, language: Language): boolean => speakers[language]!.has(id);

// With the marks of bold. The values are words and numbers, as the server has them.
export const say = (id: string, values: JsonObject, language: Language): string => speakers[language]!.say(id, valuesOf(values, nameKeys));

// One form of a name: name('unit.b13', 'short', 'en').
export const name = (id: string, form: string, language: Language): string => speakers[language]!.name(id, form);
