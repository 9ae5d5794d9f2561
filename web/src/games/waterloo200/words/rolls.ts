// A battle worked out term by term: nobody rolls dice here, so the account has none. The terms of both totals come before the fire that
// they belong to; what came of it follows.
import type { GameEvent, View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import tables from '../../../../../data/waterloo200/tables.json';
import type { DiceAccount } from '../../game';
import { type Both, capital, counted, plain, sentence, signed } from '../../grammar';
import { unitById } from '../data';
import { readView, sideOf, type Faction, type Side, type Waterloo200View } from '../view';
import { type EventOf, readEvent, type Waterloo200Event } from './events';
import { at, isPlace, placeName } from './places';
import { kFactionNames, kSideNames } from './terms';
import { the } from './units';

export type Term = EventOf<'term_unit' | 'term_charge' | 'term_leader' | 'term_gun' | 'term_terrain' | 'term_languages' | 'term_morale'>;
type Victory = 'draw' | 'marginal' | 'decisive' | 'brilliant';

interface BattleWords {
  title: (where: string) => string;
  bombardment: (where: string) => string;
  attack: (who: string) => string;
  terrain: string;
  languages: string;
  morale: string;
  charge: (who: string) => string;
  leader: (who: string) => string;
  gun: (who: string) => string;
  offence: string;
  defence: string;
  difference: (of: number, df: number) => string;
  result: (winner: string, victory: string) => string;
  hits: (loser: number, winner: number) => string;
  drawn: string;
  fails: string;
  victories: Record<Victory, string>;
}

const kWords: Both<BattleWords> = {
  en: {
    title: (where) => `Battle ${where}`,
    bombardment: (where) => `Bombardment ${where}`,
    attack: (who) => `${who} attack`,
    terrain: 'terrain',
    languages: 'different languages',
    morale: 'morale',
    charge: (who) => `${who} charges`,
    leader: (who) => `${who} directs`,
    gun: (who) => `${who} fires`,
    offence: 'Offence',
    defence: 'Defence',
    difference: (of, df) => `${of} − ${df} = ${signed(of - df)}`,
    result: (winner, victory) => `${victory} of ${winner}`,
    drawn: 'a draw, nobody loses anything',
    fails: 'no effect',
    hits: (loser, winner) => `${counted(loser, 'hit', 'hits', 'en')} for the loser, ${counted(winner, 'hit', 'hits', 'en')} for the winner`,
    victories: { draw: 'draw', marginal: 'marginal victory', decisive: 'decisive victory', brilliant: 'brilliant victory' },
  },
  it: {
    title: (where) => `Battaglia ${where}`,
    bombardment: (where) => `Bombardamento ${where}`,
    attack: (who) => `attaccano ${who}`,
    terrain: 'terreno',
    languages: 'lingue diverse',
    morale: 'morale',
    charge: (who) => `carica: ${who}`,
    leader: (who) => `dirige ${who}`,
    gun: (who) => `spara ${who}`,
    offence: 'Attacco',
    defence: 'Difesa',
    difference: (of, df) => `${of} − ${df} = ${signed(of - df)}`,
    result: (winner, victory) => `vincono ${winner}, ${victory}`,
    drawn: 'pari, nessuno perde nulla',
    fails: 'nessun effetto',
    hits: (loser, winner) => `${counted(loser, 'colpo', 'colpi', 'it')} a chi perde, ${counted(winner, 'colpo', 'colpi', 'it')} a chi vince`,
    victories: { draw: 'pari', marginal: 'di misura', decisive: 'nettamente', brilliant: 'in modo brillante' },
  },
};

const isTerm = (event: Waterloo200Event): event is Term => event.event.startsWith('term_');
const worth = (term: Term): number => ('strength' in term ? term.strength : term.value);

// Languages are told as what they take away, whichever sign they come with.
const value = (term: Term): number => (term.event === 'term_languages' ? -Math.abs(worth(term)) : worth(term));

function sideOfTerm(term: Term, attacker: Side): Side {
  if (term.event === 'term_terrain') return attacker === 'french' ? 'allied' : 'french';
  const faction: Faction = 'unit' in term ? (unitById.get(term.unit)?.faction ?? 'french') : term.faction;
  return sideOf(faction);
}

const total = (terms: Term[], side: Side, attacker: Side): number =>
  terms.filter((term) => sideOfTerm(term, attacker) === side).reduce((sum, term) => sum + value(term), 0);

// Who attacked: the side whose terms make the offence. Both sums fit at times; then it is the side that plays.
function attackerOf(terms: Term[], fire: EventOf<'fire'>, view: Waterloo200View): Side {
  const fits = (['french', 'allied'] as const).filter((side) => total(terms, side, side) === fire.of);
  if (fits.length === 1) return fits[0]!;
  return view.battle ? sideOf(view.battle.attacker) : view.phasing;
}

function label(term: Term, language: Language): string {
  const words = kWords[language];
  switch (term.event) {
    case 'term_unit':
      return the(term.unit, language);
    case 'term_charge':
      return words.charge(the(term.unit, language));
    case 'term_leader':
      return words.leader(the(term.unit, language));
    case 'term_gun':
      return words.gun(the(term.unit, language));
    case 'term_terrain':
      return words.terrain;
    case 'term_languages':
      return words.languages;
    case 'term_morale':
      return words.morale;
  }
}

export function victoryOf(difference: number): Victory {
  const margin = Math.abs(difference);
  const row = tables.combat.losses.find(({ abs_fr: [from, until] }) => margin >= (from ?? 0) && margin <= (until ?? Infinity));
  return (row?.result ?? 'draw') as Victory;
}

function outcome(fire: EventOf<'fire'>, after: Waterloo200Event[], language: Language): string {
  const words = kWords[language];
  const { of, df } = fire;
  const result = after.find((event) => event.event === 'battle_result');
  const victory = words.victories[victoryOf(of - df)];
  const said = result
    ? `${words.result(kFactionNames[language][result.winner], victory)}; ${words.hits(result.hits, result.winner_hits)}`
    : after.some((event) => event.event === 'drawn_battle')
      ? words.drawn
      : after.some((event) => event.event === 'bombardment_fails')
        ? words.fails
        : '';
  return sentence(`${words.difference(of, df)}${said ? `: ${said}` : ''}`);
}

function account(terms: Term[], fire: EventOf<'fire'>, after: Waterloo200Event[], view: Waterloo200View, language: Language): DiceAccount {
  const words = kWords[language];
  const attacker = attackerOf(terms, fire, view);
  const defender: Side = attacker === 'french' ? 'allied' : 'french';
  const lines = (side: Side) =>
    terms
      .filter((term) => sideOfTerm(term, attacker) === side)
      .map((term) => ({ label: capital(plain(label(term, language))), value: signed(value(term)) }));
  const where = isPlace(fire.area) ? plain(at(fire.area, language)) : placeName(fire.area, language);
  const bombarded = after.length > 0 && view.battle?.bombardment === true && view.battle.area === fire.area;
  return {
    title: bombarded ? words.bombardment(where) : words.title(where),
    detail: sentence(words.attack(kSideNames[language][attacker])),
    dice: [],
    modifiers: [
      ...lines(attacker),
      { label: words.offence, value: `= ${fire.of}` },
      ...lines(defender),
      { label: words.defence, value: `= ${fire.df}` },
    ],
    outcome: outcome(fire, after, language),
    rules: ['W2-13.5.2', 'W2-13.5.4', 'W2-13.6.1'],
    places: [fire.area],
  };
}

export function rolls(events: GameEvent[], view: View, language: Language): DiceAccount[] {
  const told = events.map(readEvent);
  const accounts: DiceAccount[] = [];
  let terms: Term[] = [];
  told.forEach((event, i) => {
    if (isTerm(event)) terms.push(event);
    if (event.event !== 'fire') return;
    const next = told.findIndex((other, j) => j > i && other.event === 'fire');
    accounts.push(account(terms, event, told.slice(i + 1, next < 0 ? undefined : next), readView(view), language));
    terms = [];
  });
  return accounts;
}

const kAccounts: Both<{ title: string; none: string }> = {
  en: { title: 'Battles', none: 'No battle has been fought yet.' },
  it: { title: 'Battaglie', none: 'Non si è ancora combattuto.' },
};

export const accounts = (language: Language): { title: string; none: string } => kAccounts[language];
