// The sentences of Waterloo in every language, and what the words of its events and prompts are called in them.
import forces from '../../../../../data/waterloo/forces.json';
import { type NameKeys, speakersOf } from '../../../text/catalogue';
import type { Language } from '../../../text/language.svelte';
import type { Values } from '../../../text/message';

export const speakers = speakersOf('waterloo');

export const say = (id: string, values: Values, language: Language): string => speakers[language].say(id, values);

const kUnitKeys = new Map(
  forces.units.map(({ id, type, nation, landwehr }) => [
    id,
    type === 'leader' ? `unit.${id}` : `unit.${landwehr ? 'landwehr' : nation}_${type}`,
  ]),
);

// A leader has his own name, others that of all units of their kind.
export const unitKey = (unit: string): string => kUnitKeys.get(unit) ?? unit;

const place = (word: string): string => `place.${word}`;
const side = (word: string): string => `side.${word}`;

export const nameKeys: NameKeys = {
  unit: unitKey,
  gun: unitKey,
  against: unitKey,
  leader: unitKey,
  area: place,
  from: place,
  to: place,
  at: place,
  side,
  holder: side,
  by: side,
  disc: (word) => `disc.${word}`,
  colour: (word) => `cube.${word}`,
  state: (word) => `state.${word}`,
  phase: (word) => `phase.${word}`,
  cause: (word) => `cause.${word}`,
};

// One form of the names of several things, looked up when it is asked for: named('disc', ['green', 'red'], 'a').en.red.
export function named<Word extends string>(group: string, _words: readonly Word[], form = ''): Record<Language, Record<Word, string>> {
  const names = (language: Language): Record<Word, string> =>
    new Proxy({} as Record<Word, string>, { get: (_, word: string) => speakers[language]!.name(`${group}.${word}`, form) });
  return new Proxy({}, { get: (_, language: string) => names(language) });
}
