// Which buttons stand beside the prompt, and which of them stands out.
import type { ButtonKind, ParsedAction } from '../../games/game';

export type KindOf = (action: ParsedAction) => ButtonKind;

// What carries the decision out, else what ends it: the key D.
export function finishing(actions: readonly ParsedAction[], kindOf: KindOf): ParsedAction | undefined {
  return actions.find((action) => kindOf(action) === 'act') ?? actions.find((action) => kindOf(action) === 'end');
}

// At most `most`, in the order of the rules; what finishes is always among them, at the end. The list of all choices has the rest.
export function shownButtons(actions: readonly ParsedAction[], kindOf: KindOf, most: number): ParsedAction[] {
  const last = finishing(actions, kindOf);
  const others = actions.filter((action) => action !== last);
  return last ? [...others.slice(0, most - 1), last] : others.slice(0, most);
}

// The act stands out, and what is the only thing to do. Ending a step is plain, and so is what gives something away (LOOK.md, 10.1.5).
export const isPrimary = (kind: ButtonKind, only: boolean): boolean => kind === 'act' || (only && kind !== 'waste');
