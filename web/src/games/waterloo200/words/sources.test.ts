// @vitest-environment node
// What the rules can say (games/waterloo200, C++) has its words here: read from the sources, so that nothing new is forgotten.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { areas, units } from '../data';
import { choices } from '../choices';
import book from '../rulebook.json';
import { kVerbs } from './actions';
import { placeName } from './places';
import { kPromptSteps } from './prompts';
import { isQuestion, kQuestions, question } from './questions';
import { kCountsItalian, kDoctrineItalian } from './reasons';
import { refusal } from './refusals';
import { kItalianRefusals } from './refusals_it';
import { kItalianReasons } from './results';
import { kEnglishSentences } from './sentences_en';
import { kItalianSentences } from './sentences_it';
import { kOptions } from './terms';
import { the } from './units';
import { kDeciding } from './waiting';

const folder = fileURLToPath(new URL('../../../../../games/waterloo200/', import.meta.url));
const source = (name: string): string => readFileSync(folder + name, 'utf8');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(h|cc)$/.test(name)).map(source);

// C++ string literals that stand side by side are one.
const kLiteral = '"(?:[^"\\\\]|\\\\.)*"';
const joined = (literals: string): string => [...literals.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text).join('');
const found = (pattern: string): RegExpExecArray[] => sources.flatMap((text) => [...text.matchAll(new RegExp(pattern, 'g'))]);

const rules = found(`Rule k\\w+\\{\\s*"(W2-O?[\\d.]+)",\\s*((?:${kLiteral}\\s*)+)\\}`)
  .map(([, id, text]) => ({ id: id!, text: joined(text!) }));
const prompts = found(`Prompt prompt\\{\\s*name,\\s*((?:${kLiteral}\\s*)+),\\s*\\{([^}]*)\\}`)
  .map(([, text, ids]) => ({ text: joined(text!), ids: [...ids!.matchAll(/W2-O?[\d.]+/g)].map(([id]) => id) }));
const outcomes = found(`Outcome\\{\\w+, (${kLiteral}), "(W2-O?[\\d.]+)"\\}`).map(([, text, id]) => ({ text: joined(text!), id: id! }));

describe('refusals', () => {
  test('the sources are read', () => {
    expect(rules.length).toBeGreaterThan(80);
    expect(prompts.length).toBe(kPromptSteps.length);
    expect(outcomes.length).toBe(8);
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
    expect(refusal('', 'Move a unit, or finish.', 'en')).toBe('Not now. Move a unit, or finish.');
    expect(refusal('', 'Move a unit, or finish.', 'it')).toBe('Non ora. Muovi un’unità, oppure termina.');
  });
  test('a fault of the input is told in the words of the player', () => {
    expect(refusal('', 'it is not french\'s turn: british is to act', 'it')).toBe('Non tocca a te: decidono i Britannici.');
    expect(refusal('', 'unknown faction \'x\'', 'en')).toBe('There is no army ‘x’.');
  });
});

describe('questions and outcomes', () => {
  test.each(prompts)('$text', ({ text }) => {
    expect(isQuestion(text)).toBe(true);
    expect(question(text, 'it')).not.toBe(question(text, 'en'));
  });
  test('no question is left over', () => expect(Object.keys(kQuestions).sort()).toEqual(prompts.map(({ text }) => text).sort()));
  test('every step that asks has its prompt, and says what the others wait for', () => {
    const asking = sources.flatMap((text) => [...text.matchAll(/name = "(\w+)";\s*static constexpr Prompt/g)].map(([, name]) => name!));
    expect([...kPromptSteps].sort()).toEqual(asking.sort());
    expect(Object.keys(kDeciding.it).sort()).toEqual(asking.sort());
  });
  test.each(outcomes)('$text', ({ text }) => expect(kItalianReasons[text]).toBeTruthy());
});

describe('vocabulary', () => {
  const notation = source('notation.cc');
  test('every event has a sentence in both languages', () => {
    const events = [...notation.slice(notation.indexOf('kEventPhrases[]')).matchAll(/^ {4}\{"(\w+)", \{/gm)].map(([, name]) => name!);
    expect(events.length).toBeGreaterThan(40);
    expect(Object.keys(kEnglishSentences)).toEqual(events);
    expect(Object.keys(kItalianSentences)).toEqual(events);
  });
  test('every verb has its words', () => {
    const verbs = [...source('actions.h').matchAll(/^ {4}\{"(\w+)"/gm)].map(([, name]) => name!);
    expect(kVerbs).toEqual(verbs);
  });
  test('every option has its name', () => {
    const table = source('words.cc').split('kOptions> kWords{')[1]!.split('}')[0]!;
    expect(Object.keys(kOptions.en)).toEqual([...table.matchAll(/"(\w+)"/g)].map(([, name]) => name));
  });
});

describe('what is chosen for a new match', () => {
  const options = [...source('rules.cc').split('kOptionFacts[]')[1]!.split('};')[0]!.matchAll(/\{"(\w+)", "/g)].map(([, name]) => name);
  test.each(['en', 'it'] as const)('every option and scenario has its words (%s)', (language) => {
    expect(Object.keys(choices.options[language])).toEqual(options);
    const scenarios = /kHistorical = "(\w+)"/.exec(source('rules.cc'))?.[1];
    expect(Object.keys(choices.scenarios[language])).toEqual(['standard', scenarios]);
    expect(Object.keys(choices.values[language])).toEqual(['off', 'on', 'two', 'three']);
  });
});

describe('names', () => {
  test.each(['en', 'it'] as const)('areas and units, each its own (%s)', (language) => {
    for (const { id } of areas) expect(placeName(id, language)).toMatch(/^\p{Lu}[^'_]+ \(\d+\)$/u);
    for (const faction of ['french', 'british', 'prussian']) {
      const said = units.filter((unit) => unit.faction === faction).map(({ id }) => the(id, language));
      for (const name of said) expect(name).toMatch(/^[^'_\d]{3,}$/u);
      expect(new Set(said).size).toBe(said.length);
    }
  });
});

describe('the rulebook has every rule that is cited', () => {
  const known = new Set(book.chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id)));
  const cited = new Set([...rules, ...outcomes].map(({ id }) => id).concat(prompts.flatMap(({ ids }) => ids)));
  test.each([...cited])('%s', (id) => expect(known).toContain(id));
});

describe('what the computer says', () => {
  const named = (file: string): string[] =>
    [...source(file).matchAll(/\{"(\w+)", "[^"]+"\}/g)].map(([, word]) => word!);
  test('every reason of doctrine', () => expect(Object.keys(kDoctrineItalian).sort()).toEqual(named('doctrine.cc').sort()));
  test('everything that odds count', () => expect(Object.keys(kCountsItalian).sort()).toEqual(named('consequences.cc').sort()));
});
