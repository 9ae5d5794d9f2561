// The files of the catalogue: data/PART/text.LANGUAGE.json, where a part is a game, or `common`. Which there are is read from the folder, and
// each is fetched when it is first needed. Home speaks of games that nobody plays, so their cards' words come with `common` (vite.config.ts).
import { recall } from '../ui/remember';
import type { Catalogue } from './message';

export type Language = string; // "en"

type Files = Record<string, () => Promise<Catalogue>>;
const kCommon: Files = import.meta.glob<Catalogue>('../../../data/common/text.*.json', { import: 'default', query: '?with_cards' });
const kGames: Files = import.meta.glob<Catalogue>(['../../../data/*/text.*.json', '!../../../data/common/*'], { import: 'default' });

const kEnglish: Language = 'en';
const written = Object.keys(kCommon).map((file): Language => /text\.([\w-]+)\.json$/.exec(file)![1]!);
export const kLanguages: readonly Language[] = [kEnglish, ...written.filter((language) => language !== kEnglish)];

// A game without sentences of its own has none to fetch.
export async function fetchText(part: string, language: Language): Promise<Catalogue> {
  const files = part === 'common' ? kCommon : kGames;
  return (await files[`../../../data/${part}/text.${language}.json`]?.()) ?? {};
}

// What was chosen here before, else what the browser prefers, else English.
export function firstLanguage(): Language {
  const wishes = [recall('language') ?? '', ...navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]!)];
  return wishes.find((wish) => kLanguages.includes(wish)) ?? kEnglish;
}

// In itself: "Italiano".
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
