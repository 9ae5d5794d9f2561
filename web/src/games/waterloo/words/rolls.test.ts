// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { GameEvent, View } from '../../../protocol';
import { expectFit, kLanguages, records } from './fixtures';
import { waterlooWords as words } from './index';

describe('the dice of real games', () => {
  // The tile is drawn last, and is no die.
  const drawn = (events: GameEvent[]): number => (events.some(({ event }) => event === 'round_begins') ? 1 : 0);
  test('are shown as they were rolled', () => {
    for (const { events, view, dice } of records) {
      const faces = words.rolls(events, view, 'en').flatMap((account) => account.dice.map((die) => die.face));
      expect(faces).toEqual(dice.slice(0, dice.length - drawn(events)));
    }
  });
  test.each(kLanguages)('are accounted for in words (%s)', (language) => {
    for (const { events, view } of records) {
      for (const { title, detail, modifiers, outcome, rules, places } of words.rolls(events, view, language)) {
        for (const text of [title, outcome, ...(detail ? [detail] : [])]) expectFit(text);
        for (const { label, value } of modifiers) expect(`${value} ${label}`).toMatch(/^[+−]\d [^_]+$/);
        expect(rules.length).toBeGreaterThan(0);
        for (const place of places) expect(words.placeName(place, language)).not.toBe('');
      }
    }
  });
});

describe('an account', () => {
  const view = { agenda: [], units: {} } as unknown as View;
  const modifier = (word: string, value: number): GameEvent => ({ event: 'modifier', modifier: word, value });

  test('of a volley names its modifiers', () => {
    const volley: GameEvent = { event: 'volley', unit: 'br_inf_4', die: 4, modified: 4, cubes: 1, check: 'yes' };
    expect(words.rolls([modifier('British fire', 1), modifier('cubes', -1), volley], view, 'en')).toEqual([
      {
        title: 'Volley: British infantry',
        dice: [{ face: 4, hit: true }],
        modifiers: [
          { label: 'British fire', value: '+1' },
          { label: 'cubes', value: '−1' },
        ],
        outcome: 'One cube and a morale check.',
        rules: ['WL-7.4.2'],
        places: [],
      },
    ]);
  });
  test('of guns that fire together is one', () => {
    const shot = (die: number, effect: number): GameEvent => ({
      event: 'gun_fired',
      unit: 'fr_art_1',
      area: 'altens_ridge',
      die,
      modified: die,
      effect,
    });
    const placed: GameEvent = { event: 'cubes_placed', area: 'altens_ridge', colour: 'red', cubes: 2 };
    const [account, ...others] = words.rolls([shot(5, 1), shot(2, 0), shot(6, 1), placed], view, 'it');
    expect(others).toEqual([]);
    expect(account).toMatchObject({ title: 'Artiglieria francese contro il Crinale di Alten', outcome: 'Due cubi.', rules: ['WL-6.3.1'] });
    expect(account?.dice.map(({ face }) => face)).toEqual([5, 2, 6]);
  });
  test('of morale tells the cubes of the unit where the column shows them', () => {
    const [first, second] = words.rolls(
      [
        modifier('unsupported', 1),
        { event: 'morale', unit: 'fr_inf_1', die: 2, column: 3, result: 'retreats' },
        { event: 'morale', unit: 'fr_inf_2', die: 6, column: 6, result: 'is eliminated' },
      ],
      view,
      'en',
    );
    expect(first).toMatchObject({ detail: 'Column 3', outcome: 'Gives way.' });
    expect(first?.modifiers).toEqual([
      { label: 'cubes', value: '+2' },
      { label: 'unsupported', value: '+1' },
    ]);
    expect(second).toMatchObject({ detail: 'Column 6', modifiers: [], outcome: 'Breaks.' });
  });
  test('of a melee gives every rider his own modifiers, also when a tie is rolled again', () => {
    const [tie, end] = words.rolls(
      [
        modifier('Imperial Guard', 1),
        modifier('tired', -1),
        { event: 'melee', unit: 'ig_cav_1', total: 4, against: 'br_cav_1', against_total: 4 },
        { event: 'melee', unit: 'ig_cav_1', total: 2, against: 'br_cav_1', against_total: 5 },
        { event: 'tired', unit: 'ig_cav_1' },
      ],
      view,
      'en',
    );
    expect(tie).toMatchObject({ outcome: 'A tie, rolled again.', dice: [{ face: 3 }, { face: 5 }] });
    expect(end).toMatchObject({ outcome: 'British cavalry wins, 5 against 2.', dice: [{ face: 1 }, { face: 6 }] });
    expect(end?.modifiers).toEqual([
      { label: 'Guard cavalry: Imperial Guard', value: '+1' },
      { label: 'British cavalry: tired', value: '−1' },
    ]);
  });
});
