// What a button of Waterloo does to its decision.
import type { View } from '../../protocol';
import type { ButtonKind, ParsedAction } from '../game';
import { innermost, readView } from './view';

// Steps in which "done" opens the fire or the assault that was prepared.
export const kOpenedByDone: ReadonlySet<string> = new Set(['fire_orders', 'assault_moves']);

export function buttonKind({ verb }: ParsedAction, view: View): ButtonKind {
  if (verb === 'pass') return 'end'; // of the bidding
  if (verb === 'nothing') return 'waste'; // it spends a disc
  if (verb !== 'done') return 'choice';
  return kOpenedByDone.has(innermost(readView(view))?.step ?? '') ? 'act' : 'end';
}
