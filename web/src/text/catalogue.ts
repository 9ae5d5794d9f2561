// The sentences that all games share (data/common), and how a game's own stand before them.
import en from '../../../data/common/text.en.json';
import it from '../../../data/common/text.it.json';
import type { JsonObject, Prompt } from '../protocol';
import type { Language } from './language.svelte';
import { type Catalogue, plain, Speaker, type Value, type Values } from './message';

const kCommon: Record<Language, Catalogue> = { en, it };

export type Speakers = Readonly<Record<Language, Speaker>>;

export function speakersOf(own: Record<Language, Catalogue>): Speakers {
  const speaker = (language: Language): Speaker => new Speaker(language, [own[language], kCommon[language]]);
  return { en: speaker('en'), it: speaker('it') };
}

// By the field of a value, the id of its name in the catalogue: { area: (word) => `place.${word}` }.
export type NameKeys = Readonly<Record<string, (word: string) => string>>;

// The values of a message as they come from the server: words that have names get them, "unit_nth" goes to the unit, a list of dice is dice,
// dice_2 and so on. What is neither a word nor a number is left out.
export function valuesOf(sent: JsonObject, keys: NameKeys): Values {
  const values: Record<string, Value> = {};
  for (const [field, value] of Object.entries(sent)) {
    if (Array.isArray(value)) value.forEach((one, i) => typeof one === 'number' && (values[i === 0 ? field : `${field}_${i + 1}`] = one));
    else if (typeof value === 'number') values[field] = value;
    else if (typeof value === 'boolean') values[field] = value ? 'yes' : 'no';
    else if (typeof value === 'string') {
      const key = keys[field]?.(value);
      const nth = sent[`${field}_nth`];
      values[field] = key === undefined ? value : { key, word: value, ...(typeof nth === 'number' ? { nth } : {}) };
    }
  }
  return values;
}

// Why something was not done, as the server says it: a sentence of the catalogue, and the same in English. `where`: sentences around it, from
// the inside out, each with a gap {why}.
export interface Said {
  sentence?: string;
  args?: JsonObject;
  where?: readonly { sentence: string; args?: JsonObject }[];
  text?: string;
}

// A refusal or a fault of the input. Undefined: it is not in this catalogue.
export function saidText({ sentence, args = {}, where = [] }: Said, speaker: Speaker): string | undefined {
  const keys: NameKeys = { seat: (word) => `seat.${word}`, question: (word) => word };
  if (sentence === undefined || ![sentence, ...where.map((around) => around.sentence)].every((id) => speaker.has(id))) return undefined;
  return where.reduce(
    (why, around) => speaker.say(around.sentence, { ...valuesOf(around.args ?? {}, keys), why }),
    speaker.say(sentence, valuesOf(args, keys)),
  );
}

// Of every verb whether it is offered (may_go) and how many things may be chosen with it (left_go), as engine/spoken.cc has it.
function offersOf(legal: readonly string[]): Values {
  const things = new Map<string, Set<string>>();
  for (const action of legal) {
    const [verb = '', thing = ''] = action.split(' ');
    things.set(verb, (things.get(verb) ?? new Set()).add(thing));
  }
  return Object.fromEntries(
    [...things].flatMap(([verb, of]): [string, Value][] => [
      [`may_${verb}`, 'yes'],
      [`left_${verb}`, of.size],
    ]),
  );
}

export interface PromptText {
  lead: string;
  text: string;
}

// What is to be decided: the sentence "prompt.STEP" with the values that the server sent. The lead is what stands in bold up to its colon.
export function promptText({ step, args = {} }: Prompt, legal: readonly string[], speaker: Speaker, keys: NameKeys): PromptText {
  const said = speaker.say(`prompt.${step}`, { ...valuesOf(args, keys), ...offersOf(legal) });
  const [lead = '', text = ''] = said.split(':** ');
  return { lead: plain(`${lead}:`), text: plain(text) };
}
