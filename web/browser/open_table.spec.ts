// A table without areas, and a second board, with the toy game Drill: points and poses by mouse, keyboard, touch and typed order,
// refusals at their place, and switching between the boards.
import type { Locator, Page } from '@playwright/test';
import { DrillTable, kTable } from './drill_table';
import { expect, test } from './toys';

const kDesk = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' };
const kPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' };

const pose = (x: number, y: number, facing: number): object => ({ state: 'posted', pose: { x, y, facing } });
const kFacing = {
  game: 'drill',
  tiles: [pose(1500, 1400, 0), pose(600, 1500, 0), pose(1500, 600, 1800), pose(2400, 600, 1800)],
  agenda: [{ step: 'turn', number: 0 }],
};

test.describe('by mouse', () => {
  test.use(kDesk);

  test('a point is chosen anywhere on the sheet, snaps to one that is listed, and is refused where it lies', async ({ page }) => {
    const table = new DrillTable(page);
    await table.begin();
    await expect(table.piece('red_1')).toHaveClass(/may/);
    await table.piece('red_1').locator('.hit').click();
    await expect(page.locator('[data-point]')).toHaveCount(6);
    await table.click(100, 100); // the middle of the table
    await expect(page.getByRole('alert')).toContainText('within 60 mm of its own edge');
    await expect(page.getByRole('alert')).toContainText('DR-2');
    await expect(page.locator('.layer path.no')).toBeVisible();
    await expect(table.piece('red_1')).toHaveClass(/taken/); // still in hand
    await page.screenshot({ path: test.info().outputPath('point_refused.png') });
    await table.click(123, 165);
    await expect(table.moves()).toHaveText(/1$/);
    const [x] = await position(table, 'red_1');
    expect(Math.abs(x - 123)).toBeLessThan(1);
    await table.piece('blue_1').locator('.hit').click();
    await table.click(150.8, 49.5); // near 150.0, 50.0
    await expect(table.moves()).toHaveText(/2$/);
    expect(await position(table, 'blue_1')).toEqual([150, 50]);
  });

  test('a corner, a turn and a slide; what is refused says its rule at the place', async ({ page }) => {
    const table = new DrillTable(page);
    await table.beginFrom(kFacing);
    await table.piece('red_1').locator('.hit').click();
    await expect(page.locator('[data-corner]')).toHaveCount(2);
    await page.locator('[data-corner="left"] .dot').click();
    await expect(table.value('Angle')).toHaveValue('0');
    // Drag the pin of the ray to the left, then the ghost forward.
    const pin = (await page.locator('[data-turn] .knob').boundingBox())!;
    await page.mouse.move(pin.x + pin.width / 2, pin.y + pin.height / 2);
    await page.mouse.down();
    await page.mouse.move(pin.x - 24, pin.y + 10, { steps: 5 });
    await page.mouse.up();
    const angle = Number(await table.value('Angle').inputValue());
    expect(angle).toBeGreaterThan(8);
    expect(angle).toBeLessThan(45);
    await page.locator('[data-pose]').hover();
    await page.mouse.wheel(0, 100);
    await expect(table.value('Angle')).toHaveValue(String(Number((angle + 1).toFixed(1))));
    const before = Number(await table.value('Distance').inputValue());
    const ghost = (await page.locator('[data-pose] path').boundingBox())!;
    await page.mouse.move(ghost.x + ghost.width / 2, ghost.y + ghost.height / 2);
    await page.mouse.down();
    await page.mouse.move(ghost.x + ghost.width / 2, ghost.y + ghost.height / 2 - 40, { steps: 5 });
    await page.mouse.up();
    expect(Number(await table.value('Distance').inputValue())).toBeGreaterThan(before);
    await page.screenshot({ path: test.info().outputPath('pose.png') });
    // Straight on for 60 mm ends too near to blue 1.
    await table.value('Angle').fill('0');
    await table.value('Angle').press('Tab');
    await table.value('Distance').fill('60');
    await table.value('Distance').press('Tab');
    const tag = page.locator('.forbidden');
    await expect(tag).toContainText('The middles of enemies are 22 mm apart or more.');
    await expect(tag).toContainText('DR-5');
    await expect(page.locator('[data-pose]')).toHaveClass(/refused/);
    await expect(table.card.locator('[data-act]')).toBeDisabled();
    await page.screenshot({ path: test.info().outputPath('pose_refused.png') });
    await table.value('Angle').fill('12.5');
    await table.value('Distance').fill('37');
    await table.value('Distance').press('Tab');
    await expect(tag).toHaveCount(0);
    await table.card.locator('[data-act]').click();
    await expect(table.log).toContainText('Red 1 wheels by 12.5° and goes 37 mm.');
  });

  test('a fight takes the place of the table, which becomes an inset; M and B, the inset and tabs change between them', async ({ page }) => {
    const table = new DrillTable(page);
    await table.beginFrom(kFacing);
    await table.type('take red_1');
    await table.type('advance left 0 50.5');
    await expect(table.map.locator('[data-place="centre"]')).toBeVisible();
    const tab = (name: string): Locator => page.getByRole('tab', { name });
    await expect(tab('Fight')).toHaveAttribute('aria-selected', 'true');
    await expect(tab('Fight')).toContainText('Blue to decide');
    await page.waitForTimeout(350);
    await page.screenshot({ path: test.info().outputPath('fight.png') });
    await page.keyboard.press('m');
    await expect(tab('Table')).toHaveAttribute('aria-selected', 'true');
    await expect(table.piece('blue_2')).toBeVisible();
    await page.keyboard.press('b');
    await expect(tab('Fight')).toHaveAttribute('aria-selected', 'true');
    await page.locator('.inset').click();
    await expect(table.piece('blue_2')).toBeVisible();
    await tab('Fight').click();
    await table.map.locator('[data-place="left"]').click();
    await expect(table.prompt).toContainText('choose where to strike');
    await table.map.locator('[data-place="centre"]').click();
    await expect(table.log).toContainText('Red 1 strikes the centre.');
    await expect(page.getByRole('tab')).toHaveCount(0); // back to the table
    await expect(table.piece('blue_2')).toBeVisible();
  });
});

test.describe('a hint', () => {
  test.use(kDesk);

  const asked = async (page: Page): Promise<Locator> => {
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    const card = page.getByRole('region', { name: 'A hint' });
    await expect(card).toContainText('Chance to win', { timeout: 60_000 });
    return card;
  };

  test('marks the point where a tile is posted', async ({ page }) => {
    const table = new DrillTable(page);
    await table.begin();
    await asked(page);
    await expect(table.map.locator('[data-hint] .hint-band')).toHaveCount(1);
    await expect(table.map.locator('.piece.hinted')).toHaveCount(1);
    await page.screenshot({ path: test.info().outputPath('hinted_point.png') });
  });

  test('marks the place where a tile would stand after its manoeuvre', async ({ page }) => {
    const table = new DrillTable(page);
    await table.beginFrom({ ...kFacing, tiles: [pose(1500, 1700, 0), pose(600, 1700, 0), pose(1500, 300, 1800), pose(2400, 300, 1800)] });
    const card = await asked(page);
    await expect(table.map.locator('[data-hint] .hint-band')).toHaveCount(0); // a tile is taken first
    await card.getByRole('button', { name: 'Do it' }).click();
    await expect(table.card).toBeVisible();
    await asked(page);
    await expect(table.map.locator('[data-hint] .hint-band')).toHaveCount(1);
    await page.screenshot({ path: test.info().outputPath('hinted_pose.png') });
  });
});

test.describe('by keyboard', () => {
  test.use(kDesk);

  test('a pin is moved to a point, a tile is turned and slid, orders are typed', async ({ page }) => {
    const table = new DrillTable(page);
    await table.begin();
    await page.keyboard.press('Tab');
    await page.locator('[data-place="red_1"]').focus();
    await page.keyboard.press('Enter');
    const pin = page.locator('[data-pin]');
    await expect(pin).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('n');
    await expect(pin).toHaveAttribute('data-pin', '150.0 150.0');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await expect(pin).toHaveAttribute('data-pin', '140.0 149.0');
    await expect(pin).toHaveAttribute('aria-label', /Point 140\.0 149\.0/);
    await page.keyboard.press('Enter');
    await expect(table.moves()).toHaveText(/1$/);
    for (const [i, order] of ['post blue_1 140 51', 'post red_2 250.5 180', 'post blue_2 60 20', 'take red_1'].entries()) {
      await table.type(order);
      await expect(table.moves()).toHaveText(new RegExp(`${i + 2}$`));
    }
    const handle = page.locator('[data-handle]');
    await handle.focus();
    await page.keyboard.press(']');
    await page.keyboard.press(']');
    await expect(page.locator('[data-corner="right"]')).toHaveClass(/taken/);
    await expect(table.value('Angle')).toHaveValue('0');
    for (const key of ['ArrowRight', 'Shift+ArrowRight', 'ArrowUp', 'Shift+ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
    await expect(table.value('Angle')).toHaveValue('6');
    await expect(table.value('Distance')).toHaveValue('30');
    await expect(handle).toHaveAttribute('aria-label', /Wheel right by 6\.0°, go 30\.0 mm/);
    await page.keyboard.press('Enter');
    await expect(table.log).toContainText('Red 1 wheels by 6° and goes 30 mm.');
    await table.type('take blue_2');
    await table.type('advance left 91 3');
    await expect(page.locator('.order output')).toHaveCount(1);
    await expect(table.prompt).toContainText('turn it, then slide it forward');
  });
});

test.describe('by touch', () => {
  test.use(kPhone);

  test('a finger chooses a point and a pose', async ({ page }) => {
    const table = new DrillTable(page);
    await table.begin();
    await table.tap(table.piece('red_1').locator('.hit'));
    await expect(page.locator('[data-point]')).toHaveCount(6);
    await page.screenshot({ path: test.info().outputPath('phone_points.png') });
    await table.tap(page.locator('[data-point="150.0 150.0"] .dot'));
    await expect.poll(() => position(table, 'red_1')).toEqual([150, 150]);
    await table.beginFrom(kFacing);
    await table.tap(table.piece('red_1').locator('.hit'));
    await table.tap(page.locator('[data-corner="right"] .dot'));
    await expect(table.card.locator('[data-stop]').first()).toBeVisible();
    await table.tap(table.card.getByRole('button', { name: 'Fine steps' }));
    for (const button of await table.card.locator('.step, [data-stop]').all())
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await table.tap(table.card.getByRole('button', { name: 'Angle: 5 more' }));
    await table.tap(table.card.getByRole('button', { name: 'Distance: 10 less' }));
    await expect(table.value('Angle')).toHaveValue('20');
    await page.screenshot({ path: test.info().outputPath('phone_pose.png') });
    await table.tap(table.card.locator('[data-act]'));
    await expect(table.prompt).toContainText('take a tile');
  });
});

// The position of a tile, in millimetres.
async function position(table: DrillTable, id: string): Promise<[number, number]> {
  const [x, y] = await table.piece(id).evaluate((piece: SVGElement) => {
    const { e, f } = new DOMMatrix(getComputedStyle(piece).transform);
    return [e, f];
  });
  const half = 10 * kTable.unit;
  return [(x! - kTable.x) / kTable.unit, (y! - half - kTable.y) / kTable.unit].map((mm) => Number(mm.toFixed(1))) as [number, number];
}
