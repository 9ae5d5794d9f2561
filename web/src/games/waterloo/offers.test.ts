import { describe, expect, it } from 'vitest';
import { parseAction, isAction, parseLegal, type Grammar } from '../../table/choosing/actions';
import { begin, buttons, choosable, offered, point, remaining, undecided, type Choice, type Target } from '../../table/choosing/choosing';
import cases from '../../table/choosing/fixtures/waterloo_legal.json';
import { areaById } from './data';
import { offerOf } from '../offers';

// The verbs of games/waterloo/rules/actions.h, as GET /api/games gives them.
const grammar: Grammar = {
  done: [],
  skirmish: ['unit', 'area'],
  turn: ['unit', 'state'],
  move: ['disc', 'area'],
  reserve: ['disc', 'area'],
  fire: ['disc', 'area'],
  assault: ['disc', 'area'],
  form: ['disc', 'area'],
  reinforce: ['disc', 'area'],
  nothing: ['disc'],
  lead: ['disc', 'unit'],
  go: ['unit', 'area'],
  cubes: ['unit', 'count'],
  aim: ['unit', 'area'],
  grand_battery: [],
  volley: ['area'],
  attack: ['unit', 'area', 'from'],
  accompany: ['unit', 'area'],
  resolve: ['area'],
  benefit: ['unit'],
  charge: ['unit'],
  counter: ['unit'],
  pursue: ['unit', 'area'],
  retreat: ['unit', 'area'],
  follow: ['unit'],
  stay: ['unit'],
  lose: ['unit'],
  tire: ['unit'],
  hit: ['unit'],
  unman: ['unit'],
  cube: ['colour'],
  sacrifice: ['unit', 'count'],
  penalty: ['area'],
  send: ['colour', 'area', 'gun'],
  roll: [],
  enter: ['unit', 'area'],
};

const units =
  (at: Record<string, string | undefined>) =>
  (target: Target): boolean =>
    target.kind === 'place' ? areaById.has(target.id) : areaById.has(at[target.id] ?? '');

function choiceOf({ legal, at }: (typeof cases)[number]): Choice {
  return begin(parseLegal(legal, grammar).map((action) => offered(action, offerOf({}, action), units(at))));
}

// Every action that can be reached by clicking what is offered, again and again, and by the words that are asked then.
function reachable(choice: Choice): string[] {
  const found = new Set([...buttons(choice), ...undecided(choice)].map((action) => action.notation));
  for (const target of choosable(choice)) {
    const outcome = point(choice, target.kind === 'piece' ? { piece: target.id, piecesThere: [] } : { place: target.id, piecesThere: [] });
    if (outcome.what === 'play') found.add(outcome.action.notation);
    else if (outcome.what === 'picked') for (const notation of reachable(outcome.choice)) found.add(notation);
  }
  return [...found];
}

describe('offers of Waterloo', () => {
  it('asks for the unit, then for the area', () => {
    const read = parseAction('attack fr_cav_7 la_haye_sainte grand_battery_west', grammar);
    expect(isAction(read) && offerOf({}, read)).toEqual([
      { kind: 'piece', name: 'unit' },
      { kind: 'place', name: 'area' },
    ]);
  });

  it.each(cases.map((example, i) => [`${example.step} (${i})`, example] as const))('reaches every action of %s', (_, example) => {
    const choice = choiceOf(example);
    expect(choice.offers).toHaveLength(example.legal.length);
    expect(reachable(choice).sort()).toEqual([...example.legal].sort());
    expect(remaining(choice).length + choice.offers.filter(({ path }) => path.length === 0).length).toBe(example.legal.length);
  });

  it('covers every verb', () => {
    const seen = new Set(cases.flatMap(({ legal }) => legal.map((notation) => notation.split(' ')[0])));
    const unseen = Object.keys(grammar).filter((verb) => !seen.has(verb));
    expect(unseen).toEqual(['cube']); // needs an area with red and black infantry; it is a button
    const read = parseAction('cube red', grammar);
    expect(isAction(read) && offerOf({}, read)).toEqual([]);
  });
});
