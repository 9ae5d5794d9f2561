// The grammar of this game's words: what every game needs, and its own nouns.
import type { Language } from '../../../text/language.svelte';
import { counted } from '../../grammar';

export * from '../../grammar';

export function cubes(count: number, language: Language): string {
  return language === 'en' ? counted(count, 'cube', 'cubes', 'en') : counted(count, 'cubo', 'cubi', 'it');
}

export function hits(count: number, language: Language): string {
  return language === 'en' ? counted(count, 'hit', 'hits', 'en') : counted(count, 'colpo', 'colpi', 'it');
}
