// What keys and buttons of the table do, whatever the game.
import { asFailure } from '../net/failure';
import { failureText } from '../text/failures';
import { toast } from '../ui/toasts.svelte';
import { buttons } from './choosing/choosing';
import type { Chooser } from './choosing/chooser.svelte';
import { finishing } from './choosing/prompt_buttons';
import type { TableSession } from './story/session.svelte';

export const tellFault = (error: unknown): void => toast(failureText(asFailure(error)), 'fault');

// Takes the last action back, or asks the opponent for it.
export function undo({ live, link }: TableSession): void {
  const state = live ? link.undo : null;
  const request = state?.can ? link.takeBack() : state?.ask !== null && state?.ask !== undefined ? link.askUndo(state.ask) : undefined;
  request?.catch(tellFault);
}

// Presses the button that ends the decision, if there is one.
export function finish({ game, view, decision }: TableSession, chooser: Chooser): void {
  const action = game && view && decision && finishing(buttons(chooser.choice), (one) => game.buttonKind(one, view));
  if (action) chooser.choose(action);
}

// Takes the stack or the corps: the card of what is in hand has a button for each.
export function takeMore(what: 'here' | 'corps'): void {
  document.querySelector<HTMLElement>(`[data-take="${what}"]`)?.click();
}
