// Manoeuvres of Enemy Mistakes by hand: a ray that wheels, a ghost that slides, refusals at their place, keys, and the tape measure.
import type { Locator, Page } from '@playwright/test';
import { matchFrom } from './orders';
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
  await expect(page.locator('section.pose')).toContainText(angle < 0 ? /wheel of [\d.]+° to the left/ : /wheel of [\d.]+° to the right/);
  await put(page, 'Angle', '-5');
  await put(page, 'Distance', '4.7');
  await page.locator('section.pose [data-act]').click();
  await expect(page.getByRole('region', { name: /^The day so far/ })).toContainText('advance of 4.7 mm, wheel of −5°');
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
