// Sentences that are loaded, and what the server sends made into them. A game's own sentences stand before those that all games share.
import type { Decision, JsonObject, MatchResult, Prompt, View } from '../protocol';
import { fetchText, type Language } from './files';
import { plain, Speaker, type Value, type Values } from './message';

// By language; only those that are loaded. Nothing is said while a module is evaluated, for nothing is loaded then.
export type Speakers = Readonly<Record<Language, Speaker>>;
const kSpeakers: Record<string, Record<Language, Speaker>> = {};

// Of a part of the catalogue: a game, or `common`.
export function speakersOf(part: string): Speakers {
  return (kSpeakers[part] ??= {});
}

export async function loadText(part: string, language: Language): Promise<void> {
  const loaded = (kSpeakers[part] ??= {});
  if (loaded[language]) return;
  const parts = part === 'common' ? [part] : [part, 'common'];
  const catalogues = await Promise.all(parts.map((each) => fetchText(each, language)));
  loaded[language] ??= new Speaker(language, catalogues);
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

// How a match ended by the rules. `archived`: by the English text of a result the id of its sentence, for matches that ended when results had
// none. What is in no catalogue is shown as it came.
export function resultTexts(speakers: Speakers, archived: Readonly<Record<string, string>>) {
  return ({ sentence, reason }: MatchResult, language: Language): string =>
    saidText({ sentence: sentence ?? archived[reason] }, speakers[language]) ?? reason;
}

// What the catalogue says by a name of the rules: "reason.mass_guns". A name that it does not have is of a newer server.
export function wordsOf(speakers: Speakers, group: string) {
  return (name: string, language: Language): string => saidText({ sentence: `${group}.${name}` }, speakers[language]) ?? name;
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

// What a game says of its decisions. What is not in the catalogue is of a newer server, and shown as it came. `waitingId`: the sentence to
// those who wait for what is being decided in a view, and in it `who`: the gap for the seat that decides.
export function askingOf(speakers: Speakers, keys: NameKeys, waitingId: (view: View) => string, who: string) {
  return {
    prompt(asked: Prompt, legal: readonly string[], _view: View, language: Language): PromptText {
      const speaker = speakers[language];
      return speaker.has(`prompt.${asked.step}`) ? promptText(asked, legal, speaker, keys) : { lead: '', text: asked.text };
    },
    waiting(view: View, { to_act: [seat] }: Decision, language: Language): string {
      if (seat === undefined) return '';
      const speaker = speakers[language];
      const id = waitingId(view);
      return speaker.say(speaker.has(id) ? id : 'waiting.otherwise', valuesOf({ [who]: seat }, keys));
    },
    refusal: (said: Said, language: Language): string => saidText(said, speakers[language]) ?? said.text ?? '',
  };
}

// The sentences of a game with values as the server has them, words and numbers. `say` leaves the marks of bold; name('side.french', 'of', 'en') is
// one form of a name.
export function sayersOf(speakers: Speakers, keys: NameKeys) {
  return {
    has: (id: string, language: Language): boolean => speakers[language].has(id),
    say: (id: string, values: JsonObject, language: Language): string => speakers[language].say(id, valuesOf(values, keys)),
    name: (id: string, form: string, language: Language): string => speakers[language].name(id, form),
  };
}

// "a, b and c".
export function listed(items: readonly string[], speaker: Speaker): string {
  const join = (i: number): string => (i === 0 ? '' : speaker.say(i + 1 < items.length ? 'list.and' : 'list.and.last'));
  return items.map((item, i) => join(i) + item).join('');
}
