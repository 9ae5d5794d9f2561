// One visit to a table: the line to the server, the story as the seat looked from saw it, what of it is on show, and the curtain between
// players who share a screen.
import { games } from '../../games';
import type { GameModule } from '../../games/game';
import * as api from '../../net/api';
import { asFailure } from '../../net/failure';
import { TableLink, type TableChange } from '../../net/table.svelte';
import type { Decision, Failure, MatchSeat, Seating, Stakes, StateMessage, UpdateMessage, View } from '../../protocol';
import { language } from '../../text/language.svelte';
import { playerOf, seatName } from '../../text/names';
import { settings } from '../../ui/settings.svelte';
import { type Grammar } from '../choosing/actions';
import { admit, handsOver, hold, raised, received, type Curtain } from './curtain';
import { append, fromStory, isActionRecord, lengthOf, upTo, viewAt, type History, type Moment } from './history';
import { lineCount } from './log';
import { framesOf } from './playback';
import { PlaybackQueue } from './queue';

const kAttempts = 4; // to catch up with records that keep coming

export type NoteKind = 'undone' | 'asked_undo' | 'refused_undo' | 'offered_draw' | 'refused_draw' | 'handed_over';
export interface TableNote {
  key: string;
  after: number;
  seat: string;
  kind: NoteKind;
}

// The rolls on the baize: those of a moment, as many as have been made.
export interface Tray {
  moment: Moment;
  count: number;
}

function noteOf({ rev, n, record }: UpdateMessage): TableNote | null {
  const note = (kind: NoteKind): TableNote => ({ key: `r${rev}`, after: n, seat: record.seat, kind });
  if (record.undo !== undefined) return note('undone');
  if (record.ask_undo !== undefined) return note('asked_undo');
  if (record.refuse_undo) return note('refused_undo');
  if (record.offer_draw) return note('offered_draw');
  if (record.hand_over !== undefined) return note('handed_over');
  return record.refuse_draw ? note('refused_draw') : null;
}

export class TableSession {
  readonly link: TableLink;
  game = $state.raw<GameModule | null>(null);
  grammar = $state.raw<Grammar>({});
  decimals = $state.raw<Readonly<Record<string, number>>>({}); // of operands that are no whole numbers
  stakes = $state.raw<Readonly<Record<string, Stakes>>>({}); // by verb
  sides = $state.raw<string[][]>([]); // seats that win and lose together
  failure = $state.raw<Failure | null>(null);

  history = $state.raw<History | null>(null); // what has been told
  told = $state(Infinity); // lines of the last moment that have been told
  #tray = $state.raw<Tray | null>(null); // of what has been told
  at = $state<number | null>(null); // looking back at this entry; null: now
  curtain = $state.raw<Curtain>(raised());
  notes = $state.raw<TableNote[]>([]);
  playing = $state(false); // another's move is being shown
  standing = $state.raw<Decision | null>(null); // what is to be decided in the position on show
  #present = $state.raw<View | null>(null); // the position on show, now

  onmine: () => void = () => {}; // it has become my turn
  onmove: () => void = () => {}; // somebody moved
  onseated: (how: Seating) => void = () => {}; // the players have bid for their seats, and have got them

  readonly #queue = new PlaybackQueue((idle) => (this.playing = !idle));
  #whole: History | null = null; // with what is still waiting to be told
  #seenBy = ''; // the seat whose story that is
  #hurrying = false; // the computer's moves are shown without pause until a person is to act
  #syncing = false;
  #loading = false;

  constructor(matchId: string, seat?: string) {
    this.link = new TableLink(matchId, { onstate: (message) => this.#restate(message), onupdate: (change) => this.#advance(change) }, seat);
  }

  open(): void {
    this.link.open();
  }

  close(): void {
    this.link.close();
    this.#queue.clear();
  }

  nameOf(seat: string): string {
    return this.link.match ? seatName(this.link.match, seat) : seat;
  }

  // What stands for a seat beside its name.
  markOf(seat: string): string {
    const { match } = this.link;
    return (match && playerOf(match, seat)) ?? this.game?.seatClass(seat) ?? '';
  }

  get mine(): string[] {
    return this.link.match?.seats.filter((seat) => seat.you).map((seat) => seat.seat) ?? [];
  }

  get view(): View | null {
    return this.at !== null && this.history ? viewAt(this.history, this.at) : this.#present;
  }

  // The rolls of the moment on show.
  get tray(): Tray | null {
    return this.at === null ? this.#tray : this.#trayOf(this.at);
  }

  get live(): boolean {
    return this.at === null && !this.playing && this.curtain.is === 'up';
  }

  // The decision that may be made now and here.
  get decision(): Decision | null {
    const decision = this.link.decision;
    return this.live && decision?.legal && this.link.match?.status !== 'over' ? decision : null;
  }

  get myTurn(): boolean {
    const mine = this.mine;
    return this.link.match?.status !== 'over' && (this.link.decision?.to_act.some((seat) => mine.includes(seat)) ?? false);
  }

  // A computer decides now.
  get thinker(): MatchSeat | undefined {
    const { match, decision } = this.link;
    if (match?.status === 'over') return undefined;
    return match?.seats.find(({ seat, who }) => who === 'computer' && decision?.to_act.includes(seat));
  }

  skip(): void {
    this.#queue.skip();
  }

  // Something lies over the table: what another does is shown when it is gone.
  wait(waits: boolean): void {
    this.#queue.hold(waits);
  }

  // What another does, and all that the computer does until a person is to act, is shown at once.
  hurry(): void {
    this.#queue.skip();
    if (!this.thinker) return;
    this.#hurrying = true;
    this.link.hurry().catch(() => {}); // who only watches a match of others sees it at their pace
  }

  lookBack(n: number | null): void {
    this.#queue.skip();
    this.at = n !== null && this.history && n < lengthOf(this.history) ? Math.max(0, n) : null;
  }

  // Nobody else is to be asked: every other seat is the computer's or mine.
  get alone(): boolean {
    return this.link.match?.seats.every(({ who, you }) => who === 'computer' || you) ?? false;
  }

  // Another player of my side would go on if I resigned.
  get ally(): boolean {
    const side = this.sides.find((seats) => seats.includes(this.link.as)) ?? [];
    return this.link.match?.seats.some(({ seat, who, you }) => side.includes(seat) && who !== 'open' && !you) ?? false;
  }

  // The player in front of the curtain says that he is the one it fell for.
  admit(): void {
    this.curtain = admit(this.curtain);
    this.#show();
    this.#handOver();
  }

  #restate(message: StateMessage): void {
    void this.#load(message.match.game);
    this.curtain = received(this.curtain, this.mine, message.as, message.decision.secret);
    if (this.curtain.is === 'up' && !this.#handOver()) this.#show();
    this.#seat(message.missed?.at(-1)?.record.seating);
  }

  // A player who gets another seat is told by a new state and not by an update, since it is another view.
  #seat(seating: Seating | undefined): void {
    if (!seating) return;
    this.onseated(seating);
    this.onmove();
    if (this.myTurn) this.onmine();
  }

  #advance({ message, after }: TableChange): void {
    const before = this.myTurn && this.live;
    const note = noteOf(message);
    if (note) this.notes = [...this.notes.filter(({ after: n }) => n <= message.n), note];
    if (this.curtain.is !== 'up' || this.#handOver()) {
      this.#whole = null; // it misses this record, and is asked for again
      return;
    }
    this.curtain = received(this.curtain, this.mine, this.link.as, message.decision.secret);
    if (this.curtain.is !== 'up') return;
    if (isActionRecord(message.record)) this.#tell(message, after);
    else this.#settle(message.n, after, message.decision);
    if (!this.thinker) this.#hurrying = false;
    if (message.record.seating) return this.#seat(message.record.seating);
    if (isActionRecord(message.record)) this.onmove();
    if (!before && this.myTurn) this.onmine();
  }

  #tell({ n, record, events, ref, decision }: UpdateMessage, view: View): void {
    const moment: Moment = { n, seat: record.seat, do: record.do ?? '', events, view, seating: record.seating };
    if (!this.#whole || !this.game || lengthOf(this.#whole) !== n - 1) {
      this.#stand(view, decision);
      return void this.#sync();
    }
    this.#whole = append(this.#whole, moment);
    const whole = this.#whole;
    const rolls = this.game.rolls(events, view, language()).length;
    const lines = lineCount(moment, this.game, language());
    const mine = ref !== undefined && !this.playing;
    this.#queue.add(
      framesOf(rolls, lines, mine || this.#hurrying ? 0 : settings.pace, {
        rolled: (count) => (this.#tray = { moment, count }),
        changed: (count) => {
          this.history = whole;
          this.#stand(view, decision);
          this.told = count;
        },
        told: (count) => (this.told = count),
      }),
    );
  }

  // A record that is no action: the position stands at entry n, perhaps after a take-back.
  #settle(n: number, view: View, decision: Decision): void {
    this.#queue.skip();
    this.#stand(view, decision);
    this.told = Infinity;
    if (!this.#whole) return;
    if (lengthOf(this.#whole) < n) return void this.#sync();
    this.#whole = this.history = upTo(this.#whole, n);
    this.#layTray();
  }

  #stand(view: View | null, decision: Decision | null): void {
    this.#present = view;
    this.standing = decision;
  }

  #hold(seat: string): void {
    this.#queue.skip();
    this.curtain = hold(seat);
    this.link.look(seat).catch(() => {}); // a lost line is found again, with the seat to act
  }

  #handOver(): boolean {
    const seat = this.link.match?.status === 'over' ? undefined : handsOver(this.mine, this.link.as, this.link.decision?.to_act ?? []);
    if (seat) this.#hold(seat);
    return seat !== undefined;
  }

  #show(): void {
    this.#queue.clear();
    this.#stand(this.link.view, this.link.decision);
    this.told = Infinity;
    if (!this.#inStep()) void this.#sync();
  }

  // Fetches the story of the seat looked from, again while records come in meanwhile.
  async #sync(): Promise<void> {
    if (this.#syncing) return;
    this.#syncing = true;
    try {
      for (let attempt = 0; attempt < kAttempts && !this.#inStep(); ++attempt) {
        if (this.curtain.is !== 'up') return; // whoever raises it asks again
        const as = this.link.as;
        if (as !== this.#seenBy) this.history = this.#whole = null; // another seat's story may hold its secrets
        const story = await api.story(this.link.id, as);
        if (as !== this.link.as) continue;
        this.#whole = fromStory(story);
        this.#seenBy = as;
      }
      this.history = this.#whole;
      this.told = Infinity;
      this.#layTray();
    } catch {
      // The log stays as it is; the next record, or the next connection, asks again.
    } finally {
      this.#syncing = false;
    }
  }

  #inStep(): boolean {
    return this.#seenBy === this.link.as && this.#whole !== null && lengthOf(this.#whole) === this.link.n;
  }

  #layTray(): void {
    this.#tray = this.#trayOf(Infinity);
  }

  // The last rolls that had been made by entry n.
  #trayOf(n: number): Tray | null {
    const { game, history } = this;
    const rolled = ({ n: entry, events, view }: Moment): boolean => entry <= n && (game?.rolls(events, view, language()).length ?? 0) > 0;
    const moment = history?.moments.findLast(rolled);
    return moment ? { moment, count: Infinity } : null;
  }

  async #load(id: string): Promise<void> {
    if (this.game || this.#loading) return;
    this.#loading = true;
    const load = games[id];
    try {
      if (!load) throw new Error(`no module for ${id}`);
      const [module, facts] = await Promise.all([load(), api.games()]);
      const known = facts.find((game) => game.id === id);
      this.grammar = known?.verbs ?? {};
      this.decimals = known?.decimals ?? {};
      this.stakes = known?.stakes ?? {};
      this.sides = known?.sides ?? [];
      this.game = module;
      this.#layTray();
    } catch (error) {
      this.failure = asFailure(error);
    } finally {
      this.#loading = false;
    }
  }
}
