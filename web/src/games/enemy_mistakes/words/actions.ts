// What an action does, as the words of a button or of a line in the list of actions: a verb first. "Done" is told by what it finishes.
import type { JsonObject, View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import { capital, plain } from '../../../text/message';
import type { ParsedAction } from '../../game';
import { readView } from '../view';
import { has, say } from './speaker';

const kNumbers: ReadonlySet<string> = new Set(['number', 'x', 'y', 'distance', 'facing']);

const senseOf = (value: number): string => (value === 0 ? 'none' : value < 0 ? 'left' : 'right');

// The operands as values: an angle is a sense and degrees, a side step a sense and millimetres.
export function valuesOfAction({ operands }: ParsedAction): JsonObject {
  const values: JsonObject = {};
  for (const [field, word] of Object.entries(operands)) {
    if (field === 'angle') Object.assign(values, { turn: senseOf(Number(word)), degrees: Math.abs(Number(word)) });
    else if (field === 'offset') Object.assign(values, { step: senseOf(Number(word)), offset: Math.abs(Number(word)) });
    else values[field] = kNumbers.has(field) ? Number(word) : word;
  }
  return values;
}

// An action that has no words is shown as it is written.
export function actionText(action: ParsedAction, view: View, language: Language): string {
  const finish = `finish.${readView(view).step}`;
  const id = action.verb === 'done' && has(finish, language) ? finish : `action.${action.verb}`;
  return has(id, language) ? capital(plain(say(id, valuesOfAction(action), language))) : action.notation;
}
