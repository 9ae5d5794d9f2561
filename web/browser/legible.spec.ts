// Everything can be read where it is to be chosen: the map goes to pieces that would be too small, and no text is cut, from a phone to a
// large screen.
import { check } from './axe';
import { newMatch, playOn } from './orders';
import { Player } from './player';
import { checkCut } from './robot/checks';
import { Faults } from './robot/faults';
import { expect, test } from './test_server';

const kLeast = 32; // CSS pixels of a piece's longer side

const kDecisions = {
  waterloo: { own: 'french', other: 'allied', prefer: ['done'], until: { moves: 0 } },
  waterloo200: { own: 'french', other: 'british', prefer: ['tactical'], until: { moves: 1 } },
  napoleon: { own: 'french', other: 'anglo_dutch', prefer: ['place'], until: { moves: 1 } },
  enemy_mistakes: { own: 'blue', other: 'red', prefer: ['done'], until: { moves: 0 } },
} as const;

for (const game of ['waterloo', 'waterloo200', 'napoleon', 'enemy_mistakes'] as const) {
  for (const language of ['en', 'it'] as const) {
    test(`${game}: pieces to choose are ${kLeast} px and no text is cut (${language})`, async ({ page, context }) => {
      await context.addInitScript((chosen) => localStorage.setItem('papelotte.language', chosen), language);
      const { own, other, prefer, until } = kDecisions[game];
      await page.goto('/');
      const { match } = await newMatch(page, game, [
        { seat: own, who: 'me' },
        { seat: other, who: 'computer', level: 'random' },
      ]);
      await playOn(page, match.id, { prefer: [...prefer], until });
      const player = new Player(page);
      for (const [width, height] of [
        [360, 740],
        [768, 1024],
        [1024, 768],
        [1440, 900],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto('about:blank');
        await page.goto(`/#/match/${match.id}`);
        await player.asked();
        await player.may('pieces');
        const sizes = await player.map.evaluate((map) => {
          const frame = map.getBoundingClientRect();
          return [...map.querySelectorAll('.piece.may .hit')].map((piece) => {
            const box = piece.getBoundingClientRect();
            const inView = box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
            return { size: Math.max(box.width, box.height), inView };
          });
        });
        expect.soft(Math.min(...sizes.map(({ size }) => size)), `${width} px wide`).toBeGreaterThanOrEqual(kLeast * 0.97);
        expect.soft(sizes.filter(({ inView }) => inView).length, `${width} px wide`).toBeGreaterThan(0);
        const faults = new Faults();
        await checkCut(page, faults, '.prompt, .top, .right, .left, .rail, .foot, .sheetbar');
        expect.soft(faults.lines, `${width} px wide`).toEqual([]);
        if (width === 768 || width === 1024) await check(page, `a tablet, ${width} px wide`);
      }
    });
  }
}

test('the map goes back to the whole while others play, and stays where the player himself has moved it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const { match } = await newMatch(page, 'waterloo', [
    { seat: 'french', who: 'invite' },
    { seat: 'allied', who: 'me' }, // the Allies fire first
  ]);
  await page.goto(`/#/match/${match.id}`);
  const player = new Player(page);
  await player.asked();
  const scale = (): Promise<number> =>
    page.locator('[data-place="hougoumont"]').evaluate((place) => (place as SVGGraphicsElement).getScreenCTM()!.a);
  const [unit] = await player.may('pieces');
  const near = await scale();
  await page.keyboard.press('0');
  await expect.poll(scale).toBeLessThan(near * 0.8);
  const whole = await scale();

  await player.piece(unit!);
  await page.keyboard.press('Escape');
  await player.may('pieces');
  expect(await scale()).toBeCloseTo(whole, 3);

  await page.reload(); // another visit: the map goes to the decision again
  await player.asked();
  await expect.poll(scale).toBeCloseTo(near, 1);
  await player.press('End skirmish fire'); // the French are to act
  await expect.poll(scale).toBeCloseTo(whole, 1);
});
