// Questions to the computer at a table: a hint, and why it moved as it did.
import { outlineAt } from '../../board/pose';
import { onSheet } from '../../board/spots';
import type { GameModule, ParsedAction, Point } from '../../games/game';
import { allPieces, named, offerOf } from '../../games/offers';
import { asFailure } from '../../net/failure';
import type { Account, Hint, View } from '../../protocol';
import { failureText } from '../../text/failures';
import { toast } from '../../ui/toasts.svelte';
import { isAction, parseAction } from '../choosing/actions';
import { viewAt } from '../story/history';
import type { TableSession } from '../story/session.svelte';

// An account with its position.
export interface Explained {
  n: number;
  seat: string;
  account: Account;
  view: View;
}
export interface Advice {
  action: ParsedAction;
  account: Account;
}

// The location of an action: its click targets, and the places of its pieces if it names no place.
export function spotsOf(action: ParsedAction, view: View, game: GameModule): { pieces: string[]; places: string[] } {
  const pieces = named(game, action, 'piece', view);
  const places = named(game, action, 'place', view);
  const standing = allPieces(game, view).filter(({ id }) => pieces.includes(id));
  return { pieces, places: places.length > 0 ? places : standing.map(({ place }) => place) };
}

// The same on a sheet with a scale: points, and outlines of a piece where it would stand, in sheet pixels.
export function shapesOf(action: ParsedAction, view: View, game: GameModule): { points: Point[]; outlines: Point[][] } {
  const scale = game.boards(view).sheets.find((sheet) => sheet.scale)?.scale;
  const rail = game.rail?.(action, view);
  const word = (name: string | undefined): string => action.operands[name ?? ''] ?? '';
  const offer = scale ? offerOf(game, action, view) : [];
  return {
    points: offer.flatMap((one) => (one.kind === 'point' ? [onSheet(scale!, [Number(word(one.x)), Number(word(one.y))])] : [])),
    outlines: offer.flatMap((one) =>
      one.kind === 'pose' && rail
        ? [outlineAt(rail, { corner: word(one.corner), angle: Number(word(one.angle)), distance: Number(word(one.distance)) }, scale!.unit)]
        : [],
    ),
  };
}

export class Advisor {
  advice = $state.raw<Advice | null>(null);
  explained = $state.raw<Explained | null>(null);
  asking = $state(false); // a hint is being computed

  readonly #session: TableSession;

  constructor(session: TableSession) {
    this.#session = session;
  }

  // Only if no other person plays: docs/protocol.md.
  get mayHint(): boolean {
    const { decision, link } = this.#session;
    return decision !== null && (link.match?.seats.every(({ who, you }) => who === 'computer' || you) ?? false);
  }

  async hint(): Promise<void> {
    if (!this.mayHint || this.asking) return;
    const { link } = this.#session;
    const { rev } = link;
    this.asking = true;
    this.explained = null;
    try {
      const hint = await link.hint();
      if (rev === link.rev) this.advice = this.#read(hint);
    } catch (error) {
      const failure = asFailure(error);
      if (failure.code !== 'stale') toast(failureText(failure), 'fault');
    } finally {
      this.asking = false;
    }
  }

  async explain(n: number): Promise<void> {
    const { link, history } = this.#session;
    this.advice = null;
    try {
      const { seat, account } = await link.reasons(n);
      this.explained = history ? { n, seat, account, view: viewAt(history, n - 1) } : null;
    } catch (error) {
      toast(failureText(asFailure(error)));
    }
  }

  close(): void {
    this.advice = this.explained = null;
  }

  #read({ do: notation, account }: Hint): Advice | null {
    const action = parseAction(notation, this.#session.grammar);
    return isAction(action) ? { action, account } : null;
  }
}
