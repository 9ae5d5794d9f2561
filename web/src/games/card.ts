// What the home page shows of a game before its module is fetched.
import type { Language } from '../text/language.svelte';

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
