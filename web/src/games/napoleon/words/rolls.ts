// Dice as they were rolled: fire, morale and forced marches. The rules computed them; here they get their words.
import type { GameEvent, View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import { capital, plain } from '../../../text/message';
import type { DiceAccount } from '../../game';
import { signed } from '../../grammar';
import { tables } from '../data';
import { readView } from '../view';
import { diceOf, type NapoleonEvent, readEvent, type Term } from './events';
import { isTown } from './places';
import { say } from './speaker';

type Line = DiceAccount['modifiers'][number];

const kFirst: ReadonlySet<string> = new Set(['die', 'printed', 'skirmish']); // the others are added to these
const lines = (terms: readonly Term[], language: Language): Line[] =>
  terms.map(({ term, value }) => ({
    label: capital(say(`term.${term}`, {}, language)),
    value: kFirst.has(term) ? String(value) : signed(value),
  }));

const kRules: Record<string, string[]> = {
  fire: ['NP-6.3.55', 'NP-6.4.2'],
  skirmish_fire: ['NP-6.6.4', 'NP-6.6.5'],
  morale: ['NP-6.3.11', 'NP-6.3.12'],
  march_roll: ['NP-5.6.3', 'NP-8.1.3'],
};

function volley(event: NapoleonEvent, language: Language): Pick<DiceAccount, 'detail' | 'dice' | 'modifiers' | 'outcome'> {
  const { value = 0, hits = 0, terms = [] } = event;
  return {
    detail: say('account.dice', { value }, language),
    dice: diceOf(event).map((face, i) => {
      const hit = event.hit?.[i] === 'yes';
      return { face, hit, note: say(hit ? 'account.hit' : 'account.miss', {}, language) };
    }),
    modifiers: [...lines(terms, language), { label: say('account.value', {}, language), value: String(value) }],
    outcome: `${capital(say('account.hits', { hits }, language))}.`,
  };
}

function check(event: NapoleonEvent, language: Language): Pick<DiceAccount, 'detail' | 'dice' | 'modifiers' | 'outcome'> {
  const { total = 0, low, fails, terms = [] } = event;
  const morale = event.event === 'morale';
  const said = morale ? say('account.low', { low: low ?? 'no' }, language) : say('account.fails', { fails: fails ?? 'no' }, language);
  return {
    detail: morale
      ? say('account.check', { low: tables.morale.low_up_to }, language)
      : say('account.march', { fails: tables.forced_march.fails_up_to }, language),
    dice: diceOf(event).map((face) => ({ face })),
    modifiers: [...lines(terms, language), { label: say('account.total', {}, language), value: `= ${total}` }],
    outcome: `${capital(said)}.`,
  };
}

const kVolleys: ReadonlySet<string> = new Set(['fire', 'skirmish_fire']);
const kChecks: ReadonlySet<string> = new Set(['morale', 'march_roll']);

export function rolls(events: GameEvent[], view: View, language: Language): DiceAccount[] {
  const { units } = readView(view);
  return events.map(readEvent).flatMap((event): DiceAccount[] => {
    if (!kVolleys.has(event.event) && !kChecks.has(event.event)) return [];
    const { unit = '', space, target = 'open' } = event;
    const at = units[unit]?.at;
    return [
      {
        title: plain(say(`account.${event.event}`, { unit, target, ...(space ? { space } : {}) }, language)),
        ...(kVolleys.has(event.event) ? volley(event, language) : check(event, language)),
        rules: kRules[event.event] ?? [],
        places: space ? [space] : isTown(at) ? [at] : [],
      },
    ];
  });
}
