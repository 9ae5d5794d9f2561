import { describe, expect, it } from 'vitest';
import { batteryCubes, display, hours, limits, listOf } from './facts';

describe('the figures of the panels', () => {
  it('come from the data', () => {
    expect(hours).toHaveLength(9);
    expect(batteryCubes).toBe(6);
    expect(limits).toEqual([
      { army: 'french', limit: 16 },
      { army: 'anglo_allied', limit: 13 },
    ]);
    expect(new Set(display.map((box) => box.line))).toEqual(new Set(['A', 'B']));
  });
});

describe('what the tile can be', () => {
  it('is told as a choice', () => {
    expect(listOf([3, 4, 5], 'en')).toBe('3, 4 or 5');
    expect(listOf([3, 4, 5], 'it')).toBe('3, 4 o 5');
  });
});
