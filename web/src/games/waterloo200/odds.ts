// Actions worth weighing before they are done: those that begin a battle, or let one be fought out.
import type { View } from '../../protocol';
import type { ParsedAction } from '../game';
import { readView } from './view';

const kFights = new Set(['battle', 'bombard', 'retreat', 'add']);
const kOpenedByDone = new Set(['employ_guns', 'bombarding_guns', 'retreat', 'sunken_road']);

export function hasOdds(action: ParsedAction, view: View): boolean {
  if (action.verb === 'done') return kOpenedByDone.has(readView(view).step ?? '');
  return kFights.has(action.verb);
}

export const commits = hasOdds;
