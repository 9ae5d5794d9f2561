// The page's own words, in the language of the page: say('page.guest').
import en from '../../../data/common/text.en.json';
import { speakersOf } from './catalogue';
import { language } from './language.svelte';
import type { Values } from './message';

// Only what is in the catalogue can be said; tools/compile_text holds the other languages to the English one.
export type PageId = Extract<keyof typeof en, `page.${string}`>;

const kSpeakers = speakersOf({ en: {}, it: {} });

export const say = (id: PageId, values: Values = {}): string => kSpeakers[language()].say(id, values);
