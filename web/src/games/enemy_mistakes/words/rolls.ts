// Dice as they were rolled: bombardment, melees, damages, pursuits, the result. The rules computed them; here they get their words.
import type { GameEvent, View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import { capital, plain } from '../../../text/message';
import type { DiceAccount } from '../../game';
import { signed } from '../../grammar';
import { tables, unitById } from '../data';
import { leaderOf } from '../layout';
import { onBoard, readView, type TableView } from '../view';
import { diceOf, readEvent, type TableEvent } from './events';
import { has, say } from './speaker';

type Line = DiceAccount['modifiers'][number];
type Body = Pick<DiceAccount, 'dice' | 'modifiers' | 'outcome'> & { detail?: string };

const kRules: Record<string, string[]> = {
  shot: ['EM-9.5', 'EM-9.9'],
  damage: ['EM-9.10'],
  melee: ['EM-14.14', 'EM-14.16'],
  rerolled: ['EM-14.15'],
  melee_damage: ['EM-14.17'],
  pursuit_roll: ['EM-14.31', 'EM-14.34'],
  general_check: ['EM-5.10', 'EM-5.11'],
  counter_check: ['EM-5.13'],
  result_dice: ['EM-14.40'],
  combat_result: ['EM-14.41', 'EM-14.42'],
  entrance_roll: ['EM-7.1'],
  substitute_roll: ['EM-5.21'],
};

// Of a melee the terms of both sides come in order: a second die begins the other's.
function lines(event: TableEvent, language: Language): Line[] {
  const target = event.event === 'melee' ? event.target : undefined;
  let second = -1;
  const { terms = [] } = event;
  if (target !== undefined) second = terms.findIndex(({ term }, i) => i > 0 && term === 'die');
  return terms.map(({ term, value }, i) => {
    const label = capital(say(`term.${term}`, {}, language));
    const of = second >= 0 && i >= second;
    return {
      label: of ? plain(say('account.of_target', { target: target!, label }, language)) : label,
      value: term === 'die' ? String(value) : signed(value),
    };
  });
}

const plainly = (event: TableEvent, id: string, language: Language): string =>
  `${capital(plain(say(id, { ...event, terms: null }, language)))}.`;

function bodyOf(event: TableEvent, language: Language): Body {
  const { total = 0, other = 0, needed = 0, die = 0 } = event;
  const faces = diceOf(event).map((face) => ({ face }));
  const modifiers = lines(event, language);
  const sum: Line = { label: say('account.total', {}, language), value: `= ${total}` };
  switch (event.event) {
    case 'damage':
    case 'melee_damage': {
      const dice = faces.map(({ face }, i) => ({ face, hit: event.hit?.[i] === 'yes' }));
      return {
        detail: say('account.damage_from', { from: tables.damage_from }, language),
        dice,
        modifiers,
        outcome: plainly(event, 'account.losses', language),
      };
    }
    case 'melee':
      return { dice: faces, modifiers, outcome: `${say('account.totals', { total, other }, language)}.` };
    case 'general_check':
      return { dice: faces, modifiers: [...modifiers, sum], outcome: plainly(event, 'account.yes.falls', language) };
    case 'counter_check':
      return { dice: faces, modifiers: [...modifiers, sum], outcome: plainly(event, 'account.yes.captured', language) };
    case 'pursuit_roll':
      return { dice: faces, modifiers: [...modifiers, sum], outcome: plainly(event, 'account.yes.pursues', language) };
    case 'combat_result':
      return { dice: faces, modifiers, outcome: plainly(event, 'account.result', language) };
    case 'entrance_roll':
    case 'substitute_roll': {
      const dice = die > 0 ? [{ face: die, hit: event.comes === 'yes' }] : [];
      return {
        detail: `${say('account.from', { needed }, language)}.`,
        dice,
        modifiers,
        outcome: plainly(event, 'account.yes.comes', language),
      };
    }
    case 'rerolled':
      return { dice: [{ face: die }], modifiers, outcome: '' };
    default:
      return { dice: faces, modifiers: event.total === undefined ? modifiers : [...modifiers, sum], outcome: '' };
  }
}

function places({ unit, target }: TableEvent, view: TableView): string[] {
  return [unit, target].flatMap((id) => {
    const state = view.units[id ?? ''];
    return unitById.has(id ?? '') && state && onBoard(state) ? [leaderOf(id!, view)] : [];
  });
}

export function rolls(events: GameEvent[], view: View, language: Language): DiceAccount[] {
  return events.map(readEvent).flatMap((event): DiceAccount[] => {
    const id = `account.${event.event}`;
    if (!(event.event in kRules) || !has(id, language)) return [];
    const title = capital(plain(say(id, { ...event, terms: null }, language)));
    const { detail, ...body } = bodyOf(event, language);
    return [{ title, ...(detail === undefined ? {} : { detail }), ...body, rules: kRules[event.event]!, places: places(event, readView(view)) }];
  });
}
