// Waterloo 200 and Napoléon: a fight is launched by a click of its own. Napoléon: a whole corps, and an order that is stopped. The same in Waterloo:
// all_alike.spec.ts; in Enemy Mistakes: em_orders.spec.ts.
import { check } from './axe';
import { matchFrom } from './orders';
import { Player } from './player';
import { positionsOf } from './robot/positions';
import { groupOfBeaumont } from './seated';
import { sentBy } from './sent';
import { expect, test } from './test_server';

test('Waterloo 200: a battle', async ({ page }) => {
  await page.goto('/');
  const { position } = positionsOf('waterloo200').find(({ name }) => name === 'battle')!;
  const { match } = await matchFrom(page, 'waterloo200', position);
  const sent = sentBy(page);
  await page.goto(`/#/match/${match.id}`);
  const player = new Player(page);
  const raise = player.curtain.getByRole('button');
  await expect(raise.or(player.prompt).first()).toBeVisible();
  if (await raise.isVisible()) await raise.click();
  const [place] = await player.may('places');
  await player.pointAt(`[data-place="${place}"]`);
  await expect(player.launch).toHaveText('Give battle');
  await check(page, 'a battle before it is launched');
  expect(sent).toEqual([]);
  await player.launch.click();
  await expect.poll(() => sent).toEqual([[`battle ${place}`]]);
});

test.describe('Napoléon', () => {
  // The Guard at Beaumont, and Prussians in a town next to it.
  const kGuard = {
    game: 'napoleon',
    turn: 1, // by day: nobody attacks at night
    units: {
      fr_napoleon: { at: 'givet' },
      fr_g_cav: { at: 'beaumont' },
      fr_g_hart: { at: 'beaumont' },
      fr_g_young: { at: 'beaumont' },
      ad_wellington: { at: 'brussels' },
      ad_i_br: { at: 'brussels' },
      pr_blucher: { at: 'liege' },
      pr_i_inf1: { at: 'thuin' },
    },
  };

  test('an attack', async ({ page }) => {
    const { player, sent } = await groupOfBeaumont(page, kGuard);
    await player.pointAt('[data-piece="fr_g_young"]');
    await player.may('places');
    await player.pointAt('[data-place="thuin"]');
    await expect(player.launch).toHaveText('Attack');
    await check(page, 'an attack before it is launched');
    expect(sent).toEqual([]);
    await player.launch.click();
    await expect.poll(() => sent).toEqual([['march fr_g_young thuin']]);
  });

  test('a whole corps, and one undo', async ({ page }) => {
    const { player, sent } = await groupOfBeaumont(page, kGuard);
    const moves = await player.moves();
    await player.pointAt('[data-piece="fr_g_young"]');
    await page.getByRole('button', { name: /^Whole corps \(3\)/ }).click();
    await expect(player.prompt).toContainText(/3 pieces in hand:/);
    await player.may('places');
    await player.pointAt('[data-place="solre"]');
    const there = player.map.locator('[data-piece^="fr_g_"][data-place-of="solre"]');
    await expect(there).toHaveCount(3);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toHaveLength(3);
    await player.press('Undo');
    await expect(there).toHaveCount(0);
    expect(await player.moves()).toBe(moves);
  });

  test('an order that is refused half-way says where and why', async ({ page }) => {
    const { player } = await groupOfBeaumont(page, kGuard);
    const line = page.getByRole('textbox', { name: 'Type an order' });
    await line.fill('march fr_g_young solre; march fr_g_young binche');
    await line.press('Enter');
    await expect(player.refusal).toContainText('Stopped after one action:');
    await expect(player.refusal.getByRole('button')).toContainText('NP-');
    await expect(player.map.locator('[data-piece="fr_g_young"]')).toHaveAttribute('data-place-of', 'solre');
  });
});
