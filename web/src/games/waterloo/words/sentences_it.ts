// The sentences of the log in Italian.
import { type Disc, kDiscs, type Phase, type Side } from '../view';
import { cubesOfColour } from './describe';
import type { EventOf, MoraleWord, Sentences } from './events';
import { type Fought, lossesText } from './fought';
import { hour } from './headlines';
import { against, at, from, kDelayed, on, the, to } from './places';
import { aCube, aDisc, kArmyNames, kArmyOfColour, kCauseVerbs, kSideNames, kStateVerbs } from './terms';
import { capital, counted, cubes, figure, hits, list, number } from './text';
import { isLeader, skirmishers, subject, subjectHere } from './units';

const kOfSide: Record<Side, string> = { french: 'dei Francesi', allied: 'degli Alleati' };
const kToSide: Record<Side, string> = { french: 'ai Francesi', allied: 'agli Alleati' };
const kDiscColours: Record<Disc, [one: string, many: string]> = {
  green: ['verde', 'verdi'],
  red: ['rosso', 'rossi'],
  purple: ['viola', 'viola'],
};

const kPhases: Partial<Record<Phase, string>> = { skirmish: 'fuoco di schermaglia', formation: 'gli ultimi cambi di formazione' };

// "otto dischi verdi, quattro rossi e due viola".
function discs(event: EventOf<'discs_given'>): string {
  const given = kDiscs.filter((disc) => event[disc] > 0);
  return list(
    given.map((disc, index) => {
      const one = event[disc] === 1;
      const noun = index > 0 ? '' : one ? ' disco' : ' dischi';
      return `${number(event[disc], 'it')}${noun} ${kDiscColours[disc][one ? 0 : 1]}`;
    }),
    'it',
  );
}

function effect(event: EventOf<'volley'>): string {
  return event.cubes > 0 ? cubes(event.cubes, 'it') : event.check === 'yes' ? 'un test di morale' : 'nessun effetto';
}

const kMorale: Record<MoraleWord, string> = {
  stands: 'regge',
  retreats: 'ripiega',
  'is eliminated': 'si sbanda',
  'takes a cube': 'prende un cubo nel caposaldo',
  'is ridden down': 'è travolta dalla cavalleria',
};

function assaultOver({ area, holder }: EventOf<'assault_over'>, fought: Fought | null): string {
  const over = `L’assalto ${against(area, 'it')} è finito`;
  const cost = fought ? `; ${lossesText(fought, 'it')}` : '';
  if (!holder) return over + cost;
  if (holder === 'nobody') return `${over}: non vi resta nessuno${cost}`;
  if (!fought) return `${over}: ${kSideNames.it[holder]} tengono l’area`;
  const end =
    holder === fought.by
      ? `${kSideNames.it[holder]} prendono ${the(area, 'it')}`
      : `${kSideNames.it[holder]} tengono ${the(area, 'it')}: l’assalto ${kOfSide[fought.by]} è fallito`;
  return end + cost;
}

function melee({ unit, total, against: enemy, against_total: enemyTotal, result }: EventOf<'melee'>): string {
  const [one, other] = [subject(unit, 'it'), subject(enemy, 'it')];
  switch (result) {
    case 'wins':
      return `${one} batte ${other}, ${figure(total)} contro ${figure(enemyTotal)}`;
    case 'loses':
      return `${other} batte ${one}, ${figure(enemyTotal)} contro ${figure(total)}`;
    case 'tie':
      return `${one} e ${other} si scontrano, ${figure(total)} pari: la mischia continua`;
    default:
      return `${one} e ${other} si scontrano, ${figure(total)} contro ${figure(enemyTotal)}`;
  }
}

export const kItalianSentences: Sentences = {
  turn_begins: ({ turn }) => `${capital(hour(turn, 'it'))}, turno ${turn}`,
  phase_begins: ({ phase }, { turn }) => (kPhases[phase] ? `${capital(hour(turn, 'it'))}: ${kPhases[phase]}` : null),
  initiative: ({ side }) => `L’iniziativa spetta ${kToSide[side]}`,
  discs_given: (event) => `${kSideNames.it[event.side]} ricevono ${discs(event)}`,
  tile_drawn: ({ tile, side }) => `La tessera segreta dà ${kToSide[side === 'french' ? 'allied' : 'french']} ${number(tile, 'it')} azioni`,
  round_begins: ({ side, round }, { turn }) => `${capital(hour(turn, 'it'))}, round ${round}: ${kSideNames.it[side]}`,
  round_over: ({ side, tile }) => `Il round ${kOfSide[side]} è finito; la tessera era ${number(tile, 'it')}`,
  action_spent: ({ side, disc }) => `${kSideNames.it[side]} spendono ${aDisc(disc, 'it')}`,
  arrival_roll: ({ dice: [die], pieces }) => `Arrivi prussiani: ${die}, ${counted(pieces, 'pezzo', 'pezzi', 'it')}`,
  entered: ({ unit, area }) =>
    area === kDelayed ? `${subject(unit, 'it')} attende ${at(area, 'it')}` : `${subject(unit, 'it')} arriva ${at(area, 'it')}`,
  skirmish: ({ unit, area, dice: [die], hit }) =>
    `${skirmishers(unit, 'it')} sparano ${on(area, 'it')}: ${die}${hit === undefined ? '' : hit === 'yes' ? ', a segno' : ', a vuoto'}`,
  gun_fired: ({ unit, area, dice: [die], effect: count, range }) =>
    `${subject(unit, 'it')} spara ${range === 0 ? 'in difesa' : on(area, 'it')}: ${die}, ` +
    `${count === 0 ? 'nessun effetto' : hits(count, 'it')}`,
  fire_lost: ({ area }) => `Non resta nessuno ${at(area, 'it')}: il fuoco va perduto`,
  battery_used: ({ left }) =>
    `La Grande Batteria apre il fuoco; nella sua casella ${left > 1 ? 'restano' : left === 1 ? 'resta' : 'non resta'} ${cubes(left, 'it')}`,
  volley: (event) => `${subject(event.unit, 'it')} fa una scarica: ${event.dice[0]}, ${effect(event)}`,
  musketry: ({ unit, dice: [die], hit }) =>
    `${subject(unit, 'it')} spara sulla cavalleria: ${die}${hit === undefined ? '' : hit === 'yes' ? ', a segno' : ', a vuoto'}`,
  melee: (event) => melee(event),
  morale: ({ unit, dice: [die], result }) => `${subject(unit, 'it')} prova il morale: ${die}, e ${kMorale[result]}`,
  control: ({ unit, dice: [die], charges_on: loose }) =>
    `${subject(unit, 'it')} prova il controllo: ${die}, e ${loose === 'yes' ? 'continua la carica' : 'si riordina'}`,
  moved: ({ unit, area }) => `${subject(unit, 'it')} ${isLeader(unit) ? 'cavalca' : 'si porta'} ${to(area, 'it')}`,
  carried: ({ unit, cubes: count }) => `${subject(unit, 'it')} porta con sé ${cubes(count, 'it')}`,
  attacked: ({ unit, area, from: origin }) =>
    isLeader(unit)
      ? `${subject(unit, 'it')} cavalca con l’assalto ${against(area, 'it')}`
      : `${subject(unit, 'it')} assalta ${the(area, 'it')} ${from(origin, 'it')}`,
  assault_begins: ({ area, side }) => `Comincia l’assalto ${kOfSide[side]} ${against(area, 'it')}`,
  assault_over: (event, _, fought) => assaultOver(event, fought),
  benefits: ({ unit }) => `${subject(unit, 'it')} si ripara nel caposaldo`,
  formed: ({ unit, state }, view) => `${subjectHere(unit, view, 'it')} ${kStateVerbs.it[state]}`,
  cubes_placed: ({ area, colour, cubes: count }) => `${kArmyNames.it[kArmyOfColour[colour]]} ${at(area, 'it')} prendono ${cubes(count, 'it')}`,
  cubes_removed: ({ area, colour, cubes: count }) =>
    `${capital(cubesOfColour(count, colour, 'it'))} ${count === 1 ? 'lascia' : 'lasciano'} ${the(area, 'it')}`,
  cube_sent: ({ colour, from: origin, to: target }) => `${aCube(colour, 'it')} passa ${from(origin, 'it')} ${against(target, 'it')}`,
  tired: ({ unit }) => `${subject(unit, 'it')} è stanca`,
  unmanned: ({ unit }, view) => `${subjectHere(unit, view, 'it')} perde i serventi`,
  manned: ({ unit }, view) => `${subjectHere(unit, view, 'it')} ritrova i serventi`,
  retreated: ({ unit, from: origin, to: target }) => `${subject(unit, 'it')} ripiega ${from(origin, 'it')} ${to(target, 'it')}`,
  followed: ({ unit, area }) => `${subject(unit, 'it')} segue l’unità ${to(area, 'it')}`,
  eliminated: ({ unit, cause }) => `${subject(unit, 'it')} ${kCauseVerbs.it[cause]}`,
  game_over: ({ side }) => `${kSideNames.it[side]} hanno vinto`,
};
