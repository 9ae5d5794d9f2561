// Pictures of the page for the README: a script plays a match against the computer, and takes pictures at interesting moments.
import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { expect, test } from './test_server';
import { makeMatch, newMatch, playOn } from './orders';
import { Player } from './player';

const kFolder = join(import.meta.dirname, '../../docs/pictures');
// First the guns; then assaults in the middle of the field, where there is most to see.
const kCannonade = ['skirmish', 'aim', 'fire', 'done', 'form', 'turn', 'nothing'];
const kMiddle = ['bachelus_field', 'grand_battery_west', 'foys_hollow', 'sandpit_valley', 'marcognets_ridge'];
const kAssault = [...kMiddle, ''].map((area) => `assault green ${area}`);
const kFight = ['attack', ...kAssault, 'assault', 'charge', 'done'];

// A map that was moved is redrawn, and sharp, once it is at rest: its stage is then no longer transformed.
const atRest = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.board > .stage')].every((stage) => new DOMMatrix(getComputedStyle(stage).transform).isIdentity),
  );

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => atRest(page)).toBe(true);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(kFolder, `${name}.png`) });
}

// Picks the first choosable piece, if there are several, so that its destinations are highlighted.
async function takeInHand(player: Player): Promise<void> {
  await player.asked();
  const { pieces } = await player.glow();
  if (pieces[0]) await player.piece(pieces[0]);
  await expect.poll(async () => (await player.glow()).places.length).toBeGreaterThan(0);
}

test('home, table, battle and replay', async ({ page }) => {
  await page.goto('/');
  await makeMatch(page, 'me', 'invite');
  await makeMatch(page, 'me', 'me');
  const { match } = await makeMatch(page, 'me', 'computer');
  const player = new Player(page);
  const open = async (address: string): Promise<void> => {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(player.log.getByRole('button').first()).toBeVisible();
  };

  await playOn(page, match.id, { prefer: kCannonade, until: { turn: 3, steps: ['choose_action'] } });
  await page.reload();
  await expect(page.locator('.hero svg.map')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Your tables' })).toBeVisible();
  await take(page, 'home');

  await test.step('an assault is being ordered', async () => {
    await playOn(page, match.id, { prefer: kAssault, until: { steps: ['assault_moves'] } });
    await open(`/#/match/${match.id}`);
    await player.asked();
    await takeInHand(player);
    await take(page, 'table');
  });

  const { n, view } = await playOn(page, match.id, { prefer: kFight, until: { steps: ['fall_back', 'charge_on'], rolled: true } });
  await test.step('an assault under way, its dice on the table', async () => {
    await open(`/#/match/${match.id}`);
    await player.asked();
    await takeInHand(player);
    await player.pointAt(`[data-place="${(view.assault as { area: string }).area}"]`, false);
    for (let i = 0; i < 3; ++i) await page.mouse.wheel(0, -200);
    await take(page, 'battle');
  });

  await test.step('the day again, nothing hidden', async () => {
    await page.keyboard.press('m');
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog', { name: 'Resign?' }).getByRole('button', { name: 'Resign' }).click();
    await expect(page.getByRole('region', { name: 'Allied victory' })).toBeVisible();
    await open(`/#/replay/${match.id}?as=all&at=${Math.floor(n * 0.8)}`);
    await take(page, 'replay');
  });
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('an assault is being ordered on a phone', async ({ page }) => {
    await page.goto('/');
    const { match } = await makeMatch(page, 'me', 'computer');
    await playOn(page, match.id, { prefer: kCannonade, until: { turn: 2, steps: ['choose_action'] } });
    await playOn(page, match.id, { prefer: kAssault, until: { steps: ['assault_moves'] } });
    await page.goto(`/#/match/${match.id}`);
    const player = new Player(page, 'finger');
    await player.asked();
    await takeInHand(player);
    await take(page, 'phone');
  });
});

test('hidden blocks: a hint in Waterloo 200', async ({ page }) => {
  await page.goto('/');
  const { match } = await newMatch(page, 'waterloo200', [
    { seat: 'french', who: 'me' },
    { seat: 'british', who: 'computer', level: 'regular' },
  ]);
  await page.goto(`/#/match/${match.id}`);
  const player = new Player(page);
  await player.asked();
  const hint = page.getByRole('region', { name: 'A hint' });
  for (let hints = 0; hints < 24; ++hints) {
    // until a brigade is about to attack
    await page.keyboard.press('h');
    await expect(hint.getByRole('button', { name: 'Do it' })).toBeVisible({ timeout: 60_000 });
    if (/^.{0,80}MP left/s.test(await player.prompt.innerText()) && hints > 18) break;
    await player.after(() => hint.getByRole('button', { name: 'Do it' }).click());
    await player.asked();
  }
  await take(page, 'blocks');
});
