// One visit to a table: the connection to the server, the story from the view of the seat, the part of it on show, and the curtain
// between players who share a screen.
import type { GameModule } from '../../games/game';
import { asFailure } from '../../net/failure';
import { TableLink, type TableChange } from '../../net/table.svelte';
import type { Decision, Failure, Seating, Stakes, StandingAnswer, StateMessage, UpdateMessage, View } from '../../protocol';
import { playerOf } from '../../text/names';
import { settings } from '../../ui/settings.svelte';
import { type Grammar } from '../choosing/actions';
import { admit, handsOver, hold, raised, received, type Curtain } from './curtain';
import { FullStory } from './full_story';
import { isActionRecord, lengthOf, upTo, viewAt, viewsOf, type History, type Moment } from './history';
import { loadGame } from './loaded_game';
import { noteOf, type TableNote } from './notes';
import { Playback } from './playback.svelte';
import { TableSeats } from './seats';
import { trayAt } from './tray';
import { turnAt, type Turn } from './turn';

export class TableSession extends TableSeats {
  readonly link: TableLink;
  readonly #story: FullStory;
  game = $state.raw<GameModule | null>(null);
  grammar = $state.raw<Grammar>({});
  decimals = $state.raw<Readonly<Record<string, number>>>({}); // of operands that are not whole numbers
  stakes = $state.raw<Readonly<Record<string, Stakes>>>({}); // by verb
  sides = $state.raw<string[][]>([]); // seats that win and lose together
  answers = $state.raw<readonly StandingAnswer[]>([]); // that can be given beforehand
  failure = $state.raw<Failure | null>(null);

  history = $state.raw<History | null>(null); // up to the present on show
  at = $state<number | null>(null); // the entry on show; null: the present
  curtain = $state.raw<Curtain>(raised());
  notes = $state.raw<TableNote[]>([]);
  readonly playback = new Playback({ show: (n) => (this.at = n) });
  standing = $state.raw<Decision | null>(null); // the decision in the position on show
  #present = $state.raw<View | null>(null); // the present position on show
  #behind = $state(false); // the position on show is older than the decision: the story in between is being fetched

  onmine: () => void = () => {}; // it has become my turn
  onmove: () => void = () => {}; // somebody moved
  onseated: (how: Seating) => void = () => {}; // the auction is over, and the players have got their seats

  #hurrying = false; // the server was asked for the computer's moves without pauses
  #skipping = false; // they are not played either, until a person is to act
  #loading = false;

  constructor(matchId: string, seat?: string) {
    super();
    this.link = new TableLink(matchId, { onstate: (message) => this.#restate(message), onupdate: (change) => this.#advance(change) }, seat);
    this.#story = new FullStory(this.link);
  }

  open(): void {
    this.link.open();
    document.addEventListener('visibilitychange', this.#seen);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#seen);
    this.link.close();
    this.playback.stop();
  }

  // The mark of a seat next to its name.
  markOf(seat: string): string {
    const { match } = this.link;
    return (match && playerOf(match, seat)) ?? this.game?.seatClass(seat) ?? '';
  }

  get view(): View | null {
    return this.at !== null && this.history ? viewAt(this.history, this.at) : this.#present;
  }

  // The history up to the moment on show.
  get told(): History | null {
    return this.at !== null && this.history ? upTo(this.history, this.at) : this.history;
  }

  readonly past = (): View[] => viewsOf(this.told);

  // The rolls of the moment on show.
  get tray(): Moment | null {
    return trayAt(this.game, this.told);
  }

  // The seats that decide in the position on show.
  get toAct(): string[] {
    const { at } = this;
    const next = at === null ? undefined : this.history?.moments.find(({ n }) => n > at);
    return next ? [next.seat] : (this.standing?.to_act ?? []);
  }

  // The turn of others that has led to the present, or to which the entry on show belongs.
  get turn(): Turn | null {
    const { game, history, mine } = this;
    const n = this.playing ? this.playback.of : (this.at ?? Infinity);
    return game && history && mine.length > 0 ? turnAt(history, mine, game, n) : null;
  }

  // Another player's turn is being played.
  get playing(): boolean {
    return this.playback.playing;
  }

  get live(): boolean {
    return this.at === null && !this.playing && !this.#behind && this.curtain.is === 'up';
  }

  // The decision that can be made here now.
  get decision(): Decision | null {
    const decision = this.link.decision;
    return this.live && decision?.legal && this.link.match?.status !== 'over' ? decision : null;
  }

  skip(): void {
    this.playback.skip();
  }

  // Something covers the table: other players' moves are shown when it is gone.
  wait(waits: boolean): void {
    this.playback.cover(waits);
  }

  // Shows other players' moves, and all moves of the computer until a person is to act, at once.
  hurry(): void {
    this.playback.skip();
    this.#skipping = this.thinker !== undefined;
    this.#catchUp();
  }

  lookBack(n: number | null): void {
    this.playback.stop();
    this.#catchUp();
    this.at = n !== null && this.history && n < lengthOf(this.history) ? Math.max(0, n) : null;
  }

  playAgain(): void {
    const { turn } = this;
    if (turn) this.playback.again(turn, this.at);
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
    this.#hurrying = false;
    this.#askToHurry();
    this.#seat(message.missed?.at(-1)?.record.seating);
  }

  // A turn is planned as a whole: its records should come at once. Observers see it at the server's pace.
  #askToHurry(): void {
    const wanted = this.thinker !== undefined && this.mine.length > 0;
    if (wanted && !this.#hurrying) {
      this.playback.begin();
      this.link.hurry().catch(() => {}); // a lost connection asks again
    }
    this.#hurrying = wanted;
    if (!wanted) this.#skipping = false;
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
    this.#askToHurry();
    if (message.record.seating) return this.#seat(message.record.seating);
    if (isActionRecord(message.record)) this.onmove();
    if (!before && this.myTurn) this.onmine();
  }

  #showRecord({ n, record, events, counts, decision }: UpdateMessage, view: View): void {
    const moment: Moment = { n, seat: record.seat, do: record.do ?? '', events, view, seating: record.seating, standing: record.standing };
    if (!this.game || !this.#story.append(moment, counts?.length)) {
      this.#stand(view, decision);
      return void this.#sync();
    }
    const looksBack = this.at !== null && !this.playing;
    if (this.mine.includes(record.seat) || looksBack || this.#skipping) return this.#catchUp();
    if (this.#collects) this.playback.soon(() => this.#play(false));
    else this.#play(this.link.match?.seats.find(({ seat }) => seat === record.seat)?.who !== 'computer');
  }

  // A computer that has not finished, or a page that nobody sees: what comes is played together later.
  get #collects(): boolean {
    return this.mine.length > 0 && settings.pace > 0 && (this.thinker !== undefined || document.hidden);
  }

  readonly #seen = (): void => {
    if (!this.#collects) this.#play(false);
  };

  // Plays what is not on show yet.
  #play(live: boolean): void {
    const [{ history: whole }, shown] = [this.#story, this.history];
    if (!this.game || !whole || !shown || lengthOf(whole) <= lengthOf(shown)) return;
    this.history = whole;
    this.#stand(whole.moments.at(-1)!.view, this.link.decision);
    this.playback.play(whole, shown.moments.length, this.game, live);
  }

  // Shows all that has come, without playing it.
  #catchUp(): void {
    const { history: whole } = this.#story;
    if (!whole || !this.#story.complete) return;
    if (!this.playing) this.playback.stop();
    this.history = whole;
    this.#stand(this.link.view, this.link.decision);
  }

  // A record without an action: the position is that of entry n, perhaps after a take-back.
  #settle(n: number, view: View, decision: Decision): void {
    this.playback.skip();
    this.#stand(view, decision);
    if (!this.#story.history) return;
    if (!this.#story.cutAt(n)) return void this.#sync();
    this.history = this.#story.history;
  }

  #stand(view: View | null, decision: Decision | null): void {
    this.#present = view;
    this.standing = decision;
  }

  #hold(seat: string): void {
    this.playback.skip();
    this.curtain = hold(seat);
    this.link.look(seat).catch(() => {}); // a lost connection is restored with the seat to act
  }

  #handOver(): boolean {
    const seat = this.link.match?.status === 'over' ? undefined : handsOver(this.mine, this.link.as, this.link.decision?.to_act ?? []);
    if (seat) this.#hold(seat);
    return seat !== undefined;
  }

  #show(): void {
    this.playback.stop();
    this.at = null;
    if (this.#story.complete) return this.#catchUp();
    if (this.history) this.#behind = true;
    else this.#stand(this.link.view, this.link.decision);
    void this.#sync();
  }

  // What came while the connection was lost is played; at the first visit the card alone tells it.
  async #sync(): Promise<void> {
    const mayShow = (): boolean => this.curtain.is === 'up'; // raising the curtain requests it again
    const known = await this.#story.fetch(mayShow, () => (this.history = null));
    this.#behind = false;
    if (!mayShow()) return;
    const [shown, whole] = [this.history, this.#story.history];
    if (!known || !whole) return this.#stand(this.link.view, this.link.decision);
    if (shown && lengthOf(shown) < lengthOf(whole) && !this.#collects) this.#play(false);
    else this.#catchUp();
  }

  async #load(id: string): Promise<void> {
    if (this.game || this.#loading) return;
    this.#loading = true;
    try {
      Object.assign(this, await loadGame(id));
    } catch (error) {
      this.failure = asFailure(error);
    } finally {
      this.#loading = false;
    }
  }
}
