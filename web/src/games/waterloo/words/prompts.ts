// What is to be decided, who decides it, and why something cannot be done.
import type { Prompt, View } from '../../../protocol';
import { askingOf, promptText, type PromptText } from '../../../text/catalogue';
import type { Language } from '../../../text/language.svelte';
import { innermost, readView } from '../view';
import { nameKeys, speakers } from './speaker';

// The sentence of the catalogue with the values that the server gives. Stories of older programs have no values: the step's general question
// is asked. What is not in the catalogue is of a newer server, and shown as it came.
export function prompt(asked: Prompt, legal: readonly string[], _view: View, language: Language): PromptText {
  const speaker = speakers[language];
  const general = `ask.${asked.step}`;
  if (speaker.has(`prompt.${asked.step}`) && asked.args) return promptText(asked, legal, speaker, nameKeys);
  return { lead: '', text: speaker.has(general) ? speaker.say(general) : asked.text };
}

export const { waiting, refusal } = askingOf(speakers, nameKeys, (view) => `waiting.${innermost(readView(view))?.step}`, 'side');
