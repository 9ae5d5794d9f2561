// Why not: what the rules answer, and plain faults of the input, in both languages.
import { type Said, saidText } from '../../../text/catalogue';
import type { Language } from '../../../text/language.svelte';
import { type Both, capital, typographic } from '../../grammar';
import { isQuestion, question } from './questions';
import { kItalianRefusals } from './refusals_it';
import { speakers } from './speaker';

const kNotNow: Both<string> = { en: 'Not now.', it: 'Non ora.' };

// The text is the rules' own; an unknown one is shown as it came, so that nothing is lost.
export function refusal(said: Said, language: Language): string {
  const { text = '' } = said;
  if (isQuestion(text)) return `${kNotNow[language]} ${question(text, language)}`;
  const italian = kItalianRefusals[text];
  if (italian !== undefined) return language === 'it' ? italian : typographic(text);
  return saidText(said, speakers[language]) ?? capital(typographic(text));
}
