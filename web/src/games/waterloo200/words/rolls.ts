// A battle worked out term by term: nobody rolls dice here, so the account has none. The rules reckoned it; here it gets its words.
import type { GameEvent, JsonObject, View } from '../../../protocol';
import { valuesOf } from '../../../text/catalogue';
import type { Language } from '../../../text/language.svelte';
import type { DiceAccount } from '../../game';
import { type Both, capital, counted, plain, sentence, signed } from '../../grammar';
import { type ArchivedBattle, archivedBattles, archivedSentence } from './archived';
import { type BattleAccount, type BattleTerm, readEvent } from './events';
import { at, isPlace, placeName } from './places';
import { nameKeys, speakers } from './speaker';
import { kFactionNames } from './terms';

interface BattleWords {
  title: (where: string) => string;
  bombardment: (where: string) => string;
  attack: (who: string) => string;
  offence: string;
  defence: string;
  won: (winner: string, victory: string) => string;
  hits: (loser: number, winner: number) => string;
  results: Record<BattleAccount['result'], string>;
}

const kWords: Both<BattleWords> = {
  en: {
    title: (where) => `Battle ${where}`,
    bombardment: (where) => `Bombardment ${where}`,
    attack: (who) => `${who} attack`,
    offence: 'Offence',
    defence: 'Defence',
    won: (winner, victory) => `${victory} of ${winner}`,
    hits: (loser, winner) => `${counted(loser, 'hit', 'hits', 'en')} for the loser, ${counted(winner, 'hit', 'hits', 'en')} for the winner`,
    results: {
      draw: 'a draw, nobody loses anything',
      marginal: 'marginal victory',
      decisive: 'decisive victory',
      brilliant: 'brilliant victory',
      no_effect: 'no effect',
    },
  },
  it: {
    title: (where) => `Battaglia ${where}`,
    bombardment: (where) => `Bombardamento ${where}`,
    attack: (who) => `attaccano ${who}`,
    offence: 'Attacco',
    defence: 'Difesa',
    won: (winner, victory) => `vincono ${winner}, ${victory}`,
    hits: (loser, winner) => `${counted(loser, 'colpo', 'colpi', 'it')} a chi perde, ${counted(winner, 'colpo', 'colpi', 'it')} a chi vince`,
    results: {
      draw: 'pari, nessuno perde nulla',
      marginal: 'di misura',
      decisive: 'nettamente',
      brilliant: 'in modo brillante',
      no_effect: 'nessun effetto',
    },
  },
};

type Line = DiceAccount['modifiers'][number];

function line(term: ArchivedBattle['terms'][number], language: Language): Line {
  const about: JsonObject = 'unit' in term ? { about: term.unit } : {};
  const label = speakers[language].say(`term.${term.term}`, valuesOf(about, nameKeys));
  return { label: capital(plain(label)), value: signed(term.value) };
}

const where = (area: string, language: Language): string => (isPlace(area) ? plain(at(area, language)) : placeName(area, language));
const difference = (offence: number, defence: number): string => `${offence} − ${defence} = ${signed(offence - defence)}`;
const kRules = ['W2-13.5.2', 'W2-13.5.4', 'W2-13.6.1'];

function battle(account: BattleAccount, bombardment: boolean, language: Language): DiceAccount {
  const words = kWords[language];
  const { area, attacker, winner, offence, defence, terms = [] } = account;
  const lines = (side: BattleTerm['side']): Line[] => terms.filter((term) => term.side === side).map((term) => line(term, language));
  const result = words.results[account.result];
  const outcome =
    winner === 'nobody' ? result : `${words.won(kFactionNames[language][winner], result)}; ${words.hits(account.hits, account.winner_hits)}`;
  return {
    title: (bombardment ? words.bombardment : words.title)(where(area, language)),
    detail: sentence(words.attack(kFactionNames[language][attacker])),
    dice: [],
    modifiers: [
      ...lines('attack'),
      { label: words.offence, value: `= ${offence}` },
      ...lines('defence'),
      { label: words.defence, value: `= ${defence}` },
    ],
    outcome: sentence(`${difference(offence, defence)}: ${outcome}`),
    rules: bombardment ? ['W2-O5.3', ...kRules] : kRules,
    places: [area],
  };
}

function archived({ area, offence, defence, terms, outcome }: ArchivedBattle, language: Language): DiceAccount {
  const words = kWords[language];
  const said = outcome ? archivedSentence(outcome, language) : null;
  return {
    title: words.title(where(area, language)),
    dice: [],
    modifiers: [
      ...terms.map((term) => line(term, language)),
      { label: words.offence, value: `= ${offence}` },
      { label: words.defence, value: `= ${defence}` },
    ],
    outcome: sentence(`${difference(offence, defence)}${said ? `: ${plain(said)}` : ''}`),
    rules: kRules,
    places: [area],
  };
}

export function rolls(events: GameEvent[], _view: View, language: Language): DiceAccount[] {
  const accounts = events.map(readEvent).flatMap((event) => {
    return event.event === 'battle' || event.event === 'bombardment' ? [battle(event, event.event === 'bombardment', language)] : [];
  });
  return [...accounts, ...archivedBattles(events).map((one) => archived(one, language))];
}

const kAccounts: Both<{ title: string; none: string }> = {
  en: { title: 'Battles', none: 'No battle has been fought yet.' },
  it: { title: 'Battaglie', none: 'Non si è ancora combattuto.' },
};

export const accounts = (language: Language): { title: string; none: string } => kAccounts[language];
