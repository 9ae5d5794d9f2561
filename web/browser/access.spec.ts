// axe finds no serious fault on any page: every game, both languages, light and dark, on a phone. Every page has its own heading, and
// the visible text of a control is part of its accessible name.
import { check } from './axe';
import { kSides } from './seated';
import { expect, test } from './test_server';
import { makeMatch, newMatch, playOn } from './orders';
import { Player } from './player';

for (const theme of ['dark', 'light']) {
  test(`home, table, rules, lists and replay, ${theme}`, async ({ page, context }) => {
    await context.addInitScript((chosen) => localStorage.setItem('papelotte.theme', chosen), theme);
    await page.goto('/');
    await makeMatch(page, 'me', 'invite');
    const { match } = await makeMatch(page, 'me', 'computer');
    await playOn(page, match.id, { prefer: ['assault', 'attack', 'fire', 'aim'], until: { moves: 20, steps: ['choose_action'] } });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your tables' })).toBeVisible();
    await check(page, 'home');
    await page.getByRole('button', { name: 'Play the computer' }).click();
    await check(page, 'a dialog of home');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'From a position…' }).click();
    await page.getByRole('textbox').fill('{"game": "waterloo"}');
    await expect(page.getByRole('combobox', { name: 'French' })).toBeVisible();
    await check(page, 'from a position');

    await page.goto(`/#/match/${match.id}`);
    const player = new Player(page);
    await player.asked();
    await check(page, 'table');
    await player.place((await player.may('places'))[0]!);
    await expect(player.popover).toBeVisible();
    await check(page, 'table with a popover');
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    await expect(page.getByRole('option').first()).toBeVisible();
    await check(page, 'list of choices');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.keyboard.press('m');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await check(page, 'menu');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.keyboard.press('r');
    await expect(page.getByRole('article').first()).toBeVisible();
    await check(page, 'rules');

    await page.goto(`/#/replay/${match.id}?at=10`);
    await expect(page.getByRole('slider')).toHaveValue('10');
    await check(page, 'replay');
  });
}

const kTitles = { waterloo: 'Waterloo', waterloo200: 'Waterloo 200', napoleon: 'Napoléon', enemy_mistakes: 'Enemy Mistakes' } as const;
const kPhone = { width: 390, height: 844 };
const kDesk = { width: 1280, height: 800 };
for (const [game, language, size] of [
  ['waterloo', 'it', kPhone],
  ['waterloo200', 'en', kPhone],
  ['waterloo200', 'it', kDesk],
  ['napoleon', 'en', kPhone],
  ['napoleon', 'it', kDesk],
  ['enemy_mistakes', 'en', kPhone],
  ['enemy_mistakes', 'it', kDesk],
] as const) {
  test(`own table, rules and replay of ${game} (${language}, ${size.width} wide)`, async ({ page, context }) => {
    await context.addInitScript((chosen) => localStorage.setItem('papelotte.language', chosen), language);
    await page.setViewportSize(size);
    await page.goto('/');
    await check(page, 'home');
    const [own, other] = kSides[game];
    const { match } = await newMatch(page, game, [
      { seat: own, who: 'me' },
      { seat: other, who: 'computer', level: 'random' },
    ]);
    await playOn(page, match.id, { prefer: ['done'], until: { moves: 6 } });
    await page.goto(`/#/match/${match.id}`);
    await new Player(page).asked();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(kTitles[game]);
    await check(page, 'own table');
    await page.goto(`/#/rules/${game}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await check(page, 'rules');
    await page.goto(`/#/replay/${match.id}?at=3`);
    await expect(page.getByRole('slider')).toHaveValue('3');
    await expect(page.getByRole('figure')).toBeVisible();
    await check(page, 'replay');
  });
}
