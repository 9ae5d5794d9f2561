// Names of people and of the seats they take, as they are shown.
import { cardOf, nameOfSeat } from '../games';
import type { Match } from '../protocol';
import { dictionary, language } from './language.svelte';

const words = dictionary({ en: { guest: 'Guest', observer: 'Observer' }, it: { guest: 'Ospite', observer: 'Osservatore' } });

// Who gave no name is a guest with a number; the server knows no languages and calls him "Guest 1234".
const kGuest = /^Guest (\d+)$/;

export const isUnnamed = (name: string): boolean => kGuest.test(name);
export const personName = (name: string): string => name.replace(kGuest, (_, number: string) => `${words().guest} ${number}`);

// A seat of this match, which may be played for an ally too; or who has none.
export function seatName({ game, seats }: Pick<Match, 'game' | 'seats'>, seat: string): string {
  const found = cardOf(game)?.seats.find(({ id }) => id === seat);
  return found
    ? nameOfSeat(
        found,
        seats.map((each) => each.seat),
        language(),
      )
    : seat === 'observer'
      ? words().observer
      : seat;
}
