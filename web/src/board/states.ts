// What a board shows of its places and pieces, and its callbacks.
import type { Snippet } from 'svelte';
import type { GameModule, Glide, Point, Sheet } from '../games/game';
import type { View } from '../protocol';
import type { Language } from '../text/language.svelte';
import type { Camera, Look } from './camera.svelte';

export interface Refusal {
  place?: string;
  piece?: string;
  point?: Point;
  at: number;
} // `at`: another moment is another refusal
export interface Tie {
  from: string;
  to: string;
} // places
export interface Pointing {
  place?: string;
  piece?: string;
} // what is below the pointer; a piece has its place, too
export interface Spot {
  x: number;
  y: number;
  place?: string;
  at?: Point;
  near?: number;
  shift?: boolean;
  touch?: boolean;
} // in pixels of the board's frame; the place that lies there; on a sheet with a scale its point, and how far from it a click is as good;
// how it was clicked

// What is to be seen, at `least` so many screen pixels per sheet pixel; points in notation.
export interface Revealed {
  pieces: readonly string[];
  places: readonly string[];
  points?: readonly string[];
  least?: number;
}

// How the pieces of the next position come to their places: along these ways, in so many milliseconds. A way of pieces that have no lasting
// ids is that of a piece which appears at its end.
export interface Motion {
  lasts: number;
  ways: readonly { pieces: readonly string[]; places: readonly string[] }[];
  glides?: readonly Glide[]; // of pieces that stand anywhere
}

export interface BoardProps {
  game: GameModule;
  sheet: Sheet;
  view: View;
  language: Language;
  looks?: Map<string, Look>; // the last view of each sheet, to return to
  mayPlaces?: string[]; // choosable: gold
  mayPieces?: string[];
  selectedPlaces?: string[]; // in hand: blue and white
  selectedPieces?: string[];
  hintPlaces?: string[]; // hinted by the computer: green
  hintPieces?: string[];
  arrows?: Tie[]; // attacks
  trails?: Tie[]; // the last move
  motion?: Motion | null; // absent: pieces glide straight to their places
  highlights?: string[]; // places named in the log
  refused?: Refusal | null;
  inspected?: Record<string, string>; // by place: its relation to the inspected piece
  describe?: (place: string) => string; // the effect of choosing a place, for screen readers
  tooltips?: boolean;
  covered?: number; // pixels at the bottom that a card covers
  note?: Snippet; // more about what is under the pointer, below its name
  overlay?: Snippet<[Camera]>; // more layers of the sheet
  onground?: (spot: Spot) => void; // a click on empty ground, on a sheet with a scale
  onplace?: (id: string, spot: Spot) => void;
  onpiece?: (id: string, spot: Spot) => void;
  onhover?: (what: Pointing | null) => void;
  onpress?: (piece: string) => void; // a long touch on a piece
  ontwice?: (piece: string) => void; // a double click on a piece
  onwalk?: (place: string | undefined) => void; // the place that keys have reached
}
