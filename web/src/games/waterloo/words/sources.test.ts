// @vitest-environment node
// What the rules can say (games/waterloo, C++) has its words here: read from the sources, so that nothing new is forgotten.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import board from '../../../../../data/waterloo/board.json';
import forces from '../../../../../data/waterloo/forces.json';
import book from '../rulebook.json';
import { kVerbs } from './actions';
import { kCountsItalian } from './counts';
import { kHistory } from './history';
import { kModifiers } from './modifiers';
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

const folder = fileURLToPath(new URL('../../../../../games/waterloo/', import.meta.url));
const source = (name: string): string => readFileSync(folder + name, 'utf8');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(h|cc)$/.test(name)).map(source);

// C++ string literals that stand side by side are one.
const kLiteral = '"(?:[^"\\\\]|\\\\.)*"';
const joined = (literals: string): string => [...literals.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text).join('');
const found = (pattern: string): RegExpExecArray[] => sources.flatMap((text) => [...text.matchAll(new RegExp(pattern, 'g'))]);

const rules = found(`\\{\\s*"(WL-[\\d.]+)",\\s*((?:${kLiteral}\\s*)+)\\}`)
  .map(([, id, text]) => ({ id: id!, text: joined(text!) })).filter(({ text }) => !text.startsWith('WL-'));
const prompts = found(`Prompt prompt\\{\\s*name,\\s*((?:${kLiteral}\\s*)+),\\s*\\{([^}]*)\\}`)
  .map(([, text, ids]) => ({ text: joined(text!), ids: [...ids!.matchAll(/WL-[\d.]+/g)].map(([id]) => id) }));
const outcomes = found(`Outcome\\{\\w+, (${kLiteral}), "(WL-[\\d.]+)"\\}`).map(([, text, id]) => ({ text: joined(text!), id: id! }));

describe('refusals', () => {
  test('the sources are read', () => {
    expect(rules.length).toBeGreaterThan(110);
    expect(prompts.length).toBe(kPromptSteps.length);
    expect(outcomes.length).toBe(7);
  });
  test.each(rules)('$id $text', ({ id, text }) => {
    expect(kItalianRefusals[text]).toBeTruthy();
    expect(refusal(id, text, 'it')).not.toBe(refusal(id, text, 'en'));
  });
  test('no Italian for what the rules no longer say', () => {
    const said = new Set(rules.map(({ text }) => text));
    expect(Object.keys(kItalianRefusals).filter((text) => !said.has(text))).toEqual([]);
  });
  test('a wrong kind of answer is told what is asked', () => {
    expect(refusal('WL-10.3.2', 'Does the leader go along?', 'en')).toBe('Not now. Does the leader go along?');
    expect(refusal('WL-10.3.2', 'Does the leader go along?', 'it')).toBe('Non ora. Il generale segue l’unità?');
  });
  test.each([
    [
      'it is not allied\'s turn: french is to act',
      'It is not your turn: the French are to decide.', 'Non tocca a te: decidono i Francesi.',
    ],
    ['the game is over', 'The game is over.', 'La partita è finita.'],
    ['unknown action \'mvoe\'', 'There is no order ‘mvoe’.', 'L’ordine «mvoe» non esiste.'],
    ['unknown area \'paris\'', 'There is no area ‘paris’.', 'L’area «paris» non esiste.'],
    ['\'go\' needs UNIT AREA', 'The order ‘go’ needs UNIT AREA.', 'L’ordine «go» vuole UNIT AREA.'],
    ['\'done\' takes nothing, not also \'now\'', 'The order ‘done’ ends before ‘now’.', 'L’ordine «done» finisce prima di «now».'],
    ['count must be a number, not \'x\'', 'It takes a number, not ‘x’.', 'Serve un numero, non «x».'],
  ])('a fault of the input: %s', (text, english, italian) => {
    expect(refusal('', text, 'en')).toBe(english);
    expect(refusal('', text, 'it')).toBe(italian);
  });
  test('what is not known is shown as it came', () => expect(refusal('', 'something new', 'it')).toBe('Something new'));
});

describe('questions and outcomes', () => {
  test.each(prompts)('$text', ({ text }) => {
    expect(isQuestion(text)).toBe(true);
    expect(question(text, 'it')).not.toBe(question(text, 'en'));
  });
  test('no question is left over', () => expect(Object.keys(kQuestions).sort()).toEqual(prompts.map(({ text }) => text).sort()));
  test('every step that asks has its prompt', () => {
    const asking = sources.flatMap((text) => [...text.matchAll(/name = "(\w+)";\s*static constexpr Prompt/g)].map(([, name]) => name!));
    expect([...kPromptSteps].sort()).toEqual(asking.sort());
  });
  test.each(outcomes)('$text', ({ text }) => expect(kItalianReasons[text]).toBeTruthy());
});

describe('vocabulary', () => {
  const notation = source('notation.cc');
  const events = [...notation.slice(notation.indexOf('kEventPhrases[]')).matchAll(/^ {4}\{"(\w+)", \{/gm)].map(([, name]) => name!);
  test('every event has a sentence in both languages', () => {
    expect(events.length).toBeGreaterThan(35);
    expect(Object.keys(kEnglishSentences)).toEqual(events);
    expect(Object.keys(kItalianSentences)).toEqual(events);
  });
  test('every verb has its words', () => {
    const verbs = [...source('actions.h').matchAll(/^ {4}\{"(\w+)"/gm)].map(([, name]) => name!);
    expect(kVerbs).toEqual(verbs);
  });
  test('every modifier has its name', () => {
    const table = notation.slice(notation.indexOf('kModifierWords[]'), notation.indexOf('// clang-format on'));
    const words = new Set([...table.matchAll(/"([^"]+)"/g)].map(([, word]) => word!));
    expect(Object.keys(kModifiers.en).sort()).toEqual([...words].sort());
    expect(Object.keys(kModifiers.it).sort()).toEqual([...words].sort());
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

describe('the rulebook has every rule that is cited', () => {
  const known = new Set(book.chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id)));
  const cited = new Set([...rules, ...outcomes].map(({ id }) => id).concat(prompts.flatMap(({ ids }) => ids)));
  test.each([...cited])('%s', (id) => expect(known).toContain(id));
});

describe('what the computer says', () => {
  const names = (file: string): string[] => [...source(file).matchAll(/\{"(\w+)", "[^"]+"\}/g)].map(([, name]) => name!);
  test('every reason of doctrine', () => {
    expect(names('doctrine.cc').length).toBeGreaterThan(20);
    expect(Object.keys(kDoctrineItalian).sort()).toEqual(names('doctrine.cc').sort());
  });
  test('everything that odds count', () => {
    expect(names('consequences.cc').length).toBeGreaterThan(5);
    expect(Object.keys(kCountsItalian).sort()).toEqual(names('consequences.cc').sort());
  });
});
