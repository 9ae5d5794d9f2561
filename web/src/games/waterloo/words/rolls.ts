// The dice of one record: every roll with what was added and taken away, and what came of it. The rules computed it; here it gets its words.
import type { GameEvent, View } from '../../../protocol';
import { valuesOf } from '../../../text/catalogue';
import type { Language } from '../../../text/language.svelte';
import { plain, type Values } from '../../../text/message';
import type { DiceAccount } from '../../game';
import { figure, signed } from '../../grammar';
import { readView, type WaterlooView } from '../view';
import { currentEvents } from './archived';
import { type EventOf, readEvent, type RollTerm, type WaterlooEvent } from './events';
import { isPlace } from './places';
import { nameKeys, say, speakers, type TextId, unitKey } from './speaker';
import { placeOf, sideOf, unitName } from './units';

type Die = DiceAccount['dice'][number];

// A roll as it is told, before neighbouring ones of the same kind are put together.
interface Roll {
  key: string; // rolls that follow each other with the same key are one account
  title: TextId;
  detail?: TextId;
  outcome: TextId;
  dice: Die[];
  terms: RollTerm[];
  rules: string[];
  places: string[];
  effect: number; // cubes or hits, added up
  event: WaterlooEvent; // the values of its sentences
}
type Made = Omit<Roll, 'event'>;

// A die that was modified shows what it came to.
const die = (face: number, total: number, hit: boolean): Die => ({ face, ...(total === face ? {} : { note: `→ ${figure(total)}` }), hit });
const plainDice = (dice: number[], hit?: boolean): Die[] => dice.map((face) => ({ face, ...(hit === undefined ? {} : { hit }) }));

const kSimple = { key: '', terms: [], effect: 0 };

function gunFired(event: EventOf<'gun_fired'>): Made {
  const defending = event.range === 0,
    atInfantry = event.target === 'infantry';
  return {
    key: `gun ${event.area} ${unitKey(event.unit)} ${event.target} ${JSON.stringify(event.terms ?? [])}`,
    title: defending ? 'roll.defensive_fire' : 'roll.fire',
    outcome: 'roll.fire_result',
    dice: event.dice.map((face) => die(face, event.total, event.effect > 0)),
    terms: event.terms ?? [],
    effect: event.effect,
    places: [event.area],
    rules: [defending ? (atInfantry ? 'WL-7.2.2' : 'WL-7.2.3') : atInfantry ? 'WL-6.3.1' : 'WL-6.1.5'],
  };
}

function skirmish(event: EventOf<'skirmish'>): Made {
  const dice = plainDice(event.dice, event.hit === 'yes');
  return { ...kSimple, title: 'roll.skirmish', outcome: 'roll.skirmish_result', dice, rules: ['WL-3.4.4'], places: [event.area] };
}

function volley(event: EventOf<'volley'>, view: WaterlooView): Made {
  return {
    key: `volley ${unitKey(event.unit)} ${JSON.stringify(event.terms ?? [])} ${event.check}`,
    title: 'roll.volley',
    outcome: 'roll.volley_result',
    dice: event.dice.map((face) => die(face, event.total, event.cubes > 0)),
    terms: event.terms ?? [],
    effect: event.cubes,
    rules: ['WL-7.4.2'],
    places: here(event, view),
  };
}

function musketry(event: EventOf<'musketry'>, view: WaterlooView): Made {
  return {
    key: `musketry ${sideOf(event.unit)}`,
    title: 'roll.musketry',
    outcome: 'roll.musketry_result',
    dice: plainDice(event.dice, event.hit === 'yes'),
    terms: [],
    effect: event.hit === 'yes' ? 1 : 0,
    rules: ['WL-7.5.5'],
    places: here(event, view),
  };
}

function morale(event: EventOf<'morale'>, view: WaterlooView): Made {
  return {
    ...kSimple,
    title: 'roll.morale',
    detail: 'roll.column',
    outcome: 'roll.morale_result',
    dice: plainDice(event.dice, event.result !== 'stands'),
    terms: event.terms ?? [],
    rules: ['WL-8.1.2'],
    places: here(event, view),
  };
}

function control(event: EventOf<'control'>, view: WaterlooView): Made {
  return {
    ...kSimple,
    title: 'roll.control',
    ...(event.needed === undefined ? {} : { detail: 'roll.needed' }),
    outcome: 'roll.control_result',
    dice: plainDice(event.dice, event.charges_on === 'yes'),
    rules: ['WL-7.8.1'],
    places: here(event, view),
  };
}

function arrival(event: EventOf<'arrival_roll'>): Made {
  const dice = plainDice(event.dice);
  return { ...kSimple, title: 'roll.arrival', outcome: 'roll.arrival_result', dice, rules: ['WL-14.1.1'], places: [] };
}

function melee(event: EventOf<'melee'>, view: WaterlooView): Made {
  const totals = [event.total, event.against_total],
    won = [event.result === 'wins', event.result === 'loses'];
  return {
    ...kSimple,
    title: 'roll.melee',
    detail: 'roll.riders',
    outcome: 'roll.melee_result',
    dice: event.dice.map((face, i) => die(face, totals[i]!, won[i]!)),
    terms: event.terms ?? [],
    rules: ['WL-7.3.3'],
    places: here(event, view),
  };
}

// Where the unit fights; in stories that do not tell it, where it stands.
function here({ unit, area }: { unit: string; area?: string }, view: WaterlooView): string[] {
  const place = area ?? placeOf(unit, view);
  return isPlace(place) ? [place] : [];
}

function rollOf(event: WaterlooEvent, view: WaterlooView): Made | null {
  switch (event.event) {
    case 'gun_fired':
      return gunFired(event);
    case 'skirmish':
      return skirmish(event);
    case 'volley':
      return volley(event, view);
    case 'musketry':
      return musketry(event, view);
    case 'morale':
      return morale(event, view);
    case 'control':
      return control(event, view);
    case 'melee':
      return melee(event, view);
    case 'arrival_roll':
      return arrival(event);
    default:
      return null;
  }
}

// A term of one of two totals says whose it is.
function termLine({ term, value, side }: RollTerm, event: WaterlooEvent, language: Language): DiceAccount['modifiers'][number] {
  const label = speakers[language].name(`term.${term}`);
  const owner = event.event === 'melee' && side ? { attack: event.unit, defence: event.against }[side] : undefined;
  return { label: owner ? `${unitName(owner, language)}: ${label}` : label, value: signed(value) };
}

function account({ title, detail, outcome, dice, terms, rules, places, effect, event }: Roll, language: Language): DiceAccount {
  const values: Values = { ...valuesOf(event as GameEvent, nameKeys), effect };
  const said = (id: TextId): string => plain(say(id, values, language));
  return {
    title: said(title),
    ...(detail === undefined ? {} : { detail: said(detail) }),
    dice,
    modifiers: terms.map((term) => termLine(term, event, language)),
    outcome: said(outcome),
    rules,
    places,
  };
}

export function rolls(events: GameEvent[], view: View, language: Language): DiceAccount[] {
  const made: Roll[] = [];
  let together = false; // nothing since the last roll
  for (const event of currentEvents(events).map(readEvent)) {
    const roll = rollOf(event, readView(view));
    const last = made.at(-1);
    if (roll && last && together && roll.key !== '' && roll.key === last.key) {
      last.dice.push(...roll.dice);
      last.effect += roll.effect;
    } else if (roll) {
      made.push({ ...roll, event });
    }
    together = roll !== null;
  }
  return made.map((roll) => account(roll, language));
}
