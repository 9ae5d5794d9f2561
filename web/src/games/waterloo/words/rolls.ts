// The dice of one record: every roll with what was added and taken away, and what came of it. The rules reckoned it; here it gets its words.
import type { GameEvent, View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import type { DiceAccount } from '../../game';
import { readView, type WaterlooView } from '../view';
import { currentEvents } from './archived';
import { type EventOf, readEvent, type WaterlooEvent } from './events';
import { type RollTerm, termLine } from './modifiers';
import { isPlace, the } from './places';
import { kRolls, type RollWords } from './roll_words';
import { capital, cubes, figure, hits, plain, sentence } from './text';
import { placeOf, sideOf, skirmishers, subject, unitName } from './units';

type Die = DiceAccount['dice'][number];

// A roll as it is told, before neighbouring ones of the same kind are put together.
interface Roll {
  key: string; // rolls that follow each other with the same key are one account
  title: string;
  dice: Die[];
  terms: DiceAccount['modifiers'];
  rules: string[];
  places: string[];
  effect: number; // cubes or hits, added up
  outcome: (effect: number) => string;
  detail?: string;
}

interface Scene {
  view: WaterlooView;
  language: Language;
  words: RollWords;
}

// A die that was modified shows what it came to.
const die = (face: number, total: number, hit: boolean): Die => ({ face, ...(total === face ? {} : { note: `→ ${figure(total)}` }), hit });
const plainDice = (dice: number[], hit?: boolean): Die[] => dice.map((face) => ({ face, ...(hit === undefined ? {} : { hit }) }));
const lines = (terms: RollTerm[] | undefined, language: Language): DiceAccount['modifiers'] =>
  (terms ?? []).map((term) => termLine(term, language));

const kSimple = { key: '', terms: [], effect: 0 };

function gunFired(event: EventOf<'gun_fired'>, { words, language }: Scene): Roll {
  const guns = unitName(event.unit, language);
  const defending = event.range === 0,
    atInfantry = event.target === 'infantry';
  return {
    key: `gun ${event.area} ${guns} ${event.target} ${JSON.stringify(event.terms ?? [])}`,
    title: defending ? words.defensiveFire(guns) : words.fire(guns, plain(the(event.area, language))),
    dice: event.dice.map((face) => die(face, event.total, event.effect > 0)),
    terms: lines(event.terms, language),
    effect: event.effect,
    places: [event.area],
    outcome: (effect) => (effect === 0 ? words.noEffect : atInfantry ? cubes(effect, language) : hits(effect, language)),
    rules: [defending ? (atInfantry ? 'WL-7.2.2' : 'WL-7.2.3') : atInfantry ? 'WL-6.3.1' : 'WL-6.1.5'],
  };
}

function skirmish(event: EventOf<'skirmish'>, { words, language }: Scene): Roll {
  return {
    ...kSimple,
    title: words.skirmish(skirmishers(event.unit, language), plain(the(event.area, language))),
    dice: plainDice(event.dice, event.hit === 'yes'),
    outcome: () => (event.hit === undefined ? event.dice.join() : event.hit === 'yes' ? words.hit : words.miss),
    rules: ['WL-3.4.4'],
    places: [event.area],
  };
}

function volley(event: EventOf<'volley'>, scene: Scene): Roll {
  const { words, language } = scene;
  const check = event.check === 'yes';
  const infantry = unitName(event.unit, language);
  return {
    key: `volley ${infantry} ${JSON.stringify(event.terms ?? [])} ${check}`,
    title: words.volley(infantry),
    dice: event.dice.map((face) => die(face, event.total, event.cubes > 0)),
    terms: lines(event.terms, language),
    effect: event.cubes,
    rules: ['WL-7.4.2'],
    places: here(event, scene),
    outcome: (effect) => (effect > 0 ? `${cubes(effect, language)} ${words.and} ${words.check}` : check ? words.check : words.noEffect),
  };
}

function musketry(event: EventOf<'musketry'>, scene: Scene): Roll {
  const { words, language } = scene;
  return {
    ...kSimple,
    key: `musketry ${sideOf(event.unit)}`,
    title: words.musketry,
    dice: plainDice(event.dice, event.hit === 'yes'),
    effect: event.hit === 'yes' ? 1 : 0,
    outcome: (effect) => (event.hit === undefined ? event.dice.join() : effect === 0 ? words.miss : hits(effect, language)),
    rules: ['WL-7.5.5'],
    places: here(event, scene),
  };
}

function morale(event: EventOf<'morale'>, scene: Scene): Roll {
  const { words, language } = scene;
  return {
    ...kSimple,
    title: words.morale(unitName(event.unit, language)),
    dice: plainDice(event.dice, event.result !== 'stands'),
    terms: lines(event.terms, language),
    detail: words.column(event.column),
    outcome: () => words.moraleResults[event.result],
    rules: ['WL-8.1.2'],
    places: here(event, scene),
  };
}

function control(event: EventOf<'control'>, scene: Scene): Roll {
  const { words, language } = scene;
  const loose = event.charges_on === 'yes';
  return {
    ...kSimple,
    title: words.control(unitName(event.unit, language)),
    dice: plainDice(event.dice, loose),
    ...(event.needed === undefined ? {} : { detail: words.controlNumber(event.needed) }),
    outcome: () => (loose ? words.chargesOn : words.rallies),
    rules: ['WL-7.8.1'],
    places: here(event, scene),
  };
}

function arrival(event: EventOf<'arrival_roll'>, { words }: Scene): Roll {
  return {
    ...kSimple,
    title: words.arrival,
    dice: plainDice(event.dice),
    outcome: () => words.pieces(event.pieces),
    rules: ['WL-14.1.1'],
    places: [],
  };
}

function melee(event: EventOf<'melee'>, scene: Scene): Roll {
  const { words, language } = scene;
  const { unit, against: enemy, result } = event;
  const totals = [event.total, event.against_total],
    won = [result === 'wins', result === 'loses'];
  const owner = { attack: unitName(unit, language), defence: unitName(enemy, language) };
  const [total, enemyTotal] = [figure(event.total), figure(event.against_total)];
  const outcomes = {
    wins: () => words.wins(subject(unit, language), total, enemyTotal),
    loses: () => words.wins(subject(enemy, language), enemyTotal, total),
    tie: () => words.tie,
  };
  return {
    ...kSimple,
    title: words.melee,
    detail: words.riders(unitName(unit, language), unitName(enemy, language)),
    dice: event.dice.map((face, i) => die(face, totals[i]!, won[i]!)),
    terms: (event.terms ?? []).map((term) => termLine(term, language, term.side && owner[term.side])),
    rules: ['WL-7.3.3'],
    places: here(event, scene),
    outcome: result ? outcomes[result] : () => words.score(total, enemyTotal),
  };
}

// Where the unit fights; in stories that do not tell it, where it stands.
function here({ unit, area }: { unit: string; area?: string }, { view }: Scene): string[] {
  const place = area ?? placeOf(unit, view);
  return isPlace(place) ? [place] : [];
}

function rollOf(event: WaterlooEvent, scene: Scene): Roll | null {
  switch (event.event) {
    case 'gun_fired':
      return gunFired(event, scene);
    case 'skirmish':
      return skirmish(event, scene);
    case 'volley':
      return volley(event, scene);
    case 'musketry':
      return musketry(event, scene);
    case 'morale':
      return morale(event, scene);
    case 'control':
      return control(event, scene);
    case 'melee':
      return melee(event, scene);
    case 'arrival_roll':
      return arrival(event, scene);
    default:
      return null;
  }
}

function account({ title, detail, dice, terms, rules, places, outcome, effect }: Roll): DiceAccount {
  return {
    title: capital(title),
    ...(detail === undefined ? {} : { detail: capital(detail) }),
    dice,
    modifiers: terms,
    outcome: sentence(outcome(effect)),
    rules,
    places,
  };
}

export function rolls(events: GameEvent[], view: View, language: Language): DiceAccount[] {
  const scene: Scene = { view: readView(view), language, words: kRolls[language] };
  const made: Roll[] = [];
  let together = false; // nothing since the last roll
  for (const event of currentEvents(events).map(readEvent)) {
    const roll = rollOf(event, scene);
    const last = made.at(-1);
    if (roll && last && together && roll.key !== '' && roll.key === last.key) {
      last.dice.push(...roll.dice);
      last.effect += roll.effect;
    } else if (roll) {
      made.push(roll);
    }
    together = roll !== null;
  }
  return made.map(account);
}
