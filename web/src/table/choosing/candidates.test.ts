import { describe, expect, it } from 'vitest';
import { offerOf } from '../../games/offers';
import type { Grammar } from './actions';
import { parseLegal } from './actions';
import { bestAnswer, candidates, kAskedAtOnce } from './candidates';
import { begin, offered, point, type Choice } from './choosing';

const grammar: Grammar = { done: [], skirmish: ['unit', 'area'], move: ['disc', 'area'], fire: ['disc', 'area'] };
const choiceOf = (legal: string[]): Choice =>
  begin(parseLegal(legal, grammar).map((action) => offered(action, offerOf({}, action), () => true)));

describe('what a click may have meant', () => {
  const choice = choiceOf(['skirmish u1 a', 'skirmish u2 b', 'done']);

  it('puts the piece that was clicked where a piece belongs, and its place where a place belongs', () => {
    expect(candidates(choice, { piece: 'x', place: 'p', piecesThere: ['x'] })).toEqual([
      'skirmish x a',
      'skirmish u1 p',
      'skirmish x b',
      'skirmish u2 p',
    ]);
  });

  it('keeps what is in hand', () => {
    const outcome = point(choice, { piece: 'u1', piecesThere: [] });
    if (outcome.what !== 'picked') throw new Error(outcome.what);
    expect(candidates(outcome.choice, { place: 'p', piecesThere: [] })).toEqual(['skirmish u1 p']);
  });

  it('asks for every verb before it asks twice for one, and never too much', () => {
    const many = choiceOf([...Array.from({ length: 40 }, (_, i) => `move d${i} a`), 'fire green a']);
    const asked = candidates(many, { place: 'p', piecesThere: [] });
    expect(asked).toHaveLength(kAskedAtOnce);
    expect(asked.slice(0, 2)).toEqual(['move d0 p', 'fire green p']);
  });

  it('has nothing to ask when nothing is on the map', () => {
    expect(candidates(choiceOf(['done']), { place: 'p', piecesThere: [] })).toEqual([]);
  });
});

describe('the answer that is shown', () => {
  it('has a rule, and is the most common', () => {
    const two = { text: 'two', rule: 'R2' };
    const answers = [
      { do: 'a', text: 'plain' },
      { do: 'b', text: 'one', rule: 'R1' },
      { do: 'c', ...two },
      { do: 'd', ...two },
    ];
    expect(bestAnswer(answers)).toMatchObject(two);
    expect(bestAnswer([{ do: 'a' }])).toBeUndefined();
  });
});
