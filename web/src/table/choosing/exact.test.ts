// Points and poses: the server lists some of them, but any may be picked.
import { expect, it, vi } from 'vitest';
import { outlineAt } from '../../board/pose';
import type { Rail } from '../../games/game';
import { offerBy, offerOf } from '../../games/offers';
import type { WhyAnswer } from '../../protocol';
import { parseLegal, type Grammar } from './actions';
import { begin, buttons, choosable, offered, pickExact, point, remaining, type Choice } from './choosing';
import { PoseHand } from './pose_hand.svelte';

const grammar: Grammar = { post: ['unit', 'x', 'y'], advance: ['corner', 'angle', 'distance'], stand: [] };
const choiceOf = (legal: string[]): Choice =>
  begin(parseLegal(legal, grammar).map((action) => offered(action, offerOf({}, action), () => true)));

it('offers operands by their names', () => {
  const [post, advance, stand] = parseLegal(['post u 1.0 2.0', 'advance left 1.0 2.0', 'stand'], grammar);
  expect(offerOf({}, post!)).toEqual([
    { kind: 'piece', name: 'unit' },
    { kind: 'point', x: 'x', y: 'y' },
  ]);
  expect(offerOf({}, advance!)).toEqual([{ kind: 'pose', corner: 'corner', angle: 'angle', distance: 'distance' }]);
  expect(offerOf({}, stand!)).toEqual([]);
  expect(offerBy({})(post!)).toEqual([{ kind: 'point', x: 'x', y: 'y' }]);
});

it('takes any point once a piece is in hand, and a listed one as it is', () => {
  const choice = choiceOf(['post a 1.0 1.0', 'post a 5.0 5.0', 'post b 1.0 1.0']);
  expect(point(choice, { point: '3.0 3.0', piecesThere: [] })).toMatchObject({ what: 'refused' }); // a piece comes first
  const held = point(choice, { piece: 'a', piecesThere: [] });
  if (held.what !== 'picked') throw new Error(held.what);
  expect(choosable(held.choice).map(({ id }) => id)).toEqual(['1.0 1.0', '5.0 5.0']);
  const exact = point(held.choice, { point: '3.0 3.5', piecesThere: [] });
  expect(exact).toMatchObject({ what: 'play', action: { notation: 'post a 3.0 3.5' } });
  expect(point(held.choice, { point: '5.0 5.0', piecesThere: [] })).toMatchObject({ what: 'play', action: { notation: 'post a 5.0 5.0' } });
  expect(remaining(held.choice)).toHaveLength(2); // nothing was added to the hand
  // Another choosable piece has priority over the point that it covers.
  expect(point(held.choice, { piece: 'b', point: '3.0 3.0', piecesThere: ['b'] })).toMatchObject({
    what: 'picked',
    choice: { picked: [{ id: 'b' }] },
  });
});

it('does not make a button of the only pose that is listed', () => {
  const choice = choiceOf(['advance left 0.0 20.0', 'stand']);
  expect(buttons(choice).map(({ verb }) => verb)).toEqual(['stand']);
  expect(pickExact(choice, { kind: 'pose', id: 'left 1.5 2.0' })).toMatchObject({ what: 'play', action: { notation: 'advance left 1.5 2.0' } });
});

const kRail: Rail = {
  outline: [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ],
  facing: 0,
  corners: [
    { id: 'left', at: [0, 0], turns: -1 },
    { id: 'right', at: [10, 0], turns: 1 },
  ],
};

function hand(legal: string[], why: (notation: string) => Promise<WhyAnswer | undefined> = () => Promise.resolve(undefined)): PoseHand {
  const offers = remaining(choiceOf(legal));
  return new PoseHand({ offers, at: 0, rail: kRail, unit: 2, decimals: { angle: 1, distance: 1 }, why });
}

it('a pose is a corner, then two values that snap to what is listed unless they are freed', () => {
  const pose = hand(['advance left 0.0 20.0', 'advance left 30.0 20.0', 'advance right 30.0 40.0']);
  expect(pose.pose).toBeNull();
  expect(pose.target).toBeNull();
  pose.take('left');
  expect(pose.action?.notation).toBe('advance left 0.0 20.0');
  pose.turnTo(29, false);
  expect(pose.pose?.angle).toBe(30);
  pose.turnTo(29, true);
  expect(pose.pose?.angle).toBe(29);
  pose.step(1, -3.25);
  expect(pose.action?.notation).toBe('advance left 30.0 16.8');
  pose.slideBy(pose.pose!, [0, 0], false);
  expect(pose.pose?.distance).toBe(20); // near enough
  pose.step(500, 500);
  expect(pose.pose).toMatchObject({ angle: 42, distance: 52 }); // a little beyond the farthest: its rule is shown there
  pose.nextCorner(1);
  expect(pose.pose?.corner).toBe('right');
  pose.stopAt('right 30.0 40.0');
  expect(pose.target).toEqual({ kind: 'pose', id: 'right 30.0 40.0' });
});

it('asks the server for what is not listed, once it rests', async () => {
  vi.useFakeTimers();
  const why = vi.fn((notation: string) => Promise.resolve({ do: notation, rule: 'R-1', text: 'No.' }));
  const pose = hand(['advance left 0.0 20.0'], why);
  expect(pose.pose?.corner).toBe('left'); // there is no other
  expect(pose.answer).toMatchObject({ do: 'advance left 0.0 20.0' });
  pose.step(1, 0);
  pose.step(1, 0);
  expect(pose.answer).toBeNull();
  await vi.advanceTimersByTimeAsync(300);
  expect(why.mock.calls).toEqual([['advance left 2.0 20.0']]);
  expect(pose.answer).toMatchObject({ rule: 'R-1' });
  vi.useRealTimers();
});

it('the sign of an angle chooses the corner where the rail says so, and straight on is first', () => {
  const signed: Grammar = { go: ['angle', 'distance'] };
  const all = begin(
    parseLegal(['go -20.0 10.0', 'go 0.0 5.0', 'go 0.0 30.0'], signed).map((action) => offered(action, offerOf({}, action), () => true)),
  );
  const rail: Rail = {
    ...kRail,
    signed: true,
    corners: [
      { ...kRail.corners[0]!, turns: 1 },
      { ...kRail.corners[1]!, turns: -1 },
    ],
  };
  const pose = new PoseHand({
    offers: remaining(all),
    at: 0,
    rail,
    unit: 2,
    decimals: { angle: 1, distance: 1 },
    why: () => Promise.resolve(undefined),
  });
  expect(pose.action?.notation).toBe('go 0.0 30.0');
  expect(pose.corners).toEqual([]);
  expect(pose.limits).toEqual([{ kind: 'reach', distance: 30 }]);
  pose.turnTo(-19, false);
  expect(pose.action?.notation).toBe('go -20.0 30.0');
  pose.step(-500, 0);
  expect(pose.pose?.angle).toBe(-32); // a little beyond the farthest
  expect(rounded(outlineAt(rail, { corner: '', angle: 90, distance: 0 }, 2))[0]).toEqual([0, 0]); // about the left corner
  expect(rounded(outlineAt(rail, { corner: '', angle: -90, distance: 0 }, 2))[1]).toEqual([10, 0]); // about the right one
});

it('a judge in the page answers at once, and says where a slide stops', async () => {
  const judge = {
    look: () => true,
    why: (notation: string): WhyAnswer => (notation.endsWith(' 20.0') ? { do: notation } : { do: notation, rule: 'R-2', text: 'Too far.' }),
    stops: () => [{ kind: 'limit' as const, distance: 23.5 }],
  };
  const why = vi.fn(() => Promise.resolve(undefined));
  const offers = remaining(choiceOf(['advance left 0.0 20.0']));
  const pose = new PoseHand({
    offers,
    at: 0,
    rail: kRail,
    unit: 2,
    decimals: { angle: 1, distance: 1 },
    why,
    judge: () => Promise.resolve(judge),
  });
  await Promise.resolve();
  await Promise.resolve();
  expect(pose.limits).toEqual([{ kind: 'limit', distance: 23.5 }]);
  pose.put({ distance: 31 });
  expect(pose.answer).toMatchObject({ rule: 'R-2' });
  pose.put({ distance: 24 });
  pose.slideBy(pose.pose!, [0, 0], false);
  expect(pose.pose?.distance).toBe(23.5);
  expect(why).not.toHaveBeenCalled();
});

const rounded = (points: [number, number][]): number[][] => points.map((point) => point.map((value) => Math.round(value) + 0));

it('wheels about the corner and slides straight on', () => {
  expect(rounded(outlineAt(kRail, { corner: 'right', angle: 90, distance: 5 }, 2))).toEqual([
    [20, -10],
    [20, 0],
    [10, 0],
    [10, -10],
  ]);
  expect(rounded(outlineAt(kRail, { corner: 'left', angle: 0, distance: 5 }, 2))[0]).toEqual([0, -10]);
});
