import { describe, expect, it } from 'vitest';
import { append, fromStory, isActionRecord, lengthOf, upTo, viewAt, trailsOf } from './history';
import type { GameModule, Sheet } from '../../games/game';
import { boldParts, entriesOf, groupsOf, type LogEntry } from './log';

const history = fromStory({
  as: 'french',
  view: { turn: 1, units: { u: { at: 'a' } } },
  steps: [
    { n: 1, seat: 'french', do: 'go u b', patch: { units: { u: { at: 'b' } } }, events: [] },
    { n: 2, seat: 'french', do: 'done', patch: { turn: 2 }, events: [] },
  ],
});

describe('the story', () => {
  it('has the view after every entry', () => {
    expect(lengthOf(history)).toBe(2);
    expect(viewAt(history, 0)).toEqual({ turn: 1, units: { u: { at: 'a' } } });
    expect(viewAt(history, 1)).toEqual({ turn: 1, units: { u: { at: 'b' } } });
    expect(viewAt(history, 2)).toEqual({ turn: 2, units: { u: { at: 'b' } } });
    expect(viewAt(history, 99)).toEqual(viewAt(history, 2));
  });

  it('tells of an action that is not for these eyes by what it changed', () => {
    const hidden = fromStory({
      as: 'observer',
      view: { camp: 3 },
      steps: [{ n: 1, seat: 'red', patch: { camp: 2 }, events: [{ event: 'posted' }] }],
    });
    expect(hidden.moments).toEqual([{ n: 1, seat: 'red', do: '', events: [{ event: 'posted' }], view: { camp: 2 } }]);
    expect(isActionRecord({ seat: 'red' })).toBe(true);
    expect(isActionRecord({ seat: 'red', do: 'post red_1 ford' })).toBe(true);
    for (const record of [
      { undo: 1 },
      { ask_undo: 0 },
      { offer_draw: true },
      { accept_draw: true },
      { hand_over: 'green' },
      { end: 'draw' as const },
    ])
      expect(isActionRecord({ seat: 'red', ...record })).toBe(false);
  });

  it('shares what did not change', () => {
    expect(viewAt(history, 2).units).toBe(viewAt(history, 1).units);
  });

  it('grows by a moment and shrinks by a take-back, without touching what was', () => {
    const longer = append(history, { n: 3, seat: 'allied', do: 'done', events: [], view: { turn: 3 } });
    expect(lengthOf(longer)).toBe(3);
    expect(lengthOf(upTo(longer, 1))).toBe(1);
    expect(lengthOf(history)).toBe(2);
  });
});

describe('the log', () => {
  const entry = (key: string, text: string): LogEntry => ({ key, n: 1, line: { text, seat: 'french', places: [] } });
  const heading = (key: string, text: string): LogEntry => ({ key, n: 1, line: { text, seat: '', places: [], heading: true } });
  const entries = [
    heading('1', '12 noon'),
    entry('2', 'first'),
    entry('3', 'second'),
    heading('4', 'empty'),
    heading('5', '1 pm'),
    entry('6', 'third'),
  ];

  it('has the latest group and entry on top, under the heading that came before', () => {
    expect(groupsOf(entries, 10).map((group) => [group.heading, ...group.entries.map(({ line }) => line.text)])).toEqual([
      ['1 pm', 'third'],
      ['12 noon', 'second', 'first'],
    ]);
  });

  it('shows no more than it should', () => {
    expect(groupsOf(entries, 2).flatMap((group) => group.entries.map(({ line }) => line.text))).toEqual(['third', 'second']);
  });

  it('tells bold from plain', () => {
    expect(boldParts('Fire at **Hougoumont**: 6.')).toEqual([
      { text: 'Fire at ', bold: false },
      { text: 'Hougoumont', bold: true },
      { text: ': 6.', bold: false },
    ]);
  });
});

describe('an auction for seats', () => {
  const step = (n: number, seat: string, more: object = {}) => ({ n, seat, do: 'bid', patch: {}, events: [{ event: 'told' }], ...more });
  const game = { sentence: () => ({ text: 'Told.', seat: '', places: [] }) } as unknown as GameModule;
  const by = (seating: 'kept' | 'exchanged') => {
    const steps = [step(1, 'french'), step(2, 'allied', { do: 'pass', seating }), step(3, 'french', { do: 'hold' })];
    return entriesOf(fromStory({ as: 'french', view: {}, steps }), [], game, 'en').map((entry) => entry.by);
  };
  it('ascribes nothing to a seat that its present player did not do', () => {
    expect(by('kept')).toEqual(['french', 'allied', 'french']);
    expect(by('exchanged')).toEqual([undefined, undefined, 'french']);
  });
});

it('draws a trail for every way that pieces went', () => {
  const sheet = { pieces: (view: Record<string, string>) => Object.entries(view).map(([id, place]) => ({ id, place })) } as unknown as Sheet;
  expect(trailsOf({ u: 'a', v: 'a', w: 'c' }, { u: 'b', v: 'b', w: 'c', x: 'd' }, sheet)).toEqual([{ from: 'a', to: 'b' }]);
});
