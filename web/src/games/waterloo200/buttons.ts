// What a button of Waterloo 200 does to its decision.
import type { View } from '../../protocol';
import type { ButtonKind, ParsedAction } from '../game';
import { readView } from './view';

const kEnds: ReadonlySet<string> = new Set(['stop', 'reveal', 'leave']);
const kOpenedByDone: ReadonlySet<string> = new Set(['employ_guns', 'bombarding_guns']);

export function buttonKind({ verb }: ParsedAction, view: View): ButtonKind {
  if (verb === 'pass') return readView(view).step === 'auction' ? 'end' : 'waste'; // it gives the impulse away
  if (verb !== 'done') return kEnds.has(verb) ? 'end' : 'choice';
  return kOpenedByDone.has(readView(view).step ?? '') ? 'act' : 'end';
}
