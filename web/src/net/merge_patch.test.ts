import { describe, expect, test } from 'vitest';
import type { Json } from '../protocol';
import { mergePatch } from './merge_patch';

// The examples of RFC 7396, appendix A: target, patch, result.
const kExamples: [Json, Json, Json][] = [
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [
    ['a', 'b'],
    ['c', 'd'],
    ['c', 'd'],
  ],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, null, null],
  [{ a: 'foo' }, 'bar', 'bar'],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

describe('merge patch', () => {
  test.each(kExamples)('%j with %j becomes %j', (target, patch, result) => {
    expect(mergePatch(target, patch)).toEqual(result);
  });

  test('changes neither what it is given nor what it is told', () => {
    const target = { units: { a: { at: 'x' } }, turn: 1 };
    const patch = { units: { a: { at: null, state: 'square' } } };
    const before = structuredClone({ target, patch });
    mergePatch(target, patch);
    expect({ target, patch }).toEqual(before);
  });

  test('shares what did not change', () => {
    const target = { units: { a: { at: 'x' }, b: { at: 'y' } }, discs: { green: 8 } };
    const after = mergePatch(target, { units: { a: { at: 'z' } }, discs: { green: 8 } }) as typeof target;
    expect(after).not.toBe(target);
    expect(after.units.a).not.toBe(target.units.a);
    expect(after.units.b).toBe(target.units.b);
    expect(after.discs).toBe(target.discs);
  });

  test('a patch that says nothing new gives the same object', () => {
    const target = { a: { b: 1 } };
    expect(mergePatch(target, { a: { b: 1 }, c: null })).toBe(target);
  });

  test('"__proto__" is a key like any other', () => {
    const after = mergePatch({}, JSON.parse('{"__proto__":{"hidden":true}}') as Json) as object;
    expect(Object.getPrototypeOf(after)).toBe(Object.prototype);
    expect(Object.keys(after)).toEqual(['__proto__']);
  });
});
