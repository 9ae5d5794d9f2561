// @vitest-environment node
// No sentence of the page is left over in the catalogue: each is named by a literal somewhere in the page.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import en from '../../../data/common/text.en.json';

const folder = fileURLToPath(new URL('..', import.meta.url));
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(folder + name, 'utf8'));

test.each(Object.keys(en).filter((id) => id.startsWith('page.')))('%s', (id) => {
  expect(sources.some((text) => text.includes(`'${id}'`))).toBe(true);
});
