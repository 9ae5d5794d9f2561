// Searches the rules, and finds the rules that a rule refers to.
import type { RuleBook } from '../games/game';
import { address } from '../ui/router.svelte';

type Chapter = RuleBook['chapters'][number];
export type Rule = Chapter['rules'][number];

const kEntities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': '’' };

// Lower case, without accents and tags: "Blücher" is found by "blucher".
export function searchable(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => kEntities[entity]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/’/g, "'")
    .toLowerCase();
}

// The chapters with the rules that contain every word. A chapter whose heading contains them all is kept whole.
export function searchRules(book: RuleBook, query: string): Chapter[] {
  const words = searchable(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return book.chapters;
  const found: Chapter[] = [];
  for (const chapter of book.chapters) {
    const heading = searchable(`${chapter.title.en} ${chapter.title.it}`);
    const rules = chapter.rules.filter(({ id, html }) => {
      const text = searchable(`${id} ${html}`);
      return words.every((word) => text.includes(word));
    });
    if (words.every((word) => heading.includes(word))) found.push(chapter);
    else if (rules.length > 0) found.push({ ...chapter, rules });
  }
  return found;
}

export const rulesOf = (chapters: Chapter[]): Rule[] => chapters.flatMap(({ rules }) => rules);

// Numbers of other rules in a rule's text become links to them; a table that is too wide can be scrolled by key.
export function linkRules(rule: Rule, game: string, known: ReadonlySet<string>): string {
  const linked = rule.html.replace(/\b[A-Z][A-Z\d]{1,2}-O?\d+(?:\.\d+)*/g, (id) =>
    known.has(id) && id !== rule.id ? `<a href="${address({ page: 'rules', game, rule: id })}" data-rule="${id}">${id}</a>` : id,
  );
  return linked
    .replaceAll('<table>', `<div class="wide" role="group" tabindex="0" aria-label="${rule.id}"><table>`)
    .replaceAll('</table>', '</table></div>');
}
