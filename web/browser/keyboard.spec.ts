// Without a mouse: from home into a game, and every kind of choice by key.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './house';
import { Player } from './player';

const kMostTabs = 60;

async function tabTo(page: Page, target: Locator): Promise<void> {
  const focused = (): Promise<boolean> => target.evaluateAll((all) => all.some((one) => one === document.activeElement));
  for (let i = 0; i < kMostTabs && !(await focused()); ++i) await page.keyboard.press('Tab');
  expect(await focused(), `Tab reaches ${target}`).toBe(true);
}

test('home, map, lists, typed orders, rules, undo: all by key', async ({ page }) => {
  const { keyboard } = page;
  const key = (name: string): Promise<void> => keyboard.press(name);
  const player = new Player(page);

  await test.step('from home to the table', async () => {
    await page.goto('/');
    await tabTo(page, page.getByRole('button', { name: 'Play the computer' }));
    await key('Enter');
    const dialog = page.getByRole('dialog', { name: 'Play the computer' });
    await tabTo(page, dialog.getByRole('radio', { name: 'French' }));
    await tabTo(page, dialog.getByRole('button', { name: 'Start' }));
    await key('Enter');
    await player.asked();
    // A hit of the computer's skirmishers may have to be answered first.
    while (!(await player.prompt.innerText()).includes('Skirmish fire')) {
      await key('l');
      await expect(page.getByRole('option').first()).toBeVisible();
      await player.after(() => key('Enter'));
      await player.asked();
    }
  });

  await test.step('D is done', async () => {
    await player.after(() => key('d'));
    await expect(player.prompt).toContainText('Changes of formation');
    await player.after(() => key('d'));
    await expect(player.prompt).toContainText('Action 1');
  });

  await test.step('? shows the keys, Esc puts them away', async () => {
    await key('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await expect(keys).toContainText('All choices as a list');
    await key('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
  });

  await test.step('the map: arrows, Home, N, Space, Enter', async () => {
    const places = player.map.getByRole('button');
    const focused = (): Promise<string | undefined> => page.evaluate(() => (document.activeElement as SVGElement | null)?.dataset.place);
    await tabTo(page, places);
    await key('Home');
    const first = await focused();
    expect((await player.glow()).places).toContain(first);
    await key('n');
    expect(await focused()).not.toBe(first);
    await key('Shift+N');
    expect(await focused()).toBe(first);
    await key('ArrowUp');
    await key('ArrowDown');
    await key('Home');
    await key(' ');
    await expect(player.map.getByRole('listbox')).toBeVisible();
    await key('Escape');
    await expect(player.map.getByRole('listbox')).toHaveCount(0);
    expect(await focused()).toBe(first);

    await key('Enter');
    await expect(player.slip.getByRole('menuitem').first()).toBeFocused();
    await key('ArrowDown');
    await expect(player.slip.getByRole('menuitem').nth(1)).toBeFocused();
    await key('Escape');
    await expect(player.slip).toHaveCount(0);
    await key('Home'); // the focus is on the map again
    expect(await focused()).toBe(first);
  });

  const before = await player.moves();
  await test.step('an order typed with completion, and taken back', async () => {
    await key('/');
    const field = page.getByLabel('Type an order');
    await expect(field).toBeFocused();
    await keyboard.type('not');
    await key('Tab');
    await expect(field).toHaveValue('nothing ');
    await keyboard.type('g');
    await key('Tab');
    await expect(field).toHaveValue('nothing green');
    await player.after(() => key('Enter'));
    await expect.poll(() => player.moves()).toBeGreaterThan(before);
    await keyboard.type('fire everything');
    await key('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'fire' })).toContainText('needs one word more');
    await key('Escape');
    await key('u');
    await expect.poll(() => player.moves()).toBe(before);
  });

  await test.step('the list of all choices', async () => {
    await key('l');
    await expect(page.getByRole('combobox', { name: 'Type to filter' })).toBeFocused();
    await keyboard.type('nothing');
    await expect(page.getByRole('option')).toHaveCount(1);
    await player.after(() => key('Enter'));
    await expect.poll(() => player.moves()).toBeGreaterThan(before);
  });

  await test.step('the rules', async () => {
    await key('r');
    const search = page.getByRole('searchbox', { name: 'Search the rules' });
    await expect(search).toBeFocused();
    await keyboard.type('sunken');
    await expect(page.getByRole('dialog', { name: /^Rules/ }).getByRole('status')).toContainText(/\d+ rules?/);
    await key('Escape');
    await expect(search).toHaveValue('');
    await key('Escape');
    await expect(search).toHaveCount(0);
  });
});
