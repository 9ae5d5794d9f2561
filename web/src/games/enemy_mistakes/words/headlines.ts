// Title, seats, the time and which part of the turn goes on.
import type { View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import { card } from '../card';
import { turns } from '../data';
import { phaseOf, readView, scenarioOf } from '../view';
import { has, say } from './speaker';

export const title = (): string => card.title;
export const seatClass = (seat: string): string => card.seats.find(({ id }) => id === seat)?.nation ?? '';

// "11:30, turn 1 of 19".
export function headline(view: View, language: Language): string {
  const seen = readView(view);
  const { turn } = seen;
  return say('card.headline', { time: turns[turn - 1]?.time ?? '', turn, turns: scenarioOf(seen).turns }, language);
}

// Beside the side's name in the prompt: the phase, in a combat its step.
export function whose(view: View, _seat: string, language: Language): string {
  const seen = readView(view);
  if (seen.result !== 'none') return '';
  if (seen.combat.under_way) return say(`chain.${seen.combat.step}`, {}, language);
  const id = `phase.${phaseOf(seen)}`;
  return has(id, language) ? say(id, {}, language) : '';
}
