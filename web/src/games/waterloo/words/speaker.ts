// The sentences of Waterloo in the language that is asked for, and what the words of its events, prompts and actions are called in them.
import type en from '../../../../../data/waterloo/text.en.json';
import forces from '../../../../../data/waterloo/forces.json';
import { type NameKeys, speakersOf } from '../../../text/catalogue';
import type { Language } from '../../../text/language.svelte';
import type { Named, Values } from '../../../text/message';

// Only what is in the catalogue can be said; tools/compile_text holds the other languages to the English one.
export type TextId = keyof typeof en;

export const speakers = speakersOf('waterloo');

export const say = (id: TextId, values: Values, language: Language): string => speakers[language].say(id, values);

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
  payer: side,
  by: side,
  disc: (word) => `disc.${word}`,
  colour: (word) => `cube.${word}`,
  state: (word) => `state.${word}`,
  phase: (word) => `phase.${word}`,
  cause: (word) => `cause.${word}`,
};

// As values of a sentence. `nth`: which of several in one place that have the same name; 0: there is only one.
export const sideValue = (word: string): Named => ({ key: side(word), word });
export const placeValue = (word: string): Named => ({ key: place(word), word });
export const unitValue = (word: string, nth = 0): Named => ({ key: unitKey(word), word, nth });
