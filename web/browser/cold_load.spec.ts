// A first visit: no errors, and little to download before the map. Sizes are checked; the time is only reported.
import type { Response } from '@playwright/test';
import { expect, test } from './test_server';
import { makeMatch } from './orders';

// Bytes of script and style, compressed, besides the map itself; the sentences of one language and of one game are in it.
const kLimit = 148_000;
const kMap = /\/map-[^/]+$/;

test('a cold load is clean and small', async ({ page, context }, info) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const { match } = await makeMatch(page, 'me', 'computer');

  const began = Date.now();
  await page.goto(`/#/match/${match.id}`);
  await expect(page.getByRole('application')).toBeVisible();
  const took = Date.now() - began;

  const files = await Promise.all(
    responses
      .filter((response) => /\.(js|css)$/.test(new URL(response.url()).pathname))
      .map(async (response) => ({
        name: new URL(response.url()).pathname,
        encoding: await response.headerValue('content-encoding'),
        size: (await response.request().sizes()).responseBodySize,
      })),
  );
  const total = (some: typeof files): number => some.reduce((sum, { size }) => sum + size, 0);
  const before = total(files.filter(({ name }) => !kMap.test(name)));
  const map = total(files.filter(({ name }) => kMap.test(name)));
  await info.attach('sizes', { body: JSON.stringify({ before, map, files }, null, 2), contentType: 'application/json' });
  const kilobytes = (size: number): string => `${(size / 1000).toFixed(1)} kB`;
  console.log(`script and style: ${kilobytes(before)} before the map, ${kilobytes(map)} for it; first board after ${took} ms`);
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter(({ encoding, size }) => encoding === null || size === 0)).toEqual([]);
  expect(before).toBeLessThan(kLimit);
  expect(map).toBeGreaterThan(0);

  await page.goto('/#/');
  await expect(page.locator('.hero svg.map')).toBeAttached();
  expect(complaints).toEqual([]);
});
