// What the player does about the present decision: what has been picked, what is in hand, the popover, and the answer to "why not?".
import { tick } from 'svelte';
import type { Refusal, Spot } from '../../board/states';
import type { ParsedAction } from '../../games/game';
import { asFailure } from '../../net/failure';
import type { Stopped, Way } from '../../protocol';
import { isAction, parseAction, stakesOf } from './actions';
import * as choosing from './choosing';
import type { Choice, Pointed, Target } from './choosing';
import { aboutText, explanationOf, failureText, idleText, stopText, warningText, whyNot } from './explanations';
import { limited, onlyMarcher, stillLegal, takenBy, verbsOf, type Repeat } from './groups';
import { Hand } from './hand.svelte';
import { offersOf, pointedAt, wordsAt } from './pointing';
import type { Popover } from './popover';
import { poseFor, type PoseHand } from './pose_hand.svelte';
import { OddsTeller } from '../cards/odds.svelte';
import type { TableSession } from '../story/session.svelte';

const kRefusalShown = 4000;
const kCorner: Spot = { x: 24, y: 24 }; // for what was chosen by a button

export class Chooser {
  #choice = $state.raw<Choice>(choosing.begin([]));
  pose = $state.raw<PoseHand | null>(null); // the next pick is a pose
  popover = $state.raw<Popover | null>(null);
  refused = $state.raw<Refusal | null>(null);
  busy = $state(false); // an action is being sent to the server
  last = $state.raw<ParsedAction | null>(null); // the last action that a piece was ordered
  confirms = false; // without hover, odds are shown before a commitment
  readonly odds: OddsTeller;
  readonly hand: Hand;

  readonly #session: TableSession;
  #held: { step: string; picked: Target[] } | null = null; // picked when a button was pressed
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: TableSession) {
    this.#session = session;
    this.odds = new OddsTeller(session);
    this.hand = new Hand({
      ask: async (pieces, over) => session.link.ways(pieces, over),
      offers: () => this.choice.offers,
      marches: (piece) => this.hand.underWay || verbsOf(this.choice.offers, piece).some((verb) => session.game?.marches?.includes(verb)),
    });
  }

  get choice(): Choice {
    return this.#choice;
  }

  set choice(next: Choice) {
    this.#choice = next;
    this.pose?.forget();
    this.pose = poseFor(next, this.#session);
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
    this.hand.clear();
    if (!decision?.legal || !game || !view) return void (this.choice = choosing.begin([]));
    const choice = choosing.begin(offersOf(decision.legal, grammar, game, view));
    this.choice = this.#held?.step === decision.prompt?.step ? choosing.resumed(choice, this.#held?.picked ?? []) : choice;
    const marching = game.marching?.(view) ?? onlyMarcher(this.choice, game.marches);
    if (marching) void this.hand.take([marching], 'under way');
  }

  // Adds a piece to what is in hand.
  add(piece: string): void {
    if (!this.takeable.includes(piece) || this.busy) return;
    this.choice = choosing.cancel(this.choice);
    void this.hand.add(piece);
  }

  // The pieces that may be taken in hand now.
  get takeable(): string[] {
    const first = choosing.choosable(choosing.cancel(this.choice));
    return first.filter(({ kind }) => kind === 'piece').map(({ id }) => id);
  }

  // A stack, a corps, or all of them, as far as they may be taken.
  takeGroup(pieces: readonly string[]): void {
    const group = this.takeable.filter((piece) => pieces.includes(piece));
    if (group.length === 0 || this.busy) return;
    this.popover = null;
    this.choice = choosing.cancel(this.choice);
    void this.hand.take(group);
  }

  // Every piece that can do this does it: at once, or each at its target, which is shown first.
  repeat({ offers, pieces, aimed }: Repeat): void {
    const actions = offers.map(({ action }) => action.notation);
    this.cancel();
    if (aimed) this.hand.takeAll(pieces, offers);
    else void this.order(actions, kCorner, true);
  }

  // The action that a click there would play.
  actionAt(target: Target): ParsedAction | null {
    const { game, view, decision } = this.#session;
    if (!game || !view || !decision || this.busy) return null;
    const outcome = choosing.point(this.choice, pointedAt(target, game, view));
    return outcome.what === 'play' ? outcome.action : null;
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
    const pointed = { ...pointedAt(target, game, view) };
    pointed.point ??= wordsAt(spot, this.choice, this.#session.decimals);
    if (!this.#session.decision || this.busy) return this.refuse(idleText(this.#session, game), '', spot);
    if (this.#byHand(pointed, spot)) return;
    const outcome = choosing.point(this.choice, pointed);
    const piece = takenBy(outcome, this.choice);
    if (piece) void this.#pickUp(piece, outcome, pointed, spot);
    else this.#take(outcome, pointed, spot);
  }

  // What a click means while something is in hand, or with Shift. False: nothing of that kind.
  #byHand({ piece, place }: Pointed, spot: Spot): boolean {
    const { hand } = this;
    const takeable = piece !== undefined && this.takeable.includes(piece);
    if (spot.shift && takeable) {
      this.add(piece);
      return true;
    }
    if (hand.has(piece) && !hand.underWay) {
      const left = hand.pieces.length > 1;
      if (left) void hand.drop(piece!);
      else this.cancel();
      return true;
    }
    const nextDoor = hand.underWay && choosing.choosable(this.choice).some(({ kind, id }) => kind === 'place' && id === place);
    if (takeable || nextDoor || !hand.reaches(place)) return false;
    if (spot.shift) void hand.pass(place);
    else if (spot.touch && hand.aim !== place) hand.point(place);
    else this.go(place, spot);
    return true;
  }

  // A piece that can march is held until its destination is chosen, and asked for what else it can do; for any other the click says everything.
  async #pickUp(piece: string, outcome: choosing.Outcome, pointed: Pointed, spot: Spot): Promise<void> {
    const [{ link }, { rev }] = [this.#session, this.#session.link];
    this.popover = null;
    if (outcome.what === 'picked') this.choice = outcome.choice;
    const held = await this.hand.take([piece]);
    if (link.rev !== rev || this.busy) return;
    if (!held) return this.#take(outcome, pointed, spot);
    const actions = this.hand.has(piece) && outcome.what === 'picked' ? choosing.undecided(outcome.choice) : [];
    if (actions.length > 0) this.popover = { kind: 'options', actions, spot };
  }

  // Sends what is in hand to the place. `sure`: by the button, next to the odds.
  go(place: string | null, spot: Spot = kCorner, sure = false): void {
    const way = place === null ? undefined : this.hand.ways.places[place];
    if (!way || this.busy) return;
    const read = way.do.flatMap((one) => this.#read(one) ?? []);
    if (way.do.length === 1 && read[0]) return void (sure ? this.play(read[0], spot) : this.choose(read[0], spot));
    const fight = sure ? undefined : read.find((one) => this.#launches(one, way));
    if (fight) this.#confirm(fight, way.do, spot, way);
    else void this.order(way.do, spot, this.hand.all);
  }

  // Several actions in one message; the server stops where one is refused, rolls dice or reveals something. `through`: dice are no reason to
  // stop, what is still legal of the rest is sent again.
  async order(actions: readonly string[], spot: Spot = kCorner, through = false): Promise<void> {
    if (this.busy || actions.length === 0) return;
    this.busy = true;
    this.popover = this.#held = this.last = null;
    try {
      let rest = actions;
      for (let stopped = await this.#send(rest); stopped; stopped = await this.#send(rest)) {
        rest = through ? stillLegal(rest, stopped, this.#session.link.decision?.legal) : [];
        if (rest.length > 0) continue;
        await tick(); // the new decision has cleared the popover
        return this.refuse(stopText(this.#session, stopped), stopped.rule ?? '', spot);
      }
    } catch (error) {
      this.#fail(error, spot);
    } finally {
      this.busy = false;
    }
  }

  async #send(actions: readonly string[]): Promise<Stopped | undefined> {
    const answer = await this.#session.link.order(limited(actions));
    return answer.type === 'update' ? answer.stopped : undefined;
  }

  #read(notation: string): ParsedAction | undefined {
    const read = parseAction(notation, this.#session.grammar);
    return isAction(read) ? read : undefined;
  }

  // A fight begins with it, or it costs more than it seems to, and it was pointed at like any other choice: it gets a click of its own.
  #launches(action: ParsedAction, way?: Way): boolean {
    const { game, view } = this.#session;
    return warningText(this.#session, action, way) !== null || Boolean(view && game?.launches?.(action, this.actions, way?.going ?? [], view));
  }

  // The click of its own, after the odds.
  launch({ action, order, spot }: { action: ParsedAction; order: string[]; spot: Spot }): void {
    void (order.length > 1 ? this.order(order, spot) : this.play(action, spot));
  }

  #confirm(action: ParsedAction, order: string[], spot: Spot, way?: Way): void {
    this.popover = { kind: 'confirm', action, order, others: (way?.going.length ?? 1) - 1, about: aboutText(this.#session, action, way), spot };
    this.odds.look(action, 'popover', 0);
  }

  // Plays it, or shows its odds first: of a fight that is launched by it, and where they could not be seen before.
  choose(action: ParsedAction, spot: Spot = kCorner): void {
    const unseen = this.confirms && stakesOf(action, this.#session) === 'fight';
    if (unseen || (!choosing.buttons(this.choice).includes(action) && this.#launches(action))) this.#confirm(action, [], spot);
    else void this.play(action, spot);
  }

  async play(action: ParsedAction, spot: Spot = kCorner): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.popover = null;
    const pressed = choosing.started(this.choice) && choosing.buttons(this.choice).includes(action);
    this.#held = pressed ? { step: this.#session.decision?.prompt?.step ?? '', picked: this.choice.picked } : null;
    try {
      const no = await whyNot(this.#session, action);
      if (no) {
        this.refused = { point: spot.at, at: Date.now() };
        return this.refuse(no.text, no.rule, spot);
      }
      this.last = action;
      await this.#session.link.play(action.notation);
    } catch (error) {
      this.#fail(error, spot);
    } finally {
      this.busy = false;
    }
  }

  cancel(): void {
    this.#held = null;
    this.popover = null;
    this.odds.forget();
    if (!this.hand.underWay) this.hand.clear();
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
        return void (this.popover = { kind: 'which', pieces: outcome.pieces, spot });
      case 'refused':
        return void this.#explain(outcome.target, pointed, spot);
      case 'picked': {
        this.choice = outcome.choice;
        const actions = choosing.undecided(outcome.choice);
        this.popover = actions.length > 0 ? { kind: 'options', actions, spot } : null;
      }
    }
  }

  #fail(error: unknown, spot: Spot): void {
    const failure = asFailure(error);
    this.refuse(failureText(this.#session, failure), failure.rule ?? '', spot);
    this.hand.clear();
    this.choice = choosing.cancel(this.choice);
  }

  async #explain(target: Target, pointed: Pointed, spot: Spot): Promise<void> {
    const said = await explanationOf(this.#session, this.choice, pointed, this.hand);
    if (!said) return;
    this.refused = { [target.kind]: target.id, at: Date.now() };
    if (said.puzzled && choosing.started(this.choice)) this.cancel();
    this.refuse(said.text, said.rule, spot);
  }
}
