// A click on something illegal says why, with the rule; hovering over a gun shows its range and sight.
import { expect, test } from './test_server';
import { makeMatch } from './orders';
import { Player } from './player';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  const { match } = await makeMatch(page, 'me', 'me');
  await page.goto(`/#/match/${match.id}`);
  const player = new Player(page);
  await player.asked();
  await player.press('End skirmish fire');
  await player.press('End skirmish fire');
  await player.press('Formations done');
});

test('an area of the enemy, then a gun that should assault: the refusal cites its rule', async ({ page }) => {
  const player = new Player(page);
  for (const [selector, start] of [
    ['[data-place="mont_st_jean"]', undefined],
    ['[data-piece="fr_art_5"]', 'pires_flank'],
  ] as const) {
    if (start) {
      await player.place(start);
      await player.pick(/^Assault/);
    }
    await player.pointAt(selector);
    const cited = player.refusal.getByRole('button', { name: /^WL-/ });
    const rule = await cited.innerText();
    await expect(player.refusal).toContainText(/\w+ \w+/);
    await cited.click();
    const drawer = page.getByRole('dialog', { name: 'Rules: Waterloo' });
    const article = drawer.locator(`article[data-id="${rule}"]`);
    await expect(article).toHaveAttribute('aria-current', 'true');
    await expect(article).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
  }
});

test('a gun shows what it reaches, an area its ground and who stands there', async ({ page }) => {
  const player = new Player(page);
  await player.pointAt('[data-piece="fr_art_1"]', false);
  await expect(player.map.locator('.inspect-target').first()).toBeAttached();
  await expect(player.map.locator('.inspect-hidden').first()).toBeAttached();
  await player.pointAt('[data-place="hougoumont"]', false);
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toContainText('Hougoumont');
  await expect(tooltip).toContainText(/woods/i);
  await expect(player.map.locator('.inspect-target')).toHaveCount(0);
});
