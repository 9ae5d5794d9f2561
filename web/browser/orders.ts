// Plays through the protocol (docs/protocol.md), with a WebSocket of the page's own origin, to bring a match quickly to the start of a
// test or a picture. It plays for all seats of the page's person.
import type { Page } from '@playwright/test';
import type { CheckedSetup, Decision, JsonObject, Match, SeatLink, ServerMessage } from '../src/protocol';

export interface NewSeat {
  seat: string;
  who: 'me' | 'invite' | 'computer';
  level?: string;
}
export interface Made {
  match: Match;
  links: SeatLink[];
}

export async function newMatch(
  page: Page,
  game: string,
  seats: NewSeat[],
  options: Record<string, string> = {},
  scenario?: string,
): Promise<Made> {
  const answer = await page.request.post('/api/matches', { data: { game, seats, options, ...(scenario ? { scenario } : {}) } });
  return (await answer.json()) as Made;
}

// A match from a position, with all seats at one screen.
export async function matchFrom(page: Page, game: string, position: JsonObject): Promise<Made> {
  const checked = await page.request.post('/api/setup', { data: { game, position } });
  if (!checked.ok()) throw new Error(`no match from this position: ${await checked.text()}`);
  const { seats } = (await checked.json()) as CheckedSetup;
  const mine = seats.map((seat) => ({ seat, who: 'me' }));
  const answer = await page.request.post('/api/matches', { data: { game, seats: mine, position } });
  if (!answer.ok()) throw new Error(`no match from this position: ${await answer.text()}`);
  return (await answer.json()) as Made;
}

// A match of the first game.
export async function makeMatch(page: Page, french: NewSeat['who'], allied: NewSeat['who'], level = 'random'): Promise<Made> {
  const sits = (seat: string, who: NewSeat['who']): NewSeat => (who === 'computer' ? { seat, who, level } : { seat, who });
  return newMatch(page, 'waterloo', [sits('french', french), sits('allied', allied)]);
}

export interface Goal {
  prefer: string[]; // verbs, the most preferred first; otherwise any action
  until: { steps?: string[]; rolled?: boolean; turn?: number; secret?: boolean; moves?: number }; // stops when all of these hold
}
export interface Stopped {
  view: JsonObject;
  decision: Decision;
  n: number;
  as: string;
}

// Decides for every seat of this person until the goal is reached.
export function playOn(page: Page, match: string, goal: Goal): Promise<Stopped> {
  return page.evaluate(
    ([id, { prefer, until }]) =>
      new Promise<Stopped>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/matches/${id}/socket`);
        let now: { rev: number; n: number; as: string; decision: Decision };
        let view: JsonObject = {};
        let rolled = false;
        let played = 0;
        let seats: string[] = [];

        const merge = (into: JsonObject, patch: JsonObject): JsonObject => {
          const out = { ...into };
          for (const [key, value] of Object.entries(patch)) {
            if (value === null) delete out[key];
            else if (typeof value !== 'object' || Array.isArray(value)) out[key] = value;
            else out[key] = merge(typeof out[key] === 'object' && !Array.isArray(out[key]) ? (out[key] as JsonObject) : {}, value);
          }
          return out;
        };
        const fulfilled = (): boolean => {
          const { steps, turn, secret, moves } = until;
          return (
            Boolean(now.decision.legal) &&
            (steps === undefined || steps.includes(now.decision.prompt?.step ?? '')) &&
            (turn === undefined || turn <= Number(view.turn)) &&
            (secret === undefined || secret === now.decision.secret) &&
            (moves === undefined || moves <= played) &&
            (!until.rolled || rolled)
          );
        };
        const choose = (legal: string[]): string => {
          for (const verb of prefer) {
            const such = legal.filter((action) => action.startsWith(verb));
            if (such.length > 0) return such[Math.floor(Math.random() * such.length)]!;
          }
          return legal[Math.floor(Math.random() * legal.length)]!;
        };
        const act = (): void => {
          const { rev, as: seat, decision } = now;
          const other = decision.to_act.find((one) => seats.includes(one));
          if (fulfilled()) {
            socket.close();
            resolve({ view, decision, n: now.n, as: seat });
          } else if (decision.legal) socket.send(JSON.stringify({ type: 'play', rev, seat, do: choose(decision.legal) }));
          else if (other) socket.send(JSON.stringify({ type: 'look', seat: other }));
        };
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data) as ServerMessage;
          // `stale`: a computer that decides at the same time was first. Its update has been answered already.
          if (message.type === 'error' && message.code !== 'stale') reject(new Error(message.text));
          if (message.type === 'match' && message.match.status === 'over') reject(new Error('the match ended first'));
          if (message.type !== 'state' && message.type !== 'update') return;
          if (message.type === 'state') {
            view = message.view;
            seats = message.match.seats.filter(({ you }) => you).map(({ seat }) => seat);
            now = message;
          } else {
            view = merge(view, message.patch);
            rolled = message.events.some((event) => 'die' in event || 'dice' in event);
            if (message.record.do !== undefined) ++played;
            now = { ...message, as: now.as };
          }
          act();
        };
        socket.onerror = () => reject(new Error('no connection'));
      }),
    [match, goal] as const,
  );
}

// Resigns a match for one of this person's seats, if it is still running, and fetches its journal.
export function endMatch(page: Page, match: string): Promise<string> {
  return page.evaluate(
    (id) =>
      new Promise<string>((resolve, reject) => {
        const journal = (): Promise<string> => fetch(`/api/matches/${id}/journal`).then((answer) => answer.text());
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/matches/${id}/socket`);
        const close = (): void => {
          socket.close();
          journal().then(resolve, reject);
        };
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data) as ServerMessage;
          if (message.type === 'error') reject(new Error(message.text));
          if (message.type !== 'state' && message.type !== 'match') return;
          if (message.match.status === 'over') close();
          else if (message.type === 'state') socket.send(JSON.stringify({ type: 'resign', rev: message.rev, seat: message.as }));
        };
        socket.onerror = () => reject(new Error('no connection'));
      }),
    match,
  );
}
