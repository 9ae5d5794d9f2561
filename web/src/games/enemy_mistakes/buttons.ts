// What a button of Enemy Mistakes does to its decision.
import type { View } from '../../protocol';
import type { Language } from '../../text/language.svelte';
import type { ButtonKind, ParsedAction } from '../game';
import { say } from './words/speaker';

export function buttonKind({ verb }: ParsedAction, view: View): ButtonKind {
  if (verb !== 'done') return 'choice';
  return (view as { step?: string }).step === 'shot' ? 'act' : 'end';
}

const kBegins: ReadonlySet<string> = new Set(['charge', 'pursue_charge', 'fight', 'attack', 'counterattack']);

// Also a shot that no other gun can support: where one can, the guns are chosen first, and a button fires (EM-9.3).
export function launches({ verb, operands }: ParsedAction, legal: readonly ParsedAction[]): boolean {
  if (verb !== 'fire') return kBegins.has(verb);
  const supports = (other: ParsedAction): boolean => other.verb === 'fire' && other.operands.unit !== operands.unit;
  return !legal.some((other) => supports(other) && other.operands.target === operands.target);
}

// Guns and units support one after another, and one General orders one formation after another. A shot does not repeat: others may support it,
// and its target answers it.
const kAll: ReadonlySet<string> = new Set(['support', 'unfasten']);
const kOthers: ReadonlySet<string> = new Set(['put', 'keep', 'recover']);
export function repeat({ verb }: ParsedAction, language: Language): string | null {
  if (kAll.has(verb)) return say(`repeat.${verb}`, {}, language);
  return kOthers.has(verb) ? '' : null;
}
