// One visit to a table: the connection to the server, the story from the view of the seat, the part of it on show, and the curtain
// between players who share a screen.
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
import { FullStory } from './full_story';
import { isActionRecord, lengthOf, viewAt, type History, type Moment } from './history';
import { lineCount } from './log';
import { noteOf, type TableNote } from './notes';
import { framesOf } from './playback';
import { PlaybackQueue } from './queue';
import { trayAt, type Tray } from './tray';

export class TableSession {
  readonly link: TableLink;
  readonly #story: FullStory;
  game = $state.raw<GameModule | null>(null);
  grammar = $state.raw<Grammar>({});
  decimals = $state.raw<Readonly<Record<string, number>>>({}); // of operands that are not whole numbers
  stakes = $state.raw<Readonly<Record<string, Stakes>>>({}); // by verb
  sides = $state.raw<string[][]>([]); // seats that win and lose together
  failure = $state.raw<Failure | null>(null);

  history = $state.raw<History | null>(null); // the history on show
  shownLines = $state(Infinity); // lines of the last moment that are shown
  #tray = $state.raw<Tray | null>(null); // of the history on show
  at = $state<number | null>(null); // the entry on show; null: the present
  curtain = $state.raw<Curtain>(raised());
  notes = $state.raw<TableNote[]>([]);
  playing = $state(false); // another player's move is being shown
  standing = $state.raw<Decision | null>(null); // the decision in the position on show
  #present = $state.raw<View | null>(null); // the present position on show

  onmine: () => void = () => {}; // it has become my turn
  onmove: () => void = () => {}; // somebody moved
  onseated: (how: Seating) => void = () => {}; // the auction is over, and the players have got their seats

  readonly #queue = new PlaybackQueue((idle) => (this.playing = !idle));
  #hurrying = false; // the computer's moves are shown without pauses until a person is to act
  #loading = false;

  constructor(matchId: string, seat?: string) {
    this.link = new TableLink(matchId, { onstate: (message) => this.#restate(message), onupdate: (change) => this.#advance(change) }, seat);
    this.#story = new FullStory(this.link);
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

  // The mark of a seat next to its name.
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
    return this.at === null ? this.#tray : trayAt(this.game, this.history, this.at);
  }

  get live(): boolean {
    return this.at === null && !this.playing && this.curtain.is === 'up';
  }

  // The decision that can be made here now.
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

  // Something covers the table: other players' moves are shown when it is gone.
  wait(waits: boolean): void {
    this.#queue.hold(waits);
  }

  // Shows other players' moves, and all moves of the computer until a person is to act, at once.
  hurry(): void {
    this.#queue.skip();
    if (!this.thinker) return;
    this.#hurrying = true;
    this.link.hurry().catch(() => {}); // observers of a match between others see it at the players' pace
  }

  lookBack(n: number | null): void {
    this.#queue.skip();
    this.at = n !== null && this.history && n < lengthOf(this.history) ? Math.max(0, n) : null;
  }

  // Nobody else needs to be asked: every other seat is the computer's or mine.
  get alone(): boolean {
    return this.link.match?.seats.every(({ who, you }) => who === 'computer' || you) ?? false;
  }

  // Another player of my side would continue if I resigned.
  get ally(): boolean {
    const side = this.sides.find((seats) => seats.includes(this.link.as)) ?? [];
    return this.link.match?.seats.some(({ seat, who, you }) => side.includes(seat) && who !== 'open' && !you) ?? false;
  }

  // The player at the curtain confirms that he is the one to act.
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

  // A player who gets another seat is sent a new state instead of an update, since it is another view.
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
      this.#story.drop();
      return;
    }
    this.curtain = received(this.curtain, this.mine, this.link.as, message.decision.secret);
    if (this.curtain.is !== 'up') return;
    if (isActionRecord(message.record)) this.#showRecord(message, after);
    else this.#settle(message.n, after, message.decision);
    if (!this.thinker) this.#hurrying = false;
    if (message.record.seating) return this.#seat(message.record.seating);
    if (isActionRecord(message.record)) this.onmove();
    if (!before && this.myTurn) this.onmine();
  }

  #showRecord({ n, record, events, counts, ref, decision }: UpdateMessage, view: View): void {
    const moment: Moment = { n, seat: record.seat, do: record.do ?? '', events, view, seating: record.seating };
    if (!this.game || !this.#story.append(moment, counts?.length)) {
      this.#stand(view, decision);
      return void this.#sync();
    }
    const whole = this.#story.history;
    const rolls = this.game.rolls(events, view, language()).length;
    const lines = lineCount(moment, this.game, language());
    const mine = ref !== undefined && !this.playing;
    this.#queue.add(
      framesOf(rolls, lines, mine || this.#hurrying ? 0 : settings.pace, {
        rolled: (count) => (this.#tray = { moment, count }),
        changed: (count) => {
          this.history = whole;
          this.#stand(view, decision);
          this.shownLines = count;
        },
        lineShown: (count) => (this.shownLines = count),
      }),
    );
  }

  // A record without an action: the position is that of entry n, perhaps after a take-back.
  #settle(n: number, view: View, decision: Decision): void {
    this.#queue.skip();
    this.#stand(view, decision);
    this.shownLines = Infinity;
    if (!this.#story.history) return;
    if (!this.#story.cutAt(n)) return void this.#sync();
    this.history = this.#story.history;
    this.#tray = trayAt(this.game, this.history);
  }

  #stand(view: View | null, decision: Decision | null): void {
    this.#present = view;
    this.standing = decision;
  }

  #hold(seat: string): void {
    this.#queue.skip();
    this.curtain = hold(seat);
    this.link.look(seat).catch(() => {}); // a lost connection is restored with the seat to act
  }

  #handOver(): boolean {
    const seat = this.link.match?.status === 'over' ? undefined : handsOver(this.mine, this.link.as, this.link.decision?.to_act ?? []);
    if (seat) this.#hold(seat);
    return seat !== undefined;
  }

  #show(): void {
    this.#queue.clear();
    this.#stand(this.link.view, this.link.decision);
    this.shownLines = Infinity;
    if (!this.#story.complete) void this.#sync();
  }

  async #sync(): Promise<void> {
    const mayShow = (): boolean => this.curtain.is === 'up'; // raising the curtain requests it again
    if (!(await this.#story.fetch(mayShow, () => (this.history = null)))) return;
    this.history = this.#story.history;
    this.shownLines = Infinity;
    this.#tray = trayAt(this.game, this.history);
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
      this.#tray = trayAt(this.game, this.history);
    } catch (error) {
      this.failure = asFailure(error);
    } finally {
      this.#loading = false;
    }
  }
}
