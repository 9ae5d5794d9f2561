// What a seat sees of a game of Smohain, typed: the JSON of games/smohain/records/position.cc. What is not known is absent.
import type { View } from '../../protocol';

export interface UnitView {
  at: string;
  steps: number;
  ordered: boolean;
}

export interface SmohainView {
  turn: number;
  ambush: 'none' | 'hidden' | 'sprung';
  ambush_at?: string;
  units: Record<string, UnitView>;
  agenda: { step: string }[];
}

export const readView = (view: View): SmohainView => view as unknown as SmohainView;
