// A march in one gesture: a piece is taken, the engine's ways are shown, and one order sends it.
import { describe, expect, it, vi } from 'vitest';
import type { GameModule } from '../../games/game';
import type { Stopped, Warned, Way, Ways } from '../../protocol';
import { Chooser } from './chooser.svelte';
import type { TableSession } from '../story/session.svelte';

const place = (id: string) => ({ id, outline: [], center: [0, 0], neighbours: [] });
const way = (pieces: readonly string[], to: string, over: string[] = []): Way => ({
  cost: over.length + 1,
  over,
  do: pieces.flatMap((piece) => [`move ${piece}`, ...[...over, to].map((id) => `to ${id}`), 'stop']),
  going: [...pieces],
  staying: [],
});

// Two kings stand on 1 and may move to 2 and 3; a pawn stands there, too, and is only ever given up.
function table(stopped?: Stopped, more: Partial<GameModule> = {}, warnings: Warned[] = []) {
  const sent: string[][] = [];
  let rev = 0;
  const ways = vi.fn((pieces: readonly string[], over: readonly string[] = []): Promise<Ways> => {
    const kings = pieces.filter((piece) => piece.startsWith('king'));
    const places: Record<string, Way> =
      kings.length === 0 ? {} : { 2: way(kings, '2'), 3: { ...way(kings, '3', over.includes('4') ? ['4'] : ['2']), warnings } };
    return Promise.resolve({ pieces: [...pieces], places: over.includes('9') ? {} : places, staying: [] });
  });
  const link = {
    as: 'white',
    get rev() {
      return rev;
    },
    match: { status: 'running' },
    decision: {
      to_act: ['white'],
      legal: ['move king1', 'move king2', 'lose pawn', 'done'],
      secret: false,
      prompt: { step: 'move', text: '', rules: ['R-1'] },
    },
    ways,
    why: () => Promise.resolve([]),
    order: vi.fn((actions: string[]) => {
      sent.push(actions);
      ++rev;
      return Promise.resolve({ type: 'update', stopped });
    }),
    play: vi.fn((action: string) => {
      sent.push([action]);
      ++rev;
      return Promise.resolve({ type: 'update' });
    }),
  };
  const pieces = ['king1', 'king2', 'pawn'].map((id) => ({ id, place: '1' }));
  const game = {
    boards: () => ({ sheets: [{ id: 'map', places: ['1', '2', '3', '4', '5'].map(place), pieces: () => pieces }], shown: 'map' }),
    marches: ['move'],
    prompt: () => ({ lead: '', text: '' }),
    refusal: ({ text }: { text: string }) => text,
    ...more,
  } as unknown as GameModule;
  const session = {
    game,
    link,
    view: {},
    stakes: {},
    decimals: {},
    decision: link.decision,
    grammar: { move: ['unit'], to: ['area'], lose: ['unit'], stop: [], done: [] },
  };
  const chooser = new Chooser(session as unknown as TableSession);
  chooser.reset();
  return { chooser, sent, link };
}

const spot = { x: 0, y: 0 };
const piece = (id: string) => ({ kind: 'piece', id }) as const;
const to = (id: string) => ({ kind: 'place', id }) as const;

async function withKing(more: Partial<GameModule> = {}, warnings: Warned[] = []) {
  const all = table(undefined, more, warnings);
  all.chooser.point(piece('king1'), spot);
  await vi.waitFor(() => expect(Object.keys(all.chooser.hand.ways.places)).toEqual(['2', '3']));
  return all;
}

describe('one piece', () => {
  it('is taken in hand by a click, and goes by the next one, in one order', async () => {
    const { chooser, sent } = await withKing();
    expect(sent).toEqual([]);
    chooser.point(to('3'), spot);
    await vi.waitFor(() => expect(sent).toEqual([['move king1', 'to 2', 'to 3', 'stop']]));
  });

  it('is put down by a click on it', async () => {
    const { chooser, sent } = await withKing();
    chooser.point(piece('king1'), spot);
    expect(chooser.hand.holds).toBe(false);
    expect(sent).toEqual([]);
  });

  it('that cannot march is played at once', async () => {
    const { chooser, sent } = table();
    chooser.point(piece('pawn'), spot);
    await vi.waitFor(() => expect(sent).toEqual([['lose pawn']]));
    expect(chooser.hand.holds).toBe(false);
  });

  it('goes by the first tap nowhere: it shows the way, and the second one goes', async () => {
    const { chooser, sent } = await withKing();
    chooser.point(to('3'), { ...spot, touch: true });
    expect(chooser.hand.way?.over).toEqual(['2']);
    expect(sent).toEqual([]);
    chooser.point(to('3'), { ...spot, touch: true });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
  });

  it('goes another way if it must pass over a place, and keeps its ways if none leads over it', async () => {
    const { chooser, link } = await withKing();
    await chooser.hand.pass('4');
    chooser.hand.point('3');
    expect(chooser.hand.way?.over).toEqual(['4']);
    await chooser.hand.pass('9');
    expect(chooser.hand.over).toEqual(['4']);
    expect(link.ways).toHaveBeenLastCalledWith(['king1'], ['4']);
    await chooser.hand.pass('4');
    expect(chooser.hand.over).toEqual([]);
  });

  it('stays in hand when a place out of reach is clicked', async () => {
    const { chooser } = await withKing();
    chooser.point(to('5'), spot);
    await vi.waitFor(() => expect(chooser.popover?.kind).toBe('refusal'));
    expect(chooser.hand.holds).toBe(true);
  });
});

describe('several pieces', () => {
  it('are added with Shift, and go in one order', async () => {
    const { chooser, sent } = await withKing();
    chooser.point(piece('king2'), { ...spot, shift: true });
    await vi.waitFor(() => expect(chooser.hand.ways.places[2]?.going).toEqual(['king1', 'king2']));
    chooser.point(to('2'), spot);
    await vi.waitFor(() => expect(sent).toEqual([['move king1', 'to 2', 'stop', 'move king2', 'to 2', 'stop']]));
  });

  it('are put down one by one', async () => {
    const { chooser } = await withKing();
    chooser.takeGroup(['king1', 'king2', 'enemy']);
    expect(chooser.hand.pieces).toEqual(['king1', 'king2']);
    chooser.point(piece('king1'), spot);
    await vi.waitFor(() => expect(chooser.hand.pieces).toEqual(['king2']));
  });
});

it('an order in which a fight begins waits for a click of its own, wherever in it that is', async () => {
  const { chooser, sent } = await withKing({ launches: ({ operands }) => operands.area === '3' });
  chooser.point(to('3'), spot);
  expect(chooser.popover).toMatchObject({ kind: 'confirm', action: { notation: 'to 3' }, order: ['move king1', 'to 2', 'to 3', 'stop'] });
  expect(sent).toEqual([]);
  const { popover } = chooser;
  if (popover?.kind === 'confirm') chooser.launch(popover);
  await vi.waitFor(() => expect(sent).toEqual([['move king1', 'to 2', 'to 3', 'stop']]));
});

it('what is warned of waits for a click of its own, and says why', async () => {
  const { chooser, sent } = await withKing({ refusal: ({ sentence }) => `${sentence}!` }, [
    { do: 'to 3', rule: 'R-8', sentence: 'warning.trap' },
  ]);
  chooser.point(to('3'), spot);
  expect(chooser.popover).toMatchObject({ kind: 'confirm', action: { notation: 'to 3' }, about: 'warning.trap!' });
  expect(sent).toEqual([]);
});

it('an order that was stopped says after how many actions, and why', async () => {
  const { chooser } = table({ at: 2, do: 'to 3', code: 'refused', rule: 'R-7', text: 'It is full.' });
  await chooser.order(['move king1', 'to 2', 'to 3']);
  expect(chooser.popover).toMatchObject({ kind: 'refusal', rule: 'R-7', text: 'Stopped after 2 actions: It is full.' });
  expect(chooser.busy).toBe(false);
});

it('an order to all goes on after dice, as long as the next action is legal', async () => {
  const { chooser, sent, link } = table();
  link.order.mockImplementation((actions: string[]) => {
    sent.push(actions);
    const stopped: Stopped | undefined = actions.length > 1 ? { at: 1, do: actions[0]!, code: 'revealed' } : undefined;
    return Promise.resolve({ type: 'update', stopped });
  });
  await chooser.order(['lose pawn', 'move king1', 'move king2'], spot, true);
  expect(sent).toEqual([['lose pawn', 'move king1', 'move king2'], ['move king1', 'move king2'], ['move king2']]);
  expect(chooser.popover).toBeNull();
});
