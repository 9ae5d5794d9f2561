// A match as one seat saw it: the first view and, for every action that stands, what happened and the view after it. Views share what
// did not change, so a whole game costs little more than its patches.
import type { Tie } from '../../board/states';
import type { Sheet } from '../../games/game';
import { mergePatch } from '../../net/merge_patch';
import type { GameEvent, MatchRecord, Seating, Story, StoryStep, View } from '../../protocol';

// `do` is empty when the action is not for these eyes: its events tell what can be told.
export interface Moment {
  n: number;
  seat: string;
  do: string;
  events: GameEvent[];
  view: View;
  seating?: Seating | undefined; // it settled who plays which seat
}
export interface History {
  start: View;
  moments: Moment[];
}

// An action, told or not; every other record says what it is.
export const isActionRecord = ({ seat, ...rest }: MatchRecord): boolean => rest.do !== undefined || Object.keys(rest).length === 0;

function follow(view: View, step: StoryStep): Moment {
  const { n, seat, events } = step;
  return { n, seat, do: step.do ?? '', events, view: mergePatch(view, step.patch), seating: step.seating };
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

// Up to this moment the players had other seats than now: what a seat did then, its present player did not do.
export const exchangedAt = ({ moments }: History): number => moments.findLastIndex(({ seating }) => seating === 'exchanged');

export const lengthOf = (history: History): number => history.moments.length;

export function viewAt(history: History, n: number): View {
  return n <= 0 ? history.start : (history.moments[Math.min(n, history.moments.length) - 1]?.view ?? history.start);
}

export const append = (history: History, moment: Moment): History => ({ ...history, moments: [...history.moments, moment] });

// The story up to entry n: what came after was taken back.
export const upTo = (history: History, n: number): History =>
  n >= history.moments.length ? history : { ...history, moments: history.moments.slice(0, n) };

// Where pieces went between two positions: what the last move was, drawn from place to place.
export function trailsOf(before: View, after: View, sheet: Sheet): Tie[] {
  const was = new Map(sheet.pieces(before).map((piece) => [piece.id, piece.place]));
  const ties = new Map<string, Tie>();
  for (const { id, place } of sheet.pieces(after)) {
    const from = was.get(id);
    if (from && place && from !== place) ties.set(`${from} ${place}`, { from, to: place });
  }
  return [...ties.values()];
}
