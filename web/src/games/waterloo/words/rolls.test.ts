// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { GameEvent, View } from '../../../protocol';
import { archived, expectFit, kLanguages, records } from './fixtures';
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

  test('of a volley names its terms', () => {
    const volley: GameEvent = {
      event: 'volley',
      unit: 'br_inf_4',
      area: 'crossroads',
      dice: [4],
      total: 4,
      cubes: 1,
      check: 'yes',
      terms: [
        { term: 'british_firer', value: 1 },
        { term: 'cubes', value: -1 },
      ],
    };
    expect(words.rolls([volley], view, 'en')).toEqual([
      {
        title: 'Volley: British infantry',
        dice: [{ face: 4, hit: true }],
        modifiers: [
          { label: 'British fire', value: '+1' },
          { label: 'cubes', value: '−1' },
        ],
        outcome: 'One cube and a morale check.',
        rules: ['WL-7.4.2'],
        places: ['crossroads'],
      },
    ]);
  });
  test('of guns that fire together is one, and says cubes or hits as the target takes them', () => {
    const shot = (die: number, effect: number, target: string): GameEvent => ({
      event: 'gun_fired',
      unit: 'fr_art_1',
      area: 'altens_ridge',
      dice: [die],
      total: die,
      effect,
      target,
      range: 2,
    });
    const [account, ...others] = words.rolls([shot(5, 1, 'infantry'), shot(2, 0, 'infantry'), shot(6, 1, 'infantry')], view, 'it');
    expect(others).toEqual([]);
    expect(account).toMatchObject({ title: 'Artiglieria francese contro il Crinale di Alten', outcome: 'Due cubi.', rules: ['WL-6.3.1'] });
    expect(account?.dice.map(({ face }) => face)).toEqual([5, 2, 6]);
    expect(words.rolls([shot(6, 1, 'cavalry')], view, 'en')[0]).toMatchObject({ outcome: 'One hit.', rules: ['WL-6.1.5'] });
    expect(words.rolls([{ ...shot(6, 1, 'cavalry'), range: 0 }], view, 'en')[0]).toMatchObject({
      title: 'French artillery fires in defence',
      rules: ['WL-7.2.3'],
    });
  });
  test('of morale tells the cubes of the unit, also at the end of the table', () => {
    const terms = [
      { term: 'cubes', value: 5 },
      { term: 'unsupported', value: 2 },
    ];
    const [account] = words.rolls([{ event: 'morale', unit: 'fr_inf_2', dice: [6], column: 6, result: 'is eliminated', terms }], view, 'en');
    expect(account).toMatchObject({ detail: 'Column 6', outcome: 'Breaks.', dice: [{ face: 6, hit: true }] });
    expect(account?.modifiers).toEqual([
      { label: 'cubes', value: '+5' },
      { label: 'unsupported', value: '+2' },
    ]);
  });
  test('of a melee gives every rider his own terms, also when a tie is rolled again', () => {
    const fight = (dice: number[], total: number, enemy: number, result: string): GameEvent => ({
      event: 'melee',
      unit: 'ig_cav_1',
      total,
      against: 'br_cav_1',
      against_total: enemy,
      dice,
      result,
      area: 'crossroads',
      terms: [
        { term: 'imperial_guard', value: 1, side: 'attack' },
        { term: 'tired', value: -1, side: 'defence' },
      ],
    });
    const [tie, end] = words.rolls([fight([3, 5], 4, 4, 'tie'), fight([1, 6], 2, 5, 'loses')], view, 'en');
    expect(tie).toMatchObject({ outcome: 'A tie, rolled again.', dice: [{ face: 3 }, { face: 5 }] });
    expect(end).toMatchObject({
      outcome: 'British cavalry wins, 5 against 2.',
      dice: [
        { face: 1, hit: false },
        { face: 6, hit: true },
      ],
    });
    expect(end?.modifiers).toEqual([
      { label: 'Guard cavalry: Imperial Guard', value: '+1' },
      { label: 'British cavalry: tired', value: '−1' },
    ]);
  });
  test('of control says from which die on it charges', () => {
    const [account] = words.rolls([{ event: 'control', unit: 'br_cav_1', dice: [4], charges_on: 'yes', needed: 4 }], view, 'en');
    expect(account).toMatchObject({ detail: 'Charges on from 4 up', outcome: 'Charges on.' });
  });
});

describe('a story that was archived when modifiers were events of their own', () => {
  test.each(kLanguages)('is shown as it was told (%s)', (language) => {
    let shown = 0;
    for (const { events, view } of archived) {
      for (const account of words.rolls(events, view, language)) {
        ++shown;
        for (const text of [account.title, account.outcome]) expectFit(text);
        for (const { label, value } of account.modifiers) expect(`${value} ${label}`).toMatch(/^[+−]\d [^_]+$/);
      }
      for (const event of events) {
        const line = words.sentence(event, view, language);
        if (line) expectFit(line.text);
      }
    }
    expect(shown).toBeGreaterThan(30);
  });
  test('gives a roll the modifiers that were told before it', () => {
    const [account] = words.rolls(
      [
        { event: 'modifier', modifier: 'British fire', value: 1 },
        { event: 'modifier', modifier: 'woods or town', value: -1 },
        { event: 'volley', unit: 'br_inf_4', die: 4, modified: 4, cubes: 1, check: 'yes' },
      ],
      { agenda: [], units: {} },
      'en',
    );
    expect(account?.dice).toEqual([{ face: 4, hit: true }]);
    expect(account?.modifiers).toEqual([
      { label: 'British fire', value: '+1' },
      { label: 'woods or town', value: '−1' },
    ]);
  });
});
