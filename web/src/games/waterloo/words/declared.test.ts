// @vitest-environment node
// What the rules declare (declared.json, which a test of the game keeps fresh) has its words here, so that nothing new is forgotten.
import { describe, expect, test } from 'vitest';
import board from '../../../../../data/waterloo/board.json';
import forces from '../../../../../data/waterloo/forces.json';
import texts from '../../../../../data/waterloo/text.en.json';
import type { JsonObject, MatchResult } from '../../../protocol';
import declared from '../declared.json';
import { kArchivedResults } from './archived';
import { waterlooWords as words } from './index';
import { placeName } from './places';
import { refusal } from './prompts';
import { unitName } from './units';

const kVerbs = Object.keys(texts).flatMap((id) => (id.startsWith('action.') ? [id.slice('action.'.length)] : []));

test('every verb has its words', () => expect(kVerbs.sort()).toEqual(Object.keys(declared.verbs).sort()));

describe('how a match ended', () => {
  const result: MatchResult = { winners: ['allied'], by: 'rules', rule: 'WL-15.1.7', reason: 'Night falls and the French have not won.' };
  test('is told by its sentence', () => {
    const told = { ...result, reason: 'In other words.', sentence: 'result.time' };
    expect(words.resultText(told, 'en')).toBe('Night falls and the French have not won.');
    expect(words.resultText(told, 'it')).toBe('Scende la notte e i Francesi non hanno vinto.');
  });
  test('is told by its text where it was stored without one', () => {
    expect(words.resultText(result, 'it')).toBe('Scende la notte e i Francesi non hanno vinto.');
    for (const sentence of Object.values(kArchivedResults)) expect(texts).toHaveProperty([sentence]);
  });
  test('is shown as it came where nobody knows it', () =>
    expect(words.resultText({ ...result, reason: 'Something new.', sentence: 'result.new' }, 'it')).toBe('Something new.'));
});

describe('what the computer says', () => {
  test('is told by its name', () => {
    expect(words.reasonText('mass_guns', 'en')).toBe('Masses the guns on one spot.');
    expect(words.reasonText('mass_guns', 'it')).toBe('Concentra i cannoni su un punto.');
    expect(words.countName('red_cubes', 'en')).toBe('Anglo-Allied cubes');
    expect(words.countName('red_cubes', 'it')).toBe('Cubi anglo-alleati');
  });
  test('is its name where nobody knows it', () => expect(words.reasonText('newer', 'it')).toBe('newer'));
});

describe('what cannot be done now', () => {
  test('a wrong kind of answer is told what is asked', () => {
    const said = { sentence: 'fault.not_now', args: { question: 'ask.accompany' } };
    expect(refusal(said, 'en')).toBe('Not now. Does the leader go along?');
    expect(refusal(said, 'it')).toBe('Non ora. Il generale segue l’unità?');
  });
  test.each<[sentence: string, args: JsonObject, english: string, italian: string]>([
    ['rule.named_already', {}, 'That unit benefits already.', 'Quell’unità è già al riparo.'],
    ['fault.not_your_turn', { seat: 'french' }, 'It is not your turn: the French are to decide.', 'Non tocca a te: decidono i Francesi.'],
    ['fault.over', {}, 'The game is over.', 'La partita è finita.'],
    ['fault.unknown_action', { word: 'mvoe' }, 'There is no order ‘mvoe’.', 'L’ordine «mvoe» non esiste.'],
    ['fault.unknown', { kind: 'area', word: 'paris' }, 'There is no area ‘paris’.', 'L’area «paris» non esiste.'],
    ['fault.needs', { verb: 'go', operands: 'UNIT AREA' }, 'The order ‘go’ needs UNIT AREA.', 'L’ordine «go» vuole UNIT AREA.'],
    ['fault.spare', { verb: 'done', word: 'now' }, 'The order ‘done’ ends before ‘now’.', 'L’ordine «done» finisce prima di «now».'],
    ['fault.not_a_number', { word: 'x' }, 'It takes a number, not ‘x’.', 'Serve un numero, non «x».'],
  ])('%s', (sentence, args, english, italian) => {
    expect(refusal({ sentence, args }, 'en')).toBe(english);
    expect(refusal({ sentence, args }, 'it')).toBe(italian);
  });
  test('what is not known is shown as it came', () => expect(refusal({ text: 'Something new' }, 'it')).toBe('Something new'));
});

describe('names', () => {
  test.each(['en', 'it'] as const)('areas and units (%s)', (language) => {
    for (const area of board.areas) expect(placeName(area.id, language)).toMatch(/^\p{Lu}[^'_]+$/u);
    for (const unit of forces.units) expect(unitName(unit.id, language)).toMatch(/^[^'_\d]{3,}$/u);
  });
});
