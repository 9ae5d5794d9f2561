// What is to be decided: who, what, where, in one sentence. The lead is set in bold before the text.
import type { Prompt, View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import { innermost, readView, type Step, type StepName, type WaterlooView } from '../view';
import { at, from, of, the, to } from './places';
import { question } from './questions';
import { aimedAt, nextOnDisplay, nextToAssign, routedAt, type StepOf, waitingInBox } from './steps';
import { kCubeNames } from './terms';
import { type Both, capital, cubes, hits, plain } from './text';
import { isLeader, subject, theUnit, unitName } from './units';

export interface PromptText {
  lead: string;
  text: string;
}
type Prompts = { [Name in StepName]: (step: StepOf<Name>, view: WaterlooView) => PromptText };

function inAssault(view: WaterlooView, language: Language): string {
  return view.assault ? ` ${at(view.assault.area, language)}` : '';
}

const kEnglish: Prompts = {
  skirmish_fire: () => ({ lead: 'Skirmish fire:', text: 'choose an infantry unit and an enemy area next to it, or finish.' }),
  choose_action: (_, view) => ({
    lead: `Action ${view.actions_done + 1}:`,
    text: 'spend a disc to activate an area or a leader, or do nothing.',
  }),
  area_limits: () => ({ lead: 'Several areas are overfilled:', text: 'choose which is penalised next.' }),
  resolve_assaults: () => ({ lead: 'Several assaults:', text: 'choose which is fought out next.' }),
  declare_strong_point: (_, view) => ({
    lead: `The strong point${view.assault ? ` ${of(view.assault.area, 'en')}` : ''}:`,
    text: 'name defensive infantry that shelters in it, or finish to keep the rest with the guns.',
  }),
  charge: (_, view) => ({ lead: `Cavalry melee${inAssault(view, 'en')}:`, text: 'name the cavalry that charges.' }),
  lead_activation: (step) => ({
    lead: `${unitName(step.leader, 'en')}, ${step.second ? 'second' : 'first'} activation:`,
    text: !step.second
      ? 'choose his own area or one next to it, and what it does.'
      : step.assaulting
        ? 'choose another area to assault from, or finish to begin the assault.'
        : 'choose another area and what it does, or finish.',
  }),
  movement: (step) => ({
    lead: `${step.reserve ? 'Reserve movement' : 'Movement'} ${from(step.area, 'en')}:`,
    text: `choose a unit and the area it goes to${step.moved ? ', or finish' : ''}.`,
  }),
  take_cubes_along: (step, view) => ({
    lead: `${capital(theUnit(step.unit, view, 'en'))} ${step.assaulting ? `assaults ${the(step.to, 'en')}` : `goes ${to(step.to, 'en')}`}:`,
    text: 'how many cubes does it take along?',
  }),
  fire_orders: (step, view) => ({
    lead: `Fire ${from(step.area, 'en')}:`,
    text: `choose a gun and its target${aimedAt(step.area, view).length > 0 ? ', or open fire' : ''}.`,
  }),
  fire_volleys: (step) => ({ lead: `Fire ${from(step.area, 'en')}:`, text: 'choose which target is fired at next.' }),
  cavalry_hits: (step) => ({
    lead: `${capital(hits(step.hits, 'en'))} on your cavalry ${at(step.area, 'en')}:`,
    text: 'tire a fresh unit or retreat one.',
  }),
  cavalry_losses: (step) => ({
    lead: `${capital(hits(step.hits, 'en'))} on your cavalry ${at(step.area, 'en')}:`,
    text: 'choose who takes a hit; fresh becomes tired, tired is eliminated.',
  }),
  gun_hits: (step) => ({
    lead: `${capital(hits(step.hits, 'en'))} on your guns ${at(step.area, 'en')}:`,
    text: 'choose a gun that loses its crew.',
  }),
  place_cubes: (step) => ({
    lead: `${capital(cubes(step.cubes, 'en'))} to place ${at(step.area, 'en')}:`,
    text: 'choose the colour of the next one.',
  }),
  too_many_cubes: (step) => ({ lead: `Too many cubes ${at(step.area, 'en')}:`, text: 'choose the infantry that is eliminated.' }),
  sacrifice: (step) => ({ lead: `No ${kCubeNames.en[step.colour]} is left:`, text: 'choose a unit to give up, and with how many cubes.' }),
  assign_cubes: (step, view) => {
    const unit = nextToAssign(step, view);
    return { lead: `Cubes ${at(step.area, 'en')}:`, text: `how many does ${unit ? theUnit(unit, view, 'en') : 'the infantry'} take?` };
  },
  assault_moves: (step) => ({
    lead: `Assault ${from(step.area, 'en')}:`,
    text: `choose a unit and the area it attacks${step.moved ? ', or finish to begin the assault' : ''}.`,
  }),
  counter_charge: (step, view) => ({
    lead: `${subject(step.charger, 'en')} charges${inAssault(view, 'en')}:`,
    text: 'name the cavalry that meets it.',
  }),
  charge_on: (step) => ({ lead: `Out of hand ${at(step.area, 'en')}:`, text: 'choose the cavalry that charges on, and its target.' }),
  fall_back: (step, view) => {
    const units = routedAt(step, view);
    const [only] = units;
    return {
      lead: `Falling back ${from(step.area, 'en')}:`,
      text: units.length === 1 && only ? `choose where ${theUnit(only, view, 'en')} goes.` : 'choose a unit and where it goes.',
    };
  },
  accompany: (step) => ({
    lead: `${unitName(step.leader, 'en')}:`,
    text: step.charging ? `does he join the charge on ${the(step.to, 'en')}, or stay?` : `does he go along ${to(step.to, 'en')}, or stay?`,
  }),
  change_formation: (step, view) => ({
    lead: step.area === 'none' ? 'Changes of formation:' : `Formation ${at(step.area, 'en')}:`,
    text:
      step.area !== 'none'
        ? `choose infantry or guns to turn${step.changed ? ', or finish' : ''}.`
        : view.phase === 'actions'
          ? 'turn any infantry and guns, then finish to begin your actions.'
          : 'turn any infantry and guns, then finish the hour.',
  }),
  reinforce: (step) => ({ lead: `Reinforcement ${from(step.area, 'en')}:`, text: 'choose the infantry next to it that takes over one cube.' }),
  prussian_phase: (step, view) =>
    step.rolled
      ? { lead: 'The Delayed box:', text: 'bring in pieces that wait there, or finish.' }
      : {
          lead: 'The Prussians:',
          text: waitingInBox(view) ? 'roll for arrivals, or first bring in pieces from the Delayed box.' : 'roll for arrivals.',
        },
  arrive: (_, view) => {
    const unit = nextOnDisplay(view);
    const [its, it] = unit && isLeader(unit) ? ['his', 'him'] : ['its', 'it'];
    return {
      lead: `${unit ? subject(unit, 'en') : 'The next piece'} arrives:`,
      text: `choose ${its} entry area, or let ${it} wait in the Delayed box.`,
    };
  },
};

const kItalian: Prompts = {
  skirmish_fire: () => ({ lead: 'Schermaglia:', text: 'scegli una fanteria e un’area nemica accanto, oppure termina.' }),
  choose_action: (_, view) => ({
    lead: `Azione ${view.actions_done + 1}:`,
    text: 'spendi un disco per attivare un’area o un generale, oppure non fare nulla.',
  }),
  area_limits: () => ({ lead: 'Più aree sono troppo piene:', text: 'scegli quale è penalizzata adesso.' }),
  resolve_assaults: () => ({ lead: 'Più assalti:', text: 'scegli quale si combatte adesso.' }),
  declare_strong_point: (_, view) => ({
    lead: `Il caposaldo${view.assault ? ` ${of(view.assault.area, 'it')}` : ''}:`,
    text: 'indica la fanteria in difesa che vi si ripara, oppure termina per lasciare il resto con i cannoni.',
  }),
  charge: (_, view) => ({ lead: `Mischia di cavalleria${inAssault(view, 'it')}:`, text: 'indica la cavalleria che carica.' }),
  lead_activation: (step) => ({
    lead: `${unitName(step.leader, 'it')}, ${step.second ? 'seconda' : 'prima'} attivazione:`,
    text: !step.second
      ? 'scegli la sua area o una accanto, e che cosa fa.'
      : step.assaulting
        ? 'scegli un’altra area da cui assaltare, oppure termina per dare inizio all’assalto.'
        : 'scegli un’altra area e che cosa fa, oppure termina.',
  }),
  movement: (step) => ({
    lead: `${step.reserve ? 'Movimento di riserva' : 'Movimento'} ${from(step.area, 'it')}:`,
    text: `scegli un’unità e l’area in cui va${step.moved ? ', oppure termina' : ''}.`,
  }),
  take_cubes_along: (step, view) => ({
    lead: `${capital(theUnit(step.unit, view, 'it'))} ${step.assaulting ? `assalta ${the(step.to, 'it')}` : `va ${to(step.to, 'it')}`}:`,
    text: 'quanti cubi porta con sé?',
  }),
  fire_orders: (step, view) => ({
    lead: `Fuoco ${from(step.area, 'it')}:`,
    text: `scegli un cannone e il suo bersaglio${aimedAt(step.area, view).length > 0 ? ', oppure apri il fuoco' : ''}.`,
  }),
  fire_volleys: (step) => ({ lead: `Fuoco ${from(step.area, 'it')}:`, text: 'scegli su quale bersaglio si spara adesso.' }),
  cavalry_hits: (step) => ({
    lead: `${capital(hits(step.hits, 'it'))} sulla tua cavalleria ${at(step.area, 'it')}:`,
    text: 'stanca un’unità fresca o fanne ripiegare una.',
  }),
  cavalry_losses: (step) => ({
    lead: `${capital(hits(step.hits, 'it'))} sulla tua cavalleria ${at(step.area, 'it')}:`,
    text: 'scegli chi subisce un colpo; fresca diventa stanca, stanca è eliminata.',
  }),
  gun_hits: (step) => ({
    lead: `${capital(hits(step.hits, 'it'))} sui tuoi cannoni ${at(step.area, 'it')}:`,
    text: 'scegli un cannone che perde i serventi.',
  }),
  place_cubes: (step) => ({
    lead: `${capital(cubes(step.cubes, 'it'))} da mettere ${at(step.area, 'it')}:`,
    text: 'scegli il colore del prossimo.',
  }),
  too_many_cubes: (step) => ({ lead: `Troppi cubi ${at(step.area, 'it')}:`, text: 'scegli la fanteria che è eliminata.' }),
  sacrifice: (step) => ({ lead: `Non resta nessun ${kCubeNames.it[step.colour]}:`, text: 'scegli un’unità da sacrificare, e con quanti cubi.' }),
  assign_cubes: (step, view) => {
    const unit = nextToAssign(step, view);
    return { lead: `Cubi ${at(step.area, 'it')}:`, text: `quanti ne prende ${unit ? theUnit(unit, view, 'it') : 'la fanteria'}?` };
  },
  assault_moves: (step) => ({
    lead: `Assalto ${from(step.area, 'it')}:`,
    text: `scegli un’unità e l’area da attaccare${step.moved ? ', oppure termina per dare inizio all’assalto' : ''}.`,
  }),
  counter_charge: (step, view) => ({
    lead: `${capital(subject(step.charger, 'it'))} carica${inAssault(view, 'it')}:`,
    text: 'indica la cavalleria che le va incontro.',
  }),
  charge_on: (step) => ({
    lead: `Fuori controllo ${at(step.area, 'it')}:`,
    text: 'scegli la cavalleria che continua la carica, e il suo bersaglio.',
  }),
  fall_back: (step, view) => {
    const units = routedAt(step, view);
    const [only] = units;
    return {
      lead: `Si ripiega ${from(step.area, 'it')}:`,
      text: units.length === 1 && only ? `scegli dove va ${theUnit(only, view, 'it')}.` : 'scegli un’unità e dove va.',
    };
  },
  accompany: (step) => ({
    lead: `${unitName(step.leader, 'it')}:`,
    text: step.charging ? `si unisce alla carica ${to(step.to, 'it')} o resta?` : `segue l’unità ${to(step.to, 'it')} o resta?`,
  }),
  change_formation: (step, view) => ({
    lead: step.area === 'none' ? 'Cambi di formazione:' : `Formazione ${at(step.area, 'it')}:`,
    text:
      step.area !== 'none'
        ? `scegli fanteria o cannoni da disporre altrimenti${step.changed ? ', oppure termina' : ''}.`
        : view.phase === 'actions'
          ? 'disponi fanteria e cannoni come vuoi, poi termina per cominciare le azioni.'
          : 'disponi fanteria e cannoni come vuoi, poi chiudi l’ora.',
  }),
  reinforce: (step) => ({ lead: `Rinforzo ${from(step.area, 'it')}:`, text: 'scegli la fanteria accanto che prende su di sé un cubo.' }),
  prussian_phase: (step, view) =>
    step.rolled
      ? { lead: 'Riquadro In ritardo:', text: 'fai entrare i pezzi che vi attendono, oppure termina.' }
      : {
          lead: 'I Prussiani:',
          text: waitingInBox(view)
            ? 'tira il dado degli arrivi, o prima fai entrare chi attende nel riquadro In ritardo.'
            : 'tira il dado degli arrivi.',
        },
  arrive: (_, view) => {
    const unit = nextOnDisplay(view);
    return {
      lead: `Arriva ${unit ? subject(unit, 'it') : 'il prossimo pezzo'}:`,
      text: 'scegli l’area d’ingresso, o fallo attendere nel riquadro In ritardo.',
    };
  },
};

const kPrompts: Both<Prompts> = { en: kEnglish, it: kItalian };
export const kPromptSteps = Object.keys(kEnglish) as StepName[];

function isKnown(step: { step: string } | undefined): step is Step {
  return step !== undefined && step.step in kEnglish;
}

// The text for the innermost step. Should the view be of another moment than the prompt, the prompt's own question is asked.
export function prompt(asked: Prompt, _legal: readonly string[], view: View, language: Language): PromptText {
  const seen = readView(view);
  const step = innermost(seen);
  if (!isKnown(step) || step.step !== asked.step) return { lead: '', text: question(asked.text, language) };
  const say = kPrompts[language][step.step] as (step: Step, view: WaterlooView) => PromptText;
  const { lead, text } = say(step, seen);
  return { lead: plain(lead), text: plain(text) };
}
