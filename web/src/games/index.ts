// The games of this page. A game adds its folder and one line here. Its card is small and in the first bundle; its module (map, words,
// panels) and its picture are fetched when somebody needs them.
import type { Language } from '../text/language.svelte';
import type { GameModule } from './game';
import { card as waterloo } from './waterloo/card';
import { card as waterloo200 } from './waterloo200/card';

// `whole`: its name where the other seat is out of play, and this one plays for both.
export interface CardSeat {
  id: string;
  nation: string;
  name: Record<Language, string>;
  whole?: { without: string; name: Record<Language, string> };
}

// A picture for the home page, as SVG: shared definitions, the ground, what stands on it, and the parts that are shown (viewBoxes).
// A piece has its foot at x, y; one that a picture's edge would cut is left out of it.
export interface PicturePiece {
  x: number;
  y: number;
  width: number;
  height: number;
  sprite: string;
}
export interface Picture {
  defs: string;
  ground: string;
  pieces: PicturePiece[];
  hero: string;
  card: string;
}

// What can be chosen for a new match, in words: scenarios and options by their names, and the values of options.
export interface Choices {
  scenarios: Named;
  options: Named;
  values: Named;
}
type Named = Record<Language, Record<string, string>>;

export interface GameCard {
  id: string;
  title: string;
  designer: string;
  blurb: Record<Language, string>;
  tags: Record<Language, string[]>;
  seats: CardSeat[];
  emblem: string; // SVG on a square of 40: stands for the game in lists
  headline(text: string, language: Language): string; // the server's headline, which is English
  picture(): Promise<Picture>;
  choices?(): Promise<Choices>; // absent: a new match has nothing to choose
}

export const games: Record<string, () => Promise<GameModule>> = {
  waterloo: () => import('./waterloo/index').then((module) => module.game),
  waterloo200: () => import('./waterloo200/index').then((module) => module.game),
};

export const cards: GameCard[] = [waterloo, waterloo200];

export const cardOf = (game: string): GameCard | undefined => cards.find(({ id }) => id === game);

// Among the seats that are in play; where nobody said which, by the name that always fits.
export function nameOfSeat({ name, whole }: CardSeat, playing: readonly string[] | undefined, language: Language): string {
  return (whole && playing && !playing.includes(whole.without) ? whole.name : name)[language];
}

// What stands for a seat in lists, where its player has a side.
export function nationOf(game: string, seat: string): string {
  return cardOf(game)?.seats.find(({ id }) => id === seat)?.nation ?? '';
}
