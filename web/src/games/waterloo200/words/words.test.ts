// @vitest-environment node
import { describe, expect, test } from 'vitest';
import texts from '../../../../../data/waterloo200/text.en.json';
import type { GameEvent } from '../../../protocol';
import type { ParsedAction } from '../../game';
import { saysItsWords } from '../../says_its_words';
import { units } from '../data';
import { scene } from '../scene';
import type { StepName } from '../view';
import { waterloo200Words as words } from './index';

const idsOf = (group: string): string[] => Object.keys(texts).flatMap((id) => (id.startsWith(group) ? [id.slice(group.length)] : []));

const kVerbs = idsOf('action.');
const kLanguages = ['en', 'it'] as const;

// No ids, no holes, no exclamation marks, no straight apostrophes, no stray blanks; a capital or a figure first.
function expectFit(text: string): void {
  expect(text).not.toMatch(/_|undefined|NaN|\bnull\b|\[object|!|'| {2}| [.,:]/);
  expect(text).toMatch(/^(\*\*)?[\p{Lu}\d]/u);
}

const action = (verb: string): ParsedAction => ({
  notation: verb,
  verb,
  operands: { unit: 'fr_2c_soye_inf', area: '27', faction: 'british', count: '2', side: 'allied', number: '3' },
});

describe('decisions', () => {
  test.each(kLanguages)('every step asks in plain words (%s)', (language) => {
    const steps = idsOf('prompt.') as StepName[];
    expect(steps.length).toBe(27);
    for (const step of steps) {
      const view = scene('french', { step });
      const args = { unit: 'fr_2c_soye_inf', mp: 2, area: '27', hits: 2, impulse: 1 };
      const { lead, text } = words.prompt({ step, args, text: 'not used', rules: [] }, kVerbs, view, language);
      expectFit(`${lead} ${text}`);
      expect(lead).toMatch(/:$/);
      expect(`${lead} ${text}`).not.toMatch(/not used|\*/);
      expectFit(words.waiting(view, { to_act: ['british'], secret: true }, language));
    }
  });
  test.each(kLanguages)('every action is a button (%s)', (language) => {
    for (const verb of kVerbs) {
      const said = words.actionText(action(verb), scene('french', { step: 'move_units' }), language);
      expectFit(said);
      expect(said).not.toContain('*');
    }
  });
  test('a prompt of a newer server asks its own question', () => {
    const asked = { step: 'unheard_of', text: 'Move a balloon.', rules: [] };
    expect(words.prompt(asked, [], scene('french'), 'it')).toEqual({ lead: '', text: 'Move a balloon.' });
  });
  test('the unit on its way and its points are named to who moves it', () => {
    const asked = { step: 'unit_path', args: { unit: 'fr_2c_soye_inf', mp: 2 }, text: '', rules: [] };
    const own = scene('french', { step: 'unit_path' });
    expect(words.prompt(asked, [], own, 'en').lead).toBe('Soye’s brigade, two MP left:');
    expect(words.prompt(asked, [], own, 'it').lead).toBe('La brigata Soye, restano 2 PM:');
  });
});

describe('what may not be done is not offered', () => {
  const asks = (step: string, legal: string[]): string => words.prompt({ step, text: '', rules: [] }, legal, scene('french'), 'en').text;
  test('finishing', () => {
    expect(asks('choose_battle', ['battle 27'])).toBe('choose the next battle.');
    expect(asks('choose_battle', ['battle 27', 'done'])).toBe('choose the next battle, or finish.');
    expect(asks('activate_leaders', ['activate fr_2c_reille_tl'])).toBe('choose a corps commander.');
  });
  test('going on and stopping', () => {
    expect(asks('unit_path', ['stop'])).toBe('it can go no further.');
    expect(asks('unit_path', ['to 27'])).toBe('choose the next area; it cannot stop here.');
    expect(asks('leader_path', ['reveal'])).toBe('reveal him here.');
    expect(asks('leader_path', ['to 27'])).toBe('move him on; he cannot be revealed here.');
  });
});

describe('places and pieces', () => {
  const view = scene('french', {
    blocks: { 27: { british: 2 } },
    control: { 27: 'british' },
    whereabouts: { br_res_kempt_inf: ['27'], br_res_pack_inf: ['27', '41', 'pool'], br_res_best_inf: ['41'] },
  });
  test('an area says its ground, its holder, who stands there and what is known of hidden blocks', () => {
    expect(words.placeText('27', view, 'en')).toBe(
      'Ridge, green circle: 1 MP to enter, 4 blocks a side, bonus 3; sunken road. ' +
        'Held by the British since the beginning. 2 hidden British blocks. Certainly here: Kempt’s brigade. Perhaps here: Pack’s brigade.',
    );
    expect(words.placeText('27', view, 'it')).toBe(
      'Crinale, cerchio verde: 1 PM per entrare, 4 blocchi per parte, bonus 3; ' +
        'strada incassata. In mano a: i Britannici fin dall’inizio. 2 blocchi britannici nascosti. Certamente qui: la brigata Kempt. ' +
        'Forse qui: la brigata Pack.',
    );
  });
  test('a hidden block says no more than that', () => {
    const unknown = scene('observer', { blocks: { 27: { british: 1 } } });
    expect(words.pieceText('block:27:british:0', unknown, 'en')).toBe('British block, hidden. The Crossroads (27).');
    expect(words.pieceText('block:27:british:0', unknown, 'it')).toBe('Blocco britannico, nascosto. Il Crocevia (27).');
  });
  test.each(kLanguages)('every piece can be told from all others of its army (%s)', (language) => {
    const all = scene('french', {}, Object.fromEntries(units.map(({ id }) => [id, { at: '67', step: 0 }])));
    for (const faction of ['french', 'british', 'prussian']) {
      const texts = units.filter((unit) => unit.faction === faction).map(({ id }) => words.pieceText(id, all, language));
      texts.forEach(expectFit);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
  test('what a piece is looked at for', () => {
    for (const kind of ['radius', 'reach', 'communication']) expect(words.inspectText(kind, 'it')).not.toBe(words.inspectText(kind, 'en'));
  });
  test.each(kLanguages)('the tour has six steps (%s)', (language) => expect(words.tour(language)).toHaveLength(6));
});

describe('the log', () => {
  const operands = {
    unit: 'fr_2c_soye_inf',
    area: '27',
    from: '67',
    to: '68',
    faction: 'british',
    winner: 'french',
    side: 'allied',
    kind: 'tactical',
    corps: 'pr_IV',
    turn: 2,
    count: 2,
    value: 3,
    step: 1,
    blocks: 5,
    hits: 2,
    winner_hits: 1,
    player: 'first',
    number: 2,
    payer: 'allied',
    price: 2,
    offence: 15,
    defence: 13,
    attacker: 'french',
    defender: 'british',
    result: 'marginal',
  };
  test.each(kLanguages)('every event that says something says it in one sentence (%s)', (language) => {
    const events = idsOf('event.');
    expect(events.length).toBe(42);
    for (const event of events) {
      const line = words.sentence({ event, ...operands } as GameEvent, scene('french'), language);
      expectFit(line!.text);
    }
  });
  test('one of something is told in the singular', () => {
    const say = (event: string, language: 'en' | 'it') =>
      words.sentence({ event, ...operands, count: 1, hits: 1 } as GameEvent, scene('french'), language)!.text;
    expect(say('reserves_drawn', 'it')).toBe('I Britannici pescano una riserva.');
    expect(say('demoralised', 'it')).toBe('Isolata nell’area 27 (**Il Crocevia**), un’unità britannica perde un gradino.');
    expect(say('absorbed', 'en')).toBe('Soye’s brigade absorbs one hit without loss.');
  });
  test('a move of the enemy names the block, not the unit', () => {
    const line = words.sentence({ event: 'block_moved', faction: 'british', from: '27', to: '41' }, scene('french'), 'en');
    expect(line).toEqual({
      text: 'A British block moves from **the Crossroads** (27) to **the Sandpit** (41).',
      seat: 'british',
      places: ['27', '41'],
    });
  });
});

saysItsWords('waterloo200', Object.keys(texts), [
  'action',
  'finish',
  'waiting',
  'whose',
  'standing',
  'terrain',
  'circle',
  'arm',
  'option',
  'inspect',
  'account',
  'archived',
  'panel',
  'summary',
  'map',
  'about',
  'repeat',
  'march',
]);
