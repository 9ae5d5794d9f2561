import { expect, test } from './test_server';
import { newMatch, playOn } from './orders';
import { Player } from './player';

test('trial w200', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const { match } = await newMatch(page, 'waterloo200', [
    { seat: 'french', who: 'me' },
    { seat: 'british', who: 'me' },
  ]);
  const { decision } = await playOn(page, match.id, {
    prefer: ['tactical', 'activate fr_1c', 'reveal', 'done'],
    until: { steps: ['move_units'] },
  });
  console.log(decision.legal);
  await page.goto(`/#/match/${match.id}`);
  const player = new Player(page);
  await player.asked();
  if (await player.curtain.isVisible()) await player.raiseCurtain();
  await page.screenshot({ path: '/tmp/h16p/t1.png' });
  const unit = decision.legal!.find((one) => one.includes('_inf'))!.split(' ')[1]!;
  await player.pointAt(`[data-piece="${unit}"]`);
  await expect(page.locator('.hand')).toBeVisible();
  const places = await player.may('places');
  console.log(unit, places);
  await page.screenshot({ path: '/tmp/h16p/t2.png' });
  await player.pointAt(`[data-place="${places.at(-1)}"]`, false);
  await page.waitForTimeout(600);
  await page.screenshot({ path: '/tmp/h16p/t3.png' });
  await page.locator('[data-take=corps]').click();
  await page.waitForTimeout(400);
  await player.pointAt(`[data-place="${(await player.may('places'))[0]}"]`, false);
  await page.waitForTimeout(600);
  await page.screenshot({ path: '/tmp/h16p/t4.png' });
});

test('trial wl', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const { match } = await newMatch(page, 'waterloo', [
    { seat: 'french', who: 'me' },
    { seat: 'allied', who: 'me' },
  ]);
  await page.goto(`/#/match/${match.id}`);
  const player = new Player(page);
  await player.asked();
  if (await player.curtain.isVisible()) await player.raiseCurtain();
  await page.screenshot({ path: '/tmp/h16p/u1.png' });
  await page.locator('[data-all]').click();
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/h16p/u2.png' });
  await page.locator('[data-go]').click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/h16p/u3.png' });
});
