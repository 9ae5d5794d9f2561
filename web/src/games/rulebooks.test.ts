// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { kBooks, makeRulebook, rulebookText } from '../../scripts/make_rulebook.mjs';

describe.each(Object.entries(kBooks))('the rulebook of %s', (_game, kept) => {
  const source = readFileSync(kept.source, 'utf8');
  const book = makeRulebook(source, kept);
  const rules = book.chapters.flatMap((chapter) => chapter.rules);

  test('is up to date: else run node scripts/make_rulebook.mjs', () => expect(readFileSync(kept.target, 'utf8')).toBe(rulebookText(kept)));
  test('has no rule twice', () => expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length));
  test('has every rule of the document', () => {
    const document = source.split(new RegExp(`^## ${kept.lastSection + 1}\\. `, 'm'))[0]!;
    const known = new Set(rules.map(({ id }) => id));
    const numbered = [...document.matchAll(/^- \*\*([A-Z\d]{2}-O?[\d.]+)\*\*/gm)].map(([, id]) => id!);
    expect(numbered.length).toBeGreaterThan(5);
    expect(numbered.filter((id) => !known.has(id))).toEqual([]);
  });
  test('has headings in both languages', () => {
    for (const { title } of book.chapters) {
      expect(title.en).toMatch(/^O?\d+(\.\d+)? \S/);
      expect(title.it).toMatch(/^O?\d+(\.\d+)? \S/);
    }
  });
  test('is made of few tags and nothing else', () => {
    const kAllowed = new Set(['p', 'em', 'strong', 'code', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td']);
    for (const { html } of rules) {
      const tags = [...html.matchAll(/<\/?([^>]*)>/g)].map(([, tag]) => tag!);
      expect(tags.filter((tag) => !kAllowed.has(tag))).toEqual([]);
      expect(html.replace(/<\/?[a-z]+>/g, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;)/);
      expect(html).not.toMatch(/decision D\d|\*\*|\[\d{3}:/);
    }
  });
});

test('what could be taken for a tag is escaped', () => {
  const markdown = '# x\n\n## 0. Overview\n\n- **WL-0.1.1** Losses >= 13 <script>alert("&")</script> *now*\n';
  const { chapters } = makeRulebook(markdown, kBooks.waterloo!);
  expect(chapters[0]!.rules[0]!.html).toBe('<p>Losses &gt;= 13 &lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt; <em>now</em></p>');
});
