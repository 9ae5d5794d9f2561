// @vitest-environment node
// What the rules can say (games/waterloo200, C++) has its words here: read from the sources, so that nothing new is forgotten.
import { describe, expect, test } from 'vitest';
import texts from '../../../../../data/waterloo200/text.en.json';
import { areas, units } from '../data';
import { coversTheRules, readSources } from '../../covers_the_rules';
import { typographic } from '../../grammar';
import book from '../rulebook.json';
import { kVerbs } from './actions';
import { placeName } from './places';
import { kCountsItalian, kDoctrineItalian } from './reasons';
import { refusal } from './refusals';
import { kItalianReasons } from './results';
import { kOptions } from './terms';
import { the } from './units';
import { kDeciding } from './waiting';

const found = readSources('waterloo200', 'W2');
const idsOf = (group: string): string[] => Object.keys(texts).flatMap((id) => (id.startsWith(group) ? [id.slice(group.length)] : []));

coversTheRules(found, { reasons: kItalianReasons, verbs: kVerbs, doctrine: kDoctrineItalian, counts: kCountsItalian, book }, { outcomes: 8 });

describe('what cannot be done now', () => {
  test('a wrong kind of answer is told what is asked', () => {
    const said = { sentence: 'fault.not_now', args: { question: 'ask.move_units' } };
    expect(refusal(said, 'en')).toBe('Not now. Move a unit, or finish.');
    expect(refusal(said, 'it')).toBe('Non ora. Muovi un’unità, oppure termina.');
  });
  test('a rule says why', () => {
    expect(refusal({ sentence: 'rule.full_area' }, 'en')).toBe('The stacking limit of that area is reached.');
    expect(refusal({ sentence: 'rule.full_area' }, 'it')).toBe('Quell’area è piena.');
  });
  test('a fault of the input is told in the words of the player', () => {
    expect(refusal({ sentence: 'fault.not_your_turn', args: { seat: 'british' } }, 'it')).toBe('Non tocca a te: decidono i Britannici.');
    expect(refusal({ sentence: 'fault.unknown', args: { kind: 'faction', word: 'x' } }, 'en')).toBe('There is no army ‘x’.');
  });
  test('what is not known is shown as it came', () => expect(refusal({ text: 'Something new' }, 'it')).toBe('Something new'));
});

describe('vocabulary', () => {
  test('every step says what the others wait for', () => expect(Object.keys(kDeciding.it).sort()).toEqual([...found.asking].sort()));
  test('every option has its name', () => {
    const flags = found.source('rules/ids.h').split('enum class Option')[1]!.split('};')[0]!;
    expect(Object.keys(kOptions.en)).toEqual([...flags.matchAll(/(\w+) = 1 </g)].map(([, name]) => name));
  });
});

describe('what is chosen for a new match', () => {
  const options = [
    ...found
      .source('rules/rules.cc')
      .split('kOptionFacts[]')[1]!
      .split('};')[0]!
      .matchAll(/\{"(\w+)", "/g),
  ].map(([, name]) => name);
  test('every option and scenario has its words', () => {
    const named = (kind: string): string[] => idsOf(`choice.${kind}.`);
    expect(named('option')).toEqual(options);
    const scenarios = /kHistorical = "(\w+)"/.exec(found.source('rules/rules.cc'))?.[1];
    expect(named('scenario')).toEqual(['standard', scenarios]);
    expect(named('value')).toEqual(['off', 'on', 'two', 'three']);
  });
});

describe('names', () => {
  test.each(['en', 'it'] as const)('areas and units, each its own (%s)', (language) => {
    for (const { id, name } of areas) {
      expect(placeName(id, language)).toMatch(/^\p{Lu}[^'_]+ \(\d+\)$/u);
      expect(placeName(id, language)).toBe(`${typographic(name[language])} (${id})`); // as on the map
    }
    for (const faction of ['french', 'british', 'prussian']) {
      const said = units.filter((unit) => unit.faction === faction).map(({ id }) => the(id, language));
      for (const name of said) expect(name).toMatch(/^[^'_\d]{3,}$/u);
      expect(new Set(said).size).toBe(said.length);
    }
  });
});
