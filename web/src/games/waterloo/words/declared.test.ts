// @vitest-environment node
// What the rules declare (declared.json, which a test of the game keeps fresh) has its words here, so that nothing new is forgotten.
import { describe, expect, test } from 'vitest';
import board from '../../../../../data/waterloo/board.json';
import forces from '../../../../../data/waterloo/forces.json';
import type { JsonObject } from '../../../protocol';
import declared from '../declared.json';
import { kVerbs } from './actions';
import { kHistory } from './history';
import { placeName } from './places';
import { refusal } from './refusals';
import { unitName } from './units';

test('every verb has its words', () => expect([...kVerbs].sort()).toEqual(Object.keys(declared.verbs).sort()));

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
  test('who the units were, in Italian', () => {
    const units = forces.units.filter(({ type, historical }) => type !== 'leader' && historical !== '');
    const notes = new Set(units.map(({ historical }) => historical));
    expect(Object.keys(kHistory).sort()).toEqual([...notes].sort());
  });
});
