// For tests: the sentences that only the page says of a game, and the sources in the game's folder, belong together: each sentence is said
// somewhere, and what is said is there. An id is written out where it is said, or all but its last word: `waiting.${step}`.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// `groups`: how the ids of such sentences begin.
export function saysItsWords(game: string, ids: readonly string[], groups: readonly string[]): void {
  const folder = fileURLToPath(new URL(`./${game}/`, import.meta.url));
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.(ts|svelte)$/.test(name))
    .map((name) => readFileSync(folder + name, 'utf8'))
    .join('\n');
  const found = (pattern: RegExp): string[] => [...new Set([...sources.matchAll(pattern)].map(([, id]) => id!))];
  const ofGroups = (id: string): boolean => groups.includes(id.split('.')[0]!);
  const written = found(/'([a-z_]+(?:\.\w+)+)'/g).filter(ofGroups);
  const begun = found(/`([a-z_]+(?:\.\w+)*)\.\$\{/g).filter(ofGroups);
  const groupOf = (id: string): string => id.slice(0, id.lastIndexOf('.'));

  test.each([...groups])('%s is a group of sentences', (group) => expect(ids.filter((id) => id.startsWith(`${group}.`))).not.toEqual([]));
  test('no sentence of the page is left over', () => {
    expect(ids.filter((id) => ofGroups(id) && !written.includes(id) && !begun.includes(groupOf(id)))).toEqual([]);
  });
  test('every sentence that the page says is there', () => {
    expect(written.filter((id) => !ids.includes(id))).toEqual([]);
    expect(begun.filter((group) => !ids.some((id) => groupOf(id) === group))).toEqual([]);
  });
}
