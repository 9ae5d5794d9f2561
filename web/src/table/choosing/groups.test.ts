// Orders to several pieces, made from legal actions.
import { describe, expect, it } from 'vitest';
import { offerBy, offerOf } from '../../games/offers';
import { parseLegal } from './actions';
import { begin, offered, type Offered } from './choosing';
import { kMostActions, likeliest, limited, onlyMarcher, repeatsOf, sameForOthers, stillLegal, targetsOf } from './groups';

const kGrammar = { skirmish: ['unit', 'area'], turn: ['unit', 'state'], attack: ['unit', 'area', 'from'], done: [] };
const offers = (...legal: string[]): Offered[] => parseLegal(legal, kGrammar).map((action) => offered(action, offerOf({}, action), () => true));

const kShots = offers('skirmish a farm', 'skirmish a wood', 'skirmish b farm', 'skirmish c wood', 'done');

describe('targets', () => {
  it('are those of any piece in hand; the others stay', () => {
    const { places } = targetsOf(kShots, ['a', 'b', 'c']);
    expect(places.farm).toMatchObject({ do: ['skirmish a farm', 'skirmish b farm'], going: ['a', 'b'], staying: [{ piece: 'c' }] });
    expect(Object.keys(places)).toEqual(['farm', 'wood']);
  });

  it('of all: who has one target takes it, who has a choice takes the one that is pointed at', () => {
    const ways = targetsOf(kShots, ['a', 'b', 'c'], true);
    expect(ways.places.wood!.do).toEqual(['skirmish a wood', 'skirmish b farm', 'skirmish c wood']);
    expect(ways.places.farm!.do).toEqual(['skirmish a farm', 'skirmish b farm', 'skirmish c wood']);
    expect(likeliest(ways)).toBe('farm');
  });

  it('do not name a piece that can do nothing', () => {
    expect(targetsOf(kShots, ['a', 'd']).staying).toEqual([{ piece: 'd' }]);
    expect(likeliest(targetsOf(kShots, ['d']))).toBeUndefined();
  });
});

it('the only piece that may act is known as such if it may march', () => {
  const alone = begin(offers('skirmish a farm', 'skirmish a wood', 'done'));
  expect(onlyMarcher(alone, ['skirmish'])).toBe('a');
  expect(onlyMarcher(alone, ['attack'])).toBeUndefined();
  expect(onlyMarcher(alone)).toBeUndefined();
  expect(onlyMarcher(begin(kShots), ['skirmish'])).toBeUndefined();
});

describe('repeats', () => {
  const turns = offers('turn a defensive', 'turn b defensive', 'turn c mobile', 'turn g limbered');

  it('are offered for two pieces and more, by verb and by what is not pointed at', () => {
    expect(repeatsOf(turns, () => true).map(({ pieces }) => pieces)).toEqual([['a', 'b']]);
    expect(repeatsOf(kShots, () => true)).toMatchObject([{ pieces: ['a', 'b', 'c'], aimed: true }]);
    expect(repeatsOf(kShots, () => false)).toEqual([]);
  });

  it('of the last action are for the others, at the same place or in the same state', () => {
    const last = (notation: string) => parseLegal([notation], kGrammar)[0]!;
    expect(sameForOthers(last('turn z defensive'), turns)).toEqual(['turn a defensive', 'turn b defensive']);
    expect(sameForOthers(last('skirmish z wood'), kShots)).toEqual(['skirmish a wood', 'skirmish c wood']);
    expect(sameForOthers(last('done'), turns)).toEqual([]);
    expect(sameForOthers(null, turns)).toEqual([]);
    expect(sameForOthers(last('turn a defensive'), turns)).toEqual(['turn b defensive']);
  });

  it('may come from elsewhere, and each piece once', () => {
    const attacks = offers('attack a farm hill', 'attack a farm road', 'attack b wood hill');
    expect(sameForOthers(parseLegal(['attack z farm lane'], kGrammar)[0]!, attacks)).toEqual(['attack a farm hill']);
  });

  it('may be of pieces that are pointed at as one place, and at a piece', () => {
    const grammar = { put: ['general', 'unit', 'number'], shelter: ['unit', 'square'] };
    const read = (...legal: string[]) => parseLegal(legal, grammar);
    const orders = read('put ney a 0', 'put ney b 0', 'put ney b 1', 'put soult b 0', 'put ney c 0');
    const asPlaces = orders.map((action) => offered(action, [{ kind: 'place', name: 'unit' }], () => true));
    expect(sameForOthers(orders[0]!, asPlaces)).toEqual(['put ney b 0', 'put ney c 0']);
    const shelters = read('shelter guns first', 'shelter horse first', 'shelter horse second');
    const atPieces = shelters.map((action) => offered(action, offerBy({ unit: 'piece', square: 'piece' })(action), () => true));
    expect(sameForOthers(shelters[0]!, atPieces)).toEqual(['shelter horse first']);
  });
});

it('of an order that dice have stopped what is still legal is sent again; of one that was refused nothing', () => {
  const order = ['fire a', 'fire b', 'fire c'];
  expect(stillLegal(order, { at: 1, do: 'fire a', code: 'revealed' }, ['fire c', 'done'])).toEqual(['fire c']);
  expect(stillLegal(order, { at: 1, do: 'fire a', code: 'revealed' })).toEqual([]);
  expect(stillLegal(order, { at: 1, do: 'fire b', code: 'refused' }, ['fire c', 'done'])).toEqual([]);
});

it('an order has 64 actions and 4 kB at most', () => {
  expect(limited(Array.from({ length: 80 }, (_, i) => `to ${i}`))).toHaveLength(kMostActions);
  expect(JSON.stringify(limited(Array.from({ length: 64 }, () => 'x'.repeat(100)))).length).toBeLessThan(3800);
});
