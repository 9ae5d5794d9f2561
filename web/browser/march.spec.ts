// A march by one gesture in Waterloo and Napoléon: with the mouse, the keyboard, a finger and a typed order; undo in one step. Waterloo 200, where
// marches are longest: one_gesture.spec.ts.
import type { Page } from '@playwright/test';
import type { JsonObject } from '../src/protocol';
import { type Made, playOn } from './orders';
import { Player } from './player';
import { positionsOf } from './robot/positions';
import { groupOfBeaumont } from './seated';
import { sentBy } from './sent';
import { expect, test } from './test_server';

// A rider of the Guard who may go two towns, with nobody in the way, and horse guns beside him.
const kRider: JsonObject = {
  game: 'napoleon',
  turn: 3,
  units: {
    fr_napoleon: { at: 'givet' },
    fr_g_cav: { at: 'beaumont' },
    fr_g_hart: { at: 'beaumont' },
    fr_g_young: { at: 'philippeville' },
    ad_wellington: { at: 'brussels' },
    ad_i_br: { at: 'brussels' },
    pr_blucher: { at: 'liege' },
    pr_i_inf1: { at: 'liege' },
  },
};

function withTwoGuns(position: JsonObject): JsonObject {
  return { ...position, units: { ...(position.units as JsonObject), fr_art_4: { at: 'bylandts_valley', state: 'limbered' } } };
}

interface March {
  position: JsonObject;
  seats: [mine: string, other: string];
  before: string[]; // played until the march can begin
  unit: string;
  start: string;
  to: string;
  order: RegExp; // the actions of the march, as they are sent
}
const kMarches: Record<string, March> = {
  waterloo: {
    position: withTwoGuns(positionsOf('waterloo').find(({ name }) => name === 'go')!.position),
    seats: ['french', 'allied'],
    before: [],
    unit: 'fr_art_3',
    start: 'bylandts_valley',
    to: 'sandpit_valley',
    order: /^go fr_art_3 sandpit_valley$/,
  },
  napoleon: {
    position: kRider,
    seats: ['french', 'anglo_dutch'],
    before: ['group french beaumont'],
    unit: 'fr_g_cav',
    start: 'beaumont',
    to: 'binche',
    order: /^march fr_g_cav (solre|thuin); march fr_g_cav binche$/,
  },
};

for (const [game, { position, seats, before, unit, start, to, order }] of Object.entries(kMarches)) {
  async function seated(page: Page, points: 'mouse' | 'finger' = 'mouse'): Promise<{ player: Player; sent: string[][] }> {
    await page.goto('/');
    const data = {
      game,
      position,
      seats: [
        { seat: seats[0], who: 'me' },
        { seat: seats[1], who: 'computer', level: 'random' },
      ],
    };
    const { match } = (await (await page.request.post('/api/matches', { data })).json()) as Made;
    if (before.length > 0) await playOn(page, match.id, { prefer: before, until: { moves: before.length } });
    const sent = sentBy(page);
    await page.goto(`/#/match/${match.id}`);
    const player = new Player(page, points);
    await player.asked();
    return { player, sent };
  }
  const stands = (player: Player, place: string): Promise<void> =>
    expect(player.map.locator(`[data-piece="${unit}"]`)).toHaveAttribute('data-place-of', place);
  async function wentInOne(player: Player, sent: string[][]): Promise<void> {
    await stands(player, to);
    expect(sent).toHaveLength(1);
    expect(sent[0]!.join('; ')).toMatch(order);
  }

  test.describe(game, () => {
    test('with the mouse, and one undo', async ({ page }) => {
      const { player, sent } = await seated(page);
      const moves = await player.moves();
      await player.pointAt(`[data-piece="${unit}"]`);
      expect(await player.may('places')).toContain(to);
      await player.pointAt(`[data-place="${to}"]`);
      await wentInOne(player, sent);
      await player.press('Undo');
      await stands(player, start);
      expect(await player.moves()).toBe(moves);
    });

    test('with the keyboard', async ({ page }) => {
      const { player, sent } = await seated(page);
      const focused = (): Promise<string | undefined> => page.evaluate(() => (document.activeElement as SVGElement | null)?.dataset.place);
      const walkTo = async (place: string): Promise<void> => {
        for (let i = 0; i < 80 && (await focused()) !== place; ++i) await page.keyboard.press('n');
        expect(await focused()).toBe(place);
      };
      await page.locator('[data-place][tabindex="0"]').first().focus();
      await walkTo(start);
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem').nth(1).press('Enter'); // the first of the two, after "both"
      await expect.poll(() => player.may('places')).toContain(to);
      await walkTo(to);
      await page.keyboard.press('Enter');
      await expect.poll(() => sent).toHaveLength(1);
      await wentInOne(player, sent);
    });

    test('typed', async ({ page }) => {
      const { player, sent } = await seated(page);
      const line = page.getByRole('textbox', { name: 'Type an order' });
      await line.fill(`go ${unit} ${to}`);
      await line.press('Enter');
      await wentInOne(player, sent);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

      test('the first tap shows the way, the button goes', async ({ page }) => {
        const { player, sent } = await seated(page, 'finger');
        await player.piece(unit);
        await player.may('places');
        await player.pointAt(`[data-place="${to}"]`);
        await expect(page.locator('[data-go]')).toBeVisible();
        expect(sent).toEqual([]);
        await page.locator('[data-go]').tap();
        await wentInOne(player, sent);
      });
    });
  });
}

// No other block may move, so it is in hand from the beginning.
test.describe('a block alone in its group', () => {
  const units = { ...(kRider.units as JsonObject) };
  delete units.fr_g_hart;
  for (const how of ['pointed at', 'typed'] as const) {
    test(`goes two towns in one order, ${how}`, async ({ page }) => {
      const { player, sent } = await groupOfBeaumont(page, { ...kRider, units });
      await expect.poll(() => player.may('places')).toContain('binche');
      if (how === 'typed') {
        const line = page.getByRole('textbox', { name: 'Type an order' });
        await line.fill('go fr_g_cav binche');
        await line.press('Enter');
      } else {
        await player.pointAt('[data-place="binche"]');
      }
      await expect(player.map.locator('[data-piece="fr_g_cav"]')).toHaveAttribute('data-place-of', 'binche');
      expect(sent.map((order) => order.join('; '))).toEqual([expect.stringMatching(kMarches.napoleon!.order)]);
    });
  }
});
