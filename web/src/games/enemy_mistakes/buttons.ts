// What a button of Enemy Mistakes does to its decision.
import type { View } from '../../protocol';
import type { ButtonKind, ParsedAction } from '../game';

export function buttonKind({ verb }: ParsedAction, view: View): ButtonKind {
  if (verb !== 'done') return 'choice';
  return (view as { step?: string }).step === 'shot' ? 'act' : 'end';
}
