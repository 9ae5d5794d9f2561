// Title, seats, the day and whose move it is.
import type { View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import { card } from '../card';
import { tables, turns } from '../data';
import { readView, type Army } from '../view';
import { placeName } from './places';
import { say } from './speaker';

export const title = (): string => card.title;

export function seatClass(seat: string): string {
  return card.seats.find(({ id }) => id === seat)?.nation ?? '';
}

// "18 June, turn 11 of 23".
export function headline(view: View, language: Language): string {
  const { turn } = readView(view);
  const { day = 15, night = false } = turns[turn - 1] ?? {};
  return say('card.headline', { day, turn, turns: turns.length, night }, language);
}

const kMovement = new Set(['forced_marches', 'show_commander']);

// Beside the side's name in the prompt: the group move, the fight, or what else goes on.
export function whose(view: View, seat: string, language: Language): string {
  const { result, step = '', town, battles, groups, moves_left } = readView(view);
  if (result !== 'none') return '';
  if (step === 'auction' || step === 'reduce_blocks') return say('whose.bid', {}, language);
  if (step === 'place_blocks') return say('whose.set_up', {}, language);
  if (step === 'choose_group' || step === 'move_group') {
    const army = (step === 'move_group' ? groups.at(-1)?.army : seat) as Army;
    const most = tables.group_moves[army] ?? 1;
    const made = most - (moves_left[army] ?? 0);
    return say('whose.group', { nth: Math.min(most, step === 'move_group' ? made : made + 1), most }, language);
  }
  if (kMovement.has(step)) return say('whose.movement', {}, language);
  if (town === undefined) return '';
  const battle = battles.find((one) => one.town === town && !one.over);
  const values = { name: placeName(town, language), turns: battle?.turns ?? 0 };
  return say(battle && battle.turns > 0 ? 'whose.battle' : 'whose.fight', values, language);
}
