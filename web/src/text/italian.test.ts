// @vitest-environment node
// Italian that was wrong once, in no text again: neither in the catalogue nor in the sources of the page, tests left out.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const read = (folder: string, names: RegExp): { name: string; text: string }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => names.test(name))
    .map((name) => ({ name, text: readFileSync(folder + name, 'utf8') }));
const kSources = read(fileURLToPath(new URL('../', import.meta.url)), /(?<!\.test)\.(svelte|ts)$/);
const kCatalogues = read(fileURLToPath(new URL('../../../data/', import.meta.url)), /\btext\.it\.json$/);

test.each<[wrong: RegExp, instead: string]>([
  [/['"]Fallo['"]/, 'Esegui'],
  [/cancel['"]?: ['"]Lascia['"]/, 'Annulla'],
  [/['"]Caso['"]/, 'A caso'],
  [/\b(?:tuo|un) lato\b/, 'parte'],
  [/infossata/, 'strada incassata'],
  [/Regole opzionali/, 'Regole facoltative'],
  [/passi (?:francesi|britannici|prussiani) persi/, 'gradini'],
  [/(?:toAct|to_act)['"]?: ['"]di mano['"]/, 'di turno'],
  [/quattro (?:blocchi )?a testa/, 'per parte'],
])('%s', (wrong, instead) => {
  expect(kSources.length).toBeGreaterThan(100);
  expect(kCatalogues.length).toBeGreaterThan(1);
  expect(
    [...kSources, ...kCatalogues].filter(({ text }) => wrong.test(text)).map(({ name }) => name),
    `say ${instead}`,
  ).toEqual([]);
});
