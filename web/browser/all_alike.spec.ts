// Orders to several pieces in Waterloo, and a fight that is launched by a click of its own.
import type { Page } from '@playwright/test';
import { check } from './axe';
import { makeMatch, playOn } from './orders';
import { Player } from './player';
import { sentBy } from './sent';
import { expect, test } from './test_server';

async function seated(
  page: Page,
  prefer: string[] = [],
  steps: string[] = ['skirmish_fire'],
): Promise<{ player: Player; sent: string[][]; as: string }> {
  const sent = sentBy(page);
  await page.goto('/');
  const { match } = await makeMatch(page, 'me', 'me');
  const { as } = await playOn(page, match.id, { prefer, until: { steps } });
  sent.length = 0; // what led here
  await page.goto(`/#/match/${match.id}`);
  const player = new Player(page);
  await player.asked();
  if (await player.curtain.isVisible()) await player.raiseCurtain();
  return { player, sent, as };
}

test('fire all: each at its target, and dice do not stop it', async ({ page }) => {
  const { player, sent } = await seated(page);
  const all = page.getByRole('button', { name: /^Fire all \(5\)/ });
  await all.click();
  const hand = page.getByRole('region', { name: 'In hand' });
  await expect(hand).toContainText('German infantry × 3');
  expect(sent).toEqual([]);
  await check(page, 'fire all');
  const shots = page.locator('[data-go]');
  await expect(shots).toHaveText(/Fire all \(5\)/);
  await shots.click();
  // A hit on guns or horse asks their owner first; else all five are fired.
  await expect.poll(() => player.moves()).toBeGreaterThan(0);
  const ordered = sent[0]!;
  expect(ordered).toHaveLength(5);
  expect(new Set(ordered.map((one) => one.split(' ')[0]))).toEqual(new Set(['skirmish']));
  expect(new Set(ordered.map((one) => one.split(' ')[1])).size).toBe(5);
  await expect(async () => {
    const fired = await player.moves();
    expect(fired === 5 || !/Allied/.test(await player.prompt.innerText()) || (await player.curtain.isVisible())).toBe(true);
  }).toPass();
});

test('an order is stopped by what the dice reveal, and taken back as one', async ({ page }) => {
  const { player, sent } = await seated(page);
  const line = page.getByRole('textbox', { name: 'Type an order' });
  await line.fill('skirmish br_inf_1 jeromes_field; skirmish ge_inf_1 jeromes_field');
  await line.press('Enter');
  await expect(player.refusal).toContainText('Stopped after one action: something new came to light.');
  expect(sent).toHaveLength(1);
  expect(await player.moves()).toBe(1);
  await player.press(/^(Undo|Take back)/);
  await expect.poll(() => player.moves()).toBe(0);
});

test('all to defence, and the same for the others', async ({ page }) => {
  const { player, sent } = await seated(page, ['done'], ['change_formation']);
  const unit = (await player.may('pieces')).find((one) => one.includes('_inf'))!;
  await player.piece(unit);
  await expect.poll(() => sent.length).toBe(1);
  const others = page.getByRole('button', { name: /^The same for the others/ });
  await expect(others).toBeVisible();
  await check(page, 'the same for the others');
  const before = await player.moves();
  await others.click();
  await expect.poll(() => sent.length).toBe(2);
  const state = sent[0]![0]!.split(' ')[2]!;
  expect(sent[1]!.every((one) => one.endsWith(` ${state}`))).toBe(true);
  await expect.poll(() => player.moves()).toBe(before + sent[1]!.length); // Undo goes back from there
  await player.press('Undo');
  const all = page.getByRole('button', { name: /^All (to defence|mobile)/ }).first();
  await all.click();
  await expect.poll(() => sent.length).toBe(3);
});

test('an assault with several is launched by its own click, after its odds in one bar', async ({ page }) => {
  const { player, sent } = await seated(page, ['done'], ['choose_action']);
  await player.place('bachelus_field');
  await player.pick(/^Assault .*red/);
  const pieces = await player.may('pieces');
  expect(pieces.length).toBeGreaterThan(2);
  const before = sent.length;
  await player.pointAt(`[data-piece="${pieces[0]}"]`);
  await expect(page.locator('[data-take=here]')).toBeVisible();
  await page.keyboard.press('a'); // all of the area
  await expect(page.getByRole('region', { name: 'In hand' })).toContainText('French infantry');
  const places = await player.may('places');
  await player.pointAt(`[data-place="${places[0]}"]`);
  const launch = page.locator('[data-launch]');
  await expect(launch).toBeVisible();
  expect(sent).toHaveLength(before);
  const bar = page.locator('.popover .ends');
  await expect(bar).toBeVisible();
  await expect(bar).toHaveText(/taken\s*\d+ %\s*held\s*\d+ %\s*driven off\s*\d+ %/);
  await check(page, 'a launch');
  await launch.click();
  await expect.poll(() => sent.length).toBeGreaterThan(before);
  expect(sent[before]!.every((one) => one.startsWith('attack '))).toBe(true);
});

test('buttons and words explain themselves', async ({ page }) => {
  const { player } = await seated(page, ['done'], ['choose_action']);
  await player.prompt.getByRole('button', { name: 'Do nothing (green disc)' }).hover();
  await expect(page.getByRole('tooltip')).toContainText('Spends a disc for nothing');
  await player.prompt.getByRole('button', { name: 'disc', exact: true }).focus();
  await expect(page.getByRole('tooltip').filter({ hasText: 'Pays for one action' })).toBeVisible();
  await check(page, 'a word that is explained');
});
