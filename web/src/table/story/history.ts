// A match from the view of one seat: the first view and, for every action that was not taken back, its events and the view after it.
// Views share their unchanged parts, so a whole game takes little more memory than its patches.
import type { Tie } from '../../board/states';
import type { Sheet } from '../../games/game';
import { mergePatch } from '../../net/merge_patch';
import type { GameEvent, MatchRecord, Seating, Story, StoryStep, View } from '../../protocol';

// `do` is empty if this view may not know the action: its events tell what may be known.
export interface Moment {
  n: number;
  seat: string;
  do: string;
  events: GameEvent[];
  view: View;
  seating?: Seating | undefined; // the result of an auction that it ended
  standing?: string | undefined; // the standing answer that gave it, if its seat may know it
}
export interface History {
  start: View;
  moments: Moment[];
}

// An action or an order of several, visible or hidden; every other record has a key of its own.
export const isActionRecord = ({ seat, ...rest }: MatchRecord): boolean =>
  rest.do !== undefined || rest.order !== undefined || Object.keys(rest).length === 0;

function follow(view: View, step: StoryStep): Moment {
  const { n, seat, events } = step;
  return { n, seat, do: step.do ?? '', events, view: mergePatch(view, step.patch), seating: step.seating, standing: step.standing };
}

function play(view: View, steps: StoryStep[]): Moment[] {
  let now = view;
  return steps.map((step) => {
    const moment = follow(now, step);
    now = moment.view;
    return moment;
  });
}

export const fromStory = (story: Story): History => ({ start: story.view, moments: play(story.view, story.steps) });

// Until this moment the players had other seats: actions of a seat before it are not those of its present player.
export const exchangedAt = ({ moments }: History): number => moments.findLastIndex(({ seating }) => seating === 'exchanged');

// The number of its last entry. An order of several actions is one moment and has as many entries.
export const lengthOf = (history: History): number => history.moments.at(-1)?.n ?? 0;

export const viewsOf = (history: History | null): View[] => (history ? [history.start, ...history.moments.map(({ view }) => view)] : []);

export function viewAt(history: History, n: number): View {
  return history.moments.findLast((moment) => moment.n <= n)?.view ?? history.start;
}

export const append = (history: History, moment: Moment): History => ({ ...history, moments: [...history.moments, moment] });

// The history up to entry n: later entries were taken back.
export const upTo = (history: History, n: number): History =>
  n >= lengthOf(history) ? history : { ...history, moments: history.moments.filter((moment) => moment.n <= n) };

// The movement of pieces between two positions: the last move, drawn from place to place.
export function trailsOf(before: View, after: View, sheet: Sheet): Tie[] {
  const was = new Map(sheet.pieces(before).map((piece) => [piece.id, piece.place]));
  const ties = new Map<string, Tie>();
  for (const { id, place } of sheet.pieces(after)) {
    const from = was.get(id);
    if (from && place && from !== place) ties.set(`${from} ${place}`, { from, to: place });
  }
  return [...ties.values()];
}
