// Without a mouse: from the home page into a game, and every kind of choice by key.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test_server';
import { makeMatch, playOn } from './orders';
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
    // The computer's skirmishers may have hit something, which must be answered first.
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
    await expect(player.popover.getByRole('menuitem').first()).toBeFocused();
    await key('ArrowDown');
    await expect(player.popover.getByRole('menuitem').nth(1)).toBeFocused();
    await key('Escape');
    await expect(player.popover).toHaveCount(0);
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

const focus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return 'nowhere';
    return at.closest('[role=application]')
      ? 'map'
      : at.closest('.prompt')
        ? 'prompt'
        : at.closest('dialog')
          ? 'dialog'
          : at.closest('.order')
            ? 'order'
            : at.tagName;
  });

async function atActions(page: Page): Promise<Player> {
  await page.goto('/');
  const { match } = await makeMatch(page, 'me', 'computer', 'recruit');
  await playOn(page, match.id, { prefer: ['done'], until: { steps: ['choose_action'] } });
  await page.goto(`/#/match/${match.id}`);
  const player = new Player(page);
  await player.asked();
  return player;
}

test('the focus moves the map, and nothing is scrolled away for good', async ({ page }) => {
  const player = await atActions(page);
  const scrolled = (): Promise<number[]> => player.map.evaluate((map) => [map.scrollLeft, map.scrollTop, document.scrollingElement!.scrollTop]);
  for (let i = 0; i < 5; ++i) await page.getByRole('button', { name: 'Zoom in' }).click();
  await tabTo(page, player.map.getByRole('button'));
  expect(await scrolled()).toEqual([0, 0, 0]);
  const seen = (): Promise<boolean> =>
    page.evaluate(() => {
      const box = document.activeElement!.getBoundingClientRect();
      return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest('[role=application]') !== null;
    });
  for (const key of ['Home', ' ', 'ArrowDown', 'Escape', 'n', ' ', 'End', 'Escape']) {
    await page.keyboard.press(key);
    expect.soft(await scrolled(), key).toEqual([0, 0, 0]);
  }
  await expect.poll(seen).toBe(true);
  await page.keyboard.press('0');
  await expect
    .poll(
      () =>
        player.map.evaluate((map) => {
          const frame = map.getBoundingClientRect();
          return [...map.querySelectorAll('[data-place]')].every((place) => {
            const box = place.getBoundingClientRect();
            return box.left >= frame.left - 1 && box.top >= frame.top - 1 && box.right <= frame.right + 1 && box.bottom <= frame.bottom + 1;
          });
        }),
      { message: 'the whole map is seen' },
    )
    .toBe(true);
});

test('the focus is never lost', async ({ page }) => {
  const player = await atActions(page);
  const { keyboard } = page;

  await test.step('a dialog gives it back', async () => {
    await tabTo(page, player.map.getByRole('button'));
    for (const key of ['m', '?', 'l']) {
      await keyboard.press(key);
      await expect(page.locator('dialog')).toBeVisible();
      await keyboard.press('Escape');
      await expect(page.locator('dialog')).toHaveCount(0);
      await expect.poll(() => focus(page), key).toBe('map');
    }
  });
  await test.step('after the list, on the map', async () => {
    await keyboard.press('l');
    await keyboard.type('move');
    await player.after(() => keyboard.press('Enter'));
    await player.asked();
    await expect.poll(() => focus(page)).toMatch(/map|prompt/);
  });
  await test.step('a button of the prompt, and D', async () => {
    await keyboard.press('u');
    await expect(player.prompt).toContainText('Action 1');
    await player.prompt
      .getByRole('button', { name: /^Do nothing/ })
      .first()
      .focus();
    await player.after(() => keyboard.press('Enter'));
    await player.asked();
    await expect.poll(() => focus(page)).toMatch(/map|prompt/);
  });
  await test.step('a typed order stays in its field, Esc leads to the map', async () => {
    await keyboard.press('/');
    await keyboard.type('nothing green');
    await player.after(() => keyboard.press('Enter'));
    expect(await focus(page)).toBe('order');
    await player.asked();
    expect(await focus(page)).toBe('order');
    await keyboard.press('Escape');
    await expect.poll(() => focus(page)).toMatch(/map|prompt/);
  });
});
