// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { kSource, kTarget, makeRulebook, rulebookText } from '../../../../scripts/make_rulebook.mjs';

describe('the rulebook of the drawer', () => {
  const book = makeRulebook(readFileSync(kSource, 'utf8'));
  const rules = book.chapters.flatMap((chapter) => chapter.rules);

  test('is up to date: else run node scripts/make_rulebook.mjs', () => expect(readFileSync(kTarget, 'utf8')).toBe(rulebookText()));
  test('has no rule twice', () => expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length));
  test('has every rule of the document', () => {
    const document = readFileSync(kSource, 'utf8').split(/^## 18\. /m)[0]!;
    const known = new Set(rules.map(({ id }) => id));
    expect([...document.matchAll(/^- \*\*(WL-[\d.]+)\*\*/gm)].map(([, id]) => id!).filter((id) => !known.has(id))).toEqual([]);
  });
  test('has headings in both languages', () => {
    for (const { title } of book.chapters) {
      expect(title.en).toMatch(/^\d+(\.\d+)? \S/);
      expect(title.it).toMatch(/^\d+(\.\d+)? \S/);
    }
  });
  test('is made of few tags and nothing else', () => {
    const kAllowed = new Set(['p', 'em', 'strong', 'code', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td']);
    for (const { html } of rules) {
      const tags = [...html.matchAll(/<\/?([^>]*)>/g)].map(([, tag]) => tag!);
      expect(tags.filter((tag) => !kAllowed.has(tag))).toEqual([]);
      expect(html.replace(/<\/?[a-z]+>/g, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;)/);
      expect(html).not.toMatch(/decision D\d|\*\*/);
    }
  });
  test('escapes what could be taken for a tag', () => {
    const { chapters } = makeRulebook('# x\n\n## 0. Overview\n\n- **WL-0.1.1** Losses >= 13 <script>alert("&")</script> *now*\n');
    expect(chapters[0]!.rules[0]!.html).toBe('<p>Losses &gt;= 13 &lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt; <em>now</em></p>');
  });
});
