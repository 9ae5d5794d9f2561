// Orders in Enemy Mistakes: a manoeuvre by mouse, keyboard, touch and typed order, and its undo; a Charge and a combat that are launched by a click
// of their own, after their odds.
import type { Locator, Page } from '@playwright/test';
import { check } from './axe';
import { matchFrom } from './orders';
import { Player } from './player';
import { positionsOf } from './robot/positions';
import { sentBy } from './sent';
import { expect, test } from './test_server';

const kDesk = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' };

async function begin(page: Page, name: string): Promise<{ player: Player; sent: string[][]; card: Locator }> {
  const sent = sentBy(page);
  const { position } = positionsOf('enemy_mistakes').find((one) => one.name === name)!;
  await page.goto('/');
  const { match } = await matchFrom(page, 'enemy_mistakes', position);
  await page.goto(`/#/match/${match.id}`);
  const player = new Player(page);
  const raise = player.curtain.getByRole('button');
  await expect(raise.or(player.prompt).first()).toBeVisible();
  if (await raise.isVisible()) await raise.click();
  return { player, sent, card: page.locator('section.pose') };
}

const advanced = (player: Player): Promise<void> => expect(player.log).toContainText(/wheel of 5° to the left, advance of 4(\.7)? mm/);

test.describe('a manoeuvre', () => {
  test.use(kDesk);

  test('with the mouse, and one undo', async ({ page }) => {
    const { player, sent, card } = await begin(page, 'advance_charge');
    for (const [name, value] of Object.entries({ Angle: '-5', Distance: '4.7' })) {
      await card.getByLabel(name, { exact: true }).fill(value);
      await card.getByLabel(name, { exact: true }).press('Tab');
    }
    await card.getByRole('button', { name: 'Advance', exact: true }).click();
    await advanced(player);
    expect(sent).toEqual([['advance r35 -5.0 4.7']]);
    await player.press(/^(Undo|Take back)/);
    await expect(player.log).not.toContainText('advance of');
    await expect(card).toBeVisible();
  });

  test('with the keyboard', async ({ page }) => {
    const { player, sent, card } = await begin(page, 'advance_charge');
    await expect(card).toBeVisible();
    await page.locator('[data-handle]').focus();
    for (let i = 0; i < 8; ++i) await page.keyboard.press('Shift+ArrowDown');
    await expect(card.getByLabel('Distance', { exact: true })).toHaveValue('0');
    await page.keyboard.press('Shift+ArrowLeft');
    for (let i = 0; i < 4; ++i) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await advanced(player);
    expect(sent).toEqual([['advance r35 -5.0 4.0']]);
  });

  for (const typed of ['advance r35 -5.0 4.7', 'advance r35 -5,0 4,7']) {
    test(`typed: ${typed}`, async ({ page }) => {
      const { player, sent } = await begin(page, 'advance_charge');
      const line = page.getByRole('textbox', { name: 'Type an order' });
      await line.fill(typed);
      await line.press('Enter');
      await advanced(player);
      expect(sent).toEqual([['advance r35 -5.0 4.7']]);
    });
  }

  test('an order that is refused half-way says where and why', async ({ page }) => {
    const { player } = await begin(page, 'advance_charge');
    const line = page.getByRole('textbox', { name: 'Type an order' });
    await line.fill('advance r35 -5.0 4.7; advance r35 -5.0 4.7');
    await line.press('Enter');
    await expect(player.refusal).toContainText('Stopped after one action:');
    await advanced(player);
  });
});

test.describe('a fight is launched by a click of its own', () => {
  test.use(kDesk);

  async function launched({ player, sent }: { player: Player; sent: string[][] }, verb: string): Promise<void> {
    await expect(player.launch).toBeVisible();
    await expect(player.launch).toHaveText(verb);
    await check(player.page, `before: ${verb}`);
    expect(sent).toEqual([]);
    await player.launch.click();
    await expect.poll(() => sent.length).toBe(1);
  }

  test('a Charge that is pushed on to', async ({ page }) => {
    const table = await begin(page, 'advance_charge');
    await table.card.locator('[data-push]').first().click();
    await launched(table, 'Charge');
    expect(table.sent[0]![0]).toMatch(/^charge r35 /);
  });

  test('a Charge by a click on the enemy', async ({ page }) => {
    const table = await begin(page, 'advance_charge');
    await table.player.pointAt('[data-piece="b21"]');
    const options = table.player.popover.getByRole('menuitem');
    await expect(options.first().or(table.player.launch)).toBeVisible();
    if (await options.first().isVisible()) await options.first().click(); // with which wheel
    await launched(table, 'Charge');
    expect(table.sent[0]![0]).toMatch(/^charge r35 .* b21$/);
  });

  test('a combat', async ({ page }) => {
    const table = await begin(page, 'fight');
    const [piece] = await table.player.may('pieces');
    await table.player.piece(piece!);
    if (!(await table.player.launch.isVisible())) {
      const target = (await table.player.may('pieces')).find((one) => one !== piece);
      if (target) await table.player.pointAt(`[data-piece="${target}"]`);
    }
    await launched(table, 'Fight');
    expect(table.sent[0]![0]).toMatch(/^fight /);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' });

  test('a manoeuvre goes by its button, of 44 px', async ({ page }) => {
    const { player, sent, card } = await begin(page, 'advance_charge');
    const act = card.locator('[data-act]');
    await expect(act).toBeVisible();
    expect((await act.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await card.getByRole('button', { name: 'Fine steps' }).tap();
    for (let i = 0; i < 7; ++i) await card.getByRole('button', { name: 'Distance: 10 less' }).tap();
    await card.getByRole('button', { name: 'Distance: 1 more' }).tap();
    await act.tap();
    await expect.poll(() => sent).toEqual([['advance r35 0.0 1.0']]);
    await expect(card).toHaveCount(0);
    await expect(player.refusal).toHaveCount(0);
  });
});
