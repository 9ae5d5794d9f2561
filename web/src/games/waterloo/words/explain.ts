// What the actions of Waterloo do, what its words mean, and what a unit is called in short.
import type { View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import type { ParsedAction, Term } from '../../game';
import { termsOf } from '../../glossary';
import { innermost, readView } from '../view';
import { say, speakers } from './speaker';
import { isUnit, unitHere } from './units';

// In one line, without the unit and the place; of "done" what it ends.
export function aboutText({ verb }: ParsedAction, view: View, language: Language): string | null {
  const step = innermost(readView(view))?.step ?? '';
  const id = verb === 'done' ? `about.finish.${step}` : `about.${verb}`;
  return speakers[language].has(id) ? speakers[language].say(id) : null;
}

const kTerms = {
  disc: 'WL-4.4.1',
  tile: 'WL-4.1.1',
  cube: 'WL-9.1.1',
  strong_point: 'WL-13.2.1',
  grand_battery: 'WL-6.6.1',
  delayed_box: 'WL-14.2.1',
  reserve: 'WL-5.2.1',
};

export const glossary = (language: Language): Term[] => termsOf(kTerms, speakers[language]);

// "Second French infantry".
export const pieceName = (piece: string, view: View, language: Language): string =>
  isUnit(piece) ? say('standing.name', { unit: unitHere(piece, readView(view)) }, language) : piece;
