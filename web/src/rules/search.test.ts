import { describe, expect, test } from 'vitest';
import type { RuleBook } from '../games/game';
import { linkRules, rulesOf, searchable, searchRules } from './search';

const kBook: RuleBook = {
  chapters: [
    {
      id: '3',
      title: { en: 'Skirmish fire', it: 'Fuoco di tirailleurs' },
      rules: [{ id: 'WL-3.3.1', html: '<p>Infantry <em>may</em> fire.</p>' }],
    },
    {
      id: '7',
      title: { en: 'Assault', it: 'Assalto' },
      rules: [
        { id: 'WL-7.1.1', html: '<p>Guns cannot assault &amp; never march. See WL-3.3.1, WL-7.1.1 and WL-99.1.</p>' },
        { id: 'WL-7.1.2', html: '<p>Blücher’s men come last.</p>' },
      ],
    },
  ],
};
const found = (query: string): string[] => rulesOf(searchRules(kBook, query)).map(({ id }) => id);

describe('search', () => {
  test('nothing asked: everything', () => expect(found(' ')).toHaveLength(3));
  test('by number', () => expect(found('wl-7.1.2')).toEqual(['WL-7.1.2']));
  test('by words, in any order and case', () => expect(found('ASSAULT guns')).toEqual(['WL-7.1.1']));
  test('across tags', () => expect(found('infantry may fire')).toEqual(['WL-3.3.1']));
  test('without accents, with any apostrophe', () => expect(found("blucher's")).toEqual(['WL-7.1.2']));
  test('by a heading in either language: the whole chapter', () => expect(found('assalto')).toEqual(['WL-7.1.1', 'WL-7.1.2']));
  test('tags and entities are no words', () => {
    expect(found('em')).not.toContain('WL-3.3.1');
    expect(found('amp')).toEqual([]);
    expect(searchable('a &amp; b')).toBe('a & b');
  });
});

test('other rules become links; the rule itself and unknown numbers do not', () => {
  const html = linkRules(kBook.chapters[1]!.rules[0]!, 'waterloo', new Set(['WL-3.3.1', 'WL-7.1.1']));
  expect(html).toContain('<a href="#/rules/waterloo/WL-3.3.1" data-rule="WL-3.3.1">WL-3.3.1</a>');
  expect(html.match(/<a /g)).toHaveLength(1);
});

test('a table that is wider than the drawer can be scrolled by key', () => {
  const html = linkRules({ id: 'WL-9.1', html: '<p>x</p><table><tbody></tbody></table>' }, 'waterloo', new Set());
  expect(html).toBe('<p>x</p><div class="wide" role="group" tabindex="0" aria-label="WL-9.1"><table><tbody></tbody></table></div>');
});
