// What an action does, as the words of a button or of a line in the list of actions: a verb first.
import type { View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import type { ParsedAction } from '../../game';
import { type Colour, type Disc, innermost, readView, type StepName, type UnitStateWord, type WaterlooView } from '../view';
import { against, at, from, kDelayed, on, the, to } from './places';
import { aCube, aDisc, kDiscNames } from './terms';
import { type Both, capital, cubes, plain } from './text';
import { isUnit, placeOf, theUnit, theUnitHere, toUnit, unitName, withUnit } from './units';

// The operands of an action, read once.
interface Said {
  view: WaterlooView;
  step: string;
  unit: string;
  area: string;
  origin: string;
  disc: Disc;
  colour: Colour;
  state: UnitStateWord;
  count: number;
  gun: string;
}

export type VerbWord =
  | 'done'
  | 'skirmish'
  | 'turn'
  | 'move'
  | 'reserve'
  | 'fire'
  | 'assault'
  | 'form'
  | 'reinforce'
  | 'nothing'
  | 'lead'
  | 'go'
  | 'cubes'
  | 'aim'
  | 'grand_battery'
  | 'volley'
  | 'attack'
  | 'accompany'
  | 'resolve'
  | 'benefit'
  | 'charge'
  | 'counter'
  | 'pursue'
  | 'retreat'
  | 'follow'
  | 'stay'
  | 'lose'
  | 'tire'
  | 'hit'
  | 'unman'
  | 'cube'
  | 'sacrifice'
  | 'penalty'
  | 'send'
  | 'roll'
  | 'enter';
type ActionWords = Record<VerbWord, (said: Said) => string>;

// What finishing means in a step; elsewhere it is just "Done".
const kFinish: Both<Partial<Record<StepName, string>> & { otherwise: string }> = {
  en: {
    otherwise: 'Done',
    skirmish_fire: 'End skirmish fire',
    movement: 'End the movement',
    fire_orders: 'Open fire',
    assault_moves: 'Launch the assault',
    lead_activation: 'No second activation',
    change_formation: 'Formations done',
    prussian_phase: 'No more Prussians',
    declare_strong_point: 'Keep the rest with the guns',
  },
  it: {
    otherwise: 'Fatto',
    skirmish_fire: 'Chiudi la schermaglia',
    movement: 'Termina il movimento',
    fire_orders: 'Apri il fuoco',
    assault_moves: 'Lancia l’assalto',
    lead_activation: 'Nessuna seconda attivazione',
    change_formation: 'Formazioni a posto',
    prussian_phase: 'Nessun altro Prussiano',
    declare_strong_point: 'Lascia il resto con i cannoni',
  },
};

// A leader's activations were paid for by his own disc.
function paid(said: Said, language: Language): string {
  if (said.step === 'lead_activation') return '';
  return language === 'en' ? ` with ${aDisc(said.disc, 'en')}` : ` con ${aDisc(said.disc, 'it')}`;
}

// "by way of …" only where the unit does not come straight from its own area.
function byWayOf(said: Said, language: Language): string {
  if (said.origin === '' || said.origin === placeOf(said.unit, said.view)) return '';
  return language === 'en' ? ` by way of ${the(said.origin, 'en')}` : ` passando per ${the(said.origin, 'it')}`;
}

const kTurnsEnglish: Partial<Record<UnitStateWord, (unit: string) => string>> = {
  mobile: (unit) => `Make ${unit} mobile`,
  defensive: (unit) => `Put ${unit} on the defensive`,
  deployed: (unit) => `Deploy ${unit}`,
  limbered: (unit) => `Limber ${unit}`,
};
const kTurnsItalian: Partial<Record<UnitStateWord, (unit: string) => string>> = {
  mobile: (unit) => `Rendi mobile ${unit}`,
  defensive: (unit) => `Metti in difesa ${unit}`,
  deployed: (unit) => `Metti in batteria ${unit}`,
  limbered: (unit) => `Metti al traino ${unit}`,
};

const kEnglish: ActionWords = {
  done: ({ step }) => kFinish.en[step as StepName] ?? kFinish.en.otherwise,
  skirmish: ({ unit, area, view }) => `Fire ${on(area, 'en')} with ${theUnitHere(unit, view, 'en')}`,
  turn: ({ unit, state, view }) => kTurnsEnglish[state]?.(theUnitHere(unit, view, 'en')) ?? '',
  move: (said) => `Move ${from(said.area, 'en')}${paid(said, 'en')}`,
  reserve: (said) => `Reserve movement ${from(said.area, 'en')}${paid(said, 'en')}`,
  fire: (said) => `Fire artillery ${from(said.area, 'en')}${paid(said, 'en')}`,
  assault: (said) => `Assault ${from(said.area, 'en')}${paid(said, 'en')}`,
  form: (said) => `Change formation ${at(said.area, 'en')}${paid(said, 'en')}`,
  reinforce: (said) => `Reinforce ${from(said.area, 'en')}${paid(said, 'en')}`,
  nothing: ({ disc }) => `Do nothing (${kDiscNames.en[disc]})`,
  lead: (said) => `Activate ${unitName(said.unit, 'en')}${paid(said, 'en')}`,
  go: ({ unit, area, view }) => `Move ${theUnit(unit, view, 'en')} ${to(area, 'en')}`,
  cubes: ({ unit, count, view }) => `${theUnit(unit, view, 'en')} takes ${cubes(count, 'en')}`,
  aim: ({ unit, area, view }) => `Aim ${theUnit(unit, view, 'en')} at ${the(area, 'en')}`,
  grand_battery: () => 'Fire as the Grand Battery',
  volley: ({ area }) => `Fire ${on(area, 'en')}`,
  attack: (said) => `Assault ${the(said.area, 'en')} ${withUnit(said.unit, said.view, 'en')}${byWayOf(said, 'en')}`,
  accompany: ({ unit, area }) => `Send ${unitName(unit, 'en')} along ${to(area, 'en')}`,
  resolve: ({ area }) => `Fight the assault ${against(area, 'en')}`,
  benefit: ({ unit, view }) => `Shelter ${theUnit(unit, view, 'en')} in the strong point`,
  charge: ({ unit, view }) => `Charge ${withUnit(unit, view, 'en')}`,
  counter: ({ unit, view }) => `Meet the charge ${withUnit(unit, view, 'en')}`,
  pursue: ({ unit, area, view }) => `Charge on ${to(area, 'en')} ${withUnit(unit, view, 'en')}`,
  retreat: ({ unit, area, view }) => `Retreat ${theUnit(unit, view, 'en')} ${to(area, 'en')}`,
  follow: ({ unit }) => `${unitName(unit, 'en')} goes along`,
  stay: ({ unit }) => `${unitName(unit, 'en')} stays`,
  lose: ({ unit, view }) => `Give up ${theUnit(unit, view, 'en')}`,
  tire: ({ unit, view }) => `Tire ${theUnit(unit, view, 'en')}`,
  hit: ({ unit, view }) => `${theUnit(unit, view, 'en')} takes the hit`,
  unman: ({ unit, view }) => `${theUnit(unit, view, 'en')} loses its crew`,
  cube: ({ colour }) => `Place ${aCube(colour, 'en')}`,
  sacrifice: ({ unit, count, view }) => `Give up ${theUnitHere(unit, view, 'en')} with ${cubes(count, 'en')}`,
  penalty: ({ area }) => `Penalise ${the(area, 'en')}`,
  send: ({ colour, area, gun, view }) =>
    `Send ${aCube(colour, 'en')} ${to(area, 'en')}${isUnit(gun) ? ` and man ${theUnit(gun, view, 'en')}` : ''}`,
  roll: () => 'Roll for arrivals',
  enter: ({ unit, area, view }) =>
    area === kDelayed
      ? `Let ${theUnit(unit, view, 'en')} wait in ${the(area, 'en')}`
      : `Bring ${theUnit(unit, view, 'en')} in ${at(area, 'en')}`,
};

const kItalian: ActionWords = {
  done: ({ step }) => kFinish.it[step as StepName] ?? kFinish.it.otherwise,
  skirmish: ({ unit, area, view }) => `Spara ${on(area, 'it')} con ${theUnitHere(unit, view, 'it')}`,
  turn: ({ unit, state, view }) => kTurnsItalian[state]?.(theUnitHere(unit, view, 'it')) ?? '',
  move: (said) => `Muovi ${from(said.area, 'it')}${paid(said, 'it')}`,
  reserve: (said) => `Movimento di riserva ${from(said.area, 'it')}${paid(said, 'it')}`,
  fire: (said) => `Fuoco d’artiglieria ${from(said.area, 'it')}${paid(said, 'it')}`,
  assault: (said) => `Assalta ${from(said.area, 'it')}${paid(said, 'it')}`,
  form: (said) => `Cambia formazione ${at(said.area, 'it')}${paid(said, 'it')}`,
  reinforce: (said) => `Rinforza ${from(said.area, 'it')}${paid(said, 'it')}`,
  nothing: ({ disc }) => `Non fare nulla (${kDiscNames.it[disc]})`,
  lead: (said) => `Attiva ${unitName(said.unit, 'it')}${paid(said, 'it')}`,
  go: ({ unit, area, view }) => `Muovi ${theUnit(unit, view, 'it')} ${to(area, 'it')}`,
  cubes: ({ unit, count, view }) => `${theUnit(unit, view, 'it')} ${count === 0 ? 'non prende cubi' : `prende ${cubes(count, 'it')}`}`,
  aim: ({ unit, area, view }) => `Punta ${theUnit(unit, view, 'it')} ${on(area, 'it')}`,
  grand_battery: () => 'Spara come Grande Batteria',
  volley: ({ area }) => `Spara ${on(area, 'it')}`,
  attack: (said) => `Assalta ${the(said.area, 'it')} ${withUnit(said.unit, said.view, 'it')}${byWayOf(said, 'it')}`,
  accompany: ({ unit, area }) => `Manda ${unitName(unit, 'it')} con l’assalto ${to(area, 'it')}`,
  resolve: ({ area }) => `Combatti l’assalto ${against(area, 'it')}`,
  benefit: ({ unit, view }) => `Ripara ${theUnit(unit, view, 'it')} nel caposaldo`,
  charge: ({ unit, view }) => `Carica ${withUnit(unit, view, 'it')}`,
  counter: ({ unit, view }) => `Rispondi alla carica ${withUnit(unit, view, 'it')}`,
  pursue: ({ unit, area, view }) => `Continua la carica ${to(area, 'it')} ${withUnit(unit, view, 'it')}`,
  retreat: ({ unit, area, view }) => `Fai ripiegare ${theUnit(unit, view, 'it')} ${to(area, 'it')}`,
  follow: ({ unit }) => `${unitName(unit, 'it')} segue l’unità`,
  stay: ({ unit }) => `${unitName(unit, 'it')} resta`,
  lose: ({ unit, view }) => `Sacrifica ${theUnit(unit, view, 'it')}`,
  tire: ({ unit, view }) => `Stanca ${theUnit(unit, view, 'it')}`,
  hit: ({ unit, view }) => `${theUnit(unit, view, 'it')} subisce il colpo`,
  unman: ({ unit, view }) => `${theUnit(unit, view, 'it')} perde i serventi`,
  cube: ({ colour }) => `Metti ${aCube(colour, 'it')}`,
  sacrifice: ({ unit, count, view }) => `Sacrifica ${theUnitHere(unit, view, 'it')} con ${cubes(count, 'it')}`,
  penalty: ({ area }) => `Penalizza ${the(area, 'it')}`,
  send: ({ colour, area, gun, view }) =>
    `Manda ${aCube(colour, 'it')} ${to(area, 'it')}${isUnit(gun) ? ` e ridai i serventi ${toUnit(gun, view, 'it')}` : ''}`,
  roll: () => 'Tira per gli arrivi',
  enter: ({ unit, area, view }) =>
    area === kDelayed
      ? `Fai attendere ${theUnit(unit, view, 'it')} ${at(area, 'it')}`
      : `Fai entrare ${theUnit(unit, view, 'it')} ${at(area, 'it')}`,
};

const kActions: Both<ActionWords> = { en: kEnglish, it: kItalian };
export const kVerbs = Object.keys(kEnglish) as VerbWord[];

// An action that has no words here is shown as it is written.
export function actionText(action: ParsedAction, view: View, language: Language): string {
  const say = kActions[language][action.verb as VerbWord];
  if (!say) return action.notation;
  const seen = readView(view);
  const { unit = '', area = '', from: origin = '', disc, colour, state, count, gun = 'none' } = action.operands;
  const said: Said = {
    view: seen,
    unit,
    area,
    origin,
    gun,
    disc: disc as Disc,
    colour: colour as Colour,
    state: state as UnitStateWord,
    count: Number(count ?? 0),
    step: innermost(seen)?.step ?? '',
  };
  return plain(capital(say(said)));
}
