// The view of Drill (tests/toys/drill.h) for a seat, typed; lengths and angles are in tenths.
import type { View } from '../../../src/protocol';

export const kTiles = ['red_1', 'red_2', 'blue_1', 'blue_2'] as const;
export interface Tile {
  state: 'waiting' | 'posted' | 'lost';
  pose: { x: number; y: number; facing: number };
}
export type Step =
  | { step: 'turn'; number: number }
  | { step: 'post'; side: string }
  | { step: 'manoeuvre'; tile: string }
  | { step: 'guard'; tile: string; met: string }
  | { step: 'strike'; tile: string; met: string; guarded: string };
export interface DrillView {
  tiles: Tile[];
  agenda: Step[];
}

export const readView = (view: View): DrillView => view as unknown as DrillView;
export const sideOf = (tile: string): string => tile.split('_')[0]!;
export const tileOf = ({ tiles }: DrillView, id: string): Tile => tiles[kTiles.indexOf(id as (typeof kTiles)[number])]!;
export const innermost = (view: View): Step | undefined => readView(view).agenda.at(-1);
