// @vitest-environment node
// Italian that was wrong once, in no text of the page again. It is read from the sources, tests left out.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const kFolder = fileURLToPath(new URL('../', import.meta.url));
const kSources = readdirSync(kFolder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(kFolder + name, 'utf8') }));

test.each<[wrong: RegExp, instead: string]>([
  [/'Fallo'/, 'Esegui'],
  [/cancel: 'Lascia'/, 'Annulla'],
  [/'Caso'/, 'A caso'],
  [/\b(?:tuo|un) lato\b/, 'parte'],
  [/infossata/, 'strada incassata'],
  [/Regole opzionali/, 'Regole facoltative'],
  [/passi (?:francesi|britannici|prussiani) persi/, 'gradini'],
  [/toAct: 'di mano'/, 'di turno'],
  [/quattro (?:blocchi )?a testa/, 'per parte'],
])('%s', (wrong, instead) => {
  expect(kSources.length).toBeGreaterThan(100);
  expect(
    kSources.filter(({ text }) => wrong.test(text)).map(({ name }) => name),
    `say ${instead}`,
  ).toEqual([]);
});
