// Battles in the stories of matches that were archived when the terms of a battle were events of their own, before its totals: `term_…`,
// `fire`, then `battle_result`, `drawn_battle` or `bombardment_fails`. They are shown as they were told: in one list, since
// those events do not say who attacked.
import type { GameEvent } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import { has, say } from './speaker';

type ArchivedTerm = { value: number } & (
  { term: 'unit' | 'charge' | 'leader' | 'gun'; unit: string } | { term: 'terrain' | 'languages' | 'morale' }
);

export interface ArchivedBattle {
  area: string;
  offence: number;
  defence: number;
  terms: ArchivedTerm[];
  outcome: GameEvent | undefined; // what followed the totals
}

const kOutcomes = new Set(['battle_result', 'drawn_battle', 'bombardment_fails']);

function termOf({ event, strength, value, ...rest }: GameEvent): ArchivedTerm {
  return { ...rest, term: event.replace('term_', ''), value: Number(strength ?? value) } as ArchivedTerm;
}

export function archivedBattles(events: GameEvent[]): ArchivedBattle[] {
  const battles: ArchivedBattle[] = [];
  let terms: ArchivedTerm[] = [];
  for (const event of events) {
    const last = battles.at(-1);
    if (event.event.startsWith('term_')) terms.push(termOf(event));
    if (kOutcomes.has(event.event) && last) last.outcome ??= event;
    if (event.event !== 'fire') continue;
    battles.push({ area: String(event.area), offence: Number(event.of), defence: Number(event.df), terms, outcome: undefined });
    terms = [];
  }
  return battles;
}

// Without a full stop, for a line of the log or the end of an account; null: nothing is told of it.
export function archivedSentence(event: GameEvent, language: Language): string | null {
  const id = `archived.${event.event}`;
  return has(id, language) ? say(id, event, language) : null;
}

// By how a result was told before it had an id: the sentence of the catalogue.
export const kArchivedResults: Readonly<Record<string, string>> = {
  'Napoleon has fallen.': 'result.napoleon_killed',
  'Wellington has fallen.': 'result.wellington_killed',
  'Ten French units are lost.': 'result.french_broken',
  'Ten British units are lost.': 'result.british_broken',
  'The French hold all seven victory areas.': 'result.french_hold_all',
  'The Allies hold all seven victory areas.': 'result.allied_hold_all',
  'Night falls and the French hold most victory areas.': 'result.french_majority',
  'Night falls and the Allies hold most victory areas.': 'result.allied_majority',
};
