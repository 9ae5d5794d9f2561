import { expect, test, vi } from 'vitest';
import { Recent } from './recent';

test('what was used last is kept, and no more than the limit', () => {
  const recent = new Recent<string, { of: string }>(2);
  const make = vi.fn((of: string) => ({ of }));
  const get = (key: string) => recent.get(key, () => make(key));
  const a = get('a');
  get('b');
  expect(get('a')).toBe(a);
  get('c'); // b is the least recently used
  expect(get('a')).toBe(a);
  expect(make).toHaveBeenCalledTimes(3);
  get('b');
  expect(make).toHaveBeenCalledTimes(4);
  expect(recent.size).toBe(2);
});
