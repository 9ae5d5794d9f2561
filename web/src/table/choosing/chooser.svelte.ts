// The player's hand: what has been picked up for the decision that waits, the slip beside it, and the answer to "why not?".
import type { Refusal, Spot } from '../../board/states';
import type { GameModule, ParsedAction } from '../../games/game';
import { asFailure } from '../../net/failure';
import type { Failure, View } from '../../protocol';
import { language } from '../../text/language.svelte';
import { parseLegal } from './actions';
import { bestAnswer, candidates } from './candidates';
import * as choosing from './choosing';
import type { Choice, Pointed, Target } from './choosing';
import { OddsTeller } from '../cards/odds.svelte';
import type { TableSession } from '../story/session.svelte';
import { tableWords } from '../words';

export type Slip =
  | { kind: 'options'; actions: ParsedAction[]; spot: Spot } // they differ in something that is not on the map
  | { kind: 'which'; pieces: string[]; spot: Spot }
  | { kind: 'confirm'; action: ParsedAction; spot: Spot } // its odds are worth a look first
  | { kind: 'refusal'; text: string; rule: string; spot: Spot };

const kRefusalShown = 4000;

export class Chooser {
  choice = $state.raw<Choice>(choosing.begin([]));
  slip = $state.raw<Slip | null>(null);
  refused = $state.raw<Refusal | null>(null);
  busy = $state(false); // an action is on its way to the server
  ways = $state.raw<Record<string, string[]>>({}); // far places that the piece on its way can reach, and how
  confirms = false; // nothing can be hovered here: odds are shown before a commitment
  readonly odds: OddsTeller;

  readonly #session: TableSession;
  #held: { step: string; picked: Target[] } | null = null; // a button was pressed with this in hand
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: TableSession) {
    this.#session = session;
    this.odds = new OddsTeller(session);
  }

  get actions(): ParsedAction[] {
    return this.choice.offers.map((offer) => offer.action);
  }

  // A new decision, or none: nothing is in hand.
  reset(): void {
    const { decision, game, grammar, view } = this.#session;
    clearTimeout(this.#timer);
    this.odds.forget();
    if (this.slip?.kind !== 'refusal' || decision) this.slip = null;
    this.ways = {};
    if (!decision?.legal || !game || !view) {
      this.choice = choosing.begin([]);
      return;
    }
    const pieces = new Set(game.pieces(view).map((piece) => piece.id));
    const places = new Set(game.places.map((place) => place.id));
    const onBoard = (target: Target): boolean => (target.kind === 'piece' ? pieces : places).has(target.id);
    const actions = parseLegal(decision.legal, grammar);
    const choice = choosing.begin(actions.map((action) => choosing.offered(action, game.offer(action), onBoard)));
    this.choice = this.#held?.step === decision.prompt?.step ? choosing.resumed(choice, this.#held?.picked ?? []) : choice;
    void this.#askWays(game.marching?.(view));
  }

  // Where a piece on its way can go besides the next place.
  async #askWays(piece: string | null | undefined): Promise<void> {
    if (!piece || this.busy) return;
    const asked = this.choice;
    const { paths } = await this.#session.link.inspect(piece).catch(() => ({ paths: undefined }));
    if (this.choice === asked) this.ways = Object.fromEntries(Object.entries(paths ?? {}).filter(([, path]) => path.length > 1));
  }

  // One step after the other, as long as the next one is legal.
  async #march(path: string[], spot: Spot): Promise<void> {
    const { game, link } = this.#session;
    if (this.busy || !game) return;
    this.busy = true;
    this.slip = null;
    try {
      for (const step of game.marchActions?.(path) ?? []) if (link.decision?.legal?.includes(step)) await link.play(step);
      const end = game.marchEnd?.(link.decision?.legal ?? []);
      if (end) await link.play(end);
    } catch (error) {
      const failure = asFailure(error);
      this.refuse(this.#failureText(failure), failure.rule ?? '', spot);
    } finally {
      this.busy = false;
      this.reset();
    }
  }

  // Who can go no further stops without being asked.
  async #endMarch(): Promise<void> {
    const { game, link } = this.#session;
    const legal = link.decision?.legal ?? [];
    const end = legal.length === 1 ? game?.marchEnd?.(legal) : null;
    if (end) await link.play(end);
  }

  // The action that pointing there would play.
  actionAt(target: Target): ParsedAction | null {
    const { game, view, decision } = this.#session;
    if (!game || !view || !decision || this.busy) return null;
    const outcome = choosing.point(this.choice, this.#pointed(target, game, view));
    return outcome.what === 'play' ? outcome.action : null;
  }

  #pointed(target: Target, game: GameModule, view: View): Pointed {
    const pieces = game.pieces(view);
    const place = target.kind === 'place' ? target.id : pieces.find((piece) => piece.id === target.id)?.place;
    return {
      piece: target.kind === 'piece' ? target.id : undefined,
      place,
      piecesThere: pieces.filter((piece) => piece.place === place).map((piece) => piece.id),
    };
  }

  point(target: Target, spot: Spot): void {
    const { game, view } = this.#session;
    if (!game || !view) return;
    if (this.#session.playing) return this.#session.skip();
    const pointed = this.#pointed(target, game, view);
    if (this.#session.decision && !this.busy) this.#take(choosing.point(this.choice, pointed), pointed, spot);
    else this.refuse(this.#idleText(game), '', spot);
  }

  // Plays it, or shows its odds first where they could not be seen before.
  choose(action: ParsedAction, spot: Spot = { x: 24, y: 24 }): void {
    const { game, view } = this.#session;
    if (!this.confirms || !game || !view || !game.commits(action, view)) return void this.play(action, spot);
    this.slip = { kind: 'confirm', action, spot };
    this.odds.look(action, 'slip', 0);
  }

  async play(action: ParsedAction, spot: Spot = { x: 24, y: 24 }): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.slip = null;
    const pressed = choosing.started(this.choice) && choosing.buttons(this.choice).includes(action);
    this.#held = pressed ? { step: this.#session.decision?.prompt?.step ?? '', picked: this.choice.picked } : null;
    try {
      await this.#session.link.play(action.notation);
      await this.#endMarch();
    } catch (error) {
      const failure = asFailure(error);
      this.refuse(this.#failureText(failure), failure.rule ?? '', spot);
      this.choice = choosing.cancel(this.choice);
    } finally {
      this.busy = false;
    }
  }

  cancel(): void {
    this.#held = null;
    this.slip = null;
    this.odds.forget();
    this.choice = choosing.cancel(this.choice);
  }

  refuse(text: string, rule: string, spot: Spot): void {
    clearTimeout(this.#timer);
    this.slip = { kind: 'refusal', text, rule, spot };
    this.#timer = setTimeout(() => {
      if (this.slip?.kind === 'refusal') this.slip = null;
    }, kRefusalShown);
  }

  #take(outcome: choosing.Outcome, pointed: Pointed, spot: Spot): void {
    switch (outcome.what) {
      case 'play':
        return this.choose(outcome.action, spot);
      case 'which':
        this.slip = { kind: 'which', pieces: outcome.pieces, spot };
        return;
      case 'refused': {
        const way = this.ways[pointed.place ?? ''];
        return void (way ? this.#march(way, spot) : this.#explain(outcome.target, pointed, spot));
      }
      case 'picked': {
        this.choice = outcome.choice;
        const actions = choosing.undecided(outcome.choice);
        this.slip = actions.length > 0 ? { kind: 'options', actions, spot } : null;
      }
    }
  }

  async #explain(target: Target, pointed: Pointed, spot: Spot): Promise<void> {
    const { game, link, grammar, decision, view } = this.#session;
    if (!game || !decision?.prompt || !view) return;
    const started = choosing.started(this.choice);
    const asked = candidates(this.choice, pointed, grammar);
    const answers = asked.length > 0 ? await link.why(asked).catch(() => []) : [];
    const best = bestAnswer(answers);
    this.refused = { [target.kind]: target.id, at: Date.now() };
    if (best) return this.refuse(game.refusal(best.rule ?? '', best.text ?? '', language()), best.rule ?? '', spot);
    const { lead, text } = game.prompt(decision.prompt, decision.legal ?? [], view, language());
    if (started) this.cancel();
    this.refuse(`${lead} ${text}`, decision.prompt.rules[0] ?? '', spot);
  }

  #failureText({ code, rule = '', text }: Failure): string {
    if (code === 'stale') return tableWords().stale;
    if (code === 'offline') return tableWords().offline;
    return this.#session.game?.refusal(rule, text, language()) ?? text;
  }

  // Nothing is to be decided here: say who decides what.
  #idleText(game: GameModule): string {
    const { link, view, at, standing } = this.#session;
    if (at !== null) return tableWords().lookingBack;
    if (link.match?.status === 'over') return tableWords().over;
    return view && standing ? game.waiting(view, standing, language()) : tableWords().connecting;
  }
}
