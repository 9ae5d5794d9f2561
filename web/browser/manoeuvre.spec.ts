// Manoeuvres of Enemy Mistakes by hand: a ray that wheels, a ghost that slides, refusals at their place, keys, and the tape measure.
import type { Locator, Page } from '@playwright/test';
import { mapAtRest } from './at_rest';
import { matchFrom } from './orders';
import { Player } from './player';
import { positionsOf } from './robot/positions';
import { expect, test } from './test_server';

test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

// A red tile that may advance, and a blue one before it.
async function begin(page: Page): Promise<void> {
  const { position } = positionsOf('enemy_mistakes').find(({ name }) => name === 'advance_charge')!;
  await page.goto('/');
  const { match } = await matchFrom(page, 'enemy_mistakes', position);
  await page.goto(`/#/match/${match.id}`);
  const curtain = page.locator('.curtain').getByRole('button');
  await expect(curtain.or(page.locator('section.pose'))).toBeVisible();
  if (await curtain.isVisible()) await curtain.click();
  await expect(page.locator('[data-pose]')).toBeVisible();
}

const value = (page: Page, name: string): Locator => page.locator('section.pose').getByLabel(name, { exact: true });
async function put(page: Page, name: string, words: string): Promise<void> {
  await value(page, name).fill(words);
  await value(page, name).press('Tab');
}

test('a manoeuvre is turned and slid by hand, and told in words', async ({ page }) => {
  await begin(page);
  await expect(value(page, 'Angle')).toHaveValue('0'); // straight on comes first
  await put(page, 'Distance', '0');
  const pin = (await page.locator('[data-turn] .knob').boundingBox())!;
  await page.mouse.move(pin.x + pin.width / 2, pin.y + pin.height / 2);
  await page.mouse.down();
  await page.mouse.move(pin.x + 40, pin.y + 10, { steps: 6 });
  await page.mouse.up();
  const angle = Number(await value(page, 'Angle').inputValue());
  expect(Math.abs(angle)).toBeGreaterThan(3);
  await expect(page.locator('section.pose')).toContainText(angle < 0 ? /wheel of [\d.]+° to the left/i : /wheel of [\d.]+° to the right/i);
  await put(page, 'Angle', '-5');
  await put(page, 'Distance', '4.7');
  await page.locator('section.pose [data-act]').click();
  await expect(page.getByRole('region', { name: /^The day so far/ })).toContainText('wheel of 5° to the left, advance of 4.7 mm');
});

test('the card stands beside the table, and the tiles are seen where they would stand', async ({ page }) => {
  await begin(page);
  const map = (await page.getByRole('application').boundingBox())!;
  const card = (await page.locator('section.pose').boundingBox())!;
  expect(card.x).toBeGreaterThanOrEqual(map.x + map.width);
  await expect(page.locator('[data-pose] .em-number')).toHaveText('35');
  await expect(page.locator('[data-glass]')).toHaveCount(0);
});

test('what forbids a pose is told at its place, with the rule', async ({ page }) => {
  await begin(page);
  await put(page, 'Distance', '9');
  await expect(page.locator('.forbidden')).toContainText('Only a Charge may enter an enemy area of engagement.');
  await expect(page.locator('.forbidden')).toContainText('EM-2.28');
  await expect(page.locator('section.pose [data-act]')).toBeDisabled();
});

test('keys turn and slide in small steps and in large ones', async ({ page }) => {
  await begin(page);
  await put(page, 'Distance', '0');
  await page.locator('[data-handle]').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(value(page, 'Angle')).toHaveValue('-6');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(value(page, 'Distance')).toHaveValue('1');
});

test('a gun that is taken shows its line of fire, wherever the pointer is', async ({ page }) => {
  const { position } = positionsOf('enemy_mistakes').find(({ name }) => name === 'fire')!;
  await page.goto('/');
  const { match } = await matchFrom(page, 'enemy_mistakes', position);
  await page.goto(`/#/match/${match.id}`);
  await expect(page.getByRole('application')).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(page.locator('.piece.taken')).toHaveCount(1); // the only one that may fire
  await expect(page.locator('.em-fire')).toBeVisible();
});

test('a tape measure lies between any two points, by mouse and by keys', async ({ page }) => {
  await begin(page);
  await page.getByRole('button', { name: 'Tape measure', exact: true }).click();
  const tape = page.locator('[data-tape]');
  await expect(tape).toContainText('60 mm, 2 UM');
  await tape.focus();
  await page.keyboard.press('ArrowRight');
  await expect(tape).toContainText('61 mm, 2 UM');
  const map = (await page.getByRole('application').boundingBox())!;
  await page.mouse.move(map.x + 120, map.y + 200);
  await page.mouse.down();
  await page.mouse.move(map.x + 320, map.y + 200, { steps: 4 });
  await page.mouse.up();
  await expect(tape).not.toContainText('61 mm');
  await expect(tape).toContainText(/^[\d.]+ mm, [\d.]+ UM$/);
  await tape.focus();
  await page.keyboard.press('Escape');
  await expect(tape).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a glass shows what the finger covers, and the table stays where it is while it drags', async ({ page }) => {
    await begin(page);
    const sheet = page.locator('.sheetbar');
    const ghost = page.locator('[data-pose] > path').first();
    await expect.poll(async () => (await ghost.boundingBox())!.width).toBeGreaterThan(44); // close enough for a finger
    const [top, box] = [(await sheet.boundingBox())!.y, (await ghost.boundingBox())!];
    const touches = await page.context().newCDPSession(page);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down: number): Promise<unknown> =>
      touches.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + down, id: 0 }] });
    await touch('touchStart', 0);
    for (let i = 1; i < 6; ++i) await touch('touchMove', 5 * i);
    await expect(page.locator('[data-glass]')).toBeVisible();
    await expect(page.locator('section.pose')).toContainText('EM-2.28');
    expect((await sheet.boundingBox())!.y).toBe(top);
    await touch('touchEnd', 0);
    await expect(page.locator('[data-glass]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Fine steps' }).tap();
    for (let i = 0; i < 2; ++i) await page.getByRole('button', { name: 'Distance: 10 less' }).tap();
    await expect(page.locator('section.pose')).not.toContainText('EM-2.28');
    await page.locator('section.pose [data-act]').tap();
    await expect(page.locator('[data-pose]')).toHaveCount(0);
  });
});

test('a menu leaves the points free at which the tile may be posted', async ({ page }) => {
  const at = (x: number, y: number, formation: string): object => ({ x, y, facing: 200, formation });
  // It may be posted, or turned to face the garrison.
  const position = {
    game: 'enemy_mistakes',
    turn: 4,
    agenda: [
      { step: 'phase', phase: 'orders', next: 2 },
      { step: 'orders', army: 'blue', part: [] },
      { step: 'redeploy', army: 'blue', units: ['b31', 'b32', 'b35'], moved: ['b32', 'b35'], turning: 'none', facing: 0 },
    ],
    units: { b31: at(9173, 48440, 'b31'), b32: at(8150, 51260, 'b31'), b35: at(11290, 49210, 'b35'), rh: at(18100, 41100, 'rh') },
    generals: { reille: { fate: 'on_board', x: 20000, y: 50000, bound: 'b31' } },
  };
  await page.goto('/');
  const { match } = await matchFrom(page, 'enemy_mistakes', position as never);
  await page.goto(`/#/match/${match.id}`);
  await mapAtRest(page);
  await new Player(page).pointAt('[data-piece="b31"]');
  await expect(page.getByRole('menu')).toBeVisible();
  const points = page.locator('[data-point]');
  await expect(points.first()).toBeAttached();
  const covered = (): Promise<(string | null)[]> =>
    points.evaluateAll((all) =>
      all
        .filter((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        })
        .map((one) => one.getAttribute('data-point')),
    );
  await expect.poll(covered).toEqual([]);
});
