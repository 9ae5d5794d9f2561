import { expect, test } from 'vitest';
import type { Place } from '../games/game';
import { kWays, neighbourTowards, readingOrder, step } from './ways';

const place = (id: string, x: number, y: number, neighbours: string[]): Place => ({ id, outline: [], center: [x, y], neighbours });

const places = new Map(
  [
    place('mid', 100, 100, ['north', 'east', 'far_east', 'south_east']),
    place('north', 95, 40, ['mid']),
    place('east', 160, 110, ['mid']),
    place('far_east', 260, 100, ['mid']),
    place('south_east', 150, 150, ['mid']),
    place('lone', 500, 500, []),
  ].map((one) => [one.id, one]),
);

test('an arrow key goes to the nearest neighbour that lies that way', () => {
  expect(neighbourTowards(places, 'mid', kWays.ArrowUp)).toBe('north');
  expect(neighbourTowards(places, 'mid', kWays.ArrowRight)).toBe('east');
  expect(neighbourTowards(places, 'mid', kWays.ArrowDown)).toBe('south_east');
});

test('nobody lies that way: it stays', () => {
  expect(neighbourTowards(places, 'mid', kWays.ArrowLeft)).toBeUndefined();
  expect(neighbourTowards(places, 'lone', kWays.ArrowUp)).toBeUndefined();
});

test('what may be chosen is walked as one reads, and round', () => {
  const order = readingOrder([...places.values()].filter((one) => one.id !== 'lone'));
  expect(order).toEqual(['north', 'mid', 'far_east', 'east', 'south_east']);
  expect(step(order, 'south_east', 1)).toBe('north');
  expect(step(order, 'north', -1)).toBe('south_east');
  expect(step(order, 'elsewhere', 1)).toBe('north');
  expect(step([], 'north', 1)).toBeUndefined();
});
