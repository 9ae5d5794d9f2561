// The players and seats of a new match.
import type { CardSeat } from '../games';
import type { NewSeat } from '../net/api';
import { isPatient } from '../text/levels';

// A seat as chosen in a form: "me", "invite", or "computer" and its level.
export type Sitter = 'me' | 'invite' | `computer ${string}`;

export const levelOf = (sitter: Sitter): string => (sitter.startsWith('computer ') ? sitter.slice('computer '.length) : '');

// `turn`: the seconds per turn of a computer that searches.
export function seated(seat: string, sitter: Sitter, turn?: number): NewSeat {
  if (sitter === 'me' || sitter === 'invite') return { seat, who: sitter };
  const level = levelOf(sitter);
  return { seat, who: 'computer', level, ...(isPatient(level) && turn ? { turn } : {}) };
}

// The seats of a card that are in play; all of them by default.
export const inPlay = (seats: CardSeat[], playing: readonly string[] | undefined): CardSeat[] =>
  playing ? seats.filter(({ id }) => playing.includes(id)) : seats;

export const oneScreen = (seats: string[]): NewSeat[] => seats.map((seat) => seated(seat, 'me'));

export const meAgainst = (seats: string[], mine: string, others: Sitter, turn?: number): NewSeat[] =>
  seats.map((seat) => (seat === mine ? seated(seat, 'me') : seated(seat, others, turn)));

// An empty choice means a random one.
export const drawn = (seats: string[], choice: string): string => choice || seats[Math.floor(Math.random() * seats.length)]!;
