// The language of the page. A part of the page keeps its words in a dictionary of its own:
//   const words = dictionary({ en: { hello: 'Hello' }, it: { hello: 'Ciao' } });   …   words().hello
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

// Both languages must have the same keys: the type of the Italian words is that of the English ones.
export function dictionary<Words extends object>(words: { en: Words; it: Words }): () => Words {
  return () => words[current];
}
