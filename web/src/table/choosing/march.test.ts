// A distant place is reached by several actions in a row.
import { expect, it, vi } from 'vitest';
import type { GameModule } from '../../games/game';
import { Chooser } from './chooser.svelte';
import type { TableSession } from '../story/session.svelte';

const place = (id: string) => ({ id, outline: [], center: [0, 0], neighbours: [] });

// A piece moves along five fields in a row, one step at a time; the server of this test counts them.
function table() {
  const played: string[] = [];
  let at = 1;
  const legal = (): string[] => (played.includes('stop') ? ['done'] : [...(at < 5 ? [`to ${at + 1}`] : []), 'stop']);
  const link = {
    as: 'white',
    match: { status: 'running' },
    get decision() {
      return { to_act: ['white'], legal: legal(), secret: false };
    },
    inspect: vi.fn(() => Promise.resolve({ places: {}, paths: { 2: ['2'], 3: ['2', '3'], 4: ['2', '3', '4'] } })),
    play: vi.fn((action: string) => {
      if (!legal().includes(action)) throw new Error(action);
      played.push(action);
      if (action.startsWith('to ')) at = Number(action.slice(3));
      return Promise.resolve();
    }),
  };
  const game = {
    boards: () => ({ sheets: [{ id: 'map', places: ['1', '2', '3', '4', '5'].map(place), pieces: () => [] }], shown: 'map' }),
    marching: () => 'king',
    refusal: ({ text }: { text: string }) => text,
    marchActions: (path: string[]) => path.map((id) => `to ${id}`),
    marchEnd: (open: string[]) => (open.includes('stop') ? 'stop' : null),
  } as unknown as GameModule;
  const session = {
    game,
    link,
    view: {},
    stakes: {},
    decimals: {},
    grammar: { to: ['area'], stop: [], done: [] },
    get decision() {
      return link.decision;
    },
  };
  return { chooser: new Chooser(session as unknown as TableSession), played, link };
}

const spot = { x: 0, y: 0 };

it('ways that are longer than a step are offered, and walked to their end', async () => {
  const { chooser, played } = table();
  chooser.reset();
  await vi.waitFor(() => expect(Object.keys(chooser.ways)).toEqual(['3', '4']));
  chooser.point({ kind: 'place', id: '4' }, spot);
  await vi.waitFor(() => expect(played).toEqual(['to 2', 'to 3', 'to 4', 'stop']));
  await vi.waitFor(() => expect(chooser.busy).toBe(false));
});

it('the next place is one step, and asks again', async () => {
  const { chooser, played } = table();
  chooser.reset();
  await vi.waitFor(() => expect(Object.keys(chooser.ways)).toEqual(['3', '4']));
  chooser.point({ kind: 'place', id: '2' }, spot);
  await vi.waitFor(() => expect(played).toEqual(['to 2']));
});

it('who can go no further stops without being asked', async () => {
  const { chooser, played } = table();
  for (const area of ['2', '3', '4', '5']) await chooser.play({ notation: `to ${area}`, verb: 'to', operands: { area } });
  expect(played).toEqual(['to 2', 'to 3', 'to 4', 'to 5', 'stop']);
});
