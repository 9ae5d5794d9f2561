// Actions worth weighing before they are done: those that open fire or a fight, also where "done" does.
import type { View } from '../../protocol';
import type { ParsedAction } from '../game';
import { kOpenedByDone } from './buttons';
import { innermost, readView } from './view';

const kFights = new Set(['fire', 'volley', 'aim', 'assault', 'attack', 'resolve', 'charge', 'counter', 'skirmish']);

// Orders to single units can be taken back until it begins.
const kOrders = new Set(['aim', 'attack']);

export const commits = (action: ParsedAction, view: View): boolean => !kOrders.has(action.verb) && hasOdds(action, view);

export function hasOdds(action: ParsedAction, view: View): boolean {
  if (action.verb === 'done') return kOpenedByDone.has(innermost(readView(view))?.step ?? '');
  return kFights.has(action.verb);
}
