// The sentences of the log in English.
import { kDiscs, type Phase, type Side } from '../view';
import { cubesOfColour } from './describe';
import type { EventOf, MoraleWord, Sentences } from './events';
import { type Fought, lossesText } from './fought';
import { hour } from './headlines';
import { against, at, from, kDelayed, on, the, to } from './places';
import { aCube, aDisc, kArmyNames, kArmyOfColour, kCauseVerbs, kSideNames, kStateVerbs } from './terms';
import { capital, counted, cubes, figure, hits, list, number } from './text';
import { isLeader, skirmishers, subject, subjectHere } from './units';

const kSideAdjectives: Record<Side, string> = { french: 'French', allied: 'Allied' };

// The phases that a reader of the log wants to see; the others speak for themselves.
const kPhases: Partial<Record<Phase, string>> = { skirmish: 'skirmish fire', formation: 'the last changes of formation' };

// "eight green, four red and two purple".
function discs(event: EventOf<'discs_given'>): string {
  const given = kDiscs.filter((disc) => event[disc] > 0);
  return list(
    given.map((disc) => `${number(event[disc], 'en')} ${disc}`),
    'en',
  );
}

function effect(event: EventOf<'volley'>): string {
  return event.cubes > 0 ? cubes(event.cubes, 'en') : event.check === 'yes' ? 'a morale check' : 'no effect';
}

const kMorale: Record<MoraleWord, string> = {
  stands: 'stands',
  retreats: 'gives way',
  'is eliminated': 'breaks',
  'takes a cube': 'takes a cube in the strong point',
  'is ridden down': 'is ridden down',
};

// Who has the area after an assault on it, and what it cost.
function assaultOver({ area, holder }: EventOf<'assault_over'>, fought: Fought | null): string {
  const over = `The assault ${against(area, 'en')} is over`;
  const cost = fought ? `; ${lossesText(fought, 'en')}` : '';
  if (!holder) return over + cost;
  if (holder === 'nobody') return `${over}: nobody is left there${cost}`;
  if (!fought) return `${over}: ${kSideNames.en[holder]} hold it`;
  const end =
    holder === fought.by
      ? `${kSideNames.en[holder]} take ${the(area, 'en')}`
      : `${kSideNames.en[holder]} hold ${the(area, 'en')}: the ${kSideAdjectives[fought.by]} assault has failed`;
  return end + cost;
}

function melee({ unit, total, against: enemy, against_total: enemyTotal, result }: EventOf<'melee'>): string {
  const [one, other] = [subject(unit, 'en'), subject(enemy, 'en')];
  switch (result) {
    case 'wins':
      return `${one} beats ${other}, ${figure(total)} against ${figure(enemyTotal)}`;
    case 'loses':
      return `${other} beats ${one}, ${figure(enemyTotal)} against ${figure(total)}`;
    case 'tie':
      return `${one} and ${other} cross swords, ${figure(total)} all: they fight on`;
    default:
      return `${one} and ${other} cross swords, ${figure(total)} against ${figure(enemyTotal)}`;
  }
}

export const kEnglishSentences: Sentences = {
  turn_begins: ({ turn }) => `${capital(hour(turn, 'en'))}, turn ${turn}`,
  phase_begins: ({ phase }, { turn }) => (kPhases[phase] ? `${capital(hour(turn, 'en'))}: ${kPhases[phase]}` : null),
  initiative: ({ side }) => `The initiative is with ${kSideNames.en[side]}`,
  discs_given: (event) => `${kSideNames.en[event.side]} receive ${discs(event)} discs`,
  tile_drawn: ({ tile, side }) =>
    `The secret tile gives ${kSideNames.en[side === 'french' ? 'allied' : 'french']} ${number(tile, 'en')} actions`,
  round_begins: ({ side, round }, { turn }) => `${capital(hour(turn, 'en'))}, round ${round}: ${kSideNames.en[side]}`,
  round_over: ({ side, tile }) => `The ${kSideAdjectives[side]} round is over; the tile was ${number(tile, 'en')}`,
  action_spent: ({ side, disc }) => `${kSideNames.en[side]} spend ${aDisc(disc, 'en')}`,
  arrival_roll: ({ dice: [die], pieces }) => `Prussian arrivals: ${die}, ${counted(pieces, 'piece', 'pieces', 'en')}`,
  entered: ({ unit, area }) =>
    area === kDelayed ? `${subject(unit, 'en')} waits ${at(area, 'en')}` : `${subject(unit, 'en')} arrives ${at(area, 'en')}`,
  skirmish: ({ unit, area, dice: [die], hit }) =>
    `${skirmishers(unit, 'en')} fire ${on(area, 'en')}: ${die}${hit === undefined ? '' : hit === 'yes' ? ', a hit' : ', a miss'}`,
  gun_fired: ({ unit, area, dice: [die], effect: count, range }) =>
    `${subject(unit, 'en')} fires ${range === 0 ? 'in defence' : on(area, 'en')}: ${die}, ` + `${count === 0 ? 'no effect' : hits(count, 'en')}`,
  fire_lost: ({ area }) => `Nobody is left ${at(area, 'en')}: the fire is lost`,
  battery_used: ({ left }) => `The Grand Battery opens fire; ${cubes(left, 'en')} ${left === 1 ? 'is' : 'are'} left in its box`,
  volley: (event) => `${subject(event.unit, 'en')} fires a volley: ${event.dice[0]}, ${effect(event)}`,
  musketry: ({ unit, dice: [die], hit }) =>
    `${subject(unit, 'en')} fires at the cavalry: ${die}${hit === undefined ? '' : hit === 'yes' ? ', a hit' : ', a miss'}`,
  melee: (event) => melee(event),
  morale: ({ unit, dice: [die], result }) => `${subject(unit, 'en')} checks morale: ${die}, and ${kMorale[result]}`,
  control: ({ unit, dice: [die], charges_on: loose }) =>
    `${subject(unit, 'en')} rolls for control: ${die}, and ${loose === 'yes' ? 'charges on' : 'rallies'}`,
  moved: ({ unit, area }) => `${subject(unit, 'en')} ${isLeader(unit) ? 'rides' : 'moves'} ${to(area, 'en')}`,
  carried: ({ unit, cubes: count }) => `${subject(unit, 'en')} takes ${cubes(count, 'en')} along`,
  attacked: ({ unit, area, from: origin }) =>
    isLeader(unit)
      ? `${subject(unit, 'en')} rides with the assault ${against(area, 'en')}`
      : `${subject(unit, 'en')} assaults ${the(area, 'en')} ${from(origin, 'en')}`,
  assault_begins: ({ area, side }) => `The ${kSideAdjectives[side]} assault ${against(area, 'en')} begins`,
  assault_over: (event, _, fought) => assaultOver(event, fought),
  benefits: ({ unit }) => `${subject(unit, 'en')} shelters in the strong point`,
  formed: ({ unit, state }, view) => `${subjectHere(unit, view, 'en')} ${kStateVerbs.en[state]}`,
  cubes_placed: ({ area, colour, cubes: count }) => `${kArmyNames.en[kArmyOfColour[colour]]} ${at(area, 'en')} take ${cubes(count, 'en')}`,
  cubes_removed: ({ area, colour, cubes: count }) =>
    `${capital(cubesOfColour(count, colour, 'en'))} ${count === 1 ? 'leaves' : 'leave'} ${the(area, 'en')}`,
  cube_sent: ({ colour, from: origin, to: target }) => `${aCube(colour, 'en')} goes ${from(origin, 'en')} ${to(target, 'en')}`,
  tired: ({ unit }) => `${subject(unit, 'en')} is tired`,
  unmanned: ({ unit }, view) => `${subjectHere(unit, view, 'en')} loses its crew`,
  manned: ({ unit }, view) => `${subjectHere(unit, view, 'en')} is manned again`,
  retreated: ({ unit, from: origin, to: target }) => `${subject(unit, 'en')} falls back ${from(origin, 'en')} ${to(target, 'en')}`,
  followed: ({ unit, area }) => `${subject(unit, 'en')} goes along ${to(area, 'en')}`,
  eliminated: ({ unit, cause }) => `${subject(unit, 'en')} ${kCauseVerbs.en[cause]}`,
  game_over: ({ side }) => `${kSideNames.en[side]} have won`,
};
