import { expect, test } from 'vitest';
import { namesText, reasonsOf } from './hand_text';

const kFull = { rule: 'NP-5.4.1', text: 'No more blocks may use that road in this turn.', sentence: 'rule.road_full' };

test('those who stay for the same reason are told together', () => {
  const staying = [{ piece: 'old', ...kFull }, { piece: 'guns' }, { piece: 'young', ...kFull }];
  expect(reasonsOf(staying)).toEqual([{ ...kFull, pieces: ['old', 'young'] }, { pieces: ['guns'] }]);
  expect(
    reasonsOf([
      { piece: 'a', ...kFull, args: { road: 'x' } },
      { piece: 'b', ...kFull, args: { road: 'y' } },
    ]),
  ).toHaveLength(2);
});

test('many names are cut short, pieces of one name counted', () => {
  expect(namesText(['Lefol', 'Simmer'], 3)).toBe('Lefol, Simmer');
  expect(namesText(['Lefol', 'Simmer', 'Guyot', 'Quiot'], 3)).toBe('Lefol, Simmer, Guyot + 1');
  expect(namesText(['Guns', 'Guns'], 1)).toBe('Guns × 2');
});
