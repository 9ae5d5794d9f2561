// The language of the page. It changes when all the sentences in use are there in the new one, so that none is ever missing.
import { remember } from '../ui/remember';
import { loadText } from './catalogue';
import { firstLanguage, type Language } from './files';

export type { Language };

const kFirst = firstLanguage();
let current = $state<Language>(kFirst);
let wanted = kFirst; // what it becomes when its sentences have come
const inUse = new Set(['common']); // parts of the catalogue
document.documentElement.lang = kFirst;

export function language(): Language {
  return current;
}

// Before a part of the catalogue is used; a change of the language under way waits for it.
export async function loadWords(part: string): Promise<void> {
  inUse.add(part);
  await Promise.all([loadText(part, current), loadText(part, wanted)]);
}

export async function setLanguage(next: Language): Promise<void> {
  const before = wanted;
  wanted = next;
  try {
    await Promise.all([...inUse].map((part) => loadText(part, next)));
  } catch (error) {
    wanted = before;
    throw error;
  }
  if (wanted !== next) return; // it was changed again meanwhile
  current = next;
  remember('language', next);
  document.documentElement.lang = next;
}
