// What the actions of Enemy Mistakes do, and what its words mean.
import type { View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import type { ParsedAction, Term } from '../../game';
import { termsOf } from '../../glossary';
import { readView } from '../view';
import { has, say, speakers } from './speaker';

// In one line, without the Unit; of "done" what it ends.
export function aboutText({ verb }: ParsedAction, view: View, language: Language): string | null {
  const id = verb === 'done' ? `about.finish.${readView(view).step}` : `about.${verb}`;
  return has(id, language) ? say(id, {}, language) : null;
}

const kTerms = {
  um: 'EM-1.10',
  formation: 'EM-2.10',
  movement: 'EM-1.12',
  recovery: 'EM-3.10',
  redeploy: 'EM-11.12',
  shaken: 'EM-1.12',
  initiative: 'EM-8.4',
};

export const glossary = (language: Language): Term[] => termsOf(kTerms, speakers[language]!);
