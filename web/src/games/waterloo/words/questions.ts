// The general question of every step, as the rules write it, in Italian. It stands in for a prompt without its data, and it is what the
// rules answer to an action that is not asked for.
import type { Language } from '../../../text/language.svelte';
import { typographic } from './text';

export const kQuestions: Record<string, string> = {
  'Fire a skirmish shot with one infantry unit into an adjacent enemy area, or finish.':
    'Spara con una fanteria su un’area nemica adiacente, oppure termina.',
  'Spend a disc: activate an area or a leader, or do nothing.': 'Spendi un disco: attiva un’area o un generale, oppure non fare nulla.',
  'Several areas are overfilled: choose which is penalised next.': 'Più aree sono troppo piene: scegli quale è penalizzata adesso.',
  "Activate the leader's own area or one next to it; a second activation is optional.":
    'Attiva l’area del generale o una accanto; la seconda attivazione è facoltativa.',
  'Move a unit of the activated area, or finish.': 'Muovi un’unità dell’area attivata, oppure termina.',
  'Choose how many cubes the unit takes along.': 'Scegli quanti cubi l’unità porta con sé.',
  'Name a target for a gun, or finish to open fire.': 'Indica il bersaglio di un cannone, oppure termina per aprire il fuoco.',
  'Choose which target area is fired at next.': 'Scegli su quale area bersaglio si spara adesso.',
  'Your cavalry is hit: tire a fresh unit or retreat one.': 'La tua cavalleria è colpita: stanca un’unità fresca o fanne ripiegare una.',
  'Choose a cavalry unit to take a hit: fresh becomes tired, tired is eliminated.':
    'Scegli la cavalleria che subisce un colpo: fresca diventa stanca, stanca è eliminata.',
  'Choose a gun that loses its crew.': 'Scegli un cannone che perde i serventi.',
  'Choose the colour of the next damage cube.': 'Scegli il colore del prossimo cubo di danno.',
  'Too many cubes here: choose the infantry unit that is eliminated.': 'Qui ci sono troppi cubi: scegli la fanteria che è eliminata.',
  'No cube of this colour is left: choose a unit that holds some, and how many, to give up.':
    'Non restano cubi di questo colore: scegli un’unità che ne ha, e quanti, da sacrificare.',
  "Assign the area's cubes: choose how many this unit takes.": 'Assegna i cubi dell’area: scegli quanti ne prende questa unità.',
  'Send a unit into an enemy-occupied area, or finish to begin the assault.':
    'Manda un’unità in un’area occupata dal nemico, oppure termina per dare inizio all’assalto.',
  'Choose which assault is resolved next.': 'Scegli quale assalto si combatte adesso.',
  'Name a defensive infantry unit that benefits from the strong point, or finish to keep the rest with the guns.':
    'Indica la fanteria in difesa che si ripara nel caposaldo, oppure termina per lasciare il resto con i cannoni.',
  'Name the cavalry unit that charges the enemy cavalry.': 'Indica la cavalleria che carica quella nemica.',
  'Name the cavalry unit that meets the charge.': 'Indica la cavalleria che va incontro alla carica.',
  'This cavalry charges on: choose its target.': 'Questa cavalleria continua la carica: scegli il suo bersaglio.',
  'Choose where the unit falls back to.': 'Scegli dove ripiega l’unità.',
  'Does the leader go along?': 'Il generale segue l’unità?',
  'Change the formation of an infantry or artillery unit, or finish.':
    'Cambia la formazione di una fanteria o di un’artiglieria, oppure termina.',
  'Send one cube to adjacent infantry of the same army.': 'Manda un cubo a una fanteria adiacente della stessa armata.',
  'Bring pieces in from the Delayed box, roll for arrivals, or finish.':
    'Fai entrare i pezzi dal riquadro In ritardo, tira per gli arrivi, oppure termina.',
  'Choose where the next Prussian piece arrives.': 'Scegli dove arriva il prossimo pezzo prussiano.',
};

export function isQuestion(text: string): boolean {
  return text in kQuestions;
}

export function question(text: string, language: Language): string {
  return language === 'en' ? typographic(text) : (kQuestions[text] ?? text);
}
