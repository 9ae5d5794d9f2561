// The odds of the action under consideration: requested after a short rest, one question at a time, and kept while the decision stands.
import type { ParsedAction } from '../../games/game';
import type { Odds } from '../../protocol';
import { stakesOf } from '../choosing/actions';
import type { TableSession } from '../story/session.svelte';

const kRest = 300; // ms

// Where an action is considered: its odds are shown there.
export type Where = 'map' | 'popover' | 'prompt' | 'list' | 'hand';

export class OddsTeller {
  action = $state.raw<ParsedAction | null>(null); // considered long enough
  odds = $state.raw<Odds | null>(null); // null: not known yet

  readonly #session: TableSession;
  readonly #known = new Map<string, Odds>();
  #rev = -1; // the record for which they are valid
  #looked = '';
  #where: Where = 'map';
  #asking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: TableSession) {
    this.#session = session;
  }

  // Null: it is no longer considered there; an action considered elsewhere stays.
  look(action: ParsedAction | null, where: Where, rest = kRest): void {
    if (!action && where !== this.#where) return;
    const worth = action && stakesOf(action, this.#session) ? action : null;
    if ((worth?.notation ?? '') === this.#looked && where === this.#where) return;
    this.#where = where;
    this.#looked = worth?.notation ?? '';
    clearTimeout(this.#timer);
    this.action = this.odds = null;
    if (worth) this.#timer = setTimeout(() => this.#show(worth), rest);
  }

  // A new decision: clears everything.
  forget(): void {
    this.look(null, this.#where);
  }

  isShown(action: ParsedAction | null | undefined, where: Where): boolean {
    return this.action !== null && this.action.notation === action?.notation && this.#where === where;
  }

  #show(action: ParsedAction): void {
    if (this.#rev !== this.#session.link.rev) this.#known.clear();
    this.#rev = this.#session.link.rev;
    this.action = action;
    this.odds = this.#known.get(action.notation) ?? null;
    if (!this.odds) void this.#ask();
  }

  // When the answer arrives, another action may be considered already: then that one is requested.
  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    for (let action = this.action; action && !this.odds; action = this.action) {
      const { notation } = action;
      try {
        this.#known.set(notation, await this.#session.link.odds(notation));
      } catch {
        if (this.action?.notation === notation) this.action = null; // the odds are optional: the action can be played without them
      }
      this.odds = this.action ? (this.#known.get(this.action.notation) ?? null) : null;
    }
    this.#asking = false;
  }
}
