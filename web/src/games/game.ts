// What a game brings to the page. The generic parts (board, prompt, log, dice, replay, rules, home) know a game only through this;
// a new game adds its folder. No rule is known here: legality comes with every decision.
import type { Component } from 'svelte';
import type { Decision, GameEvent, MatchResult, Prompt, View, WhyAnswer } from '../protocol';
import type { Said } from '../text/catalogue';
import type { Language } from '../text/language.svelte';
import type { TurnWords } from './deeds';
import type { TourStep } from './tour';

export type Point = [number, number];

// A place of the board that can be pointed at, in sheet pixels.
// `inset`: what a drawn wall takes inside its border.
export interface Place {
  id: string;
  outline: Point[];
  center: Point;
  neighbours: string[];
  inset?: number;
}

// A piece as it stands now. `sprite` is SVG of the piece with its foot at 0,0; equal ids glide from one position to the next.
// Shapes of class `ring` in it are shown only while the piece may be chosen, is in hand or has the focus. `place` is empty where pieces
// stand anywhere on the sheet.
export interface Piece {
  id: string;
  place: string;
  seat: string;
  x: number;
  y: number;
  sprite: string;
  width: number;
  height: number;
  spent: boolean;
  turned?: number; // degrees by which the sprite is turned about its middle: it turns on its way; what is `upright` in it does not
}

// Where a piece stands anywhere on the sheet: its middle, and how it is turned.
export interface Stand {
  at: Point;
  turned: number;
}
// The way of the pieces of one manoeuvre: where one passes between two stands, or null for a piece that has not moved so.
export type Glide = (from: Stand, to: Stand) => Stand[] | null;

// What stands on the map besides pieces: it is looked at, not chosen. Equal ids glide; a new one is dropped.
export interface Extra {
  id: string;
  x: number;
  y: number;
  sprite: string;
  under?: boolean; // below the pieces
}

// An action, parsed by the grammar of the game: operand words by field name ("unit", "area" …).
export interface ParsedAction {
  notation: string;
  verb: string;
  operands: Record<string, string>;
}

// What is pointed at for an operand of an action, or for several together; the names are those of the operands. `at`: what stands on the sheet
// for the word of the operand, where that is something else. A pose is a turn about a corner, in degrees, and a slide straight on; what a game
// does not have of it is left out.
export type Operand =
  | { kind: 'piece' | 'place'; name: string; at?: string }
  | { kind: 'point'; x: string; y: string }
  | { kind: 'pose'; corner?: string; angle?: string; distance?: string };

// How an action is offered: what is pointed at for it, in this order. Nothing: a button.
export type Offer = Operand[];

// What is turned and slid when a pose is chosen, in sheet pixels as it stands now: it faces so many degrees clockwise from straight up, and
// wheels about one of the corners, clockwise (1) or the other way (-1). `signed`: the sign of the angle says about which corner, and clockwise
// is positive. `pieces`: the outlines of all that moves with it.
export interface Rail {
  outline: Point[];
  pieces?: Point[][];
  signed?: boolean;
  facing: number;
  corners: { id: string; at: Point; turns: 1 | -1 }[];
  faces?: { at: Point; sprite: (turned: number) => string }[]; // what the pieces look like, their middles at 0,0, turned by so many degrees
}

// Judges poses in the page, without a message: the rules themselves, fed with the view of the seat. The server stays the judge of what is
// done; this one says the same of what is only looked at.
export interface PoseJudge {
  look(view: View): boolean; // the position to judge from now on; false: it cannot judge it
  why(notation: string): WhyAnswer; // as the server answers `why`: without a text it is legal
  stops(action: ParsedAction): readonly PoseStop[]; // where a slide stops with the piece and the angle of this action, whatever its distance
}
// A distance in units of the sheet's scale, to which the hand snaps. `reach`: as far as the pieces may go; `limit`: of an enemy's area;
// `contact`: with an enemy. `piece`: that enemy.
export interface PoseStop {
  kind: 'reach' | 'limit' | 'contact';
  distance: number;
  piece?: string;
}

// A drawing that pieces stand on: a map, a battle board, an open table.
export interface Sheet {
  id: string;
  size: { width: number; height: number; margin: { top: number; right: number; bottom: number; left: number } }; // sheet pixels
  places: Place[];
  scale?: { origin: Point; unit: number }; // where points can be chosen: their 0,0 on the sheet, and the sheet pixels of one unit

  // As strings of SVG (see look: ground, letters above the states, frame on top).
  ground(): string;
  letters(language: Language): string;
  frame(language: Language): string;
  overview(view: View): string; // small: a phone's overview, and the way back from another sheet
  pieces(view: View, language?: Language): Piece[];
  arrows(view: View): { from: string; to: string }[]; // attacks and fire under way, from place to place
  extras(view: View): Extra[]; // what stands on the map besides pieces (cubes …)
  // What would become of the map if pieces in hand went these ways, each from place to place: drawn beside the arrows. SVG.
  onWay?(view: View, ways: readonly (readonly string[])[], engages: boolean): string;
}

// The sheets of the table now, the main one first, and the one where something is to be decided. `waits`: for which seat a sheet waits.
export interface Boards {
  sheets: Sheet[];
  shown: string;
  waits?: Record<string, string>;
}

// What a button does to its decision: carries out what was prepared (Launch the assault), only ends it, gives a resource away for
// nothing, or is one choice among others.
export type ButtonKind = 'act' | 'end' | 'waste' | 'choice';

// Sentences are plain text with places in **bold**; `places` are highlighted with the entry.
export interface LogLine {
  text: string;
  seat: string;
  places: string[];
  heading?: boolean;
}

// One roll as it was made: dice with what they came to, the modifiers, and the outcome in words.
export interface DiceAccount {
  title: string;
  detail?: string;
  dice: { face: number; note?: string; hit?: boolean }[];
  modifiers: { label: string; value: string }[];
  outcome: string;
  rules: string[];
  places: string[];
}

// The views before the one on show, the latest last, for what a panel remembers.
export type Past = () => readonly View[];

export interface Panel {
  id: string;
  title: string;
  icon: string;
  component: Component<{ view: View; seat: string; language: Language; past?: Past }>;
}

export interface GameModule {
  id: string;
  defs(): string; // what the drawings of all sheets refer to
  boards(view: View): Boards;
  sheetName?(sheet: string, view: View, language: Language): string; // where there are several
  sheetNote?(sheet: string, view: View, language: Language): string; // whose turn it is there; empty: nobody's

  // Words.
  title(language: Language): string;
  seatClass(seat: string): string; // the nation's CSS class: "french", "british"
  headline(view: View, language: Language): string; // "4 pm, turn 5 of 9"
  whose(view: View, seat: string, language: Language): string; // "action 3": beside the side's name in the prompt
  placeName(place: string, language: Language): string;
  placeText(place: string, view: View, language: Language): string; // terrain and who stands there, for tooltip and screen reader
  pieceText(piece: string, view: View, language: Language): string;
  pieceKind?(piece: string, view: View): string; // equal for pieces that differ in nothing but their ids
  // `legal`: what may be done, for what the question offers.
  prompt(prompt: Prompt, legal: readonly string[], view: View, language: Language): { lead: string; text: string };
  waiting(view: View, decision: Decision, language: Language): string; // what the other side is deciding
  refusal(said: Said, language: Language): string;
  resultText(result: MatchResult, language: Language): string; // of a match that ended by the rules
  actionText(action: ParsedAction, view: View, language: Language): string; // "Assault Hougoumont with a green disc"
  // In short, beside its place or piece, which are named there already; null: as actionText.
  option(action: ParsedAction, view: View, language: Language): { text: string; detail: string; sprite: string } | null;
  // What a menu of such actions is about, and what they do, where its place does not say it; null: the menu's own heading.
  optionsHead?(actions: readonly ParsedAction[], view: View, language: Language): { title: string; text: string } | null;
  offer?(action: ParsedAction, view: View): Offer; // absent: by the names of the operands, see offers.ts
  rail?(action: ParsedAction, view: View): Rail | null; // of an action that offers a pose
  // What lies on the sheet while a pose is in hand, below it: rulers, reaches of enemies. SVG.
  poseGuide?(action: ParsedAction, view: View, stops: readonly PoseStop[]): string;
  pushOn?(action: ParsedAction, stop: PoseStop): ParsedAction | null; // what comes of sliding on to such a stop: a charge
  pieceGuide?(piece: string, view: View): string; // what lies around a piece that is pointed at: its ranges. SVG
  paths?(before: View, after: View): string; // how pieces have moved where places do not tell it. SVG; absent: trails from place to place
  lengthText?(length: number, language: Language): string; // of a tape measure on a sheet with a scale; absent: there is none
  judge?(): Promise<PoseJudge | null>; // fetched when a pose is in hand for the first time; absent: the server is asked about each pose
  buttonKind(action: ParsedAction, view: View): ButtonKind;
  scene?(view: View): string[]; // the pieces that a decision is about, whether they can be chosen or not: those in a combat
  inspectable(piece: string, view: View): boolean; // worth asking the server for its range and sight
  inspectText(kind: string, language: Language): string; // the words of an inspection

  // Orders of several pieces or actions. Everything else about them comes from what is legal and from the engine's ways.
  marching?(view: View): string | null; // the piece on its way, where the rules ask for one step after the other
  pieceName?(piece: string, view: View, language: Language): string; // in short; absent: pieceText
  corps?(piece: string, view: View): string[]; // the pieces that belong together, this one among them
  costText?(cost: number, language: Language): string; // what a way costs: "3 MP"; empty: nothing
  marches?: readonly string[]; // verbs of pieces whose ways the engine finds
  groups?: readonly string[]; // verbs that several pieces taken together may be ordered
  // An action that one piece after another may be ordered: the button that orders it to all of them ("Fire all"), or '' where only "the same
  // for the others" is offered after the first. Null: it does not repeat.
  repeat?(action: ParsedAction, language: Language): string | null;
  // Whether a fight begins with this action, or with this order to the pieces `going`, without another question.
  launches?(action: ParsedAction, legal: readonly ParsedAction[], going: readonly string[], view: View): boolean;

  setUp?(view: View, language: Language): SetUp | null; // while the seat's pieces are being placed, and before it moves any

  // Explanations: what an action does and costs, in one line; and of the game's own words each sentence with its rule.
  aboutText?(action: ParsedAction, view: View, language: Language): string | null;
  glossary?(language: Language): Term[];

  // What the computer says.
  countName(count: string, language: Language): string; // what the odds count: "red cubes"
  reasonText(reason: string, language: Language): string; // "Masses the guns on one spot."
  // What can be answered beforehand: "Foot first"; with "ask." and a step its question.
  answerText?(answer: string, language: Language): string;

  // A log line for an event, or null when it says nothing of its own (modifiers, which belong to a roll). `earlier`: what was told before
  // it, the latest first, for a line that sums up; whether there is a line never depends on it.
  sentence(event: GameEvent, view: View, language: Language, earlier?: Iterable<GameEvent>): LogLine | null;
  // The rolls among the events of one record, in order.
  rolls(events: GameEvent[], view: View, language: Language): DiceAccount[];
  accounts?(language: Language): { title: string; none: string }; // what they are called where nobody rolls dice
  turns?: TurnWords; // another player's turn at a glance; absent: the lines of the log

  panels(language: Language): Panel[];
  rules(): Promise<RuleBook>; // loaded when the drawer opens
  tour(language: Language): TourStep[];
}

// A free set-up: where the seat's pieces stand so far, how many are left, in all and of each group, and the orders that place them as somebody
// did before.
export interface SetUp {
  left: number;
  groups: { name: string; left: number }[];
  placed: Record<string, string>;
  historical: Record<string, string>;
  order(places: Readonly<Record<string, string>>): string[];
}

// A word of the game: as it stands in sentences, what it means, and its rule.
export interface Term {
  words: string[];
  text: string;
  rule: string;
}

export interface RuleBook {
  chapters: { id: string; title: Record<Language, string>; rules: { id: string; html: string }[] }[];
}

// The part of a game's module that makes sentences: its folder words/.
type Saying =
  | 'title'
  | 'seatClass'
  | 'headline'
  | 'whose'
  | 'placeName'
  | 'placeText'
  | 'pieceText'
  | 'pieceKind'
  | 'prompt'
  | 'waiting'
  | 'refusal'
  | 'resultText'
  | 'actionText'
  | 'inspectText'
  | 'sentence'
  | 'rolls'
  | 'accounts'
  | 'tour'
  | 'countName'
  | 'reasonText';
export type GameWords = Pick<GameModule, Saying>;
