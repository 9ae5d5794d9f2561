// axe finds nothing serious on any page, by night and by day. The drawn layers of the map are hidden from readers, and left out here too.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { makeMatch, playOn } from './orders';
import { Player } from './player';

async function check(page: Page, what: string): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).exclude('svg.map[aria-hidden]');
  axe.setLegacyMode(true); // there are no frames
  const { violations } = await axe.analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = grave.map(({ id, help, nodes }) => [`${id}: ${help}`, ...nodes.slice(0, 3).map(({ html }) => html.slice(0, 200))].join('\n'));
  expect.soft(told, what).toEqual([]);
}

for (const theme of ['dark', 'light']) {
  test(`home, table, rules, lists and replay, ${theme}`, async ({ page, context }) => {
    await context.addInitScript((chosen) => localStorage.setItem('papelotte.theme', chosen), theme);
    await page.goto('/');
    await makeMatch(page, 'me', 'invite');
    const { match } = await makeMatch(page, 'me', 'computer');
    await playOn(page, match.id, { prefer: ['assault', 'attack', 'fire', 'aim'], until: { moves: 20, steps: ['choose_action'] } });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your tables' })).toBeVisible();
    await check(page, 'home');
    await page.getByRole('button', { name: 'Play the computer' }).click();
    await check(page, 'a dialog of home');

    await page.goto(`/#/match/${match.id}`);
    const player = new Player(page);
    await player.asked();
    await check(page, 'table');
    await player.place((await player.may('places'))[0]!);
    await expect(player.slip).toBeVisible();
    await check(page, 'table with a slip');
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    await expect(page.getByRole('option').first()).toBeVisible();
    await check(page, 'list of choices');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.keyboard.press('m');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await check(page, 'menu');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.keyboard.press('r');
    await expect(page.getByRole('article').first()).toBeVisible();
    await check(page, 'rules');

    await page.goto(`/#/replay/${match.id}?at=10`);
    await expect(page.getByRole('slider')).toHaveValue('10');
    await check(page, 'replay');
  });
}
