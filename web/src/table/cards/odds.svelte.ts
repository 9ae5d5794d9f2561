// The odds of the action that is looked at: asked for after a moment's rest, one question at a time, and kept while the decision stands.
import type { ParsedAction } from '../../games/game';
import type { Odds } from '../../protocol';
import { stakesOf } from '../choosing/actions';
import type { TableSession } from '../story/session.svelte';

const kRest = 300; // ms

// Where an action is looked at: its odds are shown there.
export type Where = 'map' | 'popover' | 'prompt' | 'list';

export class OddsTeller {
  action = $state.raw<ParsedAction | null>(null); // looked at long enough
  odds = $state.raw<Odds | null>(null); // null: still being weighed

  readonly #session: TableSession;
  readonly #known = new Map<string, Odds>();
  #rev = -1; // the record after which they are known
  #looked = '';
  #where: Where = 'map';
  #asking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: TableSession) {
    this.#session = session;
  }

  // Null: it is not looked at there any more; what is looked at elsewhere meanwhile stays.
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

  // A new decision: nothing of it has been looked at.
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

  // What is looked at when an answer comes may be another action already: then that is asked for.
  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    for (let action = this.action; action && !this.odds; action = this.action) {
      const { notation } = action;
      try {
        this.#known.set(notation, await this.#session.link.odds(notation));
      } catch {
        if (this.action?.notation === notation) this.action = null; // a hint, not a duty: the action can be done without
      }
      this.odds = this.action ? (this.#known.get(this.action.notation) ?? null) : null;
    }
    this.#asking = false;
  }
}
