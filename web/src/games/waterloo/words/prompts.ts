// What is to be decided: who, what, where, in one sentence. The lead is set in bold before the text.
import type { Prompt, View } from '../../../protocol';
import { promptText, type PromptText } from '../../../text/catalogue';
import type { Language } from '../../../text/language.svelte';
import { innermost, readView, type Step, type StepName, type WaterlooView } from '../view';
import { at, from, of, the, to } from './places';
import { nameKeys, speakers } from './speaker';
import { assigningFor, nextOnDisplay, routedAt, type StepOf } from './steps';
import { kCubeNames } from './terms';
import { type Both, capital, cubes, hits, mayOf, type May, number, offering, plain } from './text';
import { isLeader, subject, theUnit, unitName } from './units';

// What is not legal is not offered: where a step may ask with less than all its kinds of actions, its words ask `may`.
type Prompts = { [Name in StepName]?: (step: StepOf<Name>, view: WaterlooView, may: May) => PromptText };

const kNobody = { unit: '', place: 1, units: 1, left: 0 }; // in stories of older programs
// How many, or the word for it where that is not known.
const several = (count: number, word: string, language: Language): string =>
  count < 2 ? word : /^\p{Lu}/u.test(word) ? capital(number(count, language)) : number(count, language);
const also = (offered: boolean, words: string): string => (offered ? words : '');

function inAssault(view: WaterlooView, language: Language): string {
  return view.assault ? ` ${at(view.assault.area, language)}` : '';
}

const kEnglish: Prompts = {
  area_limits: (_, __, may) => ({
    lead: `${several(may.left('penalty'), 'Several', 'en')} areas are overfilled:`,
    text: 'choose which is penalised next.',
  }),
  resolve_assaults: (_, __, may) => ({
    lead: `${several(may.left('resolve'), 'Several', 'en')} assaults:`,
    text: 'choose which is fought out next.',
  }),
  declare_strong_point: (_, view, may) => ({
    lead: `The strong point${view.assault ? ` ${of(view.assault.area, 'en')}` : ''}:`,
    text: offering(
      [may('benefit') && 'name defensive infantry that shelters in it', may('done') && 'finish to keep the rest with the guns'],
      'en',
    ),
  }),
  charge: (_, view) => ({ lead: `Cavalry melee${inAssault(view, 'en')}:`, text: 'name the cavalry that charges.' }),
  lead_activation: (step, _, may) => ({
    lead: `${capital(unitName(step.leader, 'en'))}, ${step.second ? 'second' : 'first'} activation:`,
    text: !step.second
      ? 'choose his own area or one next to it, and what it does.'
      : step.assaulting
        ? offering(['choose another area to assault from', may('done') && 'finish to begin the assault'], 'en')
        : offering(['choose another area and what it does', may('done') && 'finish'], 'en'),
  }),
  fire_orders: (step, _, may) => ({
    lead: `Fire ${from(step.area, 'en')}:`,
    text:
      offering([may('aim') && 'choose a gun and its target', may('done') && 'open fire'], 'en') +
      also(may('grand_battery'), ` The Grand Battery rolls two dice a gun${also(step.paid_battery === 'none', ' for a cube of its box')}.`),
  }),
  fire_volleys: (step, _, may) => ({
    lead: `Fire ${from(step.area, 'en')}, ${several(may.left('volley'), 'several', 'en')} targets:`,
    text: 'choose which is fired at next.',
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
    const { why, round } = assigningFor(view);
    const { unit, place, units, left } = view.assigning ?? kNobody;
    const what = why === 'volley' ? 'Volley' : why === 'morale' ? 'Morale check' : 'Cubes';
    const which = [what, ` ${at(step.area, 'en')}`, also(round > 0, `, round ${round}`), also(units > 1, `, unit ${place} of ${units}`)];
    return {
      lead: `${which.join('')}:`,
      text: `there ${left === 1 ? 'is' : 'are'} ${cubes(left, 'en')}; how many does ${unit ? theUnit(unit, view, 'en') : 'the infantry'} take?`,
    };
  },
  assault_moves: (step, _, may) => ({
    lead: `Assault ${from(step.area, 'en')}:`,
    text: offering(
      [
        may('attack') && 'choose a unit and the area it attacks',
        may('accompany') && 'send a leader along',
        may('done') && 'finish to begin the assault',
      ],
      'en',
    ),
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
      lead: `Falling back ${from(step.area, 'en')}${also(units.length > 1, `, ${number(units.length, 'en')} units`)}:`,
      text: units.length === 1 && only ? `choose where ${theUnit(only, view, 'en')} goes.` : 'choose a unit and where it goes.',
    };
  },
  accompany: (step) => ({
    lead: `${capital(unitName(step.leader, 'en'))}:`,
    text: step.charging ? `does he join the charge on ${the(step.to, 'en')}, or stay?` : `does he go along ${to(step.to, 'en')}, or stay?`,
  }),
  change_formation: (step, view, may) => ({
    lead: step.area === 'none' ? 'Changes of formation:' : `Formation ${at(step.area, 'en')}:`,
    text:
      step.area !== 'none'
        ? offering([may('turn') && 'choose infantry or guns to turn', may('done') && 'finish'], 'en')
        : view.phase === 'actions'
          ? `turn any infantry and guns${also(may('done'), ', then finish to begin your actions')}.`
          : `turn any infantry and guns${also(may('done'), ', then finish the hour')}.`,
  }),
  reinforce: (step) => ({ lead: `Reinforcement ${from(step.area, 'en')}:`, text: 'choose the infantry next to it that takes over one cube.' }),
  prussian_phase: (step, _, may) =>
    step.rolled
      ? { lead: 'The Delayed box:', text: offering([may('enter') && 'bring in pieces that wait there', may('done') && 'finish'], 'en') }
      : {
          lead: 'The Prussians:',
          text: !may('roll')
            ? offering([may('enter') && 'bring in pieces from the Delayed box', may('done') && 'finish'], 'en')
            : offering(['roll for arrivals', may('enter') && 'first bring in pieces from the Delayed box'], 'en'),
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
  area_limits: (_, __, may) => ({
    lead: `${several(may.left('penalty'), 'Più', 'it')} aree sono troppo piene:`,
    text: 'scegli quale è penalizzata adesso.',
  }),
  resolve_assaults: (_, __, may) => ({
    lead: `${several(may.left('resolve'), 'Più', 'it')} assalti:`,
    text: 'scegli quale si combatte adesso.',
  }),
  declare_strong_point: (_, view, may) => ({
    lead: `Il caposaldo${view.assault ? ` ${of(view.assault.area, 'it')}` : ''}:`,
    text: offering(
      [may('benefit') && 'indica la fanteria in difesa che vi si ripara', may('done') && 'termina per lasciare il resto con i cannoni'],
      'it',
    ),
  }),
  charge: (_, view) => ({ lead: `Mischia di cavalleria${inAssault(view, 'it')}:`, text: 'indica la cavalleria che carica.' }),
  lead_activation: (step, _, may) => ({
    lead: `${capital(unitName(step.leader, 'it'))}, ${step.second ? 'seconda' : 'prima'} attivazione:`,
    text: !step.second
      ? 'scegli la sua area o una accanto, e che cosa fa.'
      : step.assaulting
        ? offering(['scegli un’altra area da cui assaltare', may('done') && 'termina per dare inizio all’assalto'], 'it')
        : offering(['scegli un’altra area e che cosa fa', may('done') && 'termina'], 'it'),
  }),
  fire_orders: (step, _, may) => ({
    lead: `Fuoco ${from(step.area, 'it')}:`,
    text:
      offering([may('aim') && 'scegli un cannone e il suo bersaglio', may('done') && 'apri il fuoco'], 'it') +
      also(
        may('grand_battery'),
        ` La Grande Batteria tira due dadi per cannone${also(step.paid_battery === 'none', ' per un cubo della sua casella')}.`,
      ),
  }),
  fire_volleys: (step, _, may) => ({
    lead: `Fuoco ${from(step.area, 'it')}, ${several(may.left('volley'), 'più', 'it')} bersagli:`,
    text: 'scegli su quale si spara adesso.',
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
    const { why, round } = assigningFor(view);
    const { unit, place, units, left } = view.assigning ?? kNobody;
    const what = why === 'volley' ? 'Scarica' : why === 'morale' ? 'Test di morale' : 'Cubi';
    const which = [what, ` ${at(step.area, 'it')}`, also(round > 0, `, round ${round}`), also(units > 1, `, unità ${place} di ${units}`)];
    return {
      lead: `${which.join('')}:`,
      text: `${left === 1 ? 'c’è' : 'ci sono'} ${cubes(left, 'it')}; quanti ne prende ${unit ? theUnit(unit, view, 'it') : 'la fanteria'}?`,
    };
  },
  assault_moves: (step, _, may) => ({
    lead: `Assalto ${from(step.area, 'it')}:`,
    text: offering(
      [
        may('attack') && 'scegli un’unità e l’area da attaccare',
        may('accompany') && 'manda con loro un generale',
        may('done') && 'termina per dare inizio all’assalto',
      ],
      'it',
    ),
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
      lead: `Si ripiega ${from(step.area, 'it')}${also(units.length > 1, `, ${number(units.length, 'it')} unità`)}:`,
      text: units.length === 1 && only ? `scegli dove va ${theUnit(only, view, 'it')}.` : 'scegli un’unità e dove va.',
    };
  },
  accompany: (step) => ({
    lead: `${capital(unitName(step.leader, 'it'))}:`,
    text: step.charging ? `si unisce alla carica ${to(step.to, 'it')} o resta?` : `segue l’unità ${to(step.to, 'it')} o resta?`,
  }),
  change_formation: (step, view, may) => ({
    lead: step.area === 'none' ? 'Cambi di formazione:' : `Formazione ${at(step.area, 'it')}:`,
    text:
      step.area !== 'none'
        ? offering([may('turn') && 'scegli fanteria o cannoni da disporre altrimenti', may('done') && 'termina'], 'it')
        : view.phase === 'actions'
          ? `disponi fanteria e cannoni come vuoi${also(may('done'), ', poi termina per cominciare le azioni')}.`
          : `disponi fanteria e cannoni come vuoi${also(may('done'), ', poi chiudi l’ora')}.`,
  }),
  reinforce: (step) => ({ lead: `Rinforzo ${from(step.area, 'it')}:`, text: 'scegli la fanteria accanto che prende su di sé un cubo.' }),
  prussian_phase: (step, _, may) =>
    step.rolled
      ? {
          lead: 'Riquadro In ritardo:',
          text: offering([may('enter') && 'fai entrare i pezzi che vi attendono', may('done') && 'termina'], 'it'),
        }
      : {
          lead: 'I Prussiani:',
          text: !may('roll')
            ? offering([may('enter') && 'fai entrare chi attende nel riquadro In ritardo', may('done') && 'termina'], 'it')
            : offering(['tira il dado degli arrivi', may('enter') && 'prima fai entrare chi attende nel riquadro In ritardo'], 'it'),
        },
  arrive: (_, view) => {
    const unit = nextOnDisplay(view);
    return {
      lead: `Arriva ${unit ? subject(unit, 'it') : 'il prossimo pezzo'}:`,
      text: 'scegli l’area d’ingresso, oppure lascia che attenda nel riquadro In ritardo.',
    };
  },
};

const kPrompts: Both<Prompts> = { en: kEnglish, it: kItalian };

function isKnown(step: { step: string } | undefined): step is Step {
  return step !== undefined && step.step in kEnglish;
}

// The sentence of the catalogue with the values that the server gives. Otherwise the text for the innermost step; should the view be of another
// moment than the prompt, the step's general question is asked.
export function prompt(asked: Prompt, legal: readonly string[], view: View, language: Language): PromptText {
  const speaker = speakers[language];
  if (speaker.has(`prompt.${asked.step}`) && asked.args) return promptText(asked, legal, speaker, nameKeys);
  const seen = readView(view);
  const step = innermost(seen);
  if (!isKnown(step) || step.step !== asked.step) return { lead: '', text: speaker.say(`ask.${asked.step}`) };
  const say = kPrompts[language][step.step] as (step: Step, view: WaterlooView, may: May) => PromptText;
  const { lead, text } = say(step, seen, mayOf(legal));
  return { lead: plain(lead), text: plain(text) };
}
