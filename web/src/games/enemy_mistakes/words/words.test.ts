// @vitest-environment node
import { describe, expect, test } from 'vitest';
import texts from '../../../../../data/enemy_mistakes/text.en.json';
import type { GameEvent } from '../../../protocol';
import type { ParsedAction } from '../../game';
import { saysItsWords } from '../../says_its_words';
import { generals, units } from '../data';
import declared from '../declared.json';
import { scene } from '../scene';
import { tableWords as words } from './index';
import { generalName, shortName, unitName } from './units';

const idsOf = (group: string): string[] => Object.keys(texts).flatMap((id) => (id.startsWith(group) ? [id.slice(group.length)] : []));
const kLanguages = ['en', 'it'] as const;

// No ids, no holes, no straight apostrophes, no stray blanks; a capital or a figure first.
function expectFit(text: string): void {
  expect(text).not.toMatch(/_|undefined|NaN|\bnull\b|\[object|'| {2}| [.,:)]/);
  expect(text).toMatch(/^(\*\*)?[\p{Lu}\d]/u);
}

const operands = {
  unit: 'b13',
  target: 'r33',
  general: 'derlon',
  army: 'black',
  number: '2',
  x: '433.0',
  y: '426.5',
  facing: '342.0',
  angle: '-20.0',
  distance: '59.5',
  offset: '10.0',
  side: 'left',
  type: 'cavalry',
};
const action = (verb: string): ParsedAction => ({ notation: verb, verb, operands });

describe('decisions', () => {
  test.each(kLanguages)('every step asks in plain words (%s)', (language) => {
    expect(idsOf('prompt.').sort()).toEqual([...declared.steps].sort());
    for (const step of declared.steps) {
      const view = scene('blue', { step });
      const args = {
        ...operands,
        corps: 'black_iii',
        markers: 2,
        blue: 3,
        red: 2,
        black: 1,
        left: 2,
        part: 0,
        die: 3,
        other: 5,
        distance: 10,
        most: 60,
      };
      const { lead, text } = words.prompt({ step, args, text: 'not used', rules: [] }, Object.keys(declared.verbs), view, language);
      expectFit(`${lead} ${text}`);
      expect(lead).toMatch(/:$/);
      expect(`${lead} ${text}`).not.toMatch(/not used|\*/);
      expectFit(words.waiting(view, { to_act: ['red'], secret: true }, language));
    }
  });
  test.each(kLanguages)('every action is a button (%s)', (language) => {
    for (const verb of Object.keys(declared.verbs)) {
      const said = words.actionText(action(verb), scene('blue', { step: 'support' }), language);
      expectFit(said);
      expect(said).not.toContain('*');
    }
  });
  test('a manoeuvre is told in words', () => {
    const told = (angle: string): string => words.actionText({ ...action('advance'), operands: { ...operands, angle } }, scene('blue'), 'en');
    expect(told('-20.0')).toBe('Advance of 59.5 mm after a wheel of 20° to the left: Charlet (Quiot)');
    expect(told('0.0')).toBe('Advance of 59.5 mm: Charlet (Quiot)');
    expect(words.actionText(action('advance'), scene('blue'), 'it')).toBe(
      'Avanzata di 59,5 mm dopo una conversione di 20° a sinistra: Charlet (Quiot)',
    );
    const wheel = { ...action('advance'), operands: { ...operands, distance: '0.0' } };
    expect(words.actionText(wheel, scene('blue'), 'en')).toBe('Wheel of 20° to the left: Charlet (Quiot)');
  });
  test('finishing is told by what it finishes', () => {
    expect(words.actionText(action('done'), scene('blue', { step: 'manoeuvres' }), 'en')).toBe('End Manoeuvres');
    expect(words.actionText(action('done'), scene('blue', { step: 'shot' }), 'it')).toBe('Spara');
  });
  test('a prompt of a newer server asks its own question', () => {
    const asked = { step: 'unheard_of', text: 'Move a balloon.', rules: [] };
    expect(words.prompt(asked, [], scene('blue'), 'it')).toEqual({ lead: '', text: 'Move a balloon.' });
  });
  test('the time, and which part of the turn it is', () => {
    expect(words.headline(scene('blue', { turn: 2 }), 'en')).toBe('12:00, turn 2 of 19');
    expect(words.headline(scene('blue', { turn: 2, scenario: 'short_game' }), 'it')).toBe('12:00, turno 2 di 7');
    expect(words.whose(scene('blue'), 'blue', 'en')).toBe('Bombardment');
  });
});

describe('vocabulary', () => {
  test('every verb, option, scenario and value has its words', () => {
    const named = (kind: string): string[] => idsOf(`choice.${kind}.`);
    expect(idsOf('action.').sort()).toEqual(Object.keys(declared.verbs).sort());
    expect(named('option').sort()).toEqual(Object.keys(declared.options).sort());
    expect(named('scenario').sort()).toEqual([...declared.scenarios].sort());
    expect(named('value').sort()).toEqual([...new Set(Object.values(declared.options).flat())].sort());
  });
  test.each(kLanguages)('Units and Generals, each its own (%s)', (language) => {
    const full = [...units.map(({ id }) => unitName(id, language)), ...generals.map(({ id }) => generalName(id, language))];
    for (const one of full) expect(one).toMatch(/^[^'_]{3,}$/u);
    for (const army of ['blue', 'red', 'black']) {
      const said = units.filter((unit) => unit.army === army).map(({ id }) => shortName(id, language));
      expect(new Set(said).size).toBe(said.length);
    }
  });
});

describe('places and pieces', () => {
  test('a formation says who it is and how it stands', () => {
    const view = scene('blue');
    expect(words.placeName('b13', 'en')).toBe('Formation of Charlet (Quiot)');
    expect(words.placeText('b13', view, 'en')).toBe('13 Charlet, 14 Bourgeois. 2 Units.');
    expect(words.placeText('b13', view, 'it')).toBe('13 Charlet, 14 Bourgeois. 2 unità.');
  });
  test('a Unit says what it is and its state', () => {
    const view = scene('blue', {}, { b13: { fate: 'on_board', x: 43264, y: 42627, facing: 3420, formation: 'b13', losses: 1, yellow: 1 } });
    expect(words.pieceText('b13', view, 'en')).toBe('13, Charlet (Quiot): French infantry, Veteran. French Corps II. Losses 1 of 4. Shaken.');
    expect(words.pieceText('napoleon', view, 'en')).toBe('Napoleon, 4 stars.');
    expect(words.pieceText('derlon', view, 'it')).toBe('D’Erlon, 2 stelle, un punto proprio.');
  });
});

describe('the log', () => {
  const values = {
    ...operands,
    turn: 2,
    die: 4,
    needed: 5,
    comes: 'yes',
    corps: 'black_iii',
    units: 2,
    generals: 3,
    markers: 2,
    number: 3,
    blue: 3,
    red: 2,
    black: 1,
    place: 1,
    extra: 2,
    falls: 'no',
    captured: 'no',
    pursues: 'yes',
    to: 'blue',
    fate: 'eliminated',
    dice: [2, 5, 0, 0, 0, 0, 0, 0],
    total: 4,
    other: 3,
    losses: 1,
    capacity: 4,
    cost: 2,
    x: 433,
    y: 426.5,
    facing: 342,
    angle: -20,
    distance: 59.5,
    before: 2,
    effect: 'withdraw',
    loses: 'red',
    fall_back: 2,
    pieces: 12,
    objectives: 50,
  };
  test.each(kLanguages)('every event says something in one sentence (%s)', (language) => {
    for (const event of idsOf('event.')) {
      const line = words.sentence({ event, ...values } as unknown as GameEvent, scene('blue'), language);
      expectFit(line!.text.replaceAll('d’Erlon', 'D’Erlon'));
    }
  });
  test('what is not known is left out', () => expect(words.sentence({ event: 'unheard_of' }, scene('blue'), 'en')).toBeNull());
  test.each(kLanguages)('every roll has an account (%s)', (language) => {
    for (const event of idsOf('account.').filter((id) => idsOf('event.').includes(id))) {
      const [told] = words.rolls([{ event, ...values } as unknown as GameEvent], scene('blue'), language);
      expect(told, event).toBeDefined();
      expectFit(told!.title);
      if (told!.outcome) expectFit(told!.outcome);
    }
  });
});

saysItsWords('enemy_mistakes', Object.keys(texts), [
  'action',
  'finish',
  'waiting',
  'phase',
  'chain',
  'standing',
  'arm',
  'people',
  'option',
  'account',
  'panel',
  'summary',
  'map',
  'about',
  'repeat',
]);
