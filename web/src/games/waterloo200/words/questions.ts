// The general question of every step, as the rules write it, in Italian. It stands in for a prompt that is not known, and it is what the
// rules answer to an action that is not asked for.
import type { Language } from '../../../text/language.svelte';
import { typographic } from '../../grammar';

export const kQuestions: Record<string, string> = {
  'Choose a unit for an icon of its corps and type, or let the next one stand as in history.':
    'Scegli un’unità per un’icona del suo corpo e tipo, oppure lascia la prossima dove fu nella storia.',
  'Choose the unit that arrives.': 'Scegli l’unità che arriva.',
  'Choose a Tactical Action, a Strategic Action or a Pass.': 'Scegli un’azione tattica, un’azione strategica o passa.',
  'Choose how to spend the Disc.': 'Scegli come spendere il Disco.',
  'Name the ally whose leaders are activated first.': 'Indica l’alleato che attiva per primo i suoi comandanti.',
  'Activate a corps commander, or finish.': 'Attiva un comandante di corpo, oppure termina.',
  'Move the commander one area on, or reveal him here.': 'Muovi il comandante di un’area, oppure rivelalo qui.',
  'Move a unit, or finish.': 'Muovi un’unità, oppure termina.',
  'Move the unit one area on, or stop.': 'Muovi l’unità di un’area, oppure fermati.',
  'Name an adjacent open area to reconnoitre, or none.': 'Indica un’area aperta adiacente da esplorare, oppure nessuna.',
  'Move one unit without engaging, or none.': 'Muovi un’unità senza ingaggiare, oppure nessuna.',
  'Choose the next battle, or finish.': 'Scegli la prossima battaglia, oppure termina.',
  'Employ an activated gun next to the battle, or finish.': 'Impiega un cannone attivato accanto alla battaglia, oppure termina.',
  'Retreat by playing the Disc, or stand and fight.': 'Ritirati giocando il Disco, oppure resta e combatti.',
  'Choose where a unit retreats to.': 'Scegli dove si ritira un’unità.',
  'Bring up a reserve from the sunken road, or not.': 'Fai salire una riserva dalla strada incassata, oppure no.',
  'Choose which of your strongest units takes the next hits.': 'Scegli quale delle tue unità più forti subisce i prossimi colpi.',
  'Ride on with a cavalry unit into an adjacent open area, or finish.':
    'Prosegui con una cavalleria in un’area aperta adiacente, oppure termina.',
  'Reorganise by activating the commander-in-chief, or not.': 'Riorganizzati attivando il comandante in capo, oppure no.',
  'Move the commander-in-chief one area towards his headquarters.': 'Muovi il comandante in capo di un’area verso il quartier generale.',
  'Give a corps commander back a step, or let the step go.': 'Ridai un gradino a un comandante di corpo, oppure rinuncia al gradino.',
  'State how many reserves to draw.': 'Di’ quante riserve pescare.',
  'Choose a reserve to bring up.': 'Scegli una riserva da chiamare.',
  'Place a drawn reserve on an icon of its corps and type.': 'Piazza una riserva pescata su un’icona del suo corpo e tipo.',
  'Choose the area that the Grand Battery bombards.': 'Scegli l’area che la Grande Batteria bombarda.',
  'Choose a gun of the Grand Battery, or open fire.': 'Scegli un cannone della Grande Batteria, oppure apri il fuoco.',
};

export const isQuestion = (text: string): boolean => text in kQuestions;

export function question(text: string, language: Language): string {
  return language === 'en' ? typographic(text) : (kQuestions[text] ?? text);
}
