// A battle worked out term by term: nobody rolls dice here, so the account has none. The rules computed it; here it gets its words.
import type { GameEvent, JsonObject, View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import { capital, plain } from '../../../text/message';
import type { DiceAccount } from '../../game';
import { signed } from '../../grammar';
import { type ArchivedBattle, archivedBattles, archivedSentence } from './archived';
import { type BattleAccount, type BattleTerm, readEvent } from './events';
import { say } from './speaker';

type Line = DiceAccount['modifiers'][number];

function line(term: ArchivedBattle['terms'][number], language: Language): Line {
  const about: JsonObject = 'unit' in term ? { about: term.unit } : {};
  return { label: capital(plain(say(`term.${term.term}`, about, language))), value: signed(term.value) };
}

const difference = (offence: number, defence: number): string => `${offence} − ${defence} = ${signed(offence - defence)}`;
const title = (id: 'battle' | 'bombardment', area: string, language: Language): string => plain(say(`account.${id}`, { area }, language));
const total = (id: 'offence' | 'defence', value: number, language: Language): Line => ({
  label: say(`account.${id}`, {}, language),
  value: `= ${value}`,
});
const kRules = ['W2-13.5.2', 'W2-13.5.4', 'W2-13.6.1'];

function battle(account: BattleAccount, id: 'battle' | 'bombardment', language: Language): DiceAccount {
  const { area, attacker, result, winner, hits, winner_hits, offence, defence, terms = [] } = account;
  const lines = (side: BattleTerm['side']): Line[] => terms.filter((term) => term.side === side).map((term) => line(term, language));
  const outcome = say('account.outcome', { result, winner, hits, winner_hits }, language);
  return {
    title: title(id, area, language),
    detail: say('account.attack', { faction: attacker }, language),
    dice: [],
    modifiers: [...lines('attack'), total('offence', offence, language), ...lines('defence'), total('defence', defence, language)],
    outcome: `${difference(offence, defence)}: ${outcome}.`,
    rules: id === 'bombardment' ? ['W2-O5.3', ...kRules] : kRules,
    places: [area],
  };
}

function archived({ area, offence, defence, terms, outcome }: ArchivedBattle, language: Language): DiceAccount {
  const said = outcome ? archivedSentence(outcome, language) : null;
  return {
    title: title('battle', area, language),
    dice: [],
    modifiers: [...terms.map((term) => line(term, language)), total('offence', offence, language), total('defence', defence, language)],
    outcome: `${difference(offence, defence)}${said ? `: ${plain(said)}` : ''}.`,
    rules: kRules,
    places: [area],
  };
}

export function rolls(events: GameEvent[], _view: View, language: Language): DiceAccount[] {
  const accounts = events.map(readEvent).flatMap((event) => {
    return event.event === 'battle' || event.event === 'bombardment' ? [battle(event, event.event, language)] : [];
  });
  return [...accounts, ...archivedBattles(events).map((one) => archived(one, language))];
}

export function accounts(language: Language): { title: string; none: string } {
  return { title: say('account.all', {}, language), none: say('account.none', {}, language) };
}
