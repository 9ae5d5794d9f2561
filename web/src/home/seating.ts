// Who sits where in a new match.
import type { NewSeat } from '../net/api';

// A seat as it is chosen in a form: "me", "invite", or "computer" and its level.
export type Sitter = 'me' | 'invite' | `computer ${string}`;

export function seated(seat: string, sitter: Sitter): NewSeat {
  if (sitter === 'me' || sitter === 'invite') return { seat, who: sitter };
  return { seat, who: 'computer', level: sitter.slice('computer '.length) };
}

export const oneScreen = (seats: string[]): NewSeat[] => seats.map((seat) => seated(seat, 'me'));

export const meAgainst = (seats: string[], mine: string, others: Sitter): NewSeat[] =>
  seats.map((seat) => seated(seat, seat === mine ? 'me' : others));

// An empty choice leaves it to the lot.
export const drawn = (seats: string[], choice: string): string => choice || seats[Math.floor(Math.random() * seats.length)]!;
