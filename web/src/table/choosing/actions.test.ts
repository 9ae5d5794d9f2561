import type { ParsedAction } from '../../games/game';
import { describe, expect, it } from 'vitest';
import { complete, isAction, nextWords, notate, parseAction, parseLegal, type Grammar, matching, stakesOf } from './actions';

const grammar: Grammar = { done: [], skirmish: ['unit', 'area'], attack: ['unit', 'area', 'from'], nothing: ['disc'] };
const legal = ['skirmish fr_inf_1 hougoumont', 'skirmish fr_inf_12 hougoumont', 'skirmish fr_inf_12 la_haye_sainte', 'done'];

describe('reading an action', () => {
  it('names the operands by the grammar', () => {
    expect(parseAction('attack fr_cav_1 hougoumont foys_hollow', grammar)).toEqual({
      notation: 'attack fr_cav_1 hougoumont foys_hollow',
      verb: 'attack',
      operands: { unit: 'fr_cav_1', area: 'hougoumont', from: 'foys_hollow' },
    });
    expect(parseAction('done', grammar)).toEqual({ notation: 'done', verb: 'done', operands: {} });
  });

  it('does not mind blanks', () => {
    expect(parseAction('  nothing   green ', grammar)).toMatchObject({ notation: 'nothing green' });
  });

  it('says which word is wrong', () => {
    expect(parseAction(' ', grammar)).toEqual({ problem: 'empty' });
    expect(parseAction('march fr_inf_1', grammar)).toEqual({ problem: 'unknown_verb', word: 'march' });
    expect(parseAction('skirmish fr_inf_1', grammar)).toEqual({ problem: 'missing', word: 'skirmish', operand: 'area' });
    expect(parseAction('done now', grammar)).toEqual({ problem: 'too_many', word: 'now' });
    expect(parseAction('toString', grammar)).toEqual({ problem: 'unknown_verb', word: 'toString' });
  });

  it('writes what it has read', () => {
    for (const action of parseLegal(legal, grammar)) expect(notate(action, grammar)).toBe(action.notation);
    expect(parseLegal(['unheard of'], grammar)).toEqual([]);
    expect(isAction(parseAction('done', grammar))).toBe(true);
  });
});

describe('completing an order', () => {
  it('knows the words that can follow', () => {
    expect(nextWords('', legal)).toEqual(['done', 'skirmish']);
    expect(nextWords('skirmish ', legal)).toEqual(['fr_inf_1', 'fr_inf_12']);
    expect(nextWords('skirmish fr_inf_12 l', legal)).toEqual(['la_haye_sainte']);
    expect(nextWords('assault ', legal)).toEqual([]);
  });

  it('goes as far as all of them agree', () => {
    expect(complete('sk', legal)).toBe('skirmish ');
    expect(complete('skirmish ', legal)).toBe('skirmish fr_inf_1');
    expect(complete('skirmish fr_inf_12 h', legal)).toBe('skirmish fr_inf_12 hougoumont');
    expect(complete('d', legal)).toBe('done');
    expect(complete('xyz', legal)).toBe('xyz');
  });
});

it('finds the beginnings of words, in any order, whatever the accents', () => {
  expect(matching('', 'anything')).toBe(true);
  expect(matching('jero ass', 'Assault from Jérôme’s Field')).toBe(true);
  expect(matching('jeromes', 'Assault from Jérôme’s Field')).toBe(true);
  expect(matching('ield', 'Assault from Jérôme’s Field')).toBe(false);
});

it('knows what is at stake in a verb by the game, and in done by the step', () => {
  const weighing = {
    decision: { prompt: { step: 's', text: '', rules: [], finishing: 'fight' as const }, to_act: [], secret: false },
    stakes: { aim: 'order' as const },
  };
  const action = (verb: string): ParsedAction => ({ notation: verb, verb, operands: {} });
  expect(stakesOf(action('done'), weighing)).toBe('fight');
  expect(stakesOf(action('aim'), weighing)).toBe('order');
  expect(stakesOf(action('turn'), weighing)).toBeUndefined();
  expect(stakesOf(action('aim'), { ...weighing, decision: null })).toBeUndefined();
});
