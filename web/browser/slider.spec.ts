// What stands beside the map follows the slider: the log, the dice and every panel say of an earlier moment what they said when it was the present.
import type { Page } from '@playwright/test';
import { newMatch, type NewSeat, playOn } from './orders';
import { Player } from './player';
import { expect, test } from './test_server';

const kPrefer = {
  waterloo: { seats: ['french', 'allied'], prefer: ['skirmish', 'done', 'fire', 'move'] },
  waterloo200: { seats: ['french', 'british'], prefer: ['tactical', 'activate', 'move', 'to', 'stop'] },
  napoleon: { seats: ['french', 'anglo_dutch'], prefer: ['group', 'march', 'fight', 'show', 'hit'] },
  enemy_mistakes: { seats: ['blue', 'red'], prefer: ['fire', 'done', 'put', 'advance'] },
} as const;

// The cards beside the map by their headings. Left out is what has no past: who is there, what is decided beforehand; and the card of the turn (turn.spec.ts).
const cards = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('.left section.card, .right section.card')].flatMap((card) => {
        const heading = card.querySelector('h2')?.firstChild?.textContent?.trim() ?? '';
        return !heading || /^(Players|If I am asked|Chat|Hint|Since your last move)/.test(heading) ? [] : [[heading, card.innerText]];
      }),
    ),
  );

for (const [game, { seats, prefer }] of Object.entries(kPrefer)) {
  test(`${game}: log, dice and panels follow the slider`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const [mine, other] = seats; // one seat: panels are those of the seat that looks
    const players: NewSeat[] = [
      { seat: mine, who: 'me' },
      { seat: other, who: 'computer', level: 'random' },
    ];
    const { match } = await newMatch(page, game, players, {}, game === 'napoleon' ? 'historical' : undefined);
    const slider = page.getByRole('slider');
    const player = new Player(page);
    const come = async (): Promise<number> => {
      await page.goto('about:blank');
      await page.goto(`/#/match/${match.id}`);
      await player.asked();
      await expect(slider).toBeVisible();
      return Number(await slider.getAttribute('max'));
    };
    const seen: { n: number; cards: Record<string, string> }[] = [];
    for (let i = 0; i < 3; ++i) {
      // The computer may be the first to answer what is asked of both.
      await expect(() => playOn(page, match.id, { prefer: [...prefer], until: { moves: 8 } })).toPass();
      const n = await come();
      await expect(player.log).toContainText(`move ${n}`);
      seen.push({ n, cards: await cards(page) });
    }
    expect(Object.keys(seen[0]!.cards).length).toBeGreaterThan(3);
    expect(seen[0]!.cards).not.toEqual(seen[2]!.cards);
    for (const { n, cards: then } of seen.slice(0, 2).reverse()) {
      await slider.fill(String(n));
      await expect(player.prompt).toContainText(`Looking back, move ${n}.`);
      await expect(player.log).toContainText(`move ${n}`);
      await expect.poll(() => cards(page), `move ${n}`).toEqual(then);
    }
    await player.press('Back to now');
    await expect.poll(() => cards(page)).toEqual(seen[2]!.cards);
  });
}
