// All that Smohain says on the page. The sentences are in data/smohain/text.*.json; here they get their values.
import type { Decision, GameEvent, JsonObject, View } from '../../protocol';
import { type NameKeys, promptText, resultTexts, saidText, speakersOf, valuesOf, wordsOf } from '../../text/catalogue';
import type { Language } from '../../text/language.svelte';
import { plain } from '../../text/message';
import type { DiceAccount, GameModule, LogLine } from '../game';
import { signed } from '../grammar';
import { tourOf } from '../tour';
import { card } from './card';
import { builtUp, sideOf, turns } from './data';
import { readView } from './view';

const speakers = speakersOf('smohain');

// What the words of events, prompts and actions are called in the catalogue.
const kNames: NameKeys = {
  unit: (word) => `unit.${word}`,
  about: (word) => `unit.${word}`,
  area: (word) => `place.${word}`,
  to: (word) => `place.${word}`,
  side: (word) => `side.${word}`,
  seat: (word) => `seat.${word}`,
};

const marked = (id: string, values: JsonObject, language: Language): string => speakers[language]!.say(id, valuesOf(values, kNames));
export const say = (id: string, values: JsonObject, language: Language): string => plain(marked(id, values, language));

export const placeName = (place: string, language: Language): string => plain(speakers[language]!.name(`place.${place}`));

function sentence(event: GameEvent, _view: View, language: Language): LogLine {
  const { unit, area, to, side } = event;
  const places = [area, to].filter((place) => typeof place === 'string');
  const heading = event.event === 'turn_begins' || event.event === 'game_over';
  return { text: marked(`event.${event.event}`, event, language), seat: String(side ?? sideOf(String(unit))), places, heading };
}

interface Assault {
  area: string;
  dice: number[];
  total: number;
  succeeds: string;
  terms?: { term: string; value: number; unit?: string }[];
}

function account(event: GameEvent, language: Language): DiceAccount {
  const { area, dice, total, succeeds, terms = [] } = event as unknown as Assault;
  return {
    title: say('account.assault', { area }, language),
    dice: dice.map((face) => ({ face })),
    modifiers: terms.map(({ term, unit, value }) => ({
      label: say(`term.${term}`, unit === undefined ? {} : { about: unit }, language),
      value: signed(value),
    })),
    outcome: say('account.outcome', { total, succeeds }, language),
    rules: ['SM-4.1', 'SM-4.2'],
    places: [area],
  };
}

function placeText(place: string, view: View, language: Language): string {
  const units = Object.values(readView(view).units).filter(({ at }) => at === place).length;
  return say('standing.place', { built_up: builtUp.includes(place), units }, language);
}

function pieceText(piece: string, view: View, language: Language): string {
  const unit = readView(view).units[piece];
  return unit ? say('standing.unit', { unit: piece, steps: unit.steps, ordered: unit.ordered }, language) : '';
}

function waiting(view: View, { to_act: [seat = ''] }: Decision, language: Language): string {
  return say(`waiting.${readView(view).agenda.at(-1)?.step ?? ''}`, { seat }, language);
}

export const words = {
  title: () => card.title,
  headline: (view, language) => say('card.headline', { turn: readView(view).turn, turns }, language),
  whose: () => '',
  placeName,
  placeText,
  pieceText,
  prompt: (asked, legal, _view, language) => promptText(asked, legal, speakers[language]!, kNames),
  waiting,
  refusal: (said, language) => saidText(said, speakers[language]!) ?? said.text ?? '',
  resultText: resultTexts(speakers, {}),
  actionText: ({ verb, operands }, _view, language) => say(`action.${verb}`, operands, language),
  option: () => null,
  inspectText: () => '',
  countName: wordsOf(speakers, 'count'),
  reasonText: wordsOf(speakers, 'reason'),
  sentence,
  rolls: (events, _view, language) => events.filter(({ event }) => event === 'assault').map((event) => account(event, language)),
  tour: tourOf(speakers, ['.board']),
} satisfies Partial<GameModule>;
