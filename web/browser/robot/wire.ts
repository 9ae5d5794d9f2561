// Listens to the page's socket: the legal actions, and the page's messages. It sends nothing.
import type { Page, WebSocket } from '@playwright/test';
import type { Decision, Match, ServerMessage } from '../../src/protocol';
import type { Faults } from './faults';

// An action that the page sent, and the legal actions at that time.
export interface Play {
  do: string;
  legal: readonly string[];
}

type Sent = { type: string; do?: string | string[]; ref?: number };
type Received = ServerMessage & { ref?: number };

// Errors that a question (odds, why, inspect) may get if its decision has just been made. An action may not.
const kLate = new Set(['stale', 'not_your_turn', 'refused', 'over']);

export class Wire {
  match: Match | null = null;
  as = '';
  n = 0;
  decision: Decision | null = null;
  readonly plays: Play[] = [];
  #unanswered = new Set<number>();
  #current: WebSocket | null = null;

  constructor(
    page: Page,
    private readonly faults: Faults,
  ) {
    page.on('websocket', (socket) => {
      this.leave();
      this.#current = socket;
      const heard = (frame: { payload: string | Buffer }, act: (message: unknown) => void): void => {
        if (socket === this.#current) act(JSON.parse(String(frame.payload)));
      };
      socket.on('framesent', (frame) => heard(frame, (message) => this.#sent(message as Sent)));
      socket.on('framereceived', (frame) => heard(frame, (message) => this.#received(message as Received)));
    });
  }

  get legal(): readonly string[] {
    return this.over ? [] : (this.decision?.legal ?? []);
  }

  get over(): boolean {
    return this.match?.status === 'over';
  }

  // Whether every sent action has its answer.
  get quiet(): boolean {
    return this.#unanswered.size === 0;
  }

  // The page goes to another table: the messages of the last one no longer count.
  leave(): void {
    this.#current = null;
    this.match = null;
    this.decision = null;
    this.#unanswered.clear();
  }

  #isPlay(ref: number | undefined): boolean {
    return ref !== undefined && this.#unanswered.has(ref);
  }

  #sent(message: Sent): void {
    if ((message.type !== 'play' && message.type !== 'order') || message.do === undefined) return;
    // Of an order only the first action was among the listed ones.
    [message.do].flat().forEach((action, at) => this.plays.push({ do: action, legal: at === 0 ? this.legal : [] }));
    if (message.ref !== undefined) this.#unanswered.add(message.ref);
  }

  #received(message: Received): void {
    if (message.type === 'state' || message.type === 'update') {
      this.n = message.n;
      this.decision = message.decision;
    }
    if (message.type === 'state') this.as = message.as;
    if (message.type === 'state' || message.type === 'match') this.match = message.match;
    if (message.type === 'error' && (this.#isPlay(message.ref) || !kLate.has(message.code))) {
      this.faults.add('refused', `${message.code}: ${message.rule ?? ''} ${message.text}`);
    }
    if (message.ref !== undefined) this.#unanswered.delete(message.ref);
  }
}
