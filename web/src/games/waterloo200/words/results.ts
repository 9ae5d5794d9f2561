// How a game ended, by the reason that the rules give (games/waterloo200/rules/rules.cc).
import type { Language } from '../../../text/language.svelte';
import { typographic } from '../../grammar';

export const kItalianReasons: Record<string, string> = {
  'Napoleon has fallen.': 'Napoleone è caduto.',
  'Wellington has fallen.': 'Wellington è caduto.',
  'Ten French units are lost.': 'Dieci unità francesi sono perdute.',
  'Ten British units are lost.': 'Dieci unità britanniche sono perdute.',
  'The French hold all seven victory areas.': 'I Francesi tengono tutte e sette le aree vittoria.',
  'The Allies hold all seven victory areas.': 'Gli Alleati tengono tutte e sette le aree vittoria.',
  'Night falls and the French hold most victory areas.': 'Scende la notte e i Francesi tengono più aree vittoria.',
  'Night falls and the Allies hold most victory areas.': 'Scende la notte e gli Alleati tengono più aree vittoria.',
};

export function resultText(reason: string, _rule: string, language: Language): string {
  return language === 'it' ? (kItalianReasons[reason] ?? reason) : typographic(reason);
}
