import { describe, expect, it } from 'vitest';
import type { Offer, ParsedAction } from '../../games/game';
import { offerOf } from '../../games/offers';
import {
  back,
  begin,
  buttons,
  cancel,
  choosable,
  offered,
  point,
  started,
  undecided,
  type Choice,
  type Offered,
  type Pointed,
} from './choosing';

const offer = (notation: string, pieces: string[], places: string[]): Offered => {
  const named = [...pieces.map((id) => ({ kind: 'piece' as const, id })), ...places.map((id) => ({ kind: 'place' as const, id }))];
  const operands = Object.fromEntries(named.map(({ id }, i) => [String(i), id]));
  const clicked: Offer = named.map(({ kind }, i) => ({ kind, name: String(i) }));
  return offered({ notation, verb: notation.split(' ')[0]!, operands }, clicked, () => true);
};
const piece = (id: string, place?: string): Pointed => ({ piece: id, place, piecesThere: [id] });
const place = (id: string, ...piecesThere: string[]): Pointed => ({ place: id, piecesThere });
const ids = (choice: Choice): string[] => choosable(choice).map((target) => target.id);
const picked = (choice: Choice, pointed: Pointed): Choice => {
  const outcome = point(choice, pointed);
  if (outcome.what !== 'picked') throw new Error(outcome.what);
  return outcome.choice;
};

const skirmish = [
  offer('skirmish u1 a', ['u1'], ['a']),
  offer('skirmish u1 b', ['u1'], ['b']),
  offer('skirmish u2 b', ['u2'], ['b']),
  offer('done', [], []),
];

describe('pointing at a piece and then at a place', () => {
  it('offers the pieces first, then the places of the piece', () => {
    const start = begin(skirmish);
    expect(ids(start)).toEqual(['u1', 'u2']);
    const one = picked(start, piece('u1', 'home'));
    expect(started(one)).toBe(true);
    expect(ids(one)).toEqual(['a', 'b']);
    expect(point(one, place('b'))).toMatchObject({ what: 'play', action: { notation: 'skirmish u1 b' } });
  });

  it('takes the place of an enemy piece that was clicked instead of its ground', () => {
    const one = picked(begin(skirmish), piece('u1', 'home'));
    expect(point(one, piece('enemy', 'a'))).toMatchObject({ what: 'play', action: { notation: 'skirmish u1 a' } });
  });

  it('takes the only piece of a place, and asks when there are several', () => {
    expect(picked(begin(skirmish), place('home', 'u1', 'u9')).picked).toEqual([{ kind: 'piece', id: 'u1' }]);
    expect(point(begin(skirmish), place('home', 'u1', 'u2'))).toEqual({ what: 'which', pieces: ['u1', 'u2'] });
  });

  it('lets one change one’s mind', () => {
    const one = picked(begin(skirmish), piece('u1'));
    expect(picked(one, piece('u2')).picked).toEqual([{ kind: 'piece', id: 'u2' }]);
    expect(picked(one, piece('u1')).picked).toEqual([]);
    expect(back(one).picked).toEqual([]);
    expect(cancel(one).picked).toEqual([]);
  });

  it('refuses what is not offered', () => {
    expect(point(begin(skirmish), piece('u7', 'x'))).toEqual({ what: 'refused', target: { kind: 'piece', id: 'u7' } });
    expect(point(begin(skirmish), place('x'))).toEqual({ what: 'refused', target: { kind: 'place', id: 'x' } });
    expect(point(begin([]), place('x'))).toMatchObject({ what: 'refused' });
  });
});

describe('what the map cannot tell', () => {
  it('is asked in words once the place is picked', () => {
    const start = begin([offer('move green a', [], ['a']), offer('fire green a', [], ['a']), offer('move green b', [], ['b'])]);
    expect(undecided(start)).toEqual([]);
    expect(undecided(picked(start, place('a'))).map((action) => action.notation)).toEqual(['move green a', 'fire green a']);
    expect(point(start, place('b'))).toMatchObject({ what: 'play' });
  });

  it('is offered beside what can still be pointed at', () => {
    const hits = begin([offer('tire u', ['u'], []), offer('retreat u a', ['u'], ['a']), offer('retreat v a', ['v'], ['a'])]);
    const one = picked(hits, piece('u'));
    expect(undecided(one).map((action) => action.notation)).toEqual(['tire u']);
    expect(ids(one)).toEqual(['a']);
  });

  it('is a button when there is nothing to point at', () => {
    expect(buttons(begin(skirmish)).map((action) => action.notation)).toEqual(['done']);
  });

  it('is a button too when pointing would tell nothing apart', () => {
    const cubes = begin([offer('cubes u 0', ['u'], []), offer('cubes u 1', ['u'], [])]);
    expect(buttons(cubes).map((action) => action.notation)).toEqual(['cubes u 0', 'cubes u 1']);
    expect(buttons(begin([offer('send red a none', [], ['a'])]))).toHaveLength(1);
  });

  it('leaves out what is not on the board', () => {
    const action: ParsedAction = { notation: 'enter p delayed', verb: 'enter', operands: { unit: 'p', area: 'delayed' } };
    expect(offered(action, offerOf({}, action), () => false).path).toEqual([]);
  });
});

describe('a pick that all share', () => {
  it('is made for the player, but never the last one', () => {
    const retreat = begin([offer('retreat u a', ['u'], ['a']), offer('retreat u b', ['u'], ['b'])]);
    expect(retreat.picked).toEqual([{ kind: 'piece', id: 'u' }]);
    expect(started(retreat)).toBe(false);
    expect(ids(retreat)).toEqual(['a', 'b']);
    expect(cancel(retreat).picked).toHaveLength(1);
    expect(begin([offer('hit u', ['u'], [])]).picked).toEqual([]);
  });

  it('stays in hand when it is clicked, or the place where it stands', () => {
    const aim = begin([offer('aim gun a', ['gun'], ['a']), offer('aim gun b', ['gun'], ['b']), offer('done', [], [])]);
    expect(point(aim, piece('gun', 'home'))).toEqual({ what: 'picked', choice: aim });
    expect(point(aim, place('home', 'other', 'gun'))).toEqual({ what: 'picked', choice: aim });
    expect(point(aim, piece('other', 'home'))).toMatchObject({ what: 'refused' });
    expect(point(aim, place('a', 'enemy'))).toMatchObject({ what: 'play' });
  });
});
