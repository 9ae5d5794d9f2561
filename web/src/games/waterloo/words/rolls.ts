// The dice of one record: every roll with what was added and taken away, and what came of it.
import type { GameEvent, View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import type { DiceAccount } from '../../game';
import { innermost, readView, type WaterlooView } from '../view';
import { type EventOf, readEvent, type WaterlooEvent } from './events';
import { type Modifier, modifierLine, type ModifierWord, sum } from './modifiers';
import { isPlace, the } from './places';
import { kRolls, type RollWords } from './roll_words';
import { controlNumber, musketryHits, skirmishHits } from './tables';
import { capital, cubes, figure, hits, plain, sentence } from './text';
import { placeOf, sideOf, skirmishers, subject, unitFacts, unitName } from './units';

type Die = DiceAccount['dice'][number];

// A roll as it is told, before neighbouring ones of the same kind are put together.
interface Roll {
  key: string; // rolls that follow each other with the same key are one account
  title: string;
  dice: Die[];
  modifiers: Modifier[];
  rules: string[];
  places: string[];
  effect: number; // cubes or hits, added up
  outcome: (effect: number) => string;
  detail?: string;
}

// Where a roll stands among the events of its record.
interface Scene {
  events: WaterlooEvent[];
  index: number;
  view: WaterlooView;
  assault: string | undefined;
  language: Language;
  words: RollWords;
}

// A die that was modified shows what it came to.
function die(face: number, modified: number, hit: boolean): Die {
  return { face, ...(modified === face ? {} : { note: `→ ${figure(modified)}` }), hit };
}

// Cubes fall on infantry and hits on the others; the event says only how many, what follows says which.
function fallsAsCubes(scene: Scene, area: string): boolean {
  for (const event of scene.events.slice(scene.index + 1)) {
    if (event.event === 'cubes_placed' && event.area === area) return true;
    if (event.event === 'tired' || event.event === 'eliminated' || event.event === 'retreated') return false;
  }
  const step = innermost(scene.view);
  return step?.step === 'place_cubes';
}

function gunFired(event: EventOf<'gun_fired'>, modifiers: Modifier[], scene: Scene): Roll {
  const { words, language } = scene;
  const guns = unitName(event.unit, language);
  const defending = scene.assault === event.area;
  const asCubes = modifiers.length > 0 || fallsAsCubes(scene, event.area);
  return {
    key: `gun ${event.area} ${guns} ${JSON.stringify(modifiers)}`,
    title: defending ? words.defensiveFire(guns) : words.fire(guns, plain(the(event.area, language))),
    dice: [die(event.die, event.modified, event.effect > 0)],
    modifiers,
    effect: event.effect,
    places: [event.area],
    outcome: (effect) => (effect === 0 ? words.noEffect : asCubes ? cubes(effect, language) : hits(effect, language)),
    rules: defending ? [asCubes ? 'WL-7.2.2' : event.effect > 0 ? 'WL-7.2.3' : 'WL-7.2.1'] : [asCubes ? 'WL-6.3.1' : 'WL-6.1.5'],
  };
}

function skirmish(event: EventOf<'skirmish'>, { words, language }: Scene): Roll {
  const hit = skirmishHits(event.die);
  return {
    key: '',
    title: words.skirmish(skirmishers(event.unit, language), plain(the(event.area, language))),
    dice: [die(event.die, event.die, hit)],
    modifiers: [],
    effect: 0,
    outcome: () => (hit ? words.hit : words.miss),
    rules: ['WL-3.4.4'],
    places: [event.area],
  };
}

function volley(event: EventOf<'volley'>, modifiers: Modifier[], scene: Scene): Roll {
  const { words, language } = scene;
  const check = event.check === 'yes';
  const infantry = unitName(event.unit, language);
  return {
    key: `volley ${infantry} ${JSON.stringify(modifiers)} ${check}`,
    title: words.volley(infantry),
    dice: [die(event.die, event.modified, event.cubes > 0)],
    modifiers,
    effect: event.cubes,
    rules: ['WL-7.4.2'],
    places: here(event.unit, scene),
    outcome: (effect) => (effect > 0 ? `${cubes(effect, language)} ${words.and} ${words.check}` : check ? words.check : words.noEffect),
  };
}

function musketry(event: EventOf<'musketry'>, scene: Scene): Roll {
  const { words, language } = scene;
  const hit = musketryHits(event.die);
  return {
    key: `musketry ${sideOf(event.unit)}`,
    title: words.musketry,
    dice: [die(event.die, event.die, hit)],
    modifiers: [],
    effect: hit ? 1 : 0,
    outcome: (effect) => (effect === 0 ? words.miss : hits(effect, language)),
    rules: ['WL-7.5.5'],
    places: here(event.unit, scene),
  };
}

// WL-8.1.2  The column is the unit's cubes and the shifts; at either end of the table the cubes can no longer be told from it.
function morale(event: EventOf<'morale'>, shifts: Modifier[], scene: Scene): Roll {
  const { words, language } = scene;
  const assigned = event.column - sum(shifts);
  const within = event.column > 0 && event.column < 6;
  const modifiers: Modifier[] = within && assigned > 0 ? [{ word: 'cubes', value: assigned }, ...shifts] : shifts;
  return {
    key: '',
    title: words.morale(unitName(event.unit, language)),
    dice: [{ face: event.die, hit: event.result !== 'stands' }],
    modifiers,
    detail: words.column(event.column),
    effect: 0,
    outcome: () => words.moraleResults[event.result],
    rules: ['WL-8.1.2'],
    places: here(event.unit, scene),
  };
}

function control(event: EventOf<'control'>, scene: Scene): Roll {
  const { words, language } = scene;
  const loose = event.charges_on === 'yes';
  return {
    key: '',
    title: words.control(unitName(event.unit, language)),
    dice: [{ face: event.die, hit: loose }],
    modifiers: [],
    effect: 0,
    detail: words.controlNumber(controlNumber(unitFacts(event.unit).nation)),
    outcome: () => (loose ? words.chargesOn : words.rallies),
    rules: ['WL-7.8.1'],
    places: here(event.unit, scene),
  };
}

function arrival(event: EventOf<'arrival_roll'>, { words }: Scene): Roll {
  return {
    key: '',
    title: words.arrival,
    dice: [{ face: event.die }],
    modifiers: [],
    effect: 0,
    outcome: () => words.pieces(event.pieces),
    rules: ['WL-14.1.1'],
    places: [],
  };
}

// The modifiers of both riders are reported together. Guard, Dutch and rough ground name their rider; who of the two is tired shows in
// what becomes of the loser: a fresh one tires, a tired one is eliminated.
function ridersModifiers(event: EventOf<'melee'>, modifiers: Modifier[], scene: Scene): [charger: Modifier[], counter: Modifier[]] {
  const rest = scene.events.slice(scene.index);
  const last = rest.find((next) => next.event === 'melee' && next.total !== next.against_total) as EventOf<'melee'> | undefined;
  const loser = last && last.total < last.against_total ? event.unit : event.against;
  const loserTired = rest.some((next) => next.event === 'eliminated' && next.unit === loser && next.cause === 'melee');
  const tired = modifiers.filter(({ word }) => word === 'tired').length;
  const belongs = (word: ModifierWord, unit: string): boolean => {
    switch (word) {
      case 'tired':
        return tired === 2 || (unit === loser) === loserTired;
      case 'Imperial Guard':
        return unitFacts(unit).nation === 'imperial_guard';
      case 'Dutch':
        return unitFacts(unit).nation === 'dutch';
      default:
        return unit === event.unit;
    }
  };
  const once = modifiers.filter(({ word }, i) => modifiers.findIndex((other) => other.word === word) === i);
  return [once.filter(({ word }) => belongs(word, event.unit)), once.filter(({ word }) => belongs(word, event.against))];
}

function melee(event: EventOf<'melee'>, told: Modifier[], scene: Scene): Roll {
  const { words, language } = scene;
  const { unit, against: enemy, total, against_total: enemyTotal } = event;
  const [charger, counter] = ridersModifiers(event, told, scene);
  const named = (rider: string, own: Modifier[]): Modifier[] => own.map((modifier) => ({ ...modifier, of: unitName(rider, language) }));
  const high = figure(Math.max(total, enemyTotal)),
    low = figure(Math.min(total, enemyTotal));
  return {
    key: '',
    title: words.melee,
    detail: words.riders(unitName(unit, language), unitName(enemy, language)),
    effect: 0,
    dice: [die(total - sum(charger), total, total > enemyTotal), die(enemyTotal - sum(counter), enemyTotal, enemyTotal > total)],
    modifiers: [...named(unit, charger), ...named(enemy, counter)],
    rules: ['WL-7.3.3'],
    places: here(unit, scene),
    outcome: () => (total === enemyTotal ? words.tie : words.wins(subject(total > enemyTotal ? unit : enemy, language), high, low)),
  };
}

// Where the unit fights: the assault of the scene, else where it stands.
function here(unit: string, { assault, view }: Scene): string[] {
  const place = assault ?? placeOf(unit, view);
  return isPlace(place) ? [place] : [];
}

function rollOf(event: WaterlooEvent, modifiers: Modifier[], scene: Scene): Roll | null {
  switch (event.event) {
    case 'gun_fired':
      return gunFired(event, modifiers, scene);
    case 'skirmish':
      return skirmish(event, scene);
    case 'volley':
      return volley(event, modifiers, scene);
    case 'musketry':
      return musketry(event, scene);
    case 'morale':
      return morale(event, modifiers, scene);
    case 'control':
      return control(event, scene);
    case 'melee':
      return melee(event, modifiers, scene);
    case 'arrival_roll':
      return arrival(event, scene);
    default:
      return null;
  }
}

function account(roll: Roll, language: Language): DiceAccount {
  const { title, detail, dice, modifiers, rules, places } = roll;
  return {
    title: capital(title),
    ...(detail === undefined ? {} : { detail: capital(detail) }),
    dice,
    modifiers: modifiers.map((modifier) => modifierLine(modifier, language)),
    outcome: sentence(roll.outcome(roll.effect)),
    rules,
    places,
  };
}

export function rolls(events: GameEvent[], view: View, language: Language): DiceAccount[] {
  const told = events.map(readEvent);
  const seen = readView(view);
  const made: Roll[] = [];
  let pending: Modifier[] = [];
  let together = false; // nothing but modifiers since the last roll
  let assault = earlierAssault(told) ?? seen.assault?.area;
  told.forEach((event, index) => {
    if (event.event === 'modifier') {
      pending.push({ word: event.modifier as ModifierWord, value: event.value });
      return;
    }
    if (event.event === 'assault_begins') assault = event.area;
    const roll = rollOf(event, pending, { events: told, index, view: seen, language, words: kRolls[language], assault });
    const last = made.at(-1);
    if (roll && last && together && roll.key !== '' && roll.key === last.key) {
      last.dice.push(...roll.dice);
      last.effect += roll.effect;
    } else if (roll) {
      made.push(roll);
    }
    // A melee that is rolled again keeps the modifiers that were told once before it.
    if (!(event.event === 'melee' && event.total === event.against_total)) pending = [];
    together = roll !== null;
  });
  return made.map((roll) => account(roll, language));
}

// Where the fighting of a record goes on that began before it: the assault that ends first, unless it also begins here.
function earlierAssault(events: WaterlooEvent[]): string | undefined {
  for (const event of events) {
    if (event.event === 'assault_begins') return undefined;
    if (event.event === 'assault_over') return event.area;
  }
  return undefined;
}
