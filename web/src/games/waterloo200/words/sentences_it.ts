// The sentences of the log in Italian.
import { capital, counted } from '../../grammar';
import { corps } from '../data';
import type { Side } from '../view';
import type { BattleAccount, Sentences } from './events';
import { hourOf } from './hours';
import { at, from, on, the as theArea, to } from './places';
import { stepText } from './steps';
import { kAdjectives, kFactionNames, kFeminine, kKinds, kOf, kPlural, kSideNames, kTo } from './terms';
import { the } from './units';

const kOfSide: Record<Side, string> = { french: 'francese', allied: 'alleato' };
const blocks = (count: number): string => counted(count, 'blocco', 'blocchi', 'it');
const reserves = (count: number): string =>
  count === 0 ? 'nessuna riserva' : count === 1 ? 'una riserva' : counted(count, '', 'riserve', 'it');
const hits = (count: number): string => counted(count, 'colpo', 'colpi', 'it');

function battle({ area, offence, defence, attacker, winner, hits: count, winner_hits: own }: BattleAccount): string {
  const fought = `${kFactionNames.it[attacker]} attaccano ${at(area, 'it')}, ${offence} contro ${defence}`;
  if (winner === 'nobody') return `${fought}: pari, nessuno perde nulla`;
  return `${fought}: vincono ${kFactionNames.it[winner]}, ${hits(count)} a chi perde, ${hits(own)} a chi vince`;
}

function bombardment({ area, offence, defence, winner, hits: count }: BattleAccount): string {
  const fired = `La Grande Batteria spara ${on(area, 'it')}, ${offence} contro ${defence}`;
  return `${fired}: ${winner === 'nobody' ? 'nessun effetto' : hits(count)}`;
}

export const kItalianSentences: Sentences = {
  turn_begins: ({ turn }) => `Ore ${hourOf(turn)}, turno ${turn}`,
  impulse_begins: ({ side }) => `Impulso ${kOfSide[side]}`,
  action_chosen: ({ side, kind }) => `${kSideNames.it[side]} ${kind === 'pass' ? 'passano' : `scelgono: ${kKinds.it[kind]}`}`,
  arrived: ({ corps: id, area, blocks: count }) => `Il ${corps[id]?.name.it ?? id} prussiano arriva ${at(area, 'it')} con ${blocks(count)}`,
  unit_arrived: ({ unit, area }) => `${the(unit, 'it')} arriva ${at(area, 'it')}`,
  activated: ({ unit, area }) => `${the(unit, 'it')} si attiva ${at(area, 'it')}`,
  unit_moved: ({ unit, from: origin, to: target }) => `${the(unit, 'it')} muove ${from(origin, 'it')} ${to(target, 'it')}`,
  block_moved: ({ faction, from: origin, to: target }) => `Un blocco ${kAdjectives.it[faction]} muove ${from(origin, 'it')} ${to(target, 'it')}`,
  controlled: ({ area, faction }) => `${kFactionNames.it[faction]} prendono ${theArea(area, 'it')}`,
  revealed: ({ unit, step }) => `Si rivela ${the(unit, 'it')}, ${stepText(unit, step, 'it')}`,
  scouted: ({ unit, area }) => `${the(unit, 'it')} esplora ${theArea(area, 'it')}`,
  battle_begins: ({ area, faction }) => `${kFactionNames.it[faction]} attaccano ${at(area, 'it')}`,
  bombardment_begins: ({ area }) => `La Grande Batteria apre il fuoco ${on(area, 'it')}`,
  employed: ({ unit, value }) => `${the(unit, 'it')} appoggia l’attacco con ${value}`,
  retreat_begins: ({ area, faction }) => `${kFactionNames.it[faction]} giocano il Disco e si ritirano ${from(area, 'it')}`,
  retreat_refused: ({ area }) => `Il Disco è giocato, ma l’attacco combinato non lascia scampo ${at(area, 'it')}`,
  ambush: ({ area }) => `Una riserva sale dalla strada incassata ${at(area, 'it')}`,
  battle: (account) => battle(account),
  bombardment: (account) => bombardment(account),
  step_lost: ({ unit, step }) => `${the(unit, 'it')} perde un gradino: ${stepText(unit, step, 'it')}`,
  absorbed: ({ unit, hits: count }) => `${the(unit, 'it')} assorbe ${hits(count)} senza perdite`,
  eliminated: ({ unit }) => `${the(unit, 'it')} è fuori combattimento`,
  morale_falls: ({ faction, value }) => `Il morale ${kOf[faction]} scende a ${value === 0 ? 'zero' : value}`,
  gun_reduced: ({ unit, step }) => `${the(unit, 'it')} ha sparato: ${stepText(unit, step, 'it')}`,
  leader_tires: ({ unit, step }) => `${the(unit, 'it')} si stanca: ${stepText(unit, step, 'it')}`,
  leader_spent: ({ unit, step }) => `${the(unit, 'it')} è già allo stremo: ${stepText(unit, step, 'it')}`,
  disc_passes: ({ side }) => `Il Disco passa ${kTo[side]}`,
  turn_ends: ({ turn }) => `Hanno passato entrambi: finisce il turno ${turn}`,
  demoralised: ({ area, faction, count }) =>
    count === 1
      ? `Isolata ${at(area, 'it')}, un’unità ${kFeminine[faction].one} perde un gradino`
      : `Isolate ${at(area, 'it')}, ${count} unità ${kFeminine[faction].many} perdono un gradino`,
  reorganises: ({ faction }) => `${kFactionNames.it[faction]} si riorganizzano`,
  regenerated: ({ unit, step }) => `${the(unit, 'it')} recupera: ${stepText(unit, step, 'it')}`,
  reserves_drawn: ({ faction, count }) => `${kFactionNames.it[faction]} pescano ${reserves(count)}`,
  reserve_drawn: ({ unit }) => `Dalla riserva viene ${the(unit, 'it')}`,
  unit_placed: ({ unit, area }) => `${the(unit, 'it')} entra ${at(area, 'it')}`,
  block_placed: ({ faction, area }) => `Un blocco ${kAdjectives.it[faction]} entra ${at(area, 'it')}`,
  unit_returned: ({ unit }) => `${the(unit, 'it')} non trova posto e torna nella riserva`,
  blocks_returned: ({ faction, count }) =>
    count === 1
      ? `Un blocco ${kAdjectives.it[faction]} non trova posto e torna nella riserva`
      : `${capital(blocks(count))} ${kPlural.it[faction]} non trovano posto e tornano nella riserva`,
  set_up_done: ({ faction }) => `${kFactionNames.it[faction]} hanno schierato l’armata`,
  game_over: ({ side }) => `${kSideNames.it[side]} hanno vinto`,
};
