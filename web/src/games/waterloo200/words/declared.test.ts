// @vitest-environment node
// What the rules declare (declared.json, which a test of the game keeps fresh) has its words here, so that nothing new is forgotten.
import { describe, expect, test } from 'vitest';
import texts from '../../../../../data/waterloo200/text.en.json';
import { areas, units } from '../data';
import type { MatchResult } from '../../../protocol';
import declared from '../declared.json';
import { kArchivedResults } from './archived';
import { waterloo200Words as words } from './index';
import { placeName } from './places';
import { the } from './units';

const idsOf = (group: string): string[] => Object.keys(texts).flatMap((id) => (id.startsWith(group) ? [id.slice(group.length)] : []));

describe('what cannot be done now', () => {
  test('a wrong kind of answer is told what is asked', () => {
    const said = { sentence: 'fault.not_now', args: { question: 'ask.move_units' } };
    expect(words.refusal(said, 'en')).toBe('Not now. Move a unit, or finish.');
    expect(words.refusal(said, 'it')).toBe('Non ora. Muovi un’unità, oppure termina.');
  });
  test('a rule says why', () => {
    expect(words.refusal({ sentence: 'rule.full_area' }, 'en')).toBe('The stacking limit of that area is reached.');
    expect(words.refusal({ sentence: 'rule.full_area' }, 'it')).toBe('Quell’area è piena.');
  });
  test('a fault of the input is told in the words of the player', () => {
    expect(words.refusal({ sentence: 'fault.not_your_turn', args: { seat: 'british' } }, 'it')).toBe('Non tocca a te: decidono i Britannici.');
    expect(words.refusal({ sentence: 'fault.unknown', args: { kind: 'faction', word: 'x' } }, 'en')).toBe('There is no army ‘x’.');
  });
  test('what is not known is shown as it came', () => expect(words.refusal({ text: 'Something new' }, 'it')).toBe('Something new'));
});

describe('how a match ended', () => {
  const result: MatchResult = { winners: ['french'], by: 'rules', rule: 'W2-18.1.1', reason: 'Wellington has fallen.' };
  test('is told by its sentence', () => {
    expect(words.resultText({ ...result, sentence: 'result.wellington_killed' }, 'it')).toBe('Wellington è caduto.');
  });
  test('is told by its text where it was stored without one', () => {
    expect(words.resultText(result, 'it')).toBe('Wellington è caduto.');
    for (const sentence of Object.values(kArchivedResults)) expect(texts).toHaveProperty([sentence]);
  });
});

describe('vocabulary', () => {
  test('every verb has its words', () => expect(idsOf('action.').sort()).toEqual(Object.keys(declared.verbs).sort()));
  test('every step says what the others wait for', () => expect(idsOf('waiting.').sort()).toEqual([...declared.steps, 'otherwise'].sort()));
  test('every option has its name', () => expect(idsOf('option.')).toEqual(declared.flags));
  test('the computer speaks by names', () => {
    expect(words.reasonText('keep_disc', 'it')).toBe('Non cede il Disco al nemico per poco.');
    expect(words.countName('battles_won', 'en')).toBe('battles won');
  });
});

describe('what is chosen for a new match', () => {
  test('every option and scenario has its words', () => {
    const named = (kind: string): string[] => idsOf(`choice.${kind}.`);
    expect(named('option')).toEqual(Object.keys(declared.options));
    expect(named('scenario')).toEqual(declared.scenarios);
    expect(named('value').sort()).toEqual([...new Set(Object.values(declared.options).flat())].sort());
  });
});

describe('names', () => {
  test.each(['en', 'it'] as const)('areas and units, each its own (%s)', (language) => {
    for (const { id, name } of areas) {
      expect(placeName(id, language)).toMatch(/^\p{Lu}[^'_]+ \(\d+\)$/u);
      expect(placeName(id, language)).toBe(`${name[language]!.replaceAll("'", '’')} (${id})`); // as on the map
    }
    for (const faction of ['french', 'british', 'prussian']) {
      const said = units.filter((unit) => unit.faction === faction).map(({ id }) => the(id, language));
      for (const name of said) expect(name).toMatch(/^[^'_\d]{3,}$/u);
      expect(new Set(said).size).toBe(said.length);
    }
  });
});
