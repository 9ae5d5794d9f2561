// What is to be decided: who, what, from where, in one sentence of the catalogue with the values that the server gives. And what those who
// wait for it are told, and why something may not be done.
import type { Decision, Prompt, View } from '../../../protocol';
import { promptText, type PromptText, type Said, saidText } from '../../../text/catalogue';
import type { Language } from '../../../text/language.svelte';
import { readView } from '../view';
import { has, nameKeys, say, speakers } from './speaker';

// A step that is not in the catalogue is of a newer server: its question is shown as it came.
export function prompt(asked: Prompt, legal: readonly string[], _view: View, language: Language): PromptText {
  return has(`prompt.${asked.step}`, language) ? promptText(asked, legal, speakers[language], nameKeys) : { lead: '', text: asked.text };
}

export function waiting(view: View, decision: Decision, language: Language): string {
  const [faction] = decision.to_act;
  if (faction === undefined) return '';
  const id = `waiting.${readView(view).step}`;
  return say(has(id, language) ? id : 'waiting.otherwise', { faction }, language);
}

// What is not in the catalogue is of a newer server, and shown as it came.
export function refusal(said: Said, language: Language): string {
  return saidText(said, speakers[language]) ?? said.text ?? '';
}
