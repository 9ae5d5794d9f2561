// The language of the page. Its sentences are in the catalogue (text/say.ts).
import { recall, remember } from '../ui/remember';

export type Language = 'en' | 'it';

function first(): Language {
  const kept = recall('language');
  if (kept === 'en' || kept === 'it') return kept;
  return navigator.language.toLowerCase().startsWith('it') ? 'it' : 'en';
}

const kFirst = first();
let current = $state<Language>(kFirst);
document.documentElement.lang = kFirst;

export function language(): Language {
  return current;
}

export function setLanguage(next: Language): void {
  current = next;
  remember('language', next);
  document.documentElement.lang = next;
}

// Words of a game's panel: words().hello. Both languages must have the same keys, because the Italian words have the type of the English ones.
export function dictionary<Words extends object>(words: { en: Words; it: Words }): () => Words {
  return () => words[current];
}
