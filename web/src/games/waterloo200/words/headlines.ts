// Title, seats, the hour and whose move it is.
import type { View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import { card } from '../card';
import { hours } from '../panels/facts';
import { readView, sideOf, type Faction } from '../view';
import { name, say } from './speaker';

export const title = (): string => card.title;

export function seatClass(seat: string): string {
  return card.seats.find(({ id }) => id === seat)?.nation ?? '';
}

// "13:00, turn 2 of 5".
export function headline(view: View, language: Language): string {
  return say('card.headline', { turn: readView(view).turn, turns: hours.length }, language);
}

const kBetween = new Set(['reorganise', 'headquarters_path', 'regenerate']);

// Beside the side's name in the prompt: what kind of action it plays, or that it answers the other's.
export function whose(view: View, seat: string, language: Language): string {
  const { result, step, phasing, kind, impulse } = readView(view);
  if (result !== 'none') return '';
  if (step === 'free_set_up') return say('whose.set_up', {}, language);
  if (step && kBetween.has(step)) return say('whose.between', {}, language);
  if (seat === 'observer' || seat === 'all') return '';
  if (sideOf(seat as Faction) !== phasing) return say('whose.reply', {}, language);
  return kind === 'none' ? say('whose.impulse', { impulse }, language) : name(`kind.${kind}`, 'short', language);
}
