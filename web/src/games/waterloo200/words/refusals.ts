// Why not: what the rules answer, and plain faults of the input.
import { type Said, saidText } from '../../../text/catalogue';
import type { Language } from '../../../text/language.svelte';
import { speakers } from './speaker';

// What is not in the catalogue is of a newer server, and shown as it came.
export function refusal(said: Said, language: Language): string {
  return saidText(said, speakers[language]) ?? said.text ?? '';
}
