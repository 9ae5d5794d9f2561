// What stands around the map: the title, the hour, whose move it is, and the words of an inspection.
import type { View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import { card } from '../card';
import { board } from '../data';
import { innermost, readView } from '../view';
import { say, speakers } from './speaker';

export const title = (): string => card.title;

export function seatClass(seat: string): string {
  return card.seats.find(({ id }) => id === seat)?.nation ?? '';
}

// "4 pm, turn 5 of 9".
export function headline(view: View, language: Language): string {
  return say('card.headline', { turn: readView(view).turn, turns: board.turn_track.length }, language);
}

// Beside the side's name in the prompt: "action 3" for the active side, what else goes on for others.
export function whose(view: View, seat: string, language: Language): string {
  const seen = readView(view);
  if (seen.result !== 'none') return '';
  if (seen.phase !== 'actions') return say(`phase.${seen.phase}`, {}, language);
  if (seat !== seen.active) return say('whose.reply', {}, language);
  if (seen.tile_shown) return say('whose.round_over', {}, language);
  const step = innermost(seen)?.step;
  if (step === 'change_formation' && seen.actions_done === 0) return say('phase.formation', {}, language);
  return say('whose.action', { action: seen.actions_done + (step === 'choose_action' ? 1 : 0) }, language);
}

// What a place is to a gun.
export function inspectText(kind: string, language: Language): string {
  const id = `inspect.${kind}`;
  return speakers[language].has(id) ? speakers[language].say(id) : '';
}
