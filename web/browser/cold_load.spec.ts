// A first visit: nothing complains, and little has to come before the map. Sizes are checked; the time is only told.
import type { Response } from '@playwright/test';
import { expect, test } from './house';
import { makeMatch } from './orders';

const kLimit = 150_000;                                // bytes of script and style before the map, compressed

test('a cold load is clean and small', async ({ page, context }, info) => {
  const complaints: string[] = [];
  page.on('console', (message) => { if (['error', 'warning'].includes(message.type())) complaints.push(message.text()); });
  page.on('pageerror', (error) => complaints.push(error.message));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
  });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));

  await page.goto('/');
  const { match } = await makeMatch(page, 'me', 'computer');
  await expect(page.locator('.hero svg.map')).toBeAttached();
  await page.goto('about:blank');
  responses.length = 0;

  const began = Date.now();
  await page.goto(`/#/match/${match.id}`);
  await expect(page.getByRole('application')).toBeVisible();
  const took = Date.now() - began;

  const files = await Promise.all(responses
    .filter((response) => /\.(js|css)$/.test(new URL(response.url()).pathname))
    .map(async (response) => ({
      name: new URL(response.url()).pathname, encoding: await response.headerValue('content-encoding'),
      size: (await response.request().sizes()).responseBodySize,
    })));
  const sum = files.reduce((total, { size }) => total + size, 0);
  await info.attach('sizes', { body: JSON.stringify({ sum, files }, null, 2), contentType: 'application/json' });
  console.log(`script and style of the table: ${(sum / 1000).toFixed(1)} kB compressed; first board after ${took} ms`);
  expect(files.every(({ encoding }) => encoding !== null)).toBe(true);
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThan(kLimit);
  expect(complaints).toEqual([]);
});
