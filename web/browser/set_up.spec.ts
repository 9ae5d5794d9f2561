// The free set-up of Napoléon: as in history but for one block, kept by name, and used in another match; on a desktop and on a phone.
import type { Page } from '@playwright/test';
import { newMatch } from './orders';
import { Player } from './player';
import { expect, test } from './test_server';

async function begin(page: Page, points: 'mouse' | 'finger'): Promise<Player> {
  await page.goto('/');
  const { match } = await newMatch(page, 'napoleon', [
    { seat: 'french', who: 'me' },
    { seat: 'anglo_dutch', who: 'computer', level: 'random' },
  ]);
  await page.goto(`/#/match/${match.id}`);
  const player = new Player(page, points);
  await player.asked();
  await expect(page.getByRole('button', { name: 'As in history' })).toBeVisible();
  return player;
}

async function placeAll(page: Page): Promise<void> {
  const line = page.getByRole('textbox', { name: 'Type an order' });
  await line.fill('place fr_i_inf1 maubeuge');
  await line.press('Enter');
  await expect(page.getByRole('region', { name: /^Set-up/ })).toContainText('23 are left');
  await page.getByRole('button', { name: 'As in history' }).click();
}

test('a set-up is kept by name, and used in another match', async ({ page }) => {
  await begin(page, 'mouse');
  await placeAll(page);
  await page.getByRole('textbox', { name: 'Name of this set-up' }).fill('Left wing');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('button', { name: 'Keep it' })).toHaveCount(0);
  const player = await begin(page, 'mouse');
  await page.getByRole('button', { name: 'As in “Left wing”', exact: true }).click();
  await expect(player.map.locator('[data-piece="fr_i_inf1"]')).toHaveAttribute('data-place-of', 'maubeuge');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('once all are placed its field is among the panels', async ({ page }) => {
    const player = await begin(page, 'finger');
    await player.piece('fr_i_inf1');
    await player.pointAt('[data-place="maubeuge"]');
    await expect(page.locator('[data-go]')).toBeVisible();
    await expect(page.locator('[data-over]')).toHaveCount(0); // it comes from nowhere
    await page.locator('[data-go]').tap();
    await page.getByRole('button', { name: 'As in history' }).tap();
    await expect(player.prompt).toContainText('name a town whose blocks move');
    await expect(page.getByRole('button', { name: 'Keep it' })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Panels' }).tap();
    await expect(page.getByRole('button', { name: 'Keep it' })).toBeInViewport();
  });
});
