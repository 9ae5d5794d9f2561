// The log: the story's events as sentences, under headings, the latest first.
import type { GameModule, LogLine } from '../../games/game';
import type { GameEvent } from '../../protocol';
import type { Language } from '../../text/language.svelte';
import { plain } from '../../text/message';
import { exchangedAt, type History, type Moment } from './history';

// `by`: the seat that decided it, at the first line of an entry; undefined if its player has another seat now.
export interface LogEntry {
  key: string;
  n: number;
  line: LogLine;
  by?: string;
  answer?: string; // it was given beforehand; at the first line of an entry
}
export interface LogGroup {
  key: string;
  heading: string;
  entries: LogEntry[];
}

// Events at the table besides those of the game: a take-back, an offer.
export interface Note {
  key: string;
  after: number;
  seat: string;
  text: string;
}

const kTold = 2; // sentences of a moment in the prompt
const kept = new WeakMap<Moment, { language: Language; lines: LogLine[] }>();

// The events before event j of moment i, the latest first.
export function* earlierEvents(moments: readonly Moment[], i: number, j: number): Generator<GameEvent> {
  for (let k = j - 1; k >= 0; --k) yield moments[i]!.events[k]!;
  for (let m = i - 1; m >= 0; --m) yield* moments[m]!.events.toReversed();
}

function linesOf(moments: readonly Moment[], i: number, game: GameModule, language: Language): LogLine[] {
  const moment = moments[i]!;
  const known = kept.get(moment);
  if (known?.language === language) return known.lines;
  const lines = moment.events
    .map((event, j) => game.sentence(event, moment.view, language, earlierEvents(moments, i, j)))
    .filter((line) => line !== null);
  kept.set(moment, { language, lines });
  return lines;
}

export function entriesOf(history: History, notes: readonly Note[], game: GameModule, language: Language): LogEntry[] {
  const entries: LogEntry[] = [];
  const exchanged = exchangedAt(history);
  const noted = (after: number): void => {
    for (const note of notes) {
      if (note.after === after) entries.push({ key: note.key, n: after, line: { text: note.text, seat: note.seat, places: [] } });
    }
  };
  noted(0);
  history.moments.forEach((moment, i) => {
    const lines = linesOf(history.moments, i, game, language);
    const first = lines.findIndex(({ heading }) => !heading);
    lines.forEach((line, j) => {
      const of = j === first ? { ...(i > exchanged ? { by: moment.seat } : {}), ...(moment.standing ? { answer: moment.standing } : {}) } : {};
      entries.push({ key: `${moment.n}.${j}`, n: moment.n, line, ...of });
    });
    noted(moment.n);
  });
  return entries;
}

// The last moment of a history in words.
export function momentText({ moments }: History, game: GameModule, language: Language): string {
  if (moments.length === 0) return '';
  const told = linesOf(moments, moments.length - 1, game, language).filter(({ heading }) => !heading);
  return plain(told.slice(0, kTold).map(({ text }) => text).join(' ')); // prettier-ignore
}

// The newest group first, and in it the newest entry. A heading without entries is left out.
export function groupsOf(entries: readonly LogEntry[], limit: number): LogGroup[] {
  const groups: LogGroup[] = [];
  let heading = '';
  let open: LogGroup | undefined;
  for (const entry of entries) {
    if (entry.line.heading) {
      heading = entry.line.text;
      open = undefined;
      continue;
    }
    if (!open) groups.push((open = { key: `${entry.key}h`, heading, entries: [] }));
    open.entries.push(entry);
  }
  const latest: LogGroup[] = [];
  let room = limit;
  for (const group of groups.reverse()) {
    if (room <= 0) break;
    latest.push({ ...group, entries: group.entries.slice(-room).reverse() });
    room -= group.entries.length;
  }
  return latest;
}

// Sentences are plain text with **bold** parts.
export function boldParts(text: string): { text: string; bold: boolean }[] {
  return text
    .split('**')
    .map((part, i) => ({ text: part, bold: i % 2 === 1 }))
    .filter((part) => part.text !== '');
}

// The entries at which the game's headline changes (a new hour begins): marks for the slider.
export function turnMoments(history: History, game: GameModule, language: Language): number[] {
  let before = game.headline(history.start, language);
  return history.moments.flatMap(({ n, view }) => {
    const now = game.headline(view, language);
    const changed = now !== before;
    before = now;
    return changed ? [n] : [];
  });
}
