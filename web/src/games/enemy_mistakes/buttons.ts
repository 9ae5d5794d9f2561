// What a button of Enemy Mistakes does to its decision.
import type { View } from '../../protocol';
import type { ButtonKind, ParsedAction } from '../game';

export function buttonKind({ verb }: ParsedAction, view: View): ButtonKind {
  if (verb !== 'done') return 'choice';
  return (view as { step?: string }).step === 'shot' ? 'act' : 'end';
}

const kBegins: ReadonlySet<string> = new Set(['fight', 'attack', 'counterattack']);

// Also a shot that no other gun can support: where one can, the guns are chosen first, and a button fires (EM-9.3).
export function launches({ verb, operands }: ParsedAction, legal: readonly ParsedAction[]): boolean {
  if (verb !== 'fire') return kBegins.has(verb);
  const supports = (other: ParsedAction): boolean => other.verb === 'fire' && other.operands.unit !== operands.unit;
  return !legal.some((other) => supports(other) && other.operands.target === operands.target);
}
