// Battles in the stories of matches that were archived when the terms of a battle were events of their own, before its totals: `term_…`,
// `fire`, then `battle_result`, `drawn_battle` or `bombardment_fails`. They are shown as they were told: in one list, for who attacked was
// not said there.
import type { GameEvent } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import type { Faction } from '../view';
import { type Both, counted, number } from '../../grammar';
import { at } from './places';
import { kFactionNames } from './terms';

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

interface Result {
  area: string;
  winner: Faction;
  hits: number;
  winner_hits: number;
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

interface Words {
  fire: (area: string, of: number, df: number) => string;
  battle_result: (result: Result) => string;
  drawn_battle: (area: string) => string;
  bombardment_fails: (area: string) => string;
}

const kWords: Both<Words> = {
  en: {
    fire: (area, of, df) => `Fire ${at(area, 'en')}: offence ${of} against defence ${df}`,
    battle_result: ({ area, winner, hits, winner_hits: own }) =>
      `${kFactionNames.en[winner]} win ${at(area, 'en')}: ${counted(hits, 'hit', 'hits', 'en')} for the loser, ${number(own, 'en')} for the winner`,
    drawn_battle: (area) => `The battle ${at(area, 'en')} is drawn: nobody loses anything`,
    bombardment_fails: (area) => `The bombardment ${at(area, 'en')} has no effect`,
  },
  it: {
    fire: (area, of, df) => `Fuoco ${at(area, 'it')}: attacco ${of} contro difesa ${df}`,
    battle_result: ({ area, winner, hits, winner_hits: own }) =>
      `${kFactionNames.it[winner]} vincono ${at(area, 'it')}: ${counted(hits, 'colpo', 'colpi', 'it')} a chi perde, ${counted(own, 'colpo', 'colpi', 'it')} a chi vince`,
    drawn_battle: (area) => `La battaglia ${at(area, 'it')} è pari: nessuno perde nulla`,
    bombardment_fails: (area) => `Il bombardamento ${at(area, 'it')} non ha effetto`,
  },
};

export function archivedSentence(event: GameEvent, language: Language): string | null {
  const words = kWords[language];
  const area = String(event.area);
  switch (event.event) {
    case 'fire':
      return words.fire(area, Number(event.of), Number(event.df));
    case 'battle_result':
      return words.battle_result(event as unknown as Result);
    case 'drawn_battle':
      return words.drawn_battle(area);
    case 'bombardment_fails':
      return words.bombardment_fails(area);
    default:
      return null;
  }
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
