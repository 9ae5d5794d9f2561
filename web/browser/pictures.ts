// Pictures of the page for the README: a match between two at one screen is played on by script, and looked at where it is worth it.
import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { expect, test } from './house';
import { makeMatch, playOn, type Wish } from './orders';
import { Player } from './player';

const kFolder = join(import.meta.dirname, '../../docs/pictures');
// A lively battle: fight where one can, fire where one sees, else come closer.
const kFight: Wish['prefer'] = ['skirmish', 'attack', 'assault red', 'aim', 'fire green', 'charge', 'counter', 'reserve', 'go', 'cubes', 'roll', 'enter', 'done'];

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(kFolder, `${name}.png`) });
}

async function open(page: Page, match: string): Promise<Player> {
  await page.goto('about:blank');
  await page.goto(`/#/match/${match}`);
  const player = new Player(page);
  await player.asked();
  if (await player.curtain.isVisible()) await player.raiseCurtain();
  await expect(player.log.getByRole('button').first()).toBeVisible();
  return player;
}

test('home, table, battle and replay', async ({ page }) => {
  await page.goto('/');
  for (const [french, allied] of [['me', 'computer'], ['me', 'invite']] as const) await makeMatch(page, french, allied);
  const { match } = await makeMatch(page, 'me', 'me');
  await playOn(page, match.id, { prefer: kFight, until: { turn: 3, step: 'choose_action' } });
  await page.reload();
  await expect(page.locator('.hero svg.map')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Your tables' })).toBeVisible();
  await take(page, 'home');

  await test.step('an order is being given', async () => {
    const player = await open(page, match.id);
    const { places } = await player.glow();
    await player.place(places[Math.floor(places.length / 2)]!);
    await expect(player.slip).toBeVisible();
    await take(page, 'table');
  });

  await test.step('an assault under way, its dice on the table', async () => {
    const { n } = await playOn(page, match.id, { prefer: kFight, until: { step: 'fall_back', rolled: true } });
    await open(page, match.id);
    await take(page, 'battle');
    await page.goto(`/#/replay/${match.id}?at=${n}`);
    await expect(page.getByRole('slider')).toHaveValue(String(n));
    await take(page, 'replay');
  });
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('the table on a phone', async ({ page }) => {
    await page.goto('/');
    const { match } = await makeMatch(page, 'me', 'me');
    await playOn(page, match.id, { prefer: kFight, until: { turn: 2, step: 'assault_moves' } });
    await page.goto(`/#/match/${match.id}`);
    const player = new Player(page, 'finger');
    await player.asked();
    await take(page, 'phone');
  });
});
