// @vitest-environment node
import { describe, expect, test } from 'vitest';
import texts from '../../../../../data/napoleon/text.en.json';
import type { GameEvent } from '../../../protocol';
import type { ParsedAction } from '../../game';
import { saysItsWords } from '../../says_its_words';
import { towns, units } from '../data';
import declared from '../declared.json';
import { scene } from '../scene';
import type { StepName } from '../view';
import { napoleonWords as words } from './index';
import { placeName } from './places';
import { shortName, unitName } from './units';

const idsOf = (group: string): string[] => Object.keys(texts).flatMap((id) => (id.startsWith(group) ? [id.slice(group.length)] : []));
const kLanguages = ['en', 'it'] as const;

// No ids, no holes, no straight apostrophes, no stray blanks; a capital or a figure first.
function expectFit(text: string): void {
  expect(text).not.toMatch(/_|undefined|NaN|\bnull\b|\[object|'| {2}| [.,:]/);
  expect(text).toMatch(/^(\*\*)?[\p{Lu}\d]/u);
}

const operands = {
  unit: 'fr_i_inf1',
  square: 'fr_i_inf2',
  town: 'ligny',
  side: 'french',
  army: 'prussian',
  space: 'allied_left',
  terrain: 'farm',
  number: '3',
};
const action = (verb: string): ParsedAction => ({ notation: verb, verb, operands });

describe('decisions', () => {
  test.each(kLanguages)('every step asks in plain words (%s)', (language) => {
    expect(idsOf('prompt.').sort()).toEqual([...declared.steps].sort());
    for (const step of declared.steps as StepName[]) {
      const view = scene('french', { step });
      const args = { town: 'ligny', army: 'french', left: 2, hits: 2 };
      const { lead, text } = words.prompt({ step, args, text: 'not used', rules: [] }, Object.keys(declared.verbs), view, language);
      expectFit(`${lead} ${text}`);
      expect(lead).toMatch(/:$/);
      expect(`${lead} ${text}`).not.toMatch(/not used|\*/);
      expectFit(words.waiting(view, { to_act: ['anglo_dutch'], secret: true }, language));
    }
  });
  test.each(kLanguages)('every action is a button (%s)', (language) => {
    for (const verb of Object.keys(declared.verbs)) {
      const said = words.actionText(action(verb), scene('french', { step: 'combat' }), language);
      expectFit(said);
      expect(said).not.toContain('*');
    }
  });
  test('finishing is told by what it finishes', () => {
    expect(words.actionText(action('done'), scene('french', { step: 'combat' }), 'en')).toBe('End combat');
    expect(words.actionText(action('done'), scene('french', { step: 'move_group' }), 'it')).toBe('Il gruppo ha mosso');
  });
  test('a prompt of a newer server asks its own question', () => {
    const asked = { step: 'unheard_of', text: 'Move a balloon.', rules: [] };
    expect(words.prompt(asked, [], scene('french'), 'it')).toEqual({ lead: '', text: 'Move a balloon.' });
  });
  test('whose move it is', () => {
    const groups = [{ army: 'french' as const, from: 'beaumont', attacks: [] }];
    const moves_left = { french: 1 };
    expect(words.whose(scene('french', { step: 'choose_group', groups, moves_left }), 'french', 'en')).toBe('group move 2 of 2');
    expect(words.whose(scene('french', { step: 'move_group', groups, moves_left }), 'french', 'it')).toBe('movimento 1 di 2');
    expect(words.whose(scene('french', { step: 'choose_skirmishers', town: 'ligny' }), 'french', 'en')).toBe('Ligny');
    expect(words.headline(scene('french', { turn: 3 }), 'en')).toBe('15 June, night, turn 3 of 23');
    expect(words.headline(scene('french', { turn: 2 }), 'it')).toBe('15 giugno, turno 2 di 23');
  });
});

describe('vocabulary', () => {
  test('every verb, step, option, scenario and value has its words', () => {
    const named = (kind: string): string[] => idsOf(`choice.${kind}.`);
    expect(idsOf('action.').sort()).toEqual(Object.keys(declared.verbs).sort());
    expect(idsOf('waiting.').sort()).toEqual([...declared.steps, 'otherwise'].sort());
    expect(idsOf('option.')).toEqual(declared.flags);
    expect(named('option')).toEqual(Object.keys(declared.options));
    expect(named('scenario')).toEqual(declared.scenarios);
    expect(named('value').sort()).toEqual([...new Set(Object.values(declared.options).flat())].sort());
  });
  test.each(kLanguages)('towns and units, each its own (%s)', (language) => {
    for (const { id } of towns) expect(placeName(id, language)).toMatch(/^\p{Lu}[^'_]+$/u);
    for (const army of ['french', 'anglo_dutch', 'prussian']) {
      const own = units.filter((unit) => unit.army === army);
      for (const name of [unitName, shortName]) {
        const said = own.map(({ id }) => name(id, language));
        for (const one of said) expect(one).toMatch(/^[^'_]{3,}$/u);
        expect(new Set(said).size).toBe(said.length);
      }
      for (const { id } of own) expect(shortName(id, language).length).toBeLessThanOrEqual(14);
    }
  });
});

describe('places and pieces', () => {
  const view = scene('french', {
    blocks: { ligny: { map: { prussian: { blocks: 2 } } } },
    whereabouts: {
      pr_i_inf1: { towns: ['ligny'], strength: 4 },
      pr_i_art: { towns: ['ligny', 'charleroi'], strength: 3 },
      pr_ii_art: { towns: ['namur'], strength: 3 },
    },
  });
  test('a town says its zone, who stands there and what is known of hidden blocks', () => {
    expect(words.placeText('ligny', view, 'en')).toBe(
      'Town in the Prussian zone. 2 hidden Prussian blocks. Certainly here: Steinmetz. Perhaps here: I guns.',
    );
    expect(words.placeText('ligny', view, 'it')).toBe(
      'Città nella zona prussiana. 2 blocchi prussiani nascosti. Certamente qui: Steinmetz. Forse qui: Cannoni I.',
    );
    expect(words.placeText('brussels', view, 'en')).toMatch(
      /^City in the Anglo-Dutch zone\. If the French hold it, the Anglo-Dutch lose a block each turn\./,
    );
  });
  test('a hidden block says no more than that', () => {
    const unknown = scene('observer', { blocks: { ligny: { map: { prussian: { blocks: 1 } } } } });
    expect(words.pieceText('block:ligny:map:prussian:0', unknown, 'en')).toBe('Prussian block, hidden. Ligny.');
    expect(words.pieceText('block:ligny:map:prussian:0', unknown, 'it')).toBe('Blocco prussiano, nascosto. Ligny.');
    expect(words.pieceKind('block:ligny:map:prussian:0')).toBe(words.pieceKind('block:ligny:map:prussian:1'));
  });
  test('a block says what it is, its state and its place', () => {
    const acted = scene('french', {}, { fr_i_inf1: { at: 'ligny', strength: 2, space: 'allied_left', acted: true } });
    expect(words.pieceText('fr_i_inf1', acted, 'en')).toBe(
      'I Corps infantry (Quiot, Donzelot), infantry, strength 2, fire 2. Has acted. Allied left.',
    );
  });
});

describe('the log', () => {
  const values = {
    ...operands,
    from: 'ligny',
    to: 'ath',
    turn: 2,
    number: 3,
    price: 1,
    total: 4,
    blocks: 2,
    losses: 1,
    strength: 2,
    value: 3,
    hits: 2,
    dice: [2, 5, 0, 0],
    low: 'no',
    fails: 'yes',
    player: 'first',
    target: 'square',
  };
  test.each(kLanguages)('every event that says something says it in one sentence (%s)', (language) => {
    for (const event of idsOf('event.')) {
      const line = words.sentence({ event, ...values } as unknown as GameEvent, scene('french'), language);
      expectFit(line!.text);
    }
  });
  test('a march of the enemy names the block, not the unit', () => {
    const event: GameEvent = { event: 'block_marched', army: 'prussian', from: 'ligny', to: 'ath' };
    expect(words.sentence(event, scene('french'), 'en')).toEqual({
      text: 'Prussian block: from **Ligny** to **Ath**.',
      seat: 'prussian',
      places: ['ligny', 'ath'],
    });
  });
  test('headings are plain text: they stand in lists, too', () => {
    for (const [event, town] of [
      ['skirmish_begins', 'nivelles'],
      ['battle_begins', 'ligny'],
    ] as const)
      expect(words.sentence({ event, town }, scene('french'), 'en')).toMatchObject({ heading: true, text: expect.not.stringContaining('*') });
  });
  test('who sees all is told of a march once', () => {
    const event = { event: 'block_marched', army: 'prussian', from: 'ligny', to: 'namur' };
    expect(words.sentence(event, scene('french'), 'en')).not.toBeNull();
    expect(words.sentence(event, scene('all'), 'en')).toBeNull();
  });
  test('what is not known is left out', () => expect(words.sentence({ event: 'unheard_of' }, scene('french'), 'en')).toBeNull());
});

saysItsWords('napoleon', Object.keys(texts), [
  'action',
  'short',
  'finish',
  'waiting',
  'whose',
  'standing',
  'arm',
  'option',
  'account',
  'panel',
  'board',
  'summary',
  'map',
  'about',
  'repeat',
  'march',
]);
