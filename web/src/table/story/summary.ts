// The lines of the card that tells another player's turn: marches, fights, and what changed for victory.
import type { Score, TurnWords } from '../../games/deeds';
import type { GameModule } from '../../games/game';
import type { Language } from '../../text/language.svelte';
import { capital } from '../../text/message';
import { say } from '../../text/say';
import type { Moment } from './history';
import { earlierEvents } from './log';
import { momentsOf, startOf, type Fight, type March, type Told, type Turn } from './turn';

export interface TurnLine {
  key: string;
  kind: 'march' | 'fight' | 'told' | 'victory';
  text: string;
  seat: string;
  places: string[];
  n: number; // the entry that it leads to
}

export function linesOf(turn: Turn, game: GameModule, language: Language): TurnLine[] {
  const { turns } = game;
  if (!turns) return toldLines(turn, game, language);
  const marches = turn.parts.filter((part) => part.kind === 'march');
  const others = joined(turn.parts.filter((part) => part.kind !== 'march'));
  return [
    ...marchLines(marches, turns, language),
    ...others.flatMap((part) => lineOf(part, turn, game, turns, language) ?? []),
    ...scoreLines(turn, turns, language),
  ];
}

// One line for all that came to a place. It names where they came from if that is one place.
function marchLines(marches: readonly March[], words: TurnWords, language: Language): TurnLine[] {
  const ends = new Map<string, March[]>();
  for (const march of marches) {
    const key = `${march.seat} ${march.way.at(-1)}`;
    ends.set(key, [...(ends.get(key) ?? []), march]);
  }
  return [...ends].map(([key, group]) => {
    const { seat, n, way } = group.at(-1)!;
    const [from, ...more] = new Set(group.map((march) => (march.entered ? undefined : march.way[0])));
    const pieces = group.flatMap((march) => march.pieces);
    const text = words.marchText(pieces, more.length > 0 ? undefined : from, way.at(-1)!, language);
    return { key: `march ${key}`, kind: 'march', text, seat, places: [...new Set(group.flatMap((march) => march.way))], n };
  });
}

// Shots at one place are one line, whatever happened between them.
function joined(parts: readonly (Fight | Told)[]): (Fight | Told)[] {
  const lines: (Fight | Told)[] = [];
  for (const part of parts) {
    const same = (line: Fight | Told): boolean =>
      part.kind === 'fight' && part.small && line.kind === 'fight' && line.small && line.place === part.place;
    const i = lines.findIndex(same);
    if (i < 0) lines.push(part);
    else lines[i] = { ...(part as Fight), events: [...(lines[i] as Fight).events, ...(part as Fight).events] };
  }
  return lines;
}

function lineOf(part: Fight | Told, { history: { moments } }: Turn, game: GameModule, words: TurnWords, language: Language): TurnLine | null {
  const { kind, seat, n } = part;
  const [i, j] = part.at;
  const { view, events } = moments[i]!;
  const line = { key: `${kind}${n}.${j}`, kind, seat, n };
  const earlier = earlierEvents(moments, i, j);
  if (part.kind === 'fight') return { ...line, text: words.fightText(part.place, part.events, view, language, earlier), places: [part.place] };
  const said = game.sentence(events[j]!, view, language, earlier);
  return said && { ...line, text: said.text, places: said.places };
}

// A game that says nothing of its events is told in the words of the log.
function toldLines({ history: { moments }, first, end }: Turn, game: GameModule, language: Language): TurnLine[] {
  const lines: TurnLine[] = [];
  for (let i = first; i < end; ++i) {
    const { n, seat, events, view } = moments[i]!;
    events.forEach((event, j) => {
      const said = game.sentence(event, view, language, earlierEvents(moments, i, j));
      if (said && !said.heading) lines.push({ key: `told${n}.${j}`, kind: 'told', seat, n, text: said.text, places: said.places });
    });
  }
  return lines;
}

// A figure that decides the game has changed: its line leads to the entry that changed it last.
function scoreLines(turn: Turn, words: TurnWords, language: Language): TurnLine[] {
  const moments = momentsOf(turn);
  const last = moments.at(-1);
  if (!last) return [];
  const before = new Map(words.score(startOf(turn), language).map((score) => [score.id, score]));
  const valueAt = ({ view }: Moment, id: string): string | undefined => words.score(view, language).find((score) => score.id === id)?.value;
  return words.score(last.view, language).flatMap((score): TurnLine[] => {
    const was = before.get(score.id);
    if (!was || was.value === score.value) return [];
    const { seat, n } = moments[moments.findLastIndex((one) => valueAt(one, score.id) !== score.value) + 1]!;
    const text = say('page.turn.change', { what: score.text, before: was.value, after: score.value });
    return [{ key: `victory ${score.id}`, kind: 'victory', text: capital(text), seat, places: placesOf(was, score), n }];
  });
}

const placesOf = (before: Score, after: Score): string[] => [
  ...before.places.filter((place) => !after.places.includes(place)),
  ...after.places.filter((place) => !before.places.includes(place)),
];
