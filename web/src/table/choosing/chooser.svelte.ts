// The player's hand: what has been picked for the present decision, the popover, and the answer to "why not?".
import type { Refusal, Spot } from '../../board/states';
import type { GameModule, ParsedAction } from '../../games/game';
import { allPieces, allPlaces, offerOf } from '../../games/offers';
import { asFailure } from '../../net/failure';
import type { Failure, View } from '../../protocol';
import { language } from '../../text/language.svelte';
import { say } from '../../text/say';
import { parseLegal, stakesOf } from './actions';
import { bestAnswer, candidates } from './candidates';
import * as choosing from './choosing';
import type { Choice, Pointed, Target } from './choosing';
import { PoseHand } from './pose_hand.svelte';
import { OddsTeller } from '../cards/odds.svelte';
import type { TableSession } from '../story/session.svelte';

export type Popover =
  | { kind: 'options'; actions: ParsedAction[]; spot: Spot } // they differ in something that is not on the map
  | { kind: 'which'; pieces: string[]; spot: Spot }
  | { kind: 'confirm'; action: ParsedAction; spot: Spot } // its odds are shown first
  | { kind: 'refusal'; text: string; rule: string; spot: Spot };

const kRefusalShown = 4000;

export class Chooser {
  #choice = $state.raw<Choice>(choosing.begin([]));
  pose = $state.raw<PoseHand | null>(null); // the next pick is a pose
  popover = $state.raw<Popover | null>(null);
  refused = $state.raw<Refusal | null>(null);
  busy = $state(false); // an action is being sent to the server
  ways = $state.raw<Record<string, string[]>>({}); // distant places that the marching piece can reach, with the paths
  confirms = false; // without hover, odds are shown before a commitment
  readonly odds: OddsTeller;

  readonly #session: TableSession;
  #held: { step: string; picked: Target[] } | null = null; // picked when a button was pressed
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: TableSession) {
    this.#session = session;
    this.odds = new OddsTeller(session);
  }

  get choice(): Choice {
    return this.#choice;
  }

  set choice(next: Choice) {
    this.#choice = next;
    this.pose?.forget();
    this.pose = this.#poseOf(next);
  }

  // The pose to be turned and slid for the next pick, if that is a pose.
  #poseOf(choice: Choice): PoseHand | null {
    const { game, view, link, decimals } = this.#session;
    const at = choice.picked.length;
    const offers = choosing.remaining(choice).filter(({ path }) => path[at]?.kind === 'pose');
    const rail = offers[0] && view && game?.rail?.(offers[0].action, view);
    const unit = view && game?.boards(view).sheets.find((sheet) => sheet.scale)?.scale?.unit;
    if (!rail || !unit) return null;
    return new PoseHand({ offers, at, rail, unit, decimals, why: (notation) => link.why([notation]).then(([answer]) => answer) });
  }

  get actions(): ParsedAction[] {
    return this.choice.offers.map((offer) => offer.action);
  }

  // A new decision, or none: the hand is empty.
  reset(): void {
    const { decision, game, grammar, view } = this.#session;
    clearTimeout(this.#timer);
    this.odds.forget();
    if (this.popover?.kind !== 'refusal' || decision) this.popover = null;
    this.ways = {};
    if (!decision?.legal || !game || !view) {
      this.choice = choosing.begin([]);
      return;
    }
    const pieces = new Set(allPieces(game, view).map((piece) => piece.id));
    const places = new Set(allPlaces(game, view).map((place) => place.id));
    const onBoard = (target: Target): boolean => (target.kind === 'piece' ? pieces : places).has(target.id);
    const actions = parseLegal(decision.legal, grammar);
    const choice = choosing.begin(actions.map((action) => choosing.offered(action, offerOf(game, action), onBoard)));
    this.choice = this.#held?.step === decision.prompt?.step ? choosing.resumed(choice, this.#held?.picked ?? []) : choice;
    void this.#askWays(game.marching?.(view));
  }

  // The places that a marching piece can reach besides the adjacent ones.
  async #askWays(piece: string | null | undefined): Promise<void> {
    if (!piece || this.busy) return;
    const asked = this.choice;
    const { paths } = await this.#session.link.inspect(piece).catch(() => ({ paths: undefined }));
    if (this.choice === asked) this.ways = Object.fromEntries(Object.entries(paths ?? {}).filter(([, path]) => path.length > 1));
  }

  // One step after another, as long as the next one is legal.
  async #march(path: string[], spot: Spot): Promise<void> {
    const { game, link } = this.#session;
    if (this.busy || !game) return;
    this.busy = true;
    this.popover = null;
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

  // A piece that cannot move further stops without a question.
  async #endMarch(): Promise<void> {
    const { game, link } = this.#session;
    const legal = link.decision?.legal ?? [];
    const end = legal.length === 1 ? game?.marchEnd?.(legal) : null;
    if (end) await link.play(end);
  }

  // The action that a click there would play.
  actionAt(target: Target): ParsedAction | null {
    const { game, view, decision } = this.#session;
    if (!game || !view || !decision || this.busy) return null;
    const outcome = choosing.point(this.choice, this.#pointed(target, game, view));
    return outcome.what === 'play' ? outcome.action : null;
  }

  #pointed(target: Target, game: GameModule, view: View, spot?: Spot): Pointed {
    const pieces = allPieces(game, view);
    const stands = target.kind === 'piece' ? pieces.find((piece) => piece.id === target.id)?.place : undefined;
    const place = target.kind === 'place' ? target.id : stands || undefined;
    return {
      piece: target.kind === 'piece' ? target.id : undefined,
      place,
      point: target.kind === 'point' ? target.id : spot && this.#wordsAt(spot),
      piecesThere: place ? pieces.filter((piece) => piece.place === place).map((piece) => piece.id) : [],
    };
  }

  // The clicked point in notation: that of a nearby offer, or exactly the clicked one.
  #wordsAt({ at, near = 0 }: Spot): string | undefined {
    const step = this.choice.picked.length;
    const offers = choosing.remaining(this.choice).filter(({ path }) => path[step]?.kind === 'point');
    const operand = offers[0]?.operands[step];
    if (!at || operand?.kind !== 'point') return undefined;
    const away = (id: string): number => Math.hypot(Number(id.split(' ')[0]) - at[0], Number(id.split(' ')[1]) - at[1]);
    const ids = offers.map(({ path }) => path[step]!.id).filter((id) => away(id) <= near);
    const best = ids.sort((a, b) => away(a) - away(b))[0];
    const { decimals } = this.#session;
    return best ?? [at[0].toFixed(decimals[operand.x] ?? 0), at[1].toFixed(decimals[operand.y] ?? 0)].join(' ');
  }

  // Chooses the pose in hand.
  choosePose(spot: Spot): void {
    const target = this.pose?.target;
    if (target && !this.busy) this.#take(choosing.pickExact(this.choice, target), { piecesThere: [] }, spot);
  }

  point(target: Target, spot: Spot): void {
    const { game, view } = this.#session;
    if (!game || !view) return;
    if (this.#session.playing) return this.#session.skip();
    const pointed = this.#pointed(target, game, view, spot);
    if (this.#session.decision && !this.busy) this.#take(choosing.point(this.choice, pointed), pointed, spot);
    else this.refuse(this.#idleText(game), '', spot);
  }

  // Plays it, or shows its odds first if they could not be seen before.
  choose(action: ParsedAction, spot: Spot = { x: 24, y: 24 }): void {
    if (!this.confirms || stakesOf(action, this.#session) !== 'fight') return void this.play(action, spot);
    this.popover = { kind: 'confirm', action, spot };
    this.odds.look(action, 'popover', 0);
  }

  async play(action: ParsedAction, spot: Spot = { x: 24, y: 24 }): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.popover = null;
    const pressed = choosing.started(this.choice) && choosing.buttons(this.choice).includes(action);
    this.#held = pressed ? { step: this.#session.decision?.prompt?.step ?? '', picked: this.choice.picked } : null;
    try {
      const no = await this.#whyNot(action);
      if (no) {
        this.refused = { point: spot.at, at: Date.now() };
        return this.refuse(no.text, no.rule, spot);
      }
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

  // Asks the server first about an action that it did not list, so that the hand stays as it is if the action is refused.
  async #whyNot({ notation }: ParsedAction): Promise<{ text: string; rule: string } | null> {
    const { decision, game, link } = this.#session;
    if (!decision?.legal || decision.legal.includes(notation)) return null;
    const [answer] = await link.why([notation]);
    const { text, rule = '' } = answer ?? {};
    return answer && text ? { text: game?.refusal(answer, language()) ?? text, rule } : null;
  }

  cancel(): void {
    this.#held = null;
    this.popover = null;
    this.odds.forget();
    this.choice = choosing.cancel(this.choice);
  }

  refuse(text: string, rule: string, spot: Spot): void {
    clearTimeout(this.#timer);
    this.popover = { kind: 'refusal', text, rule, spot };
    this.#timer = setTimeout(() => {
      if (this.popover?.kind === 'refusal') this.popover = null;
    }, kRefusalShown);
  }

  #take(outcome: choosing.Outcome, pointed: Pointed, spot: Spot): void {
    switch (outcome.what) {
      case 'play':
        return this.choose(outcome.action, spot);
      case 'which':
        this.popover = { kind: 'which', pieces: outcome.pieces, spot };
        return;
      case 'refused': {
        const way = this.ways[pointed.place ?? ''];
        return void (way ? this.#march(way, spot) : this.#explain(outcome.target, pointed, spot));
      }
      case 'picked': {
        this.choice = outcome.choice;
        const actions = choosing.undecided(outcome.choice);
        this.popover = actions.length > 0 ? { kind: 'options', actions, spot } : null;
      }
    }
  }

  async #explain(target: Target, pointed: Pointed, spot: Spot): Promise<void> {
    const { game, link, decision, view } = this.#session;
    if (!game || !decision?.prompt || !view) return;
    const started = choosing.started(this.choice);
    const asked = candidates(this.choice, pointed);
    const answers = asked.length > 0 ? await link.why(asked).catch(() => []) : [];
    const best = bestAnswer(answers);
    this.refused = { [target.kind]: target.id, at: Date.now() };
    if (best) return this.refuse(game.refusal(best, language()), best.rule ?? '', spot);
    const { lead, text } = game.prompt(decision.prompt, decision.legal ?? [], view, language());
    if (started) this.cancel();
    this.refuse(`${lead} ${text}`, decision.prompt.rules[0] ?? '', spot);
  }

  #failureText(failure: Failure): string {
    const { code, text } = failure;
    if (code === 'stale') return say('page.table.stale');
    if (code === 'offline') return say('page.table.offline');
    return this.#session.game?.refusal(failure, language()) ?? text;
  }

  // Nothing is to be decided here: says which player decides what.
  #idleText(game: GameModule): string {
    const { link, view, at, standing } = this.#session;
    if (at !== null) return say('page.table.looking_back');
    if (link.match?.status === 'over') return say('page.table.over');
    return view && standing ? game.waiting(view, standing, language()) : say('page.table.connecting');
  }
}
