// The hand is kept when a button leaves the question unchanged.
import { expect, it } from 'vitest';
import type { GameModule } from '../../games/game';
import { Chooser } from './chooser.svelte';
import type { TableSession } from '../story/session.svelte';

const place = (id: string) => ({ id, outline: [], center: [0, 0], neighbours: [] });

// Two guns may be aimed at two farms; "double" changes the answers but not the question, "done" ends it.
function table() {
  let step = 'fire';
  let doubled = false;
  const aims = ['gun1', 'gun2'].flatMap((gun) => ['a', 'b'].map((farm) => `aim ${gun} ${farm}`));
  const link = {
    get decision() {
      return {
        to_act: ['white'],
        prompt: { step, text: '', rules: [] },
        legal: doubled ? [...aims, 'done'] : [...aims, 'double', 'done'],
        secret: false,
      };
    },
    play: (action: string) => {
      if (action === 'double') doubled = true;
      else step = 'next';
      return Promise.resolve();
    },
  };
  const game = {
    boards: () => ({
      sheets: [{ id: 'map', places: ['a', 'b'].map(place), pieces: () => ['gun1', 'gun2'].map((id) => ({ id, place: 'home' })) }],
      shown: 'map',
    }),
  } as unknown as GameModule;
  const session = {
    game,
    link,
    view: {},
    stakes: {},
    decimals: {},
    grammar: { aim: ['unit', 'area'], double: [], done: [] },
    get decision() {
      return link.decision;
    },
  };
  const chooser = new Chooser(session as unknown as TableSession);
  chooser.reset();
  chooser.point({ kind: 'piece', id: 'gun2' }, { x: 0, y: 0 });
  const press = async (verb: string): Promise<void> => {
    await chooser.play(chooser.actions.find((action) => action.verb === verb)!);
    chooser.reset();
  };
  return { chooser, press };
}

it('keeps the gun in hand while the question is the same', async () => {
  const { chooser, press } = table();
  await press('double');
  expect(chooser.choice.picked).toEqual([{ kind: 'piece', id: 'gun2' }]);
  chooser.reset();
  expect(chooser.choice.picked).toHaveLength(1);
  chooser.cancel();
  chooser.reset();
  expect(chooser.choice.picked).toEqual([]);
});

it('puts it down when another question comes', async () => {
  const { chooser, press } = table();
  await press('done');
  expect(chooser.choice.picked).toEqual([]);
});

it('asks for what else a piece in hand can do', async () => {
  const legal = ['aim gun1 a', 'aim gun1 b', 'rest gun1', 'aim gun2 a'];
  const decision = { to_act: ['white'], prompt: { step: 'fire', text: '', rules: [] }, legal, secret: false };
  const sheet = { id: 'map', places: ['a', 'b'].map(place), pieces: () => ['gun1', 'gun2'].map((id) => ({ id, place: 'home' })) };
  const game = { boards: () => ({ sheets: [sheet], shown: 'map' }) } as unknown as GameModule;
  const grammar = { aim: ['unit', 'area'], rest: ['unit'] };
  const session = { game, link: { decision }, decision, view: {}, stakes: {}, decimals: {}, grammar };
  const chooser = new Chooser(session as unknown as TableSession);
  chooser.reset();
  chooser.point({ kind: 'piece', id: 'gun1' }, { x: 0, y: 0 });
  await expect.poll(() => chooser.popover).toMatchObject({ kind: 'options', actions: [{ notation: 'rest gun1' }] });
  expect(chooser.hand.pieces).toEqual(['gun1']);
  expect(Object.keys(chooser.hand.ways.places)).toEqual(['a', 'b']);
  chooser.cancel();
  chooser.point({ kind: 'piece', id: 'gun2' }, { x: 0, y: 0 });
  await expect.poll(() => chooser.hand.pieces).toEqual(['gun2']);
  expect(chooser.popover).toBeNull();
});
