// What is to be decided, what those who wait for it are told, and why something may not be done.
import type { Decision, Prompt, View } from '../../../protocol';
import { promptText, type PromptText, type Said, saidText } from '../../../text/catalogue';
import type { Language } from '../../../text/language.svelte';
import { readView } from '../view';
import { has, nameKeys, say, speakers } from './speaker';

// A step that is not in the catalogue is of a newer server: its question is shown as it came.
export function prompt(asked: Prompt, legal: readonly string[], _view: View, language: Language): PromptText {
  return has(`prompt.${asked.step}`, language) ? promptText(asked, legal, speakers[language]!, nameKeys) : { lead: '', text: asked.text };
}

export function waiting(view: View, decision: Decision, language: Language): string {
  const [seat] = decision.to_act;
  if (seat === undefined) return '';
  const id = `waiting.${readView(view).step}`;
  return say(has(id, language) ? id : 'waiting.otherwise', { seat }, language);
}

// What is not in the catalogue is of a newer server, and shown as it came.
export const refusal = (said: Said, language: Language): string => saidText(said, speakers[language]!) ?? said.text ?? '';
