// What the actions of Waterloo 200 do, what its words mean, and what a unit and a march are called in short.
import type { View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import { capital } from '../../../text/message';
import type { ParsedAction, Term } from '../../game';
import { termsOf } from '../../glossary';
import { unitById } from '../data';
import { readView } from '../view';
import { pieceText } from './describe';
import { has, say, speakers } from './speaker';
import { the } from './units';

// In one line, without the unit and the area; of "done" what it ends. To pass in the auction is not to pass in an impulse.
export function aboutText({ verb }: ParsedAction, view: View, language: Language): string | null {
  const { step = '' } = readView(view);
  const id = verb === 'done' ? `about.finish.${step}` : verb === 'pass' && step === 'auction' ? 'about.pass.auction' : `about.${verb}`;
  return has(id, language) ? say(id, {}, language) : null;
}

const kTerms = {
  mp: 'W2-12.1.1',
  tactical: 'W2-10.1.1',
  strategic: 'W2-9.1.1',
  disc: 'W2-8.1.3',
  impulse: 'W2-8.1.4',
  activate: 'W2-4.6.1',
  reveal: 'W2-4.2.1',
  step: 'W2-3.2.1',
};

export const glossary = (language: Language): Term[] => termsOf(kTerms, speakers[language]);

// "Soye’s brigade"; a hidden block has no name.
export const pieceName = (piece: string, view: View, language: Language): string =>
  unitById.has(piece) ? capital(the(piece, language)) : pieceText(piece, view, language);

export const costText = (cost: number, language: Language): string => say('march.cost', { cost }, language);
