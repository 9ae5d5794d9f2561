// What is to be decided: who, what, from where, in one sentence of the catalogue with the values that the server gives.
import type { Prompt, View } from '../../../protocol';
import { promptText, type PromptText } from '../../../text/catalogue';
import type { Language } from '../../../text/language.svelte';
import { nameKeys, speakers } from './speaker';

// A step that is not in the catalogue is of a newer server: its question is shown as it came.
export function prompt(asked: Prompt, legal: readonly string[], _view: View, language: Language): PromptText {
  const speaker = speakers[language];
  return speaker.has(`prompt.${asked.step}`) ? promptText(asked, legal, speaker, nameKeys) : { lead: '', text: asked.text };
}
