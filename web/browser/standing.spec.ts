// What a player answers beforehand: given by keyboard and by finger, in both languages, and told in the log to nobody else.
import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { JsonObject } from '../src/protocol';
import { matchFrom } from './orders';
import { test } from './test_server';

// The French are to choose who takes a hit in the turn of the Allies.
const hit = (): JsonObject =>
  (JSON.parse(readFileSync(new URL('./robot/positions/napoleon/hit.json', import.meta.url), 'utf8')) as { position: JsonObject }).position;

test('a question is answered beforehand by keyboard, and the turn goes on', async ({ page }) => {
  await page.goto('/');
  const { match } = await matchFrom(page, 'napoleon', hit());
  await page.goto(`/#/match/${match.id}/french`);
  await page.getByRole('button', { name: /raise the curtain/ }).click();
  const card = page.getByRole('region', { name: /If I am asked/ });
  await card.getByText('Answer beforehand').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(card.getByRole('combobox', { name: /Hits/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  // The Allies are to decide now: their curtain is down, and when it is raised nothing tells of the answer.
  await page.getByRole('button', { name: /Allied.*raise the curtain/ }).click();
  await expect(page.getByRole('region', { name: /If I am asked/ })).toContainText('nothing yet');
  await expect(page.locator('.log')).not.toContainText('answered beforehand');
});

test.describe('on a phone, in Italian', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'it-IT', hasTouch: true, isMobile: true });
  test('the owner finds his answer in the log', async ({ page }) => {
    await page.goto('/');
    const { match } = await matchFrom(page, 'napoleon', hit());
    await page.goto(`/#/match/${match.id}/french`);
    await page.getByRole('button', { name: /alza il sipario/ }).tap();
    await page.locator('#tab-panels').tap();
    const card = page.getByRole('region', { name: /Se mi viene chiesto/ });
    await card.getByText('Rispondi in anticipo').tap();
    await card.getByRole('combobox', { name: /Colpi/ }).selectOption('mounted_first');
    await page.getByRole('button', { name: /alza il sipario/ }).waitFor(); // of the Allies
    await page.goto(`/#/replay/${match.id}?as=french&at=1`);
    await page.locator('#tab-log').tap();
    await expect(page.locator('.log')).toContainText('risposta data in anticipo: Prima le truppe a cavallo');
  });
});
