// What an action does, as the words of a button or of a line in the list of actions: a verb first.
import type { View } from '../../../protocol';
import { valuesOf } from '../../../text/catalogue';
import type { Language } from '../../../text/language.svelte';
import { plain, type Value } from '../../../text/message';
import type { ParsedAction } from '../../game';
import { innermost, readView, type WaterlooView } from '../view';
import { nameKeys, placeValue, speakers } from './speaker';
import { isUnit, placeOf, unitHere } from './units';

// The operands as the values of a sentence, and where the unit stands. Left out is what goes without saying: the disc where it was spent on the
// leader, and the origin of an attack straight from the unit's own area.
function valuesOfAction({ operands }: ParsedAction, step: string, view: WaterlooView): Record<string, Value | undefined> {
  const { unit, gun, count, from } = operands;
  const place = isUnit(unit) ? placeOf(unit, view) : undefined;
  return {
    ...valuesOf(operands, nameKeys),
    ...(count === undefined ? {} : { count: Number(count) }),
    ...(isUnit(unit) ? { unit: unitHere(unit, view) } : {}),
    ...(isUnit(gun) ? { gun: unitHere(gun, view) } : {}),
    ...(place === undefined ? {} : { at: placeValue(place) }),
    ...(from === undefined || from === place ? { from: undefined } : {}),
    ...(step === 'lead_activation' ? { disc: undefined } : {}),
  };
}

// An action that has no words here is shown as it is written. "Done" says what it ends, where a step has words for that.
export function actionText(action: ParsedAction, view: View, language: Language): string {
  const speaker = speakers[language];
  const seen = readView(view);
  const step = innermost(seen)?.step ?? '';
  const ids = action.verb === 'done' ? [`finish.${step}`, 'action.done'] : [`action.${action.verb}`];
  const id = ids.find((one) => speaker.has(one));
  return id === undefined ? action.notation : plain(speaker.say(id, valuesOfAction(action, step, seen)));
}
