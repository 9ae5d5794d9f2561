// A phone: 390 pixels wide, a finger, the prompt at the bottom.
import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { Player } from './player';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

const kFinger = 44; // CSS pixels that a target should have

// Nothing is wider than the window, and what is in the document can be reached.
async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBeLessThanOrEqual(390);
}

async function largeEnough(page: Page, selector: string): Promise<void> {
  const small = await page.locator(selector).evaluateAll(
    (all, least) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => ({ name: one.getAttribute('aria-label') ?? one.textContent, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width < least || box.height < least)
        .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
    kFinger,
  );
  expect.soft(small, `targets of ${kFinger} pixels`).toEqual([]);
}

test('against the computer, by tapping', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await fits(page);
  await page.getByRole('button', { name: 'Play the computer' }).tap();
  await page.getByRole('radio', { name: 'French' }).check();
  await fits(page);
  await page.getByRole('button', { name: 'Start', exact: true }).tap();

  const player = new Player(page, 'finger');
  await player.asked();
  await fits(page);
  await largeEnough(page, '.prompt .acts .btn, [role=tab], .top .btn');
  await expect(page.getByRole('button', { name: /^Overview/ })).toBeVisible();
  await player.decideUntil(/Action 1/);

  await test.step('choose on the map', async () => {
    await player.place('lobaus_field');
    await expect(player.slip).toBeInViewport();
    await largeEnough(page, '[role=menuitem]');
    await fits(page);
    await player.pick(/^Move/);
    await player.piece('fr_inf_15');
    expect(await player.may('places')).toContain('la_belle_alliance');
    await player.place('la_belle_alliance');
    await expect(player.map.locator('[data-piece="fr_inf_15"]')).toHaveAttribute('data-place-of', 'la_belle_alliance');
  });

  await test.step('the sheet and its tabs; the prompt is never covered', async () => {
    for (const tab of await page.getByRole('tab').all()) {
      await tab.tap();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel')).toBeInViewport();
      await expect(player.prompt).toBeInViewport({ ratio: 1 });
      await fits(page);
    }
    await page.getByRole('tab').last().tap();
    await expect(page.getByRole('tabpanel')).toHaveCount(0);
  });

  await test.step('menu and rules', async () => {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await fits(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Rules' }).tap();
    await expect(page.getByRole('article').first()).toBeVisible();
    await fits(page);
    await page.getByRole('button', { name: 'Close the rules' }).tap();
  });
});
