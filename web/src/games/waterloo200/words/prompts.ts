// What is asked: who, what, from where, in one sentence. The step is the server's; what it is about is read from the view.
import type { Prompt, View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import { type Both, capital, counted, either, type May, mayOf, number, offering, plain } from '../../grammar';
import { readView, type StepName, type Waterloo200View } from '../view';
import { at } from './places';
import { question } from './questions';
import { the } from './units';

interface PromptText {
  lead: string;
  text: string;
}
// What is not legal is not offered: where a step may ask with less than all its kinds of actions, its words ask `may`.
type PromptWords = Record<StepName, (view: Waterloo200View, may: May) => PromptText>;

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

// "…, two units to place": a question that comes once for each of several things says how many are left.
const left = (count: number, words: (count: string) => string, language: Language): string => (count < 2 ? '' : words(number(count, language)));

const kEnglish: PromptWords = {
  free_set_up: (_, may) => ({
    lead: 'Free set-up:',
    text: offering(['choose an icon and the unit that stands on it', may('historical') && 'place the next as in history'], 'en'),
  }),
  choose_arrival: () => ({ lead: 'The Prussians arrive:', text: 'choose the unit that comes with the corps.' }),
  choose_action: ({ impulse }, may) => ({
    lead: `Impulse ${impulse}:`,
    text: `choose ${either([may('tactical') && 'a tactical action', may('strategic') && 'a strategic action', may('pass') && 'a pass'], 'en')}.`,
  }),
  choose_option: () => ({ lead: 'Strategic action:', text: 'choose how to spend the Disc.' }),
  first_faction: () => ({ lead: 'Tactical action:', text: 'name the ally whose commanders are activated first.' }),
  activate_leaders: (_, may) => ({
    lead: 'Activation:',
    text: offering([may('activate') && 'choose a corps commander', may('done') && 'finish'], 'en'),
  }),
  leader_path: (view, may) => ({
    lead: `${mover(view, 'en')}, ${mp(view, 'en')}:`,
    text: !may('to') ? 'reveal him here.' : may('reveal') ? 'move him on, or reveal him here.' : 'move him on; he cannot be revealed here.',
  }),
  move_units: (_, may) => ({ lead: 'Movement:', text: offering([may('move') && 'choose a unit to move', may('done') && 'finish'], 'en') }),
  unit_path: (view, may) => ({
    lead: `${mover(view, 'en')}, ${mp(view, 'en')}:`,
    text: !may('to') ? 'it can go no further.' : may('stop') ? 'choose the next area, or stop.' : 'choose the next area; it cannot stop here.',
  }),
  scout_target: (_, may) => ({ lead: 'Reconnaissance:', text: offering(['name an adjacent open area', may('done') && 'none'], 'en') }),
  pass_move: (_, may) => ({
    lead: 'Pass:',
    text: offering([may('move') && 'move one unit without engaging', may('leave') && 'leave it to the Prussians', may('done') && 'none'], 'en'),
  }),
  choose_battle: (_, may) => ({ lead: 'Combat:', text: offering([may('battle') && 'choose the next battle', may('done') && 'finish'], 'en') }),
  employ_guns: (view, may) => ({
    lead: `${battle(view, 'en')}:`,
    text: offering([may('employ') && 'employ a gun that stands next to it', may('done') && 'go on'], 'en'),
  }),
  retreat: (view, may) => ({
    lead: `${battle(view, 'en')}:`,
    text: offering([may('retreat') && 'play the Disc to retreat', may('done') && 'stand and fight'], 'en'),
  }),
  retreat_places: (view, may) => ({
    lead: `${battle(view, 'en')}${left(may.left('fall_back'), (count) => `, ${count} units to retreat`, 'en')}:`,
    text: 'choose a unit and where it retreats to.',
  }),
  sunken_road: (view, may) => ({
    lead: `${battle(view, 'en')}:`,
    text: offering(['bring up a reserve from the sunken road', may('done') && 'not'], 'en'),
  }),
  take_losses: (view) => ({
    lead: `${capital(counted(view.battle?.hits ?? 0, 'hit', 'hits', 'en'))} to take:`,
    text: 'choose which of your strongest units takes the next.',
  }),
  impetus: (_, may) => ({
    lead: 'Impetus:',
    text: offering([may('follow') && 'ride on with a cavalry unit into an adjacent open area', may('done') && 'finish'], 'en'),
  }),
  reorganise: (_, may) => ({ lead: 'Reorganisation:', text: offering(['activate the commander-in-chief', may('done') && 'not'], 'en') }),
  headquarters_path: (view) => ({ lead: `${mover(view, 'en')}, ${mp(view, 'en')}:`, text: 'move him towards his headquarters.' }),
  regenerate: (_, may) => ({
    lead: 'Regeneration:',
    text: offering([may('regenerate') && 'give a corps commander back a step', may('done') && 'let the step go'], 'en'),
  }),
  number_of_reserves: () => ({ lead: 'Reinforcements:', text: 'how many reserves are drawn?' }),
  choose_reserves: () => ({ lead: 'Reinforcements:', text: 'choose a reserve to bring up.' }),
  place_reserves: (_, may) => ({
    lead: `Reinforcements${left(may.left('place'), (count) => `, ${count} units to place`, 'en')}:`,
    text: offering([may('place') && 'place a drawn unit on an icon of its corps and type', may('done') && 'finish'], 'en'),
  }),
  choose_bombardment: () => ({ lead: 'The Grand Battery:', text: 'choose the area that it bombards.' }),
  bombarding_guns: (view, may) => ({
    lead: `${battle(view, 'en').replace('Battle', 'Bombardment')}:`,
    text: offering([may('employ') && 'choose a gun', may('done') && 'open fire'], 'en'),
  }),
};

const kItalian: PromptWords = {
  free_set_up: (_, may) => ({
    lead: 'Schieramento libero:',
    text: offering(['scegli un’icona e l’unità che vi sta', may('historical') && 'piazza la prossima come nella storia'], 'it'),
  }),
  choose_arrival: () => ({ lead: 'Arrivano i Prussiani:', text: 'scegli l’unità che viene con il corpo.' }),
  choose_action: ({ impulse }, may) => {
    const actions = either([may('tactical') && 'un’azione tattica', may('strategic') && 'un’azione strategica'], 'it');
    return { lead: `Impulso ${impulse}:`, text: offering([actions !== '' && `scegli ${actions}`, may('pass') && 'passa'], 'it') };
  },
  choose_option: () => ({ lead: 'Azione strategica:', text: 'scegli come spendere il Disco.' }),
  first_faction: () => ({ lead: 'Azione tattica:', text: 'indica l’alleato che attiva per primo i suoi comandanti.' }),
  activate_leaders: (_, may) => ({
    lead: 'Attivazione:',
    text: offering([may('activate') && 'scegli un comandante di corpo', may('done') && 'termina'], 'it'),
  }),
  leader_path: (view, may) => ({
    lead: `${mover(view, 'it')}, ${mp(view, 'it')}:`,
    text: !may('to') ? 'rivelalo qui.' : may('reveal') ? 'muovilo ancora, oppure rivelalo qui.' : 'muovilo ancora; qui non può essere rivelato.',
  }),
  move_units: (_, may) => ({
    lead: 'Movimento:',
    text: offering([may('move') && 'scegli un’unità da muovere', may('done') && 'termina'], 'it'),
  }),
  unit_path: (view, may) => ({
    lead: `${mover(view, 'it')}, ${mp(view, 'it')}:`,
    text: !may('to')
      ? 'non può andare oltre.'
      : may('stop')
        ? 'scegli la prossima area, oppure fermati.'
        : 'scegli la prossima area; qui non può fermarsi.',
  }),
  scout_target: (_, may) => ({ lead: 'Ricognizione:', text: offering(['indica un’area aperta adiacente', may('done') && 'nessuna'], 'it') }),
  pass_move: (_, may) => ({
    lead: 'Passo:',
    text: offering([may('move') && 'muovi un’unità senza ingaggiare', may('leave') && 'lasciala ai Prussiani', may('done') && 'nessuna'], 'it'),
  }),
  choose_battle: (_, may) => ({
    lead: 'Combattimento:',
    text: offering([may('battle') && 'scegli la prossima battaglia', may('done') && 'termina'], 'it'),
  }),
  employ_guns: (view, may) => ({
    lead: `${battle(view, 'it')}:`,
    text: offering([may('employ') && 'impiega un cannone adiacente', may('done') && 'prosegui'], 'it'),
  }),
  retreat: (view, may) => ({
    lead: `${battle(view, 'it')}:`,
    text: offering([may('retreat') && 'gioca il Disco per ritirarti', may('done') && 'resta e combatti'], 'it'),
  }),
  retreat_places: (view, may) => ({
    lead: `${battle(view, 'it')}${left(may.left('fall_back'), (count) => `, ${count} unità da ritirare`, 'it')}:`,
    text: 'scegli un’unità e dove si ritira.',
  }),
  sunken_road: (view, may) => ({
    lead: `${battle(view, 'it')}:`,
    text: offering(['fai salire una riserva dalla strada incassata', may('done') && 'no'], 'it'),
  }),
  take_losses: (view) => ({
    lead: `${capital(counted(view.battle?.hits ?? 0, 'colpo', 'colpi', 'it'))} da subire:`,
    text: 'scegli quale delle tue unità più forti subisce il prossimo.',
  }),
  impetus: (_, may) => ({
    lead: 'Impeto:',
    text: offering([may('follow') && 'prosegui con una cavalleria in un’area aperta adiacente', may('done') && 'termina'], 'it'),
  }),
  reorganise: (_, may) => ({ lead: 'Riorganizzazione:', text: offering(['attiva il comandante in capo', may('done') && 'no'], 'it') }),
  headquarters_path: (view) => ({ lead: `${mover(view, 'it')}, ${mp(view, 'it')}:`, text: 'muovilo verso il suo quartier generale.' }),
  regenerate: (_, may) => ({
    lead: 'Recupero:',
    text: offering([may('regenerate') && 'ridai un gradino a un comandante di corpo', may('done') && 'rinuncia al gradino'], 'it'),
  }),
  number_of_reserves: () => ({ lead: 'Rinforzi:', text: 'quante riserve si pescano?' }),
  choose_reserves: () => ({ lead: 'Rinforzi:', text: 'scegli una riserva da chiamare.' }),
  place_reserves: (_, may) => ({
    lead: `Rinforzi${left(may.left('place'), (count) => `, ${count} unità da piazzare`, 'it')}:`,
    text: offering([may('place') && 'piazza un’unità pescata su un’icona del suo corpo e tipo', may('done') && 'termina'], 'it'),
  }),
  choose_bombardment: () => ({ lead: 'La Grande Batteria:', text: 'scegli l’area da bombardare.' }),
  bombarding_guns: (view, may) => ({
    lead: `${battle(view, 'it').replace('Battaglia', 'Bombardamento')}:`,
    text: offering([may('employ') && 'scegli un cannone', may('done') && 'apri il fuoco'], 'it'),
  }),
};

const kPrompts: Both<PromptWords> = { en: kEnglish, it: kItalian };
export const kPromptSteps = Object.keys(kEnglish) as StepName[];

export function prompt(asked: Prompt, legal: readonly string[], view: View, language: Language): PromptText {
  const say = kPrompts[language][asked.step as StepName];
  if (!say) return { lead: '', text: question(asked.text, language) };
  const { lead, text } = say(readView(view), mayOf(legal));
  return { lead: plain(capital(lead)), text: plain(text) };
}
