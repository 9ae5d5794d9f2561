// Marches and corps of Napoléon, as orders.
import type { View } from '../../protocol';
import type { Language } from '../../text/language.svelte';
import type { Offer, ParsedAction } from '../game';
import { offerBy } from '../offers';
import { unitById } from './data';
import { readView } from './view';
import { say } from './words/speaker';

// What is pointed at: blocks, the square that shelters one, towns, and the spaces of a battle board.
export const offer: (action: ParsedAction) => Offer = offerBy({ unit: 'piece', square: 'piece', town: 'place', space: 'place' });

// The blocks of a corps in the same town; commanders belong to none.
export function corps(piece: string, view: View): string[] {
  const own = unitById.get(piece)?.corps;
  const { units } = readView(view);
  if (!own) return [piece];
  return Object.keys(units).filter((unit) => unitById.get(unit)?.corps === own && units[unit]?.at === units[piece]?.at);
}

export const marches: readonly string[] = ['march', 'force', 'place', 'redeploy'];
export const groups: readonly string[] = ['march', 'force', 'place', 'redeploy', 'retreat', 'deploy', 'move'];

// Blocks fire, check their morale, form squares and reinforce one after another; where one goes others may follow.
const kAll: ReadonlySet<string> = new Set(['fire', 'check', 'form', 'reinforce']);
const kOthers: ReadonlySet<string> = new Set(['march', 'force', 'redeploy', 'retreat', 'deploy', 'move', 'fire_square', 'unform']);
export function repeat({ verb }: ParsedAction, language: Language): string | null {
  if (kAll.has(verb)) return say(`repeat.${verb}`, {}, language);
  return kOthers.has(verb) ? '' : null;
}
