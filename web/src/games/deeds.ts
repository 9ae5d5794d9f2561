// What a game says of its events for the summary of another player's turn and for its playback. The page does the rest
// (table/story/turn.ts): it joins the stretches of a way, adds the events of a fight together and compares the score.
import type { GameEvent, View } from '../protocol';
import type { Language } from '../text/language.svelte';
import type { Glide } from './game';

// An event at a glance. Events that are nothing of this are left to the log.
export interface Deed {
  // One stretch of a piece's way. `from` is absent if the piece was not on the map. `alike`: `piece` is a word for all pieces that look
  // alike, and only the places tell which of them it is.
  march?: { piece: string; from?: string; to: string; alike?: boolean };
  fight?: string; // the place where it is part of a fight; '': part of the latest fight, wherever that is
  small?: boolean; // a shot rather than a battle: those at one place are told in one line
  begins?: boolean; // another fight begins with it, also if there was one at this place
  costs?: boolean; // pieces or ground are lost
  tells?: boolean; // worth a line of its own, in the words of the log
  glide?: Glide; // … and pieces that stand anywhere have moved with it: one motion
}

// A figure that decides the game: it is told when it changes. `places` are those it depends on now.
export interface Score {
  id: string;
  text: string;
  value: string;
  places: string[];
}

export interface TurnWords {
  deed(event: GameEvent, before: View): Deed | null; // `before`: the position before the record
  marchText(pieces: readonly string[], from: string | undefined, to: string, language: Language): string;
  // `events`: those of the fight, with the position after the last of them; `earlier`: what was told before that one, the latest first.
  fightText(place: string, events: readonly GameEvent[], view: View, language: Language, earlier: Iterable<GameEvent>): string;
  score(view: View, language: Language): Score[];
}
