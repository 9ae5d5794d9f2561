// The computer as an opponent that explains itself: levels, "why?", hints, odds before a commitment, and the graph of the replay.
import type { Locator, Page } from '@playwright/test';
import { join } from 'node:path';
import { expect, test } from './test_server';
import { makeMatch, playOn } from './orders';
import { Player } from './player';

const kCannonade = ['skirmish', 'aim', 'fire', 'done', 'form', 'turn', 'nothing'];

const kThought = 30_000; // the computer thinks at low priority: on a busy machine that may take long

// With PICTURES=folder in the environment, takes screenshots for inspection.
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
}

// A match of its own, in which the French have sent one unit against Hougoumont: the assault is about to begin, whatever the dice.
async function prepareAssault(player: Player): Promise<Locator> {
  const { page } = player;
  const { match } = await makeMatch(page, 'me', 'computer', 'recruit');
  await playOn(page, match.id, { prefer: ['done'], until: { steps: ['choose_action'] } });
  await playOn(page, match.id, { prefer: ['assault green jeromes_field'], until: { steps: ['assault_moves'] } });
  await playOn(page, match.id, { prefer: ['attack fr_inf_1 hougoumont'], until: { steps: ['assault_moves'], moves: 1 } });
  await page.goto(`/#/match/${match.id}`);
  await player.asked();
  return player.prompt.getByRole('button', { name: 'Launch the assault', disabled: false });
}

test('the list of all choices stays where it is when odds are added to it', async ({ page }) => {
  await page.goto('/');
  const { match } = await makeMatch(page, 'me', 'me');
  await page.goto(`/#/match/${match.id}`);
  const player = new Player(page);
  await player.asked();
  await page.keyboard.press('l');
  const list = page.getByRole('dialog', { name: 'All choices' });
  const first = list.getByRole('option').first();
  const before = await first.boundingBox();
  await expect(list.getByRole('table')).toBeVisible({ timeout: kThought });
  expect(await first.boundingBox()).toEqual(before);
});

const hint = (page: Page) => page.getByRole('region', { name: 'A hint' });
const odds = (page: Page) => page.getByRole('table', { name: 'Odds' });

test('choose a level, play a turn with hints, ask why', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play the computer' }).click();
  await page.getByRole('radio', { name: /^Marshal/ }).check();
  await expect(page.getByRole('slider', { name: /Time to think/ })).toBeVisible();
  await picture(page, 'levels');
  await page.getByRole('radio', { name: 'French' }).check();
  await page.getByRole('radio', { name: 'Recruit' }).check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const player = new Player(page);
  await player.asked();
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('Recruit');

  await test.step('a hint is marked on the map and can be played', async () => {
    await player.decideUntil(/Action 1/);
    const before = await player.moves();
    await page.keyboard.press('h');
    await expect(hint(page)).toContainText('Chance to win', { timeout: kThought });
    await expect(page.locator('.hint-band, .piece.hinted').first()).toBeAttached();
    await picture(page, 'hint');
    await hint(page).getByRole('button', { name: 'Do it' }).click();
    await expect(hint(page)).toHaveCount(0);
    await expect.poll(() => player.moves()).toBeGreaterThan(before);
  });

  await test.step('to the end of the turn, skipping ahead', async () => {
    while (!(await player.headline.innerText()).includes('1 pm')) {
      const skip = player.prompt.getByRole('button', { name: 'Skip ahead' });
      if (await skip.isVisible()) await skip.click({ timeout: 2000 }).catch(() => {});
      await player.decideShortly();
    }
  });

  await test.step('why did it do that?', async () => {
    const asks = player.log.getByRole('button', { name: /^Why move/ });
    const card = page.getByRole('region', { name: /why\?$/ });
    const said = page.locator('.toast');
    await expect(async () => {
      // accounts with secrets are withheld: then try an earlier one
      for (const ask of (await asks.all()).slice(0, 12)) {
        await expect(said).toHaveCount(0); // of the move before
        await ask.click();
        await expect(card.or(said).first()).toBeVisible();
        if (await card.isVisible()) return;
      }
      throw new Error('no reasons were told');
    }).toPass();
    await expect(card).toContainText('Chance to win');
    await picture(page, 'why');
    await card.getByRole('button', { name: 'Close' }).click();
    await expect(card).toHaveCount(0);
  });
});

test('odds where one points: in the popover, on the map, on the button, by keys', async ({ page }) => {
  await page.goto('/');
  const { match } = await makeMatch(page, 'me', 'computer', 'recruit');
  await playOn(page, match.id, { prefer: [], until: { steps: ['skirmish_fire'] } });
  await page.goto(`/#/match/${match.id}`);
  const player = new Player(page);
  await player.asked();

  await test.step('a place on the map, by pointer and by keys', async () => {
    const [piece] = await player.may('pieces');
    await player.piece(piece!);
    const [place] = await player.may('places');
    const weighed = player.map.getByText(/Chance to win/);
    await player.pointAt(`[data-place="${place}"]`, false);
    await expect(weighed).toBeVisible({ timeout: kThought });
    await picture(page, 'odds-map');
    await page.mouse.move(5, 5);
    await expect(weighed).toHaveCount(0);
    await player.map.locator('[data-place][tabindex="0"]').focus();
    await page.keyboard.press('Home');
    await expect(weighed).toBeVisible({ timeout: kThought });
    await page.keyboard.press('Escape');
  });

  await playOn(page, match.id, { prefer: kCannonade, until: { turn: 2, steps: ['choose_action'] } });
  await player.asked();

  await test.step('an option of the popover', async () => {
    for (const place of await player.may('places')) {
      await player.place(place);
      const option = player.popover.getByRole('menuitem', { name: /^(Fire artillery|Assault) / }).first();
      if (await option.isVisible()) break;
      await page.keyboard.press('Escape');
    }
    await player.popover
      .getByRole('menuitem', { name: /^(Fire artillery|Assault) / })
      .first()
      .hover();
    await expect(page.getByText(/Chance to win [<>]?\d+ % → /)).toBeVisible();
    await picture(page, 'odds-popover');
    await page.keyboard.press('Escape');
  });

  await test.step('a button that opens the fight', async () => {
    const launch = await prepareAssault(player);
    await launch.hover();
    await expect(odds(page)).toBeVisible({ timeout: kThought });
    await picture(page, 'odds-button');
    await page.mouse.move(5, 5);
    await expect(odds(page)).toHaveCount(0);
    await launch.focus();
    await expect(odds(page)).toBeVisible({ timeout: kThought });
    await launch.blur();
  });
});

test('the graph of the replay leads to the largest swings', async ({ page }) => {
  await page.goto('/');
  const { match } = await makeMatch(page, 'me', 'computer', 'recruit');
  await playOn(page, match.id, { prefer: kCannonade, until: { turn: 2, steps: ['choose_action'] } });
  await page.goto(`/#/replay/${match.id}`);
  await expect(page.getByRole('figure')).toContainText('Chance of victory: French');
  const swings = page.getByRole('list', { name: 'Largest swings' });
  await expect(swings.getByRole('button').first()).toBeVisible();
  const first = swings.getByRole('button').first();
  const n = /^Move (\d+)/.exec((await first.getAttribute('aria-label'))!)![1]!;
  await first.click();
  await expect(page.getByText(new RegExp(`^Move ${n} of `))).toBeVisible();
  await expect(first).toHaveAttribute('aria-current', 'true');
  await picture(page, 'graph');
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('levels, a hint, odds before a commitment and the graph', async ({ page }) => {
    const width = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
    const fits = async (): Promise<void> => expect(await width()).toBeLessThanOrEqual(390);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play the computer' }).tap();
    await page.getByRole('radio', { name: /^Marshal/ }).check();
    await fits();
    await picture(page, 'phone-levels');
    const { match } = await makeMatch(page, 'me', 'computer', 'recruit');
    await playOn(page, match.id, { prefer: kCannonade, until: { turn: 2, steps: ['choose_action'] } });
    await page.goto(`/#/match/${match.id}`);
    const player = new Player(page, 'finger');
    await player.asked();
    await player.prompt.getByRole('button', { name: 'Hint' }).tap();
    await expect(hint(page)).toBeInViewport({ timeout: kThought });
    await fits();
    await picture(page, 'phone-hint');
    await hint(page).getByRole('button', { name: 'Close' }).tap();

    const launch = await prepareAssault(player);
    await launch.tap();
    await expect(odds(page)).toBeInViewport({ timeout: kThought });
    await fits();
    await picture(page, 'phone-odds');
    await page.getByRole('main').locator('[data-launch]').tap();
    await expect(odds(page)).toHaveCount(0);

    await page.goto('about:blank');
    await page.goto(`/#/replay/${match.id}`);
    await expect(page.getByRole('list', { name: 'Largest swings' })).toBeInViewport();
    await page.getByRole('list', { name: 'Largest swings' }).getByRole('button').first().tap();
    await fits();
    await picture(page, 'phone-graph');
  });
});
