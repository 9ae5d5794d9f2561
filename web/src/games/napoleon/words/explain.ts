// What the actions of Napoléon do, what its words mean, and what a block and a march are called in short.
import type { View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import type { ParsedAction, Term } from '../../game';
import { termsOf } from '../../glossary';
import { unitById } from '../data';
import { readView } from '../view';
import { pieceText } from './describe';
import { has, say, speakers } from './speaker';
import { shortName } from './units';

// In one line, without the block and the place; of "done" what it ends.
export function aboutText(action: ParsedAction, view: View, language: Language): string | null {
  const id = action.verb === 'done' ? `about.finish.${readView(view).step}` : `about.${action.verb}`;
  return has(id, language) ? say(id, {}, language) : null;
}

const kTerms = {
  group: 'NP-1.3.3',
  forced: 'NP-5.6.1',
  skirmish: 'NP-6.1.2',
  morale: 'NP-6.3.10',
  reinforcements: 'NP-6.3.70',
  stalemate: 'NP-6.7.2',
  supply: 'NP-9.1.1',
};

export const glossary = (language: Language): Term[] => termsOf(kTerms, speakers[language]!);

// "Quiot"; a hidden block has no name.
export const pieceName = (piece: string, view: View, language: Language): string =>
  unitById.has(piece) ? shortName(piece, language) : pieceText(piece, view, language);

// A march to the next town needs no words.
export const costText = (cost: number, language: Language): string => (cost > 1 ? say('march.cost', { cost }, language) : '');
