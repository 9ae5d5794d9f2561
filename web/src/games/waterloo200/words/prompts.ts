// What is asked: who, what, from where, in one sentence. The step is the server's; what it is about is read from the view.
import type { Prompt, View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import { type Both, capital, counted, plain } from '../../grammar';
import { readView, type StepName, type Waterloo200View } from '../view';
import { at } from './places';
import { question } from './questions';
import { the } from './units';

interface PromptText {
  lead: string;
  text: string;
}
// `may`: whether an action of that verb is legal.
type PromptWords = Record<StepName, (view: Waterloo200View, may: (verb: string) => boolean) => PromptText>;

// The unit on its way, if this seat may know it.
function mover(view: Waterloo200View, language: Language): string {
  const unit = view.moving?.unit;
  return unit ? the(unit, language) : language === 'en' ? 'the unit' : 'l’unità';
}

function mp(view: Waterloo200View, language: Language): string {
  const left = view.moving?.mp ?? 0;
  if (language === 'en') return counted(left, 'MP left', 'MP left', 'en');
  return left === 1 ? 'resta un PM' : left === 0 ? 'non restano PM' : `restano ${left} PM`;
}

function battle(view: Waterloo200View, language: Language): string {
  const area = view.battle?.area;
  if (language === 'en') return area ? `Battle ${at(area, 'en')}` : 'Battle';
  return area ? `Battaglia ${at(area, 'it')}` : 'Battaglia';
}

const kEnglish: PromptWords = {
  free_set_up: () => ({ lead: 'Free set-up:', text: 'choose an icon and the unit that stands on it, or take the deal of history.' }),
  choose_arrival: () => ({ lead: 'The Prussians arrive:', text: 'choose the unit that comes with the corps.' }),
  choose_action: ({ impulse }) => ({ lead: `Impulse ${impulse}:`, text: 'choose a tactical action, a strategic action or a pass.' }),
  choose_option: () => ({ lead: 'Strategic action:', text: 'choose how to spend the Disc.' }),
  first_faction: () => ({ lead: 'Tactical action:', text: 'name the ally whose commanders are activated first.' }),
  activate_leaders: (_, may) => ({ lead: 'Activation:', text: `choose a corps commander${may('done') ? ', or finish' : ''}.` }),
  leader_path: (view, may) => ({
    lead: `${mover(view, 'en')}, ${mp(view, 'en')}:`,
    text: !may('to') ? 'reveal him here.' : may('reveal') ? 'move him on, or reveal him here.' : 'move him on; he cannot be revealed here.',
  }),
  move_units: () => ({ lead: 'Movement:', text: 'choose a unit to move, or finish.' }),
  unit_path: (view, may) => ({
    lead: `${mover(view, 'en')}, ${mp(view, 'en')}:`,
    text: !may('to') ? 'it can go no further.' : may('stop') ? 'choose the next area, or stop.' : 'choose the next area; it cannot stop here.',
  }),
  scout_target: () => ({ lead: 'Reconnaissance:', text: 'name an adjacent open area, or none.' }),
  pass_move: () => ({ lead: 'Pass:', text: 'move one unit without engaging, or none.' }),
  choose_battle: (_, may) => ({ lead: 'Combat:', text: `choose the next battle${may('done') ? ', or finish' : ''}.` }),
  employ_guns: (view) => ({ lead: `${battle(view, 'en')}:`, text: 'employ a gun that stands next to it, or go on.' }),
  retreat: (view) => ({ lead: `${battle(view, 'en')}:`, text: 'play the Disc to retreat, or stand and fight.' }),
  retreat_places: (view) => ({ lead: `${battle(view, 'en')}:`, text: 'choose a unit and where it retreats to.' }),
  sunken_road: (view) => ({ lead: `${battle(view, 'en')}:`, text: 'bring up a reserve from the sunken road, or not.' }),
  take_losses: (view) => ({
    lead: `${capital(counted(view.battle?.hits ?? 0, 'hit', 'hits', 'en'))} to take:`,
    text: 'choose which of your strongest units takes the next.',
  }),
  impetus: () => ({ lead: 'Impetus:', text: 'ride on with a cavalry unit into an adjacent open area, or finish.' }),
  reorganise: () => ({ lead: 'Reorganisation:', text: 'activate the commander-in-chief, or not.' }),
  headquarters_path: (view) => ({ lead: `${mover(view, 'en')}, ${mp(view, 'en')}:`, text: 'move him towards his headquarters.' }),
  regenerate: () => ({ lead: 'Regeneration:', text: 'give a corps commander back a step, or finish.' }),
  number_of_reserves: () => ({ lead: 'Reinforcements:', text: 'how many reserves are drawn?' }),
  choose_reserves: () => ({ lead: 'Reinforcements:', text: 'choose a reserve to bring up.' }),
  place_reserves: () => ({ lead: 'Reinforcements:', text: 'place a drawn unit on an icon of its corps and type.' }),
  choose_bombardment: () => ({ lead: 'The Grand Battery:', text: 'choose the area that it bombards.' }),
  bombarding_guns: (view) => ({ lead: `${battle(view, 'en').replace('Battle', 'Bombardment')}:`, text: 'choose a gun, or open fire.' }),
};

const kItalian: PromptWords = {
  free_set_up: () => ({ lead: 'Schieramento libero:', text: 'scegli un’icona e l’unità che vi sta, oppure prendi lo schieramento storico.' }),
  choose_arrival: () => ({ lead: 'Arrivano i Prussiani:', text: 'scegli l’unità che viene con il corpo.' }),
  choose_action: ({ impulse }) => ({ lead: `Impulso ${impulse}:`, text: 'scegli un’azione tattica, un’azione strategica o passa.' }),
  choose_option: () => ({ lead: 'Azione strategica:', text: 'scegli come spendere il Disco.' }),
  first_faction: () => ({ lead: 'Azione tattica:', text: 'indica l’alleato che attiva per primo i suoi comandanti.' }),
  activate_leaders: (_, may) => ({ lead: 'Attivazione:', text: `scegli un comandante di corpo${may('done') ? ', oppure termina' : ''}.` }),
  leader_path: (view, may) => ({
    lead: `${mover(view, 'it')}, ${mp(view, 'it')}:`,
    text: !may('to') ? 'rivelalo qui.' : may('reveal') ? 'muovilo ancora, oppure rivelalo qui.' : 'muovilo ancora; qui non può essere rivelato.',
  }),
  move_units: () => ({ lead: 'Movimento:', text: 'scegli un’unità da muovere, oppure termina.' }),
  unit_path: (view, may) => ({
    lead: `${mover(view, 'it')}, ${mp(view, 'it')}:`,
    text: !may('to')
      ? 'non può andare oltre.'
      : may('stop')
        ? 'scegli la prossima area, oppure fermati.'
        : 'scegli la prossima area; qui non può fermarsi.',
  }),
  scout_target: () => ({ lead: 'Ricognizione:', text: 'indica un’area aperta adiacente, oppure nessuna.' }),
  pass_move: () => ({ lead: 'Passo:', text: 'muovi un’unità senza ingaggiare, oppure nessuna.' }),
  choose_battle: (_, may) => ({ lead: 'Combattimento:', text: `scegli la prossima battaglia${may('done') ? ', oppure termina' : ''}.` }),
  employ_guns: (view) => ({ lead: `${battle(view, 'it')}:`, text: 'impiega un cannone adiacente, oppure prosegui.' }),
  retreat: (view) => ({ lead: `${battle(view, 'it')}:`, text: 'gioca il Disco per ritirarti, oppure resta e combatti.' }),
  retreat_places: (view) => ({ lead: `${battle(view, 'it')}:`, text: 'scegli un’unità e dove si ritira.' }),
  sunken_road: (view) => ({ lead: `${battle(view, 'it')}:`, text: 'fai salire una riserva dalla strada infossata, oppure no.' }),
  take_losses: (view) => ({
    lead: `${capital(counted(view.battle?.hits ?? 0, 'colpo', 'colpi', 'it'))} da subire:`,
    text: 'scegli quale delle tue unità più forti subisce il prossimo.',
  }),
  impetus: () => ({ lead: 'Impeto:', text: 'prosegui con una cavalleria in un’area aperta adiacente, oppure termina.' }),
  reorganise: () => ({ lead: 'Riorganizzazione:', text: 'attiva il comandante in capo, oppure no.' }),
  headquarters_path: (view) => ({ lead: `${mover(view, 'it')}, ${mp(view, 'it')}:`, text: 'muovilo verso il suo quartier generale.' }),
  regenerate: () => ({ lead: 'Recupero:', text: 'ridai un gradino a un comandante di corpo, oppure termina.' }),
  number_of_reserves: () => ({ lead: 'Rinforzi:', text: 'quante riserve si pescano?' }),
  choose_reserves: () => ({ lead: 'Rinforzi:', text: 'scegli una riserva da far venire.' }),
  place_reserves: () => ({ lead: 'Rinforzi:', text: 'piazza un’unità pescata su un’icona del suo corpo e tipo.' }),
  choose_bombardment: () => ({ lead: 'La Grande Batteria:', text: 'scegli l’area da bombardare.' }),
  bombarding_guns: (view) => ({
    lead: `${battle(view, 'it').replace('Battaglia', 'Bombardamento')}:`,
    text: 'scegli un cannone, oppure apri il fuoco.',
  }),
};

const kPrompts: Both<PromptWords> = { en: kEnglish, it: kItalian };
export const kPromptSteps = Object.keys(kEnglish) as StepName[];

export function prompt(asked: Prompt, legal: readonly string[], view: View, language: Language): PromptText {
  const say = kPrompts[language][asked.step as StepName];
  if (!say) return { lead: '', text: question(asked.text, language) };
  const { lead, text } = say(readView(view), (verb) => legal.some((action) => action.split(' ')[0] === verb));
  return { lead: plain(capital(lead)), text: plain(text) };
}
