// How a game ended, by the reason that the rules give (games/waterloo/rules/rules.cc).
import type { Language } from '../../../text/language.svelte';
import { typographic } from '../../grammar';

export const kItalianReasons: Record<string, string> = {
  'French infantry holds Mont St Jean.': 'La fanteria francese tiene Mont St Jean.',
  'The Anglo-Allied army has lost thirteen or more.': 'L’armata anglo-alleata conta tredici perdite o più.',
  'Allied infantry holds Rossomme.': 'La fanteria alleata tiene Rossomme.',
  'The French army has lost sixteen or more.': 'L’armata francese conta sedici perdite o più.',
  'Both sides have won; the French inflicted more losses.': 'Hanno vinto entrambi; i Francesi hanno inflitto più perdite.',
  'Both sides have won; the French did not inflict more losses.': 'Hanno vinto entrambi; i Francesi non hanno inflitto più perdite.',
  'Night falls and the French have not won.': 'Scende la notte e i Francesi non hanno vinto.',
};

export function resultText(reason: string, _rule: string, language: Language): string {
  return language === 'it' ? (kItalianReasons[reason] ?? reason) : typographic(reason);
}
