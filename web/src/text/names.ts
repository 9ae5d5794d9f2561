// Names of people and of the seats they take, as they are shown.
import { cardOf, nameOfSeat } from '../games';
import type { Match } from '../protocol';
import { say } from './say';

export type Player = 'first_player' | 'second_player';
const kPlayers: readonly Player[] = ['first_player', 'second_player'];

// As long as they bid for their seats, the players of a match are the first and the second, and have no side.
interface MayBid {
  bidding?: boolean | undefined;
  seats: readonly { seat: string }[];
}
export const playerOf = ({ bidding, seats }: MayBid, seat: string): Player | undefined =>
  bidding ? kPlayers[seats.findIndex((each) => each.seat === seat)] : undefined;
export const playerName = (player: Player): string => say(`page.player.${player}`);

// Who gave no name is a guest with a number; the server knows no languages and calls him "Guest 1234".
const kGuest = /^Guest (\d+)$/;

export const isUnnamed = (name: string): boolean => kGuest.test(name);
export const personName = (name: string): string => name.replace(kGuest, (_, number: string) => say('page.guest', { number }));

// A seat of this match, which may be played for an ally too; or who has none.
export function seatName(match: Pick<Match, 'game' | 'bidding' | 'seats'>, seat: string): string {
  const { game, seats } = match;
  const player = playerOf(match, seat);
  if (player) return playerName(player);
  const found = cardOf(game)?.seats.find(({ id }) => id === seat);
  return found
    ? nameOfSeat(
        game,
        found,
        seats.map((each) => each.seat),
      )
    : seat === 'observer'
      ? say('page.observer')
      : seat;
}
