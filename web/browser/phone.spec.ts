// A phone: 390 pixels wide, touch input, the prompt at the bottom.
import type { Page } from '@playwright/test';
import { fingers, middleOf } from './fingers';
import { expect, test } from './test_server';
import { makeMatch, playOn } from './orders';
import { Player } from './player';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

const kFinger = 44; // the recommended size of a touch target, in CSS pixels

// Nothing is wider than the window, and everything in the document can be reached.
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
    await expect(player.popover).toBeInViewport();
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

async function opened(page: Page): Promise<{ player: Player; faults: string[]; plays: string[] }> {
  const faults: string[] = [];
  const plays: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"play"')) plays.push(String(payload));
    }),
  );
  await page.goto('/');
  const { match } = await makeMatch(page, 'me', 'computer', 'recruit');
  await playOn(page, match.id, { prefer: ['done'], until: { steps: ['choose_action'] } });
  plays.length = 0;
  await page.goto(`/#/match/${match.id}`);
  const player = new Player(page, 'finger');
  await player.asked();
  return { player, faults, plays };
}

test('the map stays where fingers leave it, and everything that glows can be reached', async ({ page }) => {
  const { player, faults } = await opened(page);
  const frame = (await player.map.boundingBox())!;
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  const { places } = await player.glow();
  expect(places.length).toBeGreaterThan(5);

  await test.step('a pinch', async () => {
    const wide = (): Promise<number> => page.locator('[data-place="hougoumont"]').evaluate((one) => one.getBoundingClientRect().width);
    const before = await wide();
    await fingers(
      page,
      [
        { x: middle.x - 30, y: middle.y },
        { x: middle.x + 30, y: middle.y },
      ],
      [
        { x: middle.x - 90, y: middle.y },
        { x: middle.x + 90, y: middle.y },
      ],
    );
    await page.waitForTimeout(600); // an animation back would have ended
    expect(await wide()).toBeGreaterThan(before * 1.8);
  });

  await test.step('drags, to each place in turn', async () => {
    for (const place of places.filter((_, i) => i % 2 === 0).slice(0, 5)) {
      const at = `[data-place="${place}"]`;
      for (let i = 0; i < 14; ++i) {
        const { x, y } = await middleOf(page, at);
        const [dx, dy] = [middle.x - x, middle.y - y];
        if (Math.abs(dx) < frame.width / 2 - 20 && Math.abs(dy) < frame.height / 2 - 20) break;
        const reach = (d: number, most: number): number => Math.max(-most, Math.min(most, d / 2));
        const [across, down] = [reach(dx, frame.width * 0.4), reach(dy, frame.height * 0.4)];
        // A drag of a few pixels would be a tap.
        if (Math.abs(across) > 6) await fingers(page, [{ x: middle.x - across, y: middle.y }], [{ x: middle.x + across, y: middle.y }]);
        if (Math.abs(down) > 6) await fingers(page, [{ x: middle.x, y: middle.y - down }], [{ x: middle.x, y: middle.y + down }]);
      }
      await page.waitForTimeout(50);
      const { x, y } = await middleOf(page, at);
      expect.soft(Math.abs(x - middle.x), `${place} comes into view`).toBeLessThan(frame.width / 2);
      expect.soft(Math.abs(y - middle.y), `${place} comes into view`).toBeLessThan(frame.height / 2);
    }
  });
  expect(faults).toEqual([]);
});

test('one tap opens the popover and presses nothing in it', async ({ page }) => {
  const { player, faults, plays } = await opened(page);
  const frame = (await player.map.boundingBox())!;
  let taps = 0;
  for (const place of (await player.glow()).places.slice(0, 8)) {
    // The place is moved to the bottom of the map, where the popover will be.
    const at = await middleOf(page, `[data-place="${place}"]`);
    const from = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
    const clamp = (d: number, most: number): number => Math.max(-most, Math.min(most, d));
    await fingers(
      page,
      [from],
      [{ x: from.x + clamp(from.x - at.x, frame.width * 0.45), y: from.y + clamp(frame.y + frame.height - 60 - at.y, frame.height * 0.45) }],
    );
    await page.waitForTimeout(200);
    const spot = await middleOf(page, `[data-place="${place}"]`);
    if (
      spot.y < frame.y + frame.height * 0.55 ||
      spot.y > frame.y + frame.height - 8 ||
      spot.x < frame.x + 8 ||
      spot.x > frame.x + frame.width - 8
    )
      continue;
    await page.touchscreen.tap(spot.x, spot.y);
    ++taps;
    await page.waitForTimeout(300);
    expect(plays, `a tap on ${place}`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(player.popover).toHaveCount(0);
  }
  expect(taps).toBeGreaterThan(2);
  expect(faults).toEqual([]);
});
