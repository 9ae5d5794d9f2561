// What an action does, as the words of a button or of a line in the list of actions: a verb first. "Done" is told by what it finishes.
import type { View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import { plain } from '../../../text/message';
import type { ParsedAction } from '../../game';
import { readView } from '../view';
import { has, say } from './speaker';

// An action that has no words is shown as it is written.
export function actionText({ notation, verb, operands }: ParsedAction, view: View, language: Language): string {
  const finish = `finish.${readView(view).step}`;
  const id = verb === 'done' && has(finish, language) ? finish : `action.${verb}`;
  if (!has(id, language)) return notation;
  const { number = 0, ...named } = operands;
  return plain(say(id, { ...named, number: Number(number) }, language));
}
