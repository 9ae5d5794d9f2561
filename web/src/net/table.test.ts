import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StateMessage } from '../protocol';
import * as api from './api';
import { RequestFailure } from './failure';
import { FakeSocket } from './fake_socket';
import { type TableChange, TableLink } from './table.svelte';

const kMatch = {
  id: 'm',
  game: 'waterloo',
  status: 'running',
  rev: 5,
  n: 5,
  to_act: ['french'],
  seats: [{ seat: 'french', who: 'person', name: 'Anna', you: true }],
};
const kState = {
  type: 'state',
  rev: 5,
  n: 5,
  as: 'french',
  match: kMatch,
  view: { units: { a: { at: 'x' }, b: { at: 'y' } } },
  decision: { to_act: ['french'], legal: ['done'], secret: false },
  undo: { can: false, ask: null, asked: null },
  draw: null,
  presence: { here: { french: true }, watchers: 0 },
  chat: [],
};
const update = (rev: number, more: object = {}): object => ({
  type: 'update',
  rev,
  n: rev,
  record: { do: 'done', seat: 'french' },
  patch: { units: { a: { at: 'z' } } },
  events: [],
  decision: { to_act: ['allied'], secret: false },
  undo: { can: true, ask: null, asked: null },
  draw: null,
  ...more,
});

let link: TableLink;
let changes: TableChange[];
let states: StateMessage[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.spyOn(api, 'match').mockResolvedValue({ match: kMatch } as unknown as Awaited<ReturnType<typeof api.match>>);
  FakeSocket.made = [];
  changes = [];
  states = [];
  link = new TableLink('m', { onupdate: (change) => changes.push(change), onstate: (state) => states.push(state) });
  link.open();
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('listening', () => {
  test('a state says everything', () => {
    expect(FakeSocket.last.url).toMatch(/^ws:\/\/.*\/api\/matches\/m\/socket$/);
    expect(link.connected).toBe(false);
    FakeSocket.last.say(kState);
    expect(link).toMatchObject({ connected: true, rev: 5, n: 5, as: 'french', presence: { watchers: 0 } });
    expect(link.decision?.legal).toEqual(['done']);
    expect(states).toHaveLength(1);
  });

  test('an update changes what it speaks of, and tells before and after', () => {
    FakeSocket.last.say(kState);
    FakeSocket.last.say(update(6));
    expect(link.view).toEqual({ units: { a: { at: 'z' }, b: { at: 'y' } } });
    expect(link).toMatchObject({ rev: 6, n: 6, match: { rev: 6, to_act: ['allied'] } });
    expect(changes).toHaveLength(1);
    expect(changes[0]!.before).toEqual(kState.view);
    expect(changes[0]!.after).toBe(link.view);
  });

  test('an update heard twice counts once', () => {
    FakeSocket.last.say(kState);
    FakeSocket.last.say(update(6));
    FakeSocket.last.say(update(6));
    expect(changes).toHaveLength(1);
  });

  test('presence, chat and a changed match', () => {
    FakeSocket.last.say(kState);
    FakeSocket.last.say({ type: 'presence', here: { french: true, allied: true }, watchers: 2 });
    FakeSocket.last.say({ type: 'chat', message: { id: 1, name: 'Anna', seat: 'french', text: 'Bonne chance', at: 1 } });
    FakeSocket.last.say({ type: 'match', match: { ...kMatch, rematch: 'next' } });
    expect(link.presence.watchers).toBe(2);
    expect(link.chat.map(({ text }) => text)).toEqual(['Bonne chance']);
    expect(link.match?.rematch).toBe('next');
  });
});

test('a computer that waits for its turn to think waits until the next record', () => {
  FakeSocket.last.say({ ...kState, computer_waits: true });
  expect(link.computerWaits).toBe(true);
  FakeSocket.last.say({ type: 'computer_waits', waits: false });
  expect(link.computerWaits).toBe(false);
  FakeSocket.last.say({ type: 'computer_waits', waits: true });
  expect(link.computerWaits).toBe(true);
  FakeSocket.last.say(update(6));
  expect(link.computerWaits).toBe(false);
});

describe('asking', () => {
  test('a played action is answered by its update', async () => {
    FakeSocket.last.say(kState);
    const played = link.play('done');
    const [message] = FakeSocket.last.sent;
    expect(message).toMatchObject({ type: 'play', rev: 5, seat: 'french', do: 'done' });
    FakeSocket.last.say(update(6, { ref: message!.ref }));
    expect((await played).rev).toBe(6);
  });

  test('a refusal carries its rule', async () => {
    FakeSocket.last.say(kState);
    const played = link.play('assault green x');
    FakeSocket.last.say({ type: 'error', ref: FakeSocket.last.sent[0]!.ref, code: 'refused', rule: 'WL-7.1.1', text: 'no' });
    await expect(played).rejects.toMatchObject({ code: 'refused', rule: 'WL-7.1.1' });
    expect(link.rev).toBe(5);
  });

  test('every question has its own answer', async () => {
    FakeSocket.last.say(kState);
    const why = link.why(['done']);
    const inspected = link.inspect('gun');
    const looked = link.look('allied');
    const [first, second, third] = FakeSocket.last.sent;
    FakeSocket.last.say({ type: 'inspect', ref: second!.ref, piece: 'gun', places: { x: 'in_sight' } });
    FakeSocket.last.say({ type: 'why', ref: first!.ref, answers: [{ do: 'done' }] });
    FakeSocket.last.say({ ...kState, as: 'allied', ref: third!.ref });
    expect((await inspected).places).toEqual({ x: 'in_sight' });
    expect(await why).toEqual([{ do: 'done' }]);
    expect((await looked).as).toBe('allied');
    expect(link.as).toBe('allied');
  });

  test('messages name what they change', () => {
    FakeSocket.last.say(kState);
    const asked = [
      link.takeBack(),
      link.askUndo(3),
      link.answerUndo(true),
      link.offerDraw(),
      link.answerDraw(false),
      link.resign(),
      link.say('hello'),
    ];
    for (const each of asked) each.catch(() => {});
    expect(FakeSocket.last.sent.map(({ ref: _ref, ...rest }) => rest)).toEqual([
      { type: 'undo', rev: 5, seat: 'french' },
      { type: 'ask_undo', rev: 5, seat: 'french', to: 3 },
      { type: 'answer_undo', rev: 5, seat: 'french', accept: true },
      { type: 'offer_draw', rev: 5, seat: 'french' },
      { type: 'answer_draw', rev: 5, seat: 'french', accept: false },
      { type: 'resign', rev: 5, seat: 'french' },
      { type: 'chat', text: 'hello' },
    ]);
  });

  test('without a line nothing is sent', async () => {
    await expect(link.play('done')).rejects.toMatchObject({ code: 'offline' });
  });
});

describe('keeping the line', () => {
  test('a lost line is opened again, from what was seen', async () => {
    FakeSocket.last.say(kState);
    const played = link.play('done');
    FakeSocket.last.break();
    await expect(played).rejects.toMatchObject({ code: 'offline' });
    expect(link.connected).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.made).toHaveLength(2);
    expect(FakeSocket.last.url).toContain('as=french&seen=5');
    FakeSocket.last.say({ ...kState, rev: 7, n: 7, missed: [{ rev: 6 }, { rev: 7 }] });
    expect(link).toMatchObject({ connected: true, rev: 7 });
    expect(states.at(-1)?.missed).toHaveLength(2);
  });

  test('pages of a server that stops come back spread over two seconds', async () => {
    const back = async (random: number): Promise<number> => {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      FakeSocket.last.say(kState);
      const made = FakeSocket.made.length;
      FakeSocket.last.break(1012);
      let waited = 0;
      for (; FakeSocket.made.length === made; waited += 50) await vi.advanceTimersByTimeAsync(50);
      expect(FakeSocket.last.url).toContain('seen=5');
      return waited;
    };
    expect(await back(0.01)).toBe(50);
    expect(await back(0.5)).toBe(1000);
    expect(await back(0.99)).toBe(2000);
  });

  test('pauses grow while nobody answers', async () => {
    const tries: number[] = [];
    for (let i = 0; i < 8; i++) {
      FakeSocket.last.break();
      const before = FakeSocket.made.length;
      let waited = 0;
      while (FakeSocket.made.length === before) {
        await vi.advanceTimersByTimeAsync(100);
        waited += 100;
      }
      tries.push(waited);
    }
    expect(tries[0]).toBeLessThan(800);
    expect(tries[4]).toBeGreaterThan(4000);
    expect(tries[7]).toBeLessThanOrEqual(18_800);
  });

  test('a gap in the numbers begins anew', () => {
    FakeSocket.last.say(kState);
    const first = FakeSocket.last;
    first.say(update(8));
    expect(link.rev).toBe(5);
    expect(changes).toHaveLength(0);
    expect(first.readyState).toBe(3);
    expect(FakeSocket.last).not.toBe(first);
    expect(FakeSocket.last.url).toContain('seen=5');
  });

  test('a ping every 25 seconds; silence after it means that the line is dead', async () => {
    FakeSocket.last.say(kState);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(FakeSocket.last.sent).toEqual([{ type: 'ping' }]);
    FakeSocket.last.say({ type: 'pong' });
    await vi.advanceTimersByTimeAsync(25_000);
    expect(FakeSocket.made).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  test('a match that does not exist is not asked for again', async () => {
    vi.mocked(api.match).mockRejectedValue(new RequestFailure({ code: 'not_found', text: 'no' }));
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(link.failure?.code).toBe('not_found');
    expect(FakeSocket.made).toHaveLength(1);
  });

  test('a broken match is told of and not asked for again', async () => {
    FakeSocket.last.say({ type: 'error', code: 'match_broken', text: 'no' });
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(link.failure?.code).toBe('match_broken');
    expect(FakeSocket.made).toHaveLength(1);
  });

  test('a closed link stays closed', async () => {
    FakeSocket.last.say(kState);
    link.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });
});

describe('an auction for seats', () => {
  const bids = { ...kState, match: { ...kMatch, bidding: true } };
  test('ends with the state of another seat, which answers the action', async () => {
    FakeSocket.last.say(bids);
    const played = link.play('pass');
    const { ref } = FakeSocket.last.sent.at(-1) as { ref: number };
    const missed = [{ rev: 6, n: 6, record: { do: 'pass', seat: 'french', seating: 'exchanged' }, events: [] }];
    FakeSocket.last.say({ ...kState, ref, rev: 6, n: 6, as: 'allied', view: { own: 2 }, missed });
    await played;
    expect(link).toMatchObject({ as: 'allied', rev: 6, view: { own: 2 } });
    expect(link.match?.bidding).toBeUndefined();
    expect(changes).toHaveLength(0);
  });
  test('ends with an update where the seats are kept', () => {
    FakeSocket.last.say(bids);
    FakeSocket.last.say(update(6, { record: { do: 'pass', seat: 'french', seating: 'kept' } }));
    expect(link.as).toBe('french');
    expect(link.match?.bidding).toBe(false);
  });
});
