// Which buttons are next to the prompt, and which of them is emphasised.
import type { ButtonKind, ParsedAction } from '../../games/game';

export type KindOf = (action: ParsedAction) => ButtonKind;

// The action that carries out the decision, else the one that ends it: the key D.
export function finishing(actions: readonly ParsedAction[], kindOf: KindOf): ParsedAction | undefined {
  return actions.find((action) => kindOf(action) === 'act') ?? actions.find((action) => kindOf(action) === 'end');
}

// At most `most`, in the order of the rules, with the finishing action always at the end. The list of all choices has the others.
export function shownButtons(actions: readonly ParsedAction[], kindOf: KindOf, most: number): ParsedAction[] {
  const last = finishing(actions, kindOf);
  const others = actions.filter((action) => action !== last);
  return last ? [...others.slice(0, most - 1), last] : others.slice(0, most);
}

// An act is emphasised, and so is the only choice. Ending a step is plain, and so is giving something up.
export const isPrimary = (kind: ButtonKind, only: boolean): boolean => kind === 'act' || (only && kind !== 'waste');
