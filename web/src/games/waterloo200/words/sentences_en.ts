// The sentences of the log in English.
import { counted, number } from '../../grammar';
import { corps } from '../data';
import type { Side } from '../view';
import type { BattleAccount, Sentences } from './events';
import { hourOf } from './hours';
import { at, from, on, the as theArea, to } from './places';
import { stepText } from './steps';
import { kAdjectives, kFactionNames, kKinds, kSideNames } from './terms';
import { the } from './units';

const kSideAdjectives: Record<Side, string> = { french: 'French', allied: 'Allied' };
const hit = (count: number): string => counted(count, 'hit', 'hits', 'en');

function battle({ area, offence, defence, attacker, winner, hits, winner_hits: own }: BattleAccount): string {
  const fought = `${kFactionNames.en[attacker]} attack ${at(area, 'en')}, ${offence} against ${defence}`;
  if (winner === 'nobody') return `${fought}: a draw, nobody loses anything`;
  return `${fought}: ${kFactionNames.en[winner]} win, ${hit(hits)} for the loser, ${number(own, 'en')} for the winner`;
}

function bombardment({ area, offence, defence, winner, hits }: BattleAccount): string {
  const fired = `The Grand Battery fires ${on(area, 'en')}, ${offence} against ${defence}`;
  return `${fired}: ${winner === 'nobody' ? 'no effect' : hit(hits)}`;
}

export const kEnglishSentences: Sentences = {
  turn_begins: ({ turn }) => `${hourOf(turn)}, turn ${turn}`,
  impulse_begins: ({ side }) => `${kSideAdjectives[side]} impulse`,
  action_chosen: ({ side, kind }) => `${kSideNames.en[side]} ${kind === 'pass' ? 'pass' : `choose a ${kKinds.en[kind]}`}`,
  arrived: ({ corps: id, area, blocks }) =>
    `The Prussian ${corps[id]?.name.en ?? id} arrives ${at(area, 'en')} with ${counted(blocks, 'block', 'blocks', 'en')}`,
  unit_arrived: ({ unit, area }) => `${the(unit, 'en')} arrives ${at(area, 'en')}`,
  activated: ({ unit, area }) => `${the(unit, 'en')} is activated ${at(area, 'en')}`,
  unit_moved: ({ unit, from: origin, to: target }) => `${the(unit, 'en')} moves ${from(origin, 'en')} ${to(target, 'en')}`,
  block_moved: ({ faction, from: origin, to: target }) => `A ${kAdjectives.en[faction]} block moves ${from(origin, 'en')} ${to(target, 'en')}`,
  controlled: ({ area, faction }) => `${kFactionNames.en[faction]} take ${theArea(area, 'en')}`,
  revealed: ({ unit, step }) => `${the(unit, 'en')} is revealed, ${stepText(unit, step, 'en')}`,
  scouted: ({ unit, area }) => `${the(unit, 'en')} reconnoitres ${theArea(area, 'en')}`,
  battle_begins: ({ area, faction }) => `${kFactionNames.en[faction]} attack ${at(area, 'en')}`,
  bombardment_begins: ({ area }) => `The Grand Battery opens fire ${on(area, 'en')}`,
  employed: ({ unit, value }) => `${the(unit, 'en')} supports the attack with ${number(value, 'en')}`,
  retreat_begins: ({ area, faction }) => `${kFactionNames.en[faction]} play the Disc and retreat ${from(area, 'en')}`,
  retreat_refused: ({ area }) => `The Disc is played, but the combined attack leaves no way out ${from(area, 'en')}`,
  ambush: ({ area }) => `A reserve comes up from the sunken road ${at(area, 'en')}`,
  battle: (account) => battle(account),
  bombardment: (account) => bombardment(account),
  step_lost: ({ unit, step }) => `${the(unit, 'en')} loses a step: ${stepText(unit, step, 'en')}`,
  absorbed: ({ unit, hits }) => `${the(unit, 'en')} absorbs ${hit(hits)} without loss`,
  eliminated: ({ unit }) => `${the(unit, 'en')} is eliminated`,
  morale_falls: ({ faction, value }) => `${kAdjectives.en[faction]} morale falls to ${value === 0 ? 'zero' : number(value, 'en')}`,
  gun_reduced: ({ unit, step }) => `${the(unit, 'en')} has fired: ${stepText(unit, step, 'en')}`,
  leader_tires: ({ unit, step }) => `${the(unit, 'en')} tires: ${stepText(unit, step, 'en')}`,
  leader_spent: ({ unit, step }) => `${the(unit, 'en')} is spent already: ${stepText(unit, step, 'en')}`,
  disc_passes: ({ side }) => `The Disc passes to ${kSideNames.en[side]}`,
  turn_ends: ({ turn }) => `Both sides have passed: turn ${turn} ends`,
  demoralised: ({ area, faction, count }) =>
    `Cut off ${at(area, 'en')}, ${number(count, 'en')} ${kAdjectives.en[faction]} ${count === 1 ? 'unit loses' : 'units lose'} a step`,
  reorganises: ({ faction }) => `${kFactionNames.en[faction]} reorganise`,
  regenerated: ({ unit, step }) => `${the(unit, 'en')} recovers: ${stepText(unit, step, 'en')}`,
  reserves_drawn: ({ faction, count }) => `${kFactionNames.en[faction]} draw ${counted(count, 'reserve', 'reserves', 'en')}`,
  reserve_drawn: ({ unit }) => `${the(unit, 'en')} is drawn from the pool`,
  unit_placed: ({ unit, area }) => `${the(unit, 'en')} comes up ${at(area, 'en')}`,
  block_placed: ({ faction, area }) => `A ${kAdjectives.en[faction]} block comes up ${at(area, 'en')}`,
  unit_returned: ({ unit }) => `${the(unit, 'en')} finds no place and goes back to the pool`,
  blocks_returned: ({ faction, count }) =>
    `${number(count, 'en')} ${kAdjectives.en[faction]} ${count === 1 ? 'reserve finds' : 'reserves find'} no place in the line`,
  set_up_done: ({ faction }) => `${kFactionNames.en[faction]} are set up`,
  game_over: ({ side }) => `${kSideNames.en[side]} have won`,
};
