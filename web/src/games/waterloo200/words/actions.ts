// What an action does, as the words of a button or of a line in the list of actions: a verb first.
import type { View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import type { ParsedAction } from '../../game';
import { type Both, capital, counted, plain } from '../../grammar';
import { readView, type Faction, type StepName, type Waterloo200View } from '../view';
import { at, the as theArea, to } from './places';
import { kFactionNames } from './terms';
import { the } from './units';

// The operands of an action, read once.
interface Said {
  view: Waterloo200View;
  unit: string;
  area: string;
  faction: Faction;
  count: number;
}

export type VerbWord =
  | 'done'
  | 'tactical'
  | 'strategic'
  | 'pass'
  | 'manoeuvre'
  | 'reinforce'
  | 'grand_battery'
  | 'first'
  | 'activate'
  | 'move'
  | 'leave'
  | 'to'
  | 'reveal'
  | 'stop'
  | 'scout'
  | 'look'
  | 'battle'
  | 'employ'
  | 'retreat'
  | 'fall_back'
  | 'add'
  | 'add_unit'
  | 'lose'
  | 'follow'
  | 'reorganise'
  | 'regenerate'
  | 'draw'
  | 'choose'
  | 'place'
  | 'historical'
  | 'bombard';
type ActionWords = Record<VerbWord, (said: Said) => string>;

// What finishing means in a step; elsewhere it is just "Done".
const kFinish: Both<Partial<Record<StepName, string>> & { otherwise: string }> = {
  en: {
    otherwise: 'Done',
    activate_leaders: 'End activation',
    move_units: 'End movement',
    pass_move: 'Move nobody',
    scout_target: 'Look nowhere',
    choose_battle: 'No more battles',
    employ_guns: 'Go on to the battle',
    retreat: 'Stand and fight',
    sunken_road: 'Bring up nobody',
    impetus: 'Stay here',
    reorganise: 'Do not reorganise',
    regenerate: 'Let this step go',
    bombarding_guns: 'Open fire',
  },
  it: {
    otherwise: 'Fatto',
    activate_leaders: 'Termina l’attivazione',
    move_units: 'Termina il movimento',
    pass_move: 'Non muovere nessuno',
    scout_target: 'Non guardare',
    choose_battle: 'Nessun’altra battaglia',
    employ_guns: 'Vai alla battaglia',
    retreat: 'Resta e combatti',
    sunken_road: 'Non far salire nessuno',
    impetus: 'Resta qui',
    reorganise: 'Non riorganizzarti',
    regenerate: 'Rinuncia a questo gradino',
    bombarding_guns: 'Apri il fuoco',
  },
};

function finish({ view }: Said, language: Language): string {
  return (view.step && kFinish[language][view.step]) ?? kFinish[language].otherwise;
}

const kEnglish: ActionWords = {
  done: (said) => finish(said, 'en'),
  tactical: () => 'Tactical action',
  strategic: () => 'Strategic action',
  pass: () => 'Pass',
  manoeuvre: () => 'Manoeuvre: move units',
  reinforce: () => 'Bring up reinforcements',
  grand_battery: () => 'Bombard with the Grand Battery',
  first: ({ faction }) => `${kFactionNames.en[faction]} first`,
  activate: ({ unit }) => `Activate ${the(unit, 'en')}`,
  move: ({ unit }) => `Move ${the(unit, 'en')}`,
  leave: () => 'Leave the move to the Prussians',
  to: ({ area }) => `Go ${to(area, 'en')}`,
  reveal: () => 'Reveal here',
  stop: () => 'Stop here',
  scout: () => 'Scout from here',
  look: ({ area }) => `Reconnoitre ${theArea(area, 'en')}`,
  battle: ({ area }) => `Fight ${at(area, 'en')}`,
  employ: ({ unit }) => `Fire with ${the(unit, 'en')}`,
  retreat: () => 'Play the Disc and retreat',
  fall_back: ({ unit, area }) => `Retreat ${the(unit, 'en')} ${to(area, 'en')}`,
  add: () => 'Bring up a reserve',
  add_unit: ({ unit }) => `Bring up ${the(unit, 'en')}`,
  lose: ({ unit }) => `${the(unit, 'en')} takes the next hits`,
  follow: ({ unit, area }) => `${the(unit, 'en')} rides on ${to(area, 'en')}`,
  reorganise: ({ faction }) => `Reorganise ${kFactionNames.en[faction]}`,
  regenerate: ({ unit }) => `Give ${the(unit, 'en')} back a step`,
  draw: ({ count }) => (count === 0 ? 'Draw nothing' : `Draw ${counted(count, 'unit', 'units', 'en')}`),
  choose: ({ unit }) => `Choose ${the(unit, 'en')}`,
  place: ({ unit, area }) => `Place ${the(unit, 'en')} ${at(area, 'en')}`,
  historical: () => 'Place the next unit as in history',
  bombard: ({ area }) => `Bombard ${theArea(area, 'en')}`,
};

const kItalian: ActionWords = {
  done: (said) => finish(said, 'it'),
  tactical: () => 'Azione tattica',
  strategic: () => 'Azione strategica',
  pass: () => 'Passa',
  manoeuvre: () => 'Manovra: muovi unità',
  reinforce: () => 'Chiama i rinforzi',
  grand_battery: () => 'Bombarda con la Grande Batteria',
  first: ({ faction }) => `Prima ${kFactionNames.it[faction]}`,
  activate: ({ unit }) => `Attiva ${the(unit, 'it')}`,
  move: ({ unit }) => `Muovi ${the(unit, 'it')}`,
  leave: () => 'Lascia la mossa ai Prussiani',
  to: ({ area }) => `Vai ${to(area, 'it')}`,
  reveal: () => 'Rivela qui',
  stop: () => 'Fermati qui',
  scout: () => 'Esplora da qui',
  look: ({ area }) => `Esplora ${theArea(area, 'it')}`,
  battle: ({ area }) => `Combatti ${at(area, 'it')}`,
  employ: ({ unit }) => `Spara con ${the(unit, 'it')}`,
  retreat: () => 'Gioca il Disco e ritirati',
  fall_back: ({ unit, area }) => `Ritira ${the(unit, 'it')} ${to(area, 'it')}`,
  add: () => 'Fai salire una riserva',
  add_unit: ({ unit }) => `Fai salire ${the(unit, 'it')}`,
  lose: ({ unit }) => `${the(unit, 'it')} subisce i prossimi colpi`,
  follow: ({ unit, area }) => `${the(unit, 'it')} prosegue ${to(area, 'it')}`,
  reorganise: ({ faction }) => `Riorganizza ${kFactionNames.it[faction]}`,
  regenerate: ({ unit }) => `Fai recuperare un gradino: ${the(unit, 'it')}`,
  draw: ({ count }) => (count === 0 ? 'Non pescare nulla' : `Pesca ${count === 1 ? 'un’unità' : counted(count, '', 'unità', 'it')}`),
  choose: ({ unit }) => `Scegli ${the(unit, 'it')}`,
  place: ({ unit, area }) => `Piazza ${the(unit, 'it')} ${at(area, 'it')}`,
  historical: () => 'Piazza la prossima unità come nella storia',
  bombard: ({ area }) => `Bombarda ${theArea(area, 'it')}`,
};

const kActions: Both<ActionWords> = { en: kEnglish, it: kItalian };
export const kVerbs = Object.keys(kEnglish) as VerbWord[];

// An action that has no words here is shown as it is written.
export function actionText(action: ParsedAction, view: View, language: Language): string {
  const say = kActions[language][action.verb as VerbWord];
  if (!say) return action.notation;
  const { unit = '', area = '', faction, count } = action.operands;
  return plain(capital(say({ view: readView(view), unit, area, faction: faction as Faction, count: Number(count ?? 0) })));
}
