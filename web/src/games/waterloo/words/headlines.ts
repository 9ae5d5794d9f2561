// Title, seats, the hour and whose move it is.
import board from '../../../../../data/waterloo/board.json';
import type { View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import { card } from '../card';
import { innermost, kTurns, readView } from '../view';
import { kPhaseNames } from './terms';
import type { Both } from './text';

interface HeadlineWords {
  turn: (hour: string, turn: number) => string;
  action: (n: number) => string;
  answer: string;
  over: string;
}

const kWords: Both<HeadlineWords> = {
  en: { turn: (hour, turn) => `${hour}, turn ${turn} of ${kTurns}`, action: (n) => `action ${n}`, answer: 'reply', over: 'end of the round' },
  it: { turn: (hour, turn) => `${hour}, turno ${turn} di ${kTurns}`, action: (n) => `azione ${n}`, answer: 'risposta', over: 'fine del round' },
};

// What home says of the game before it is loaded is what it says of itself.
export const title = (): string => card.title;

export function seatClass(seat: string): string {
  return card.seats.find(({ id }) => id === seat)?.nation ?? '';
}

export function hour(turn: number, language: Language): string {
  return board.turn_track[turn - 1]?.label[language] ?? '';
}

// "4 pm, turn 5 of 9".
export function headline(view: View, language: Language): string {
  const { turn } = readView(view);
  return kWords[language].turn(hour(turn, language), turn);
}

// Beside the side's name in the prompt: "action 3" for the active side, what else goes on for others.
export function whose(view: View, seat: string, language: Language): string {
  const seen = readView(view);
  if (seen.result !== 'none') return '';
  if (seen.phase !== 'actions') return kPhaseNames[language][seen.phase];
  if (seat !== seen.active) return kWords[language].answer;
  if (seen.tile_shown) return kWords[language].over;
  const step = innermost(seen)?.step;
  if (step === 'change_formation' && seen.actions_done === 0) return kPhaseNames[language].formation;
  return kWords[language].action(seen.actions_done + (step === 'choose_action' ? 1 : 0));
}
