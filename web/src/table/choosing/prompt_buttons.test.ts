import { describe, expect, it } from 'vitest';
import { buttonKind as waterloo } from '../../games/waterloo/buttons';
import { buttonKind as waterloo200 } from '../../games/waterloo200/buttons';
import type { ButtonKind, ParsedAction } from '../../games/game';
import type { View } from '../../protocol';
import { finishing, isPrimary, shownButtons } from './prompt_buttons';

const action = (notation: string): ParsedAction => ({ notation, verb: notation.split(' ')[0]!, operands: {} });
const kinds: Record<string, ButtonKind> = { done: 'end', open: 'act', nothing: 'waste' };
const kindOf = ({ verb }: ParsedAction): ButtonKind => kinds[verb] ?? 'choice';
const shown = (...all: string[]): string[] => shownButtons(all.map(action), kindOf, 3).map(({ notation }) => notation);

describe('buttons beside the prompt', () => {
  it('always show what finishes', () => {
    expect(shown('give a', 'give b', 'give c', 'give d', 'done')).toEqual(['give a', 'give b', 'done']);
    expect(shown('give a', 'done', 'give b')).toEqual(['give a', 'give b', 'done']);
    expect(shown('give a', 'give b', 'give c', 'give d')).toEqual(['give a', 'give b', 'give c']);
  });

  it('finish by the act rather than by stopping', () => {
    expect(finishing([action('done'), action('open')], kindOf)?.verb).toBe('open');
    expect(finishing([action('nothing green')], kindOf)).toBeUndefined();
  });

  it('stand out only for the act, or where there is nothing else to do', () => {
    expect(isPrimary('act', false)).toBe(true);
    expect(isPrimary('end', false)).toBe(false);
    expect(isPrimary('end', true)).toBe(true);
    expect(isPrimary('choice', false)).toBe(false);
    expect(isPrimary('waste', true)).toBe(false);
  });
});

describe('the games', () => {
  const at = (step: string): View => ({ agenda: [{ step }], step, units: {}, cubes: {}, over_limit: [] }) as unknown as View;
  it('know what gives a disc or an impulse away', () => {
    expect(waterloo(action('nothing green'), at('choose_action'))).toBe('waste');
    expect(waterloo200(action('pass'), at('choose_action'))).toBe('waste');
  });
  it('know what carries out and what only ends', () => {
    expect(waterloo(action('done'), at('assault_moves'))).toBe('act');
    expect(waterloo(action('done'), at('skirmish_fire'))).toBe('end');
    expect(waterloo200(action('done'), at('bombarding_guns'))).toBe('act');
    expect(waterloo200(action('stop'), at('unit_path'))).toBe('end');
    expect(waterloo200(action('reveal'), at('leader_path'))).toBe('end');
  });
});
