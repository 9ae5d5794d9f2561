// Title, seats, the hour and whose move it is.
import type { View } from '../../../protocol';
import type { Language } from '../../../text/language.svelte';
import type { Both } from '../../grammar';
import { card } from '../card';
import { kTurns, readView, sideOf, type Faction } from '../view';
import { kKinds } from './terms';

interface HeadlineWords {
  turn: (hour: string, turn: number) => string;
  impulse: (n: number) => string;
  reply: string;
  setUp: string;
  between: string;
}

const kWords: Both<HeadlineWords> = {
  en: {
    turn: (hour, turn) => `${hour}, turn ${turn} of ${kTurns}`,
    reply: 'reply',
    setUp: 'set-up',
    between: 'reorganisation',
    impulse: (n) => `impulse ${n}`,
  },
  it: {
    turn: (hour, turn) => `${hour}, turno ${turn} di ${kTurns}`,
    reply: 'risposta',
    setUp: 'schieramento',
    between: 'riorganizzazione',
    impulse: (n) => `impulso ${n}`,
  },
};

// What home says of the game before it is loaded is what it says of itself.
export const title = (): string => card.title;

export function seatClass(seat: string): string {
  return card.seats.find(({ id }) => id === seat)?.nation ?? '';
}

// "13:00, turn 2 of 5".
export function headline(view: View, language: Language): string {
  const { turn, turn_name: hour } = readView(view);
  return kWords[language].turn(hour, turn);
}

const kBetween = new Set(['reorganise', 'headquarters_path', 'regenerate']);

// Beside the side's name in the prompt: what kind of action it plays, or that it answers the other's.
export function whose(view: View, seat: string, language: Language): string {
  const { result, step, phasing, kind, impulse } = readView(view);
  const words = kWords[language];
  if (result !== 'none') return '';
  if (step === 'free_set_up') return words.setUp;
  if (step && kBetween.has(step)) return words.between;
  if (seat === 'observer' || seat === 'all') return '';
  if (sideOf(seat as Faction) !== phasing) return words.reply;
  return kind === 'none' ? words.impulse(impulse) : kKinds[language][kind].split(': ').at(-1)!;
}
