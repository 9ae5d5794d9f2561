// axe finds nothing serious while an order is being given, in every game and both languages, on a desk and a phone: what is in hand and its way, a
// group, a fight before it is launched, explanations, actions that cannot be had now, the card of the other's turn. Tablets: legible.spec.ts.
// With PICTURES=folder in the environment, takes screenshots for inspection.
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { JsonObject } from '../src/protocol';
import { check } from './axe';
import { kCorps } from './corps';
import { type Made, makeMatch, matchFrom, newMatch, playOn } from './orders';
import { Player } from './player';
import { positionsOf } from './robot/positions';
import { expect, test } from './test_server';

const kSizes = { desk: [1440, 900], phone: [390, 844] } as const;
const kLanguages = ['en', 'it'] as const;

const fromRobot = (game: string, name: string): JsonObject => positionsOf(game).find((one) => one.name === name)!.position;

// Matches in which units are about to march, and in which a fight waits for its own click (none in Napoléon: there the march
// itself engages); and the seat that is not the first to act.
interface Scenes {
  march: (page: Page) => Promise<Made>;
  fight?: (page: Page) => Promise<Made>;
  second: { seat: string; first: string };
}
async function assault(page: Page): Promise<Made> {
  const made = await makeMatch(page, 'me', 'me');
  await playOn(page, made.match.id, { prefer: ['done', 'assault red bachelus_field'], until: { steps: ['assault_moves'] } });
  return made;
}
async function campaign(page: Page): Promise<Made> {
  const seats = ['french', 'anglo_dutch'].map((seat) => ({ seat, who: 'me' as const }));
  const made = await newMatch(page, 'napoleon', seats);
  await playOn(page, made.match.id, { prefer: ['place', 'group'], until: { steps: ['move_group'] } });
  return made;
}
const kScenes: Record<string, Scenes> = {
  waterloo: { march: assault, fight: assault, second: { seat: 'french', first: 'allied' } },
  waterloo200: {
    march: (page) => matchFrom(page, 'waterloo200', kCorps),
    fight: (page) => matchFrom(page, 'waterloo200', fromRobot('waterloo200', 'battle')),
    second: { seat: 'british', first: 'french' },
  },
  napoleon: { march: campaign, second: { seat: 'french', first: 'anglo_dutch' } },
};

async function look(page: Page, what: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder) await page.screenshot({ path: join(folder, `${what.replaceAll(/\W+/g, '_')}.png`) });
  await check(page, what);
}

async function sit(page: Page, make: (page: Page) => Promise<Made>): Promise<Player> {
  await page.goto('/');
  const { match } = await make(page);
  await page.goto(`/#/match/${match.id}`);
  const raise = page.locator('.curtain').getByRole('button');
  const player = new Player(page);
  await expect(raise.or(player.prompt).first()).toBeVisible();
  if (await raise.isVisible()) await raise.click();
  await expect.poll(async () => Object.values(await player.glow()).flat().length).toBeGreaterThan(0);
  return player;
}

const hand = (page: Page): Locator => page.locator('.hand');

// Takes a piece in hand and points at a place that it reaches.
async function takeAndPoint(player: Player): Promise<string> {
  for (const piece of (await player.glow()).pieces.slice(0, 4)) {
    await player.pointAt(`[data-piece="${piece}"]`);
    const held = await hand(player.page)
      .waitFor({ timeout: 5000 })
      .then(
        () => true,
        () => false, // it can only do one thing here
      );
    if (held) break;
  }
  await expect(hand(player.page)).toBeVisible();
  const [place] = await player.may('places');
  await player.pointAt(`[data-place="${place}"]`, false);
  return place!;
}

for (const [game, { march, fight, second }] of Object.entries(kScenes)) {
  for (const language of kLanguages) {
    test.describe(`${game}, ${language}`, () => {
      test.beforeEach(({ context }) => context.addInitScript((chosen) => localStorage.setItem('papelotte.language', chosen), language));

      for (const [name, [width, height]] of Object.entries(kSizes)) {
        const at = `${game} ${language} ${name}`;

        test(`${name}: what is in hand, a group, a fight before it is launched`, async ({ page }) => {
          await page.setViewportSize({ width, height });
          const player = await sit(page, march);
          await takeAndPoint(player);
          await look(page, `${at} hand`);
          const group = page.locator('[data-take]').first();
          if (await group.isVisible()) {
            await group.click();
            await player.may('places');
            await look(page, `${at} group`);
          }
          if (!fight) return;
          if (fight !== march) await sit(page, fight);
          const [place] = await player.may('places');
          await player.pointAt(`[data-place="${place}"]`);
          await expect(player.launch).toBeVisible();
          await look(page, `${at} launch`);
        });
      }

      test('desk: buttons and words that explain themselves, and the card of the other’s turn', async ({ page }) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto('/');
        const { match } = await newMatch(page, game, [
          { seat: second.seat, who: 'me' },
          { seat: second.first, who: 'computer', level: 'random' },
        ]);
        await page.goto(`/#/match/${match.id}`);
        const player = new Player(page);
        await player.asked();
        await player.prompt.locator('.term, .acts .btn, .rule').first().hover();
        await look(page, `${game} ${language} desk turn`);
      });
    });
  }
}

// On an open table what is in hand is a pose; the card of the other's turn is the same as everywhere.
for (const language of kLanguages) {
  test.describe(`enemy_mistakes, ${language}`, () => {
    test.beforeEach(({ context }) => context.addInitScript((chosen) => localStorage.setItem('papelotte.language', chosen), language));

    for (const [name, [width, height]] of Object.entries(kSizes)) {
      test(`${name}: a pose, a Charge before it is launched, and a pose that is refused`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        const player = await sit(page, (at) => matchFrom(at, 'enemy_mistakes', fromRobot('enemy_mistakes', 'advance_charge')));
        await expect(player.map.locator('[data-pose]')).toBeVisible();
        await look(page, `enemy_mistakes ${language} ${name} pose`);
        await page.locator('[data-push]').first().click();
        await expect(player.launch).toBeVisible();
        await look(page, `enemy_mistakes ${language} ${name} launch`);
        await page.keyboard.press('Escape');
        await expect(player.launch).toHaveCount(0);
        const distance = page.locator('section.pose input').last();
        if (name === 'phone') return; // there the fields are behind a button
        await distance.fill('9');
        await distance.press('Tab');
        await expect(page.locator('section.pose [data-act]')).toBeDisabled();
        await look(page, `enemy_mistakes ${language} ${name} refused`);
      });
    }

    test('desk: the card of the other’s turn', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/');
      const { match } = await newMatch(page, 'enemy_mistakes', [
        { seat: 'red', who: 'me' },
        { seat: 'blue', who: 'computer', level: 'random' },
      ]);
      await page.goto(`/#/match/${match.id}`);
      const player = new Player(page);
      await player.asked();
      await look(page, `enemy_mistakes ${language} desk turn`);
    });
  });
}
