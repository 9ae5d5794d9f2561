// The games of this page and what their cards say. A test build has other games in the place of registered.ts (vite.config.ts).
import type { Language } from '../text/language.svelte';
import type { CardSeat, GameCard } from './card';
import { cards, games } from './registered';

export type { CardSeat, Choices, GameCard, Picture, PicturePiece } from './card';
export { cards, games };

export const cardOf = (game: string): GameCard | undefined => cards.find(({ id }) => id === game);

// Among the seats that are in play; where nobody said which, by the name that always fits.
export function nameOfSeat({ name, whole }: CardSeat, playing: readonly string[] | undefined, language: Language): string {
  return (whole && playing && !playing.includes(whole.without) ? whole.name : name)[language];
}

// What stands for a seat in lists, where its player has a side.
export function nationOf(game: string, seat: string): string {
  return cardOf(game)?.seats.find(({ id }) => id === seat)?.nation ?? '';
}
