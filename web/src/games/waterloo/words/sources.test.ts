// @vitest-environment node
// What the rules can say (games/waterloo, C++) has its words here: read from the sources, so that nothing new is forgotten.
import { describe, expect, test } from 'vitest';
import board from '../../../../../data/waterloo/board.json';
import forces from '../../../../../data/waterloo/forces.json';
import texts from '../../../../../data/waterloo/text.en.json';
import type { JsonObject } from '../../../protocol';
import { coversTheRules, readSources } from '../../covers_the_rules';
import book from '../rulebook.json';
import { kCountsItalian } from './counts';
import { placeName } from './places';
import { refusal } from './prompts';
import { kDoctrineItalian } from './reasons';
import { kItalianReasons } from './results';
import { unitName } from './units';

coversTheRules(
  readSources('waterloo', 'WL'),
  {
    reasons: kItalianReasons,
    verbs: Object.keys(texts).flatMap((id) => (id.startsWith('action.') ? [id.slice(7)] : [])),
    doctrine: kDoctrineItalian,
    counts: kCountsItalian,
    book,
  },
  { outcomes: 7 },
);

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
