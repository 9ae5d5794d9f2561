// The page's own words, in the language of the page: say('page.guest', { number: '12' }).
import type en from '../../../data/common/text.en.json';
import { speakersOf } from './catalogue';
import { language } from './language.svelte';
import type { Values } from './message';

// Only what is in the catalogue can be said; tools/compile_text holds the other languages to the English one.
export type PageId = Extract<keyof typeof en, `page.${string}`>;

const kSpeakers = speakersOf('common');

export const say = (id: PageId, values: Values = {}): string => kSpeakers[language()].say(id, values);

// What the server names by a word of its own: a failure, a level. Undefined: the word is not in the catalogue.
export function sayWord(group: 'failure' | 'page.level' | 'page.level_text', word: string): string | undefined {
  const speaker = kSpeakers[language()];
  const id = `${group}.${word}`;
  return speaker.has(id) ? speaker.say(id) : undefined;
}

// What home says of a game, loaded or not: ids card.… of its sentences. Undefined: it does not say that.
export function sayCard(game: string, id: string, values: Values = {}): string | undefined {
  const speaker = kSpeakers[language()];
  const whole = `card.${game}.${id}`;
  return speaker.has(whole) ? speaker.say(whole, values) : undefined;
}
