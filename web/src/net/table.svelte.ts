// The connection to one table: its last state from the server as reactive state, and a person's actions as promises.
import type {
  ChatMessage,
  Decision,
  DrawOffer,
  Failure,
  Hint,
  Inspection,
  Match,
  Odds,
  Presence,
  Reasons,
  ServerMessage,
  StateMessage,
  UndoState,
  UpdateMessage,
  View,
  Ways,
  WhyAnswer,
} from '../protocol';
import * as api from './api';
import { asFailure, offline, RequestFailure } from './failure';
import { ReconnectingSocket } from './reconnecting_socket';
import { mergePatch } from './merge_patch';

// One more record: the view before and after it, for animations.
export interface TableChange {
  message: UpdateMessage;
  before: View;
  after: View;
}

export interface TableListeners {
  onupdate?: (change: TableChange) => void;
  onstate?: (message: StateMessage) => void; // the first state; after `look`; after a reconnection or an exchange of seats, with `missed`
}

interface Waiting {
  resolve: (answer: ServerMessage) => void;
  reject: (failure: RequestFailure) => void;
}
type Changed = UpdateMessage | StateMessage; // a state if the change has given me another seat
type Answer<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

export class TableLink {
  readonly id: string;
  // Messages are replaced as a whole, never modified, so raw state is enough and views can be shared.
  match = $state.raw<Match | null>(null);
  view = $state.raw<View | null>(null);
  decision = $state.raw<Decision | null>(null);
  undo = $state.raw<UndoState | null>(null);
  draw = $state.raw<DrawOffer | null>(null);
  presence = $state.raw<Presence>({ here: {}, watchers: 0 });
  chat = $state.raw<ChatMessage[]>([]);
  computerWaits = $state(false); // for its turn to think
  rev = $state(0);
  n = $state(0);
  as = $state('');
  connected = $state(false);
  failure = $state.raw<Failure | null>(null); // why there is no table: the match does not exist

  readonly #listeners: TableListeners;
  readonly #socket: ReconnectingSocket;
  readonly #waiting = new Map<number, Waiting>();
  #requestedSeat: string | undefined; // the seat to view when connecting
  #lastRef = 0;

  constructor(id: string, listeners: TableListeners = {}, as?: string) {
    this.id = id;
    this.#listeners = listeners;
    this.#requestedSeat = as;
    this.#socket = new ReconnectingSocket(() => this.#address(), {
      message: (text) => this.#hear(JSON.parse(text) as ServerMessage),
      lost: () => this.#lost(),
    });
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
    this.#forget();
  }

  // Actions. They contain the record number that this page has seen; the server answers `stale` if another record came first.
  play = (action: string, seat = this.as): Promise<Changed> => this.#change('play', { seat, do: action });
  order = (actions: readonly string[], seat = this.as): Promise<Changed> => this.#change('order', { seat, do: actions });
  takeBack = (seat = this.as): Promise<Changed> => this.#change('undo', { seat });
  askUndo = (to: number, seat = this.as): Promise<Changed> => this.#change('ask_undo', { seat, to });
  answerUndo = (accept: boolean, seat = this.as): Promise<Changed> => this.#change('answer_undo', { seat, accept });
  offerDraw = (seat = this.as): Promise<Changed> => this.#change('offer_draw', { seat });
  answerDraw = (accept: boolean, seat = this.as): Promise<Changed> => this.#change('answer_draw', { seat, accept });
  resign = (seat = this.as): Promise<Changed> => this.#change('resign', { seat });

  // All that the seat answers beforehand from now on.
  answerBeforehand = async (answers: readonly string[], seat = this.as): Promise<void> =>
    void (await this.#ask('standing', { type: 'standing', seat, answers }));

  // Questions.
  look = (seat: string): Promise<StateMessage> => this.#ask('state', { type: 'look', seat });
  why = async (actions: string[]): Promise<WhyAnswer[]> => (await this.#ask('why', { type: 'why', do: actions })).answers;
  inspect = (piece: string): Promise<Inspection> => this.#ask('inspect', { type: 'inspect', piece });
  ways = (pieces: readonly string[], over: readonly string[] = []): Promise<Ways> =>
    this.#ask('ways', { type: 'ways', pieces, ...(over.length > 0 ? { over } : {}) });
  reasons = (n: number): Promise<Reasons> => this.#ask('reasons', { type: 'reasons', n });
  hint = (): Promise<Hint> => this.#ask('hint', { type: 'hint' });
  odds = (action: string): Promise<Odds> => this.#ask('odds', { type: 'odds', do: action });
  hurry = async (): Promise<void> => void (await this.#ask('pong', { type: 'hurry' }));
  say = async (text: string, toAllies = false): Promise<void> =>
    void (await this.#ask('chat', { type: 'chat', text, ...(toAllies ? { to_allies: true } : {}) }));

  #change(type: string, fields: object): Promise<Changed> {
    return this.#ask<Changed['type']>('update', { type, rev: this.rev, ...fields });
  }

  #ask<Type extends ServerMessage['type']>(_answer: Type, message: object): Promise<Answer<Type>> {
    return new Promise((resolve, reject) => {
      const ref = ++this.#lastRef;
      if (!this.#socket.send({ ...message, ref })) return reject(new RequestFailure(offline));
      this.#waiting.set(ref, { resolve: (heard) => resolve(heard as Answer<Type>), reject });
    });
  }

  #address(): string {
    const address = new URL(`/api/matches/${encodeURIComponent(this.id)}/socket`, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.hash = '';
    if (this.#requestedSeat) address.searchParams.set('as', this.#requestedSeat);
    if (this.view) address.searchParams.set('seen', String(this.rev));
    return address.href;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        this.#restate(message);
        break;
      case 'update':
        this.#advance(message);
        break;
      case 'match':
        this.match = message.match;
        break;
      case 'presence':
        this.presence = { here: message.here, watchers: message.watchers };
        break;
      case 'chat':
        this.chat = [...this.chat, message.message];
        break;
      case 'computer_waits':
        this.computerWaits = message.waits;
        break;
      case 'standing':
        if (this.decision && message.seat === this.as) this.decision = { ...this.decision, standing: message.answers };
        break;
      case 'error':
        return this.#refuse(message);
      default:
        break;
    }
    if ('ref' in message && message.ref !== undefined) this.#settle(message.ref, message);
  }

  #restate(message: StateMessage): void {
    this.match = message.match;
    this.view = message.view;
    this.presence = message.presence;
    this.chat = message.chat ?? [];
    this.as = message.as;
    this.#requestedSeat = message.as;
    this.#turn(message);
    this.computerWaits = message.computer_waits ?? false;
    this.connected = true;
    this.failure = null;
    this.#listeners.onstate?.(message);
  }

  #advance(message: UpdateMessage): void {
    if (!this.view || message.rev <= this.rev) return;
    if (message.rev !== this.rev + 1) return this.#socket.restart();
    const before = this.view;
    const after = mergePatch(before, message.patch);
    this.view = after;
    if (message.record.seating && this.match) this.match = { ...this.match, bidding: false };
    this.#turn(message);
    this.computerWaits = false;
    this.#listeners.onupdate?.({ message, before, after });
  }

  #turn({ rev, n, decision, undo, draw }: StateMessage | UpdateMessage): void {
    this.rev = rev;
    this.n = n;
    this.decision = decision;
    this.undo = undo;
    this.draw = draw;
    if (this.match) this.match = { ...this.match, rev, n, to_act: decision.to_act };
  }

  #settle(ref: number, message: ServerMessage): void {
    this.#waiting.get(ref)?.resolve(message);
    this.#waiting.delete(ref);
  }

  #refuse({ ref, code, text, rule, sentence, args }: Answer<'error'>): void {
    const failure = { code, text, rule, sentence, args };
    if (code === 'match_broken') {
      // reconnecting would not help
      this.failure = failure;
      return this.close();
    }
    if (ref === undefined) return;
    this.#waiting.get(ref)?.reject(new RequestFailure(failure));
    this.#waiting.delete(ref);
  }

  #forget(): void {
    this.connected = false;
    for (const { reject } of this.#waiting.values()) reject(new RequestFailure(offline));
    this.#waiting.clear();
  }

  #lost(): void {
    this.#forget();
    void this.#checkMatch();
  }

  // A browser does not report why a WebSocket was refused: ask by HTTP whether the match and my seat exist.
  async #checkMatch(): Promise<void> {
    try {
      const { match } = await api.match(this.id);
      const mine = match.seats.some(({ seat, you }) => you && seat === this.#requestedSeat);
      if (!this.connected && !mine && this.#requestedSeat !== 'observer') this.#requestedSeat = undefined;
    } catch (error) {
      const failure = asFailure(error);
      if (failure.code !== 'not_found') return;
      this.failure = failure;
      this.close();
    }
  }
}
