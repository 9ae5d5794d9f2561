// Several seats at one screen, with a server simulated by this test.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JsonObject, Match } from '../../protocol';

const game = { rolls: (events: { die?: number }[]) => events.filter(({ die }) => die), sentence: () => null };
vi.mock('../../games', () => ({ games: { toy: () => Promise.resolve(game) } }));

const { TableSession } = await import('./session.svelte');

let socket: { sent: JsonObject[]; hear: (message: object) => void };

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  sent: JsonObject[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    socket = { sent: this.sent, hear: (message) => this.onmessage?.({ data: JSON.stringify(message) }) };
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as JsonObject);
  }
  close(): void {}
}

const match = (mine: string[]): Match => ({
  id: 'M',
  game: 'toy',
  scenario: 's',
  options: {},
  status: 'running',
  created: 0,
  changed: 0,
  rev: 0,
  n: 0,
  commitment: '',
  listed: true,
  days: 14,
  to_act: [],
  headline: { text: '' },
  seats: ['a', 'b'].map((seat) => ({ seat, who: 'person', name: seat, you: mine.includes(seat) })),
  result: null,
  rematch: null,
});
const state = (as: string, toAct: string, secret: boolean, mine = ['a', 'b'], rev = 0) => ({
  type: 'state',
  ref: socket.sent.findLast(({ type }) => type === 'look')?.ref,
  rev,
  n: rev,
  as,
  match: match(mine),
  view: { seen: as, rev },
  decision: { to_act: [toAct], secret, ...(toAct === as ? { prompt: { step: '', text: '', rules: [] }, legal: ['done'] } : {}) },
  undo: { can: false, ask: null, asked: null },
  draw: null,
  presence: { here: {}, watchers: 0 },
  chat: [],
});
const update = (rev: number, seat: string, toAct: string, secret = false) => ({
  type: 'update',
  rev,
  n: rev,
  record: { do: 'done', seat },
  patch: { rev, hidden: 'of the one who looks' },
  events: [],
  decision: { to_act: [toAct], secret },
  undo: { can: false, ask: null, asked: null },
  draw: null,
});

let stories: string[];
let steps: object[];
beforeEach(() => {
  stories = [];
  steps = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', (path: string) => {
    const as = new URL(path, 'http://x').searchParams.get('as');
    if (as) stories.push(as);
    const body = as ? { as, view: { seen: as }, steps } : { games: [{ id: 'toy', verbs: { done: [] } }] };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
});
afterEach(() => vi.unstubAllGlobals());

function opened() {
  const session = new TableSession('M');
  session.open();
  return session;
}

it('tells of a hidden action as of any other', async () => {
  const session = opened();
  const moved = vi.fn();
  session.onmove = moved;
  socket.hear(state('a', 'b', false, ['a']));
  await vi.waitFor(() => expect(session.history).not.toBeNull());
  socket.hear({ ...update(1, 'b', 'a'), record: { seat: 'b' } });
  expect(moved).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(session.history?.moments).toMatchObject([{ n: 1, seat: 'b', do: '' }]));
  expect(session.view).toMatchObject({ rev: 1 });
});

it('says of a seat that an ally plays on', () => {
  const session = opened();
  socket.hear(state('a', 'b', false, ['a']));
  socket.hear({ ...update(1, 'b', 'a'), record: { seat: 'b', hand_over: 'a' } });
  expect(session.notes).toMatchObject([{ seat: 'b', kind: 'handed_over' }]);
});

it('stands still while it asks for the other seat, and lowers the curtain before a secret', async () => {
  const session = opened();
  socket.hear(state('a', 'a', false));
  expect(session.view).toMatchObject({ seen: 'a', rev: 0 });
  expect(session.decision?.legal).toEqual(['done']);

  socket.hear(update(1, 'a', 'b'));
  expect(session.curtain).toEqual({ is: 'still', seat: 'b' });
  expect(session.view).toEqual({ seen: 'a', rev: 0 }); // the view of the update is not shown
  expect(socket.sent.at(-1)).toMatchObject({ type: 'look', seat: 'b' });

  socket.hear(state('b', 'b', true, ['a', 'b'], 1));
  expect(session.curtain).toEqual({ is: 'down', seat: 'b' });
  expect(session.view).toMatchObject({ seen: 'a' });
  expect(session.decision).toBeNull();
  await new Promise((done) => setTimeout(done, 20));
  expect(stories).toEqual(['a']);

  session.admit();
  expect(session.view).toMatchObject({ seen: 'b', rev: 1 });
  expect(session.decision?.legal).toEqual(['done']);
  await vi.waitFor(() => expect(stories).toContain('b'));
  session.close();
});

it('goes on without a curtain when the other seat has no secret', () => {
  const session = opened();
  socket.hear(state('a', 'a', false));
  socket.hear(update(1, 'a', 'b'));
  socket.hear(state('b', 'b', false, ['a', 'b'], 1));
  expect(session.curtain.is).toBe('up');
  expect(session.view).toMatchObject({ seen: 'b' });
  session.close();
});

it('never looks elsewhere for who has one seat', () => {
  const session = opened();
  socket.hear(state('a', 'a', true, ['a']));
  socket.hear(update(1, 'a', 'b', true));
  expect(session.curtain.is).toBe('up');
  expect(socket.sent.filter(({ type }) => type === 'look')).toEqual([]);
  expect(session.view).toMatchObject({ seen: 'a', rev: 1 });
  session.close();
});

it('skips ahead: the computer is told, and its moves are shown without pause until a person is to act', () => {
  const session = opened();
  const against = match(['a']);
  against.seats[1] = { seat: 'b', who: 'computer', name: 'recruit', level: 'recruit' };
  socket.hear({ ...state('a', 'b', false, ['a']), match: against });
  expect(session.thinker?.seat).toBe('b');
  session.hurry();
  expect(socket.sent.at(-1)).toMatchObject({ type: 'hurry' });
  socket.hear(update(1, 'b', 'b'));
  socket.hear(update(2, 'b', 'a'));
  expect(session.playing).toBe(false);
  expect(session.thinker).toBeUndefined();
  const sent = socket.sent.length;
  session.hurry(); // there is nothing to hurry now
  expect(socket.sent.length).toBe(sent);
  session.close();
});

it('shows the dice of the moment that is looked back at', async () => {
  const step = (n: number, ...events: object[]) => ({ n, seat: 'a', do: 'done', patch: { rev: n }, events });
  steps = [step(1), step(2, { event: 'rolled', die: 5 }), step(3), step(4, { event: 'rolled', die: 2 })];
  const session = opened();
  socket.hear(state('a', 'b', false, ['a'], 4));
  await vi.waitFor(() => expect(session.tray?.n).toBe(4));
  session.lookBack(3);
  expect(session.tray?.n).toBe(2);
  session.lookBack(1);
  expect(session.tray).toBeNull();
  session.lookBack(null);
  expect(session.tray?.n).toBe(4);
  session.close();
});

it('lets nothing be played while a tour lies over the table', async () => {
  const session = opened();
  socket.hear(state('a', 'b', false, ['a']));
  await vi.waitFor(() => expect(session.history).not.toBeNull());
  session.wait(true);
  socket.hear(update(1, 'b', 'b'));
  socket.hear(update(2, 'b', 'a'));
  expect(session.view).toEqual({ seen: 'a' }); // the story's beginning
  expect(session.toAct).toEqual(['b']);
  session.wait(false);
  expect(session.view).toMatchObject({ rev: 2 });
  expect(session.standing?.to_act).toEqual(['a']);
  session.close();
});

const bidding = (message: ReturnType<typeof state>) => ({ ...message, match: { ...message.match, bidding: true } });
const settled = (message: ReturnType<typeof state>, how: string) => ({
  ...message,
  missed: [{ rev: message.rev, n: message.n, record: { seat: 'b', do: 'pass', seating: how }, events: [] }],
});

it('tells a player of the seat that he has bid for, and the story as seen from there', async () => {
  const session = opened();
  const [seated, mine] = [vi.fn(), vi.fn()];
  session.onseated = seated;
  session.onmine = mine;
  socket.hear(bidding(state('a', 'b', false, ['a'])));
  await vi.waitFor(() => expect(stories).toEqual(['a']));
  socket.hear(settled(state('b', 'b', true, ['b'], 1), 'exchanged'));
  expect(seated).toHaveBeenCalledExactlyOnceWith('exchanged');
  expect(mine).toHaveBeenCalledOnce();
  expect(session.link.match?.bidding).toBeUndefined();
  expect(session.curtain.is).toBe('up');
  expect(session.view).toMatchObject({ seen: 'b' });
  await vi.waitFor(() => expect(stories).toContain('b'));
});

it('tells of seats that were kept by an update', () => {
  const session = opened();
  const seated = vi.fn();
  session.onseated = seated;
  socket.hear(bidding(state('a', 'b', false, ['a'])));
  socket.hear({ ...update(1, 'b', 'a'), record: { do: 'pass', seat: 'b', seating: 'kept' } });
  expect(seated).toHaveBeenCalledExactlyOnceWith('kept');
  expect(session.link.match?.bidding).toBe(false);
});

it('lets the curtain fall at one screen when the seats that were bid for have secrets', () => {
  const session = opened();
  socket.hear(bidding(state('a', 'a', false)));
  expect(session.curtain.is).toBe('up');
  socket.hear(settled(state('b', 'b', true, ['a', 'b'], 1), 'exchanged'));
  expect(session.curtain).toEqual({ is: 'down', seat: 'b' });
  expect(session.view).not.toMatchObject({ seen: 'b' });
});
