// Names on the map do not overlap at any zoom at which they can be read, from a phone to a large screen; and no block of Napoléon's first
// position lies over the name of a town.
import type { Page } from '@playwright/test';
import { mapAtRest } from './at_rest';
import { newMatch } from './orders';
import { Player } from './player';
import { expect, test } from './test_server';

const kReadable = 0.72; // screen pixels per sheet pixel, as in src/board/legible.ts
const kTouch = 1; // screen pixels that two letters may share: the boxes are larger than the ink
const kWidths = [360, 768, 1024, 1440, 1920];

interface Name {
  text: string;
  css: string;
  letters: { x0: number; y0: number; x1: number; y1: number }[];
}

// Of every name its letters, on the screen: names along a river or in two lines are no rectangles.
const namesOn = (page: Page): Promise<Name[]> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll<SVGTextContentElement>('[role=application] svg.map.layer text')];
    const drawn = texts.filter((one) => !one.closest('.piece, .extra') && one.getClientRects().length > 0);
    return drawn.map((one) => {
      const matrix = one.getScreenCTM()!;
      const letters = Array.from({ length: one.getNumberOfChars() }, (_, i) => {
        const { x, y, width, height } = one.getExtentOfChar(i);
        const [a, b] = [y + height * 0.22, y + height * 0.8].map((edge, right) => new DOMPoint(x + right * width, edge).matrixTransform(matrix));
        return { x0: Math.min(a!.x, b!.x), y0: Math.min(a!.y, b!.y), x1: Math.max(a!.x, b!.x), y1: Math.max(a!.y, b!.y) };
      });
      return { text: one.textContent ?? '', css: one.getAttribute('class') ?? '', letters };
    });
  });

type Box = Name['letters'][number];
const share = (a: Box, b: Box): boolean =>
  Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > kTouch && Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > kTouch;
const touch = (a: Name, boxes: readonly Box[]): boolean => a.letters.some((letter) => boxes.some((box) => share(letter, box)));

const scaleOf = (page: Page): Promise<number> =>
  page
    .locator('[role=application] svg.map')
    .first()
    .evaluate((svg) => (svg as SVGSVGElement).getScreenCTM()!.a);

const kSeats = {
  waterloo: ['french', 'allied'],
  waterloo200: ['french', 'british'],
  napoleon: ['french', 'anglo_dutch'],
  enemy_mistakes: ['blue', 'red'],
};

// In the steps of the key.
async function zoomTo(page: Page, near: (scale: number) => boolean | Promise<boolean>): Promise<void> {
  for (let step = 0; step < 16 && !(await near(await scaleOf(page))); ++step) {
    await page.locator('[role=application] [data-place][tabindex="0"]').first().press('+');
    await mapAtRest(page);
  }
  expect(await near(await scaleOf(page))).toBe(true);
}

async function expectApart(page: Page, where: string): Promise<void> {
  const names = await namesOn(page);
  expect(names.length).toBeGreaterThan(8);
  const overlapping = names.flatMap((a, i) => names.slice(0, i).flatMap((b) => (touch(a, b.letters) ? [`${a.text} / ${b.text}`] : [])));
  expect.soft(overlapping, where).toEqual([]);
}

for (const [game, seats] of Object.entries(kSeats)) {
  for (const language of ['en', 'it'] as const) {
    test(`${game}: names that can be read do not overlap (${language})`, async ({ page, context }) => {
      await context.addInitScript((chosen) => localStorage.setItem('papelotte.language', chosen), language);
      await page.goto('/');
      const mine = seats.map((seat) => ({ seat, who: 'me' as const }));
      const { match } = await newMatch(page, game, mine, {}, game === 'napoleon' ? 'historical' : undefined);
      await page.goto(`/#/match/${match.id}`);
      const player = new Player(page);
      const raise = page.locator('.curtain').getByRole('button');
      await expect(raise.or(player.prompt).first()).toBeVisible();
      if (await raise.isVisible()) await raise.click();
      for (const width of kWidths) {
        await page.setViewportSize({ width, height: 900 });
        await page.keyboard.press('0');
        await mapAtRest(page);
        await zoomTo(page, (scale) => scale >= kReadable);
        await expectApart(page, `${width} px wide`);
      }
      const board = page.getByRole('application');
      await zoomTo(page, async () => (await board.getAttribute('class'))!.includes('closest'));
      await expectApart(page, 'at the closest, with the smallest names');
      if (game !== 'napoleon') return;
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.keyboard.press('0');
      await mapAtRest(page);
      const blocks = await page.evaluate(() =>
        [...document.querySelectorAll('[role=application] .piece .hit')].map((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          return { x0: left, y0: top, x1: right, y1: bottom };
        }),
      );
      expect(blocks.length).toBeGreaterThan(40);
      const towns = (await namesOn(page)).filter(({ css }) => /np-(town|city)/.test(css));
      expect(towns.filter((town) => touch(town, blocks)).map(({ text }) => text)).toEqual([]);
    });
  }
}
