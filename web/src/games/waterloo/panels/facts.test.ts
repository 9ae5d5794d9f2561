import { describe, expect, it } from 'vitest';
import { batteryCubes, display, hourParts, hours, limits, listOf } from './facts';

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

  it('fit the hour into a narrow step', () => {
    expect(hours.map((hour) => hourParts(hour.label.en).join(' '))).toEqual([
      '12 noon',
      '1 pm',
      '2 pm',
      '3 pm',
      '4 pm',
      '5 pm',
      '6 pm',
      '7 pm',
      '8 pm',
    ]);
    expect(hours.map((hour) => hourParts(hour.label.it)[0])).toEqual(['12', '13', '14', '15', '16', '17', '18', '19', '20']);
  });
});

describe('what the tile can be', () => {
  it('is told as a choice', () => {
    expect(listOf([3, 4, 5], 'en')).toBe('3, 4 or 5');
    expect(listOf([3, 4, 5], 'it')).toBe('3, 4 o 5');
  });
});
