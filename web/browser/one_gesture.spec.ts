// A march by one gesture in Waterloo 200: with the mouse, the keyboard, a finger and a typed order; a whole corps; undo in one step.
import type { Browser, Page } from '@playwright/test';
import { check } from './axe';
import { kCorps } from './corps';
import { makeMatch, type Made } from './orders';
import { Player } from './player';
import { sentBy } from './sent';
import { expect, test, tourSeen, visitor } from './test_server';

const kUnit = 'fr_1c_brue_inf'; // stands at 57, with D'Erlon who commands it
const kStart = '57';
const kFar = '87'; // three areas away, over 73 and 75
const kNear = '74'; // two areas away,
const kMiddles = ['58', '73']; // over one of these

async function seated(page: Page, points: 'mouse' | 'finger' = 'mouse'): Promise<{ player: Player; sent: string[][] }> {
  const sent = sentBy(page);
  await page.goto('/');
  const seats = [
    { seat: 'french', who: 'me' },
    { seat: 'british', who: 'computer', level: 'random' },
  ];
  const made = await page.request.post('/api/matches', { data: { game: 'waterloo200', position: kCorps, seats } });
  const { match } = (await made.json()) as Made;
  await page.goto(`/#/match/${match.id}`);
  const player = new Player(page, points);
  await player.asked();
  return { player, sent };
}

const stands = (player: Player, unit: string, place: string): Promise<void> =>
  expect(player.map.locator(`[data-piece="${unit}"]`)).toHaveAttribute('data-place-of', place);
const isMarch = (order: string[] | undefined): void => {
  expect(order?.[0]).toBe(`move ${kUnit}`);
  expect(order?.at(-2)).toBe(`to ${kFar}`);
  expect(order?.at(-1)).toBe('stop');
};

test('with the mouse: a click on the unit and one on the place, and one undo', async ({ page }) => {
  const { player, sent } = await seated(page);
  const moves = await player.moves();
  await player.pointAt(`[data-piece="${kUnit}"]`);
  const hand = page.getByRole('region', { name: 'In hand' });
  await expect(hand).toContainText('Brue’s brigade');
  await expect(player.prompt).toContainText('Brue’s brigade in hand:');
  expect(await player.may('places')).toContain(kFar);
  expect(sent).toEqual([]);

  await test.step('pointing shows the way and its cost', async () => {
    await player.pointAt(`[data-place="${kFar}"]`, false);
    await expect(hand).toContainText('3 MP, by way of');
    await check(page, 'a way');
  });
  await player.pointAt(`[data-place="${kFar}"]`);
  await stands(player, kUnit, kFar);
  expect(sent).toHaveLength(1);
  isMarch(sent[0]);

  await test.step('undo takes the whole order back', async () => {
    await player.press('Undo');
    await stands(player, kUnit, kStart);
    expect(await player.moves()).toBe(moves);
  });

  await test.step('a click on what is in hand puts it down; Shift-click passes over a place', async () => {
    await player.pointAt(`[data-piece="${kUnit}"]`);
    await expect(hand).toBeVisible();
    await player.pointAt(`[data-piece="${kUnit}"]`);
    await expect(hand).toBeHidden();
    await player.pointAt(`[data-piece="${kUnit}"]`);
    await player.may('places');
    await player.pointAt(`[data-place="${kNear}"]`, false);
    const usual = await hand.getByRole('status').innerText();
    expect(usual).toContain('2 MP, by way of');
    const other = kMiddles.find((place) => !usual.includes(`(${place})`))!;
    await page.keyboard.down('Shift');
    await player.pointAt(`[data-place="${other}"]`);
    await page.keyboard.up('Shift');
    await expect(hand.getByRole('button', { name: /^Not over / })).toBeVisible();
    await player.pointAt(`[data-place="${kNear}"]`);
    await stands(player, kUnit, kNear);
    expect(sent.at(-1)).toContain(`to ${other}`);
  });
});

test('what is in hand stays there when somebody else takes a seat', async ({ page, browser }) => {
  await page.goto('/');
  const { match, links } = await makeMatch(page, 'invite', 'me'); // the Allies fire first
  await page.goto(`/#/match/${match.id}`);
  const player = new Player(page);
  await player.asked();
  const [unit] = await player.may('pieces');
  await player.piece(unit!);
  const taken = player.map.locator(`[data-piece="${unit}"].taken`);
  await expect(taken).toHaveCount(1);
  const guest = await visitor(browser, links[0]!.link);
  await guest.getByLabel('Your name at the table').fill('Uxbridge');
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('Uxbridge');
  await expect(taken).toHaveCount(1);
});

test('area by area is still possible', async ({ page }) => {
  const { player, sent } = await seated(page);
  await player.pointAt(`[data-piece="${kUnit}"]`);
  await page.getByRole('button', { name: 'Area by area' }).click();
  await expect(player.prompt).toContainText('MP left');
  await player.place('73');
  await stands(player, kUnit, '73');
  expect(sent).toEqual([[`move ${kUnit}`], ['to 73']]);
  await player.press('Stop here');
});

test('with the keyboard', async ({ page }) => {
  const { player, sent } = await seated(page);
  const focused = (): Promise<string | undefined> => page.evaluate(() => (document.activeElement as SVGElement | null)?.dataset.place);
  const walkTo = async (place: string): Promise<void> => {
    for (let i = 0; i < 60 && (await focused()) !== place; ++i) await page.keyboard.press('n');
    expect(await focused()).toBe(place);
  };
  await page.locator('[data-place][tabindex="0"]').focus();
  await walkTo(kStart);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'In hand' })).toBeVisible();
  await player.may('places');
  await walkTo(kFar);
  await expect(page.getByRole('region', { name: 'In hand' })).toContainText('3 MP');
  await page.keyboard.press('Enter');
  await expect.poll(() => sent).toHaveLength(1);
  await stands(player, kUnit, kFar);
  isMarch(sent[0]);
});

test('typed', async ({ page }) => {
  const { player, sent } = await seated(page);
  const line = page.getByRole('textbox', { name: 'Type an order' });
  for (const middle of kMiddles) {
    await line.fill(`go ${kUnit} ${kNear} over ${middle}`);
    await line.press('Enter');
    await stands(player, kUnit, kNear);
    expect(sent.at(-1)).toEqual([`move ${kUnit}`, `to ${middle}`, `to ${kNear}`, 'stop']);
    await player.press('Undo');
    await stands(player, kUnit, kStart);
  }

  await line.fill(`move ${kUnit}; to 73; stop`);
  await line.press('Enter');
  await stands(player, kUnit, '73');
  expect(sent.at(-1)).toEqual([`move ${kUnit}`, 'to 73', 'stop']);

  await line.fill(`go ${kUnit} 87`);
  await line.press('Enter');
  await expect(page.locator('output').filter({ hasText: 'cannot be ordered to go now' })).toBeVisible();
});

test('an order that is refused half-way says where and why, and what was done stays', async ({ page }) => {
  const { player } = await seated(page);
  const line = page.getByRole('textbox', { name: 'Type an order' });
  await line.fill(`move ${kUnit}; to 73; to ${kFar}; stop`);
  await line.press('Enter');
  await expect(player.refusal).toContainText('Stopped after 2 actions:');
  await expect(player.refusal.getByRole('button')).toContainText('W2-');
  await stands(player, kUnit, '73');
});

test('a whole corps, and who stays behind', async ({ page }) => {
  const { player, sent } = await seated(page);
  await player.pointAt(`[data-piece="${kUnit}"]`);
  await page.getByRole('button', { name: /^Whole corps \(\d+\)/ }).click();
  await expect(player.prompt).toContainText(/\d pieces in hand:/);
  const hand = page.getByRole('region', { name: 'In hand' });
  await player.may('places');
  await player.pointAt('[data-place="61"]', false);
  await expect(hand.getByRole('button', { name: /^Go: Domon’s Field/ })).toBeVisible();
  await expect(hand).toContainText('Stays behind');
  await expect(hand.getByRole('button', { name: /^W2-/ }).first()).toBeVisible();
  await check(page, 'a corps in hand');
  await player.pointAt('[data-place="61"]');
  await expect.poll(() => player.map.locator('[data-place-of="61"]').count()).toBeGreaterThan(1);
  expect(sent).toHaveLength(1);
});

test.describe('on a phone', () => {
  async function phone(browser: Browser, baseURL: string, locale: string): Promise<Page> {
    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale });
    await tourSeen(context);
    return context.newPage();
  }

  for (const locale of ['en-GB', 'it-IT']) {
    test(`the first tap shows the way, the button goes (${locale})`, async ({ browser, baseURL }) => {
      const page = await phone(browser, baseURL!, locale);
      const { player, sent } = await seated(page, 'finger');
      await player.piece(kUnit);
      await player.may('places');
      await player.pointAt('[data-place="73"]');
      await expect(page.locator('[data-go]')).toBeVisible();
      expect(sent).toEqual([]);
      await check(page, `a way on a phone, ${locale}`);
      const box = await page.locator('[data-go]').boundingBox();
      expect(box!.height).toBeGreaterThanOrEqual(44);
      await page.locator('[data-go]').tap();
      await stands(player, kUnit, '73');
      expect(sent).toHaveLength(1);
      await page.context().close();
    });
  }
});
