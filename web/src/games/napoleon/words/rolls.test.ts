// @vitest-environment node
import { expect, test } from 'vitest';
import type { GameEvent } from '../../../protocol';
import { scene } from '../scene';
import { rolls } from './rolls';

const view = scene('french', {}, { fr_rc_kellermann: { at: 'waterloo', strength: 3, space: 'allied_right' } });

test('a volley: every die, the fire value and what changed it, the hits', () => {
  const fire: GameEvent = {
    event: 'fire',
    unit: 'fr_rc_kellermann',
    space: 'allied_right',
    target: 'open',
    value: 4,
    hits: 2,
    dice: [2, 6, 4, 0],
    hit: ['yes', 'no', 'yes', 'no'],
    terms: [
      { term: 'printed', value: 3 },
      { term: 'shock', value: 1 },
    ],
  };
  expect(rolls([fire], view, 'en')).toEqual([
    {
      title: 'The III Cavalry Corps (Kellermann) with Jacquinot fires on the Allied right',
      detail: 'One die for each point of strength; up to 4 hits.',
      dice: [
        { face: 2, hit: true, note: 'hit' },
        { face: 6, hit: false, note: 'miss' },
        { face: 4, hit: true, note: 'hit' },
      ],
      modifiers: [
        { label: 'Fire value', value: '3' },
        { label: 'Shock', value: '+1' },
        { label: 'Hits up to', value: '4' },
      ],
      outcome: 'Two hits.',
      rules: ['NP-6.3.55', 'NP-6.4.2'],
      places: ['allied_right'],
    },
  ]);
});

test('a check of morale and a forced march: the die, what is added, the total', () => {
  const morale: GameEvent = {
    event: 'morale',
    unit: 'fr_rc_kellermann',
    dice: [3],
    total: 4,
    low: 'no',
    terms: [
      { term: 'die', value: 3 },
      { term: 'commander', value: 1 },
    ],
  };
  const march: GameEvent = {
    event: 'march_roll',
    unit: 'fr_rc_kellermann',
    dice: [2],
    total: 2,
    fails: 'yes',
    terms: [{ term: 'die', value: 2 }],
  };
  const [check, roll] = rolls([morale, march], view, 'en');
  expect(check).toMatchObject({ dice: [{ face: 3 }], outcome: 'It stands.', places: ['waterloo'] });
  expect(check!.modifiers.at(-1)).toEqual({ label: 'Total', value: '= 4' });
  expect(roll).toMatchObject({ dice: [{ face: 2 }], outcome: 'A point is lost.' });
});

test('other events roll nothing', () => expect(rolls([{ event: 'turn_begins', turn: 1 }], view, 'it')).toEqual([]));
