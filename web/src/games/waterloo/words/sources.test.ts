// @vitest-environment node
// What the rules can say (games/waterloo, C++) has its words here: read from the sources, so that nothing new is forgotten.
import { describe, expect, test } from 'vitest';
import board from '../../../../../data/waterloo/board.json';
import forces from '../../../../../data/waterloo/forces.json';
import { coversTheRules, readSources } from '../../covers_the_rules';
import book from '../rulebook.json';
import { kVerbs } from './actions';
import { kCountsItalian } from './counts';
import { kHistory } from './history';
import { kTerms } from './modifiers';
import { placeName } from './places';
import { kPromptSteps } from './prompts';
import { isQuestion, kQuestions, question } from './questions';
import { kDoctrineItalian } from './reasons';
import { refusal } from './refusals';
import { kItalianRefusals } from './refusals_it';
import { kItalianReasons } from './results';
import { kEnglishSentences } from './sentences_en';
import { kItalianSentences } from './sentences_it';
import { unitName } from './units';

const found = readSources('waterloo', 'WL');

coversTheRules(
  found,
  {
    refusal,
    question,
    isQuestion,
    refusals: kItalianRefusals,
    questions: kQuestions,
    steps: kPromptSteps,
    reasons: kItalianReasons,
    sentences: { en: kEnglishSentences, it: kItalianSentences },
    verbs: kVerbs,
    doctrine: kDoctrineItalian,
    counts: kCountsItalian,
    book,
  },
  { rules: 110, outcomes: 7, events: 34 },
);

describe('what cannot be done now', () => {
  test('a wrong kind of answer is told what is asked', () => {
    expect(refusal('WL-10.3.2', 'Does the leader go along?', 'en')).toBe('Not now. Does the leader go along?');
    expect(refusal('WL-10.3.2', 'Does the leader go along?', 'it')).toBe('Non ora. Il generale segue l’unità?');
  });
  test.each([
    ["it is not allied's turn: french is to act", 'It is not your turn: the French are to decide.', 'Non tocca a te: decidono i Francesi.'],
    ['the game is over', 'The game is over.', 'La partita è finita.'],
    ["unknown action 'mvoe'", 'There is no order ‘mvoe’.', 'L’ordine «mvoe» non esiste.'],
    ["unknown area 'paris'", 'There is no area ‘paris’.', 'L’area «paris» non esiste.'],
    ["'go' needs UNIT AREA", 'The order ‘go’ needs UNIT AREA.', 'L’ordine «go» vuole UNIT AREA.'],
    ["'done' takes nothing, not also 'now'", 'The order ‘done’ ends before ‘now’.', 'L’ordine «done» finisce prima di «now».'],
    ["count must be a number, not 'x'", 'It takes a number, not ‘x’.', 'Serve un numero, non «x».'],
  ])('a fault of the input: %s', (text, english, italian) => {
    expect(refusal('', text, 'en')).toBe(english);
    expect(refusal('', text, 'it')).toBe(italian);
  });
  test('what is not known is shown as it came', () => expect(refusal('', 'something new', 'it')).toBe('Something new'));
});

describe('vocabulary', () => {
  const notation = found.source('records/notation.cc');
  test('every term has its name', () => {
    const table = notation.slice(notation.indexOf('kTermPhrases[]'));
    const words = [...table.matchAll(/^ {4}\{"(\w+)", nullptr/gm)].map(([, word]) => word!);
    expect(words.length).toBeGreaterThan(20);
    expect(Object.keys(kTerms.en)).toEqual(words);
    expect(Object.keys(kTerms.it)).toEqual(words);
  });
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
