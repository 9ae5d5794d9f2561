// What the popover next to the pointer shows.
import type { Spot } from '../../board/states';
import type { ParsedAction } from '../../games/game';

export type Popover =
  | { kind: 'options'; actions: ParsedAction[]; spot: Spot } // they differ in something that is not on the map
  | { kind: 'which'; pieces: string[]; spot: Spot }
  | { kind: 'confirm'; action: ParsedAction; order: string[]; others: number; about: string | null; spot: Spot } // its odds are shown first; `others`: pieces that go with it
  | { kind: 'refusal'; text: string; rule: string; spot: Spot };
