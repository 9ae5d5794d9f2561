// Another player's turn at a glance: the records since this player's last decision, as marches, fights and what else is worth a line.
import type { Deed } from '../../games/deeds';
import type { GameModule, Glide } from '../../games/game';
import type { GameEvent, View } from '../../protocol';
import { exchangedAt, type History, type Moment } from './history';

// `first` and `n`: the entries at which it begins and ends. `at`: its last event, by the index of the moment in the history and of the event in it.
interface Part {
  seat: string;
  first: number;
  n: number;
  at: [moment: number, event: number];
}
export interface March extends Part {
  kind: 'march';
  pieces: string[];
  way: string[]; // places, from the first to the last
  entered: boolean; // from outside the map: the way has only places on it
}
export interface Fight extends Part {
  kind: 'fight';
  place: string;
  events: GameEvent[];
  costs: boolean;
  small: boolean; // nothing but shots
}
export interface Told extends Part {
  kind: 'told';
  pieces: string[]; // none has a name, and …
  way: string[]; // no place to name: they glide
  glide?: Glide | undefined;
}
export type TurnPart = March | Fight | Told;

// Its moments are those of the history from index `first` to before `end`.
export interface Turn {
  history: History;
  first: number;
  end: number;
  parts: TurnPart[];
}

export const momentsOf = ({ history, first, end }: Turn): Moment[] => history.moments.slice(first, end);
export const startOf = ({ history, first }: Turn): View => (first > 0 ? history.moments[first - 1]!.view : history.start);

// The turn of the others to which entry n belongs; null if entry n is this player's own.
export function turnAt(history: History, mine: readonly string[], game: GameModule, n = Infinity): Turn | null {
  const { moments } = history;
  const since = exchangedAt(history) + 1; // before that the seats had other players
  const theirs = (i: number): boolean => i >= since && i < moments.length && !mine.includes(moments[i]!.seat);
  let first = moments.findLastIndex((moment) => moment.n <= n);
  if (!theirs(first)) return null;
  let end = first + 1;
  while (theirs(first - 1)) --first;
  while (theirs(end)) ++end;
  return turnOf(history, first, end, game);
}

export function turnOf(history: History, first: number, end: number, game: GameModule): Turn {
  const parts: TurnPart[] = [];
  for (let i = first; i < end; ++i) {
    const { n, seat, events } = history.moments[i]!;
    const before = i > 0 ? history.moments[i - 1]!.view : history.start;
    events.forEach((event, j) => {
      const deed = game.turns?.deed(event, before);
      if (deed) add(parts, deed, event, { seat, first: n, n, at: [i, j] });
    });
  }
  return { history, first, end, parts: parts.filter(stays) };
}

// A piece that is back where it began has not marched.
const stays = (part: TurnPart): boolean => part.kind !== 'march' || part.entered || part.way.at(-1) !== part.way[0];

function add(parts: TurnPart[], deed: Deed, event: GameEvent, part: Part): void {
  if (deed.march) return march(parts, deed.march, part);
  const fight = deed.fight === undefined ? undefined : fightFor(parts, deed.fight, deed.begins ?? false);
  if (fight) {
    fight.events.push(event);
    fight.costs ||= deed.costs ?? false;
    fight.small &&= deed.small ?? false;
    fight.n = part.n;
    fight.at = part.at;
  } else if (deed.fight)
    parts.push({ kind: 'fight', ...part, place: deed.fight, events: [event], costs: deed.costs ?? false, small: deed.small ?? false });
  else if (deed.tells) parts.push({ kind: 'told', ...part, pieces: [], way: [], glide: deed.glide });
}

function fightFor(parts: readonly TurnPart[], place: string, begins: boolean): Fight | undefined {
  if (begins) return undefined;
  const latest = parts.findLast((part) => part.kind === 'fight');
  return latest && (place === '' || latest.place === place) ? latest : undefined;
}

// A stretch continues the way of its piece, unless there was a fight in between: then it is another march.
function march(parts: TurnPart[], { piece, from, to, alike }: NonNullable<Deed['march']>, part: Part): void {
  for (const earlier of parts.toReversed()) {
    if (earlier.kind === 'fight') break;
    if (earlier.kind !== 'march' || !earlier.pieces.includes(piece) || (alike && earlier.way.at(-1) !== from)) continue;
    earlier.way.push(to);
    earlier.n = part.n;
    earlier.at = part.at;
    return;
  }
  const way = from === undefined ? [to] : [from, to];
  parts.push({ kind: 'march', ...part, pieces: [piece], way, entered: from === undefined });
}

// For playing: marches that have the same beginning and end, one after the other, are one march of several pieces.
export function grouped(parts: readonly TurnPart[]): TurnPart[] {
  const groups: TurnPart[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (part.kind === 'march' && last?.kind === 'march' && last.seat === part.seat && last.entered === part.entered && sameEnds(last, part))
      groups.splice(-1, 1, { ...last, pieces: [...last.pieces, ...part.pieces], n: part.n, at: part.at });
    else groups.push(part);
  }
  return groups;
}

const sameEnds = (a: March, b: March): boolean => a.way[0] === b.way[0] && a.way.at(-1) === b.way.at(-1);
