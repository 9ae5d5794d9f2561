// Another player's turn: the card tells what the story has of it, the playback ends after eight seconds, by pause, skip, key or tap, and
// everything follows the slider.
import type { Page } from '@playwright/test';
import waterloo from '../../data/waterloo/text.en.json' with { type: 'json' };
import type { GameEvent, Story, StoryStep } from '../src/protocol';
import { check } from './axe';
import { newMatch, playOn } from './orders';
import { Player } from './player';
import { expect, test } from './test_server';

const kOther = { waterloo: 'allied', waterloo200: 'british' } as const;
type Game = keyof typeof kOther;

// A match in which the computer's whole first turn comes after the next decision.
async function beforeTheirTurn(page: Page, game: Game): Promise<string> {
  await page.goto('/');
  const { match } = await newMatch(page, game, [
    { seat: 'french', who: 'me' },
    { seat: kOther[game], who: 'computer', level: 'recruit' },
  ]);
  if (game === 'waterloo200') await playOn(page, match.id, { prefer: ['pass'], until: { steps: ['pass_move'] } });
  else await playOn(page, match.id, { prefer: ['done', 'nothing'], until: { steps: ['choose_action'] } });
  return match.id;
}

// Lets the computer play, by the shortest decisions of this player.
async function letThemPlay(page: Page): Promise<void> {
  const player = new Player(page);
  const card = page.getByRole('region', { name: 'Since your last move' });
  await player.asked();
  await expect(async () => {
    const [button] = await player.buttons();
    if (button) await player.prompt.getByRole('button', { name: button }).first().click();
    await expect(card.getByRole('button').first()).toBeVisible({ timeout: 2000 });
  }).toPass();
}

const story = async (page: Page, id: string): Promise<Story> =>
  (await (await page.request.get(`/api/matches/${id}/story?as=french`)).json()) as Story;

function theirTurn(steps: StoryStep[]): StoryStep[] {
  return steps.slice(steps.findLastIndex(({ seat }) => seat === 'french') + 1);
}

const text = (event: GameEvent, key: string): string => String(event[key] ?? '');

// Where units ended, and where something was fought, from the events alone.
function expected(game: Game, steps: StoryStep[]): { ends: Set<string>; fights: Set<string> } {
  const events = steps.flatMap((step) => step.events);
  const ends = new Set<string>();
  const fights = new Set<string>();
  if (game === 'waterloo200') {
    for (const event of events) if (['battle_begins', 'battle', 'bombardment'].includes(event.event)) fights.add(`(${text(event, 'area')})`);
    events.forEach((event, i) => {
      if (event.event !== 'block_moved' && event.event !== 'unit_moved') return;
      const goesOn = events.slice(i + 1).find((later) => later.event === event.event && later.unit === event.unit && later.from === event.to);
      if (!goesOn) ends.add(`(${text(event, 'to')})`);
    });
  } else {
    const places = waterloo as unknown as Record<string, Record<string, string>>;
    const name = (area: string): string => places[`place.${area}`]![''].replace(/^The /, '');
    const last = new Map(events.filter(({ event }) => event === 'moved').map((event) => [text(event, 'unit'), name(text(event, 'area'))]));
    for (const end of last.values()) ends.add(end);
    for (const event of events) if (['skirmish', 'attacked', 'assault_over'].includes(event.event)) fights.add(name(text(event, 'area')));
  }
  return { ends, fights };
}

for (const game of ['waterloo', 'waterloo200'] as const) {
  test(`${game}: the card tells the story, and each line leads to its moment`, async ({ page }) => {
    const id = await beforeTheirTurn(page, game);
    await page.goto(`/#/match/${id}`);
    await letThemPlay(page);
    const player = new Player(page);
    await player.asked();
    const card = page.getByRole('region', { name: 'Since your last move' });
    const steps = theirTurn((await story(page, id)).steps);
    const { ends, fights } = expected(game, steps);
    const told = (await card.innerText()).replaceAll('’', "'");
    for (const place of [...ends, ...fights]) expect.soft(told, `${steps.length} records`).toContain(place.replaceAll('’', "'"));
    expect(ends.size + fights.size).toBeGreaterThan(0);
    await check(page, 'the card');

    await test.step('a line leads to its moment, and everything follows the slider', async () => {
      const slider = page.getByRole('slider');
      const last = Number(await slider.inputValue());
      for (const line of (await card.getByRole('listitem').all()).slice(0, 4)) {
        await line.getByRole('button').click();
        const n = Number(await slider.inputValue());
        expect(n).toBeGreaterThanOrEqual(steps[0]!.n);
        expect(n).toBeLessThanOrEqual(last);
        await expect(player.log).toContainText(`move ${n}`);
      }
      await slider.fill(String(steps[0]!.n));
      await expect(player.prompt).toContainText(`Looking back, move ${steps[0]!.n}.`);
      await expect(player.log).toContainText(`move ${steps[0]!.n}`);
      await expect(card).toBeVisible();
      await check(page, 'looking back');
      await slider.fill(String(steps[0]!.n - 1)); // an entry of this player: there is nothing to tell
      await expect(card).toHaveCount(0);
      await player.press('Back to now');
      await expect(card).toBeVisible();
    });

    await test.step('after coming back the card is there again', async () => {
      await page.reload();
      await player.asked();
      expect((await card.innerText()).replaceAll('’', "'")).toBe(told);
    });
  });

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test(`${game}: a playback lasts eight seconds at most, and can be paused, skipped and ended by any key`, async ({ page }) => {
      const id = await beforeTheirTurn(page, game);
      await page.clock.install();
      await page.goto(`/#/match/${id}`);
      const player = new Player(page);
      await player.asked();
      await page.clock.pauseAt(Date.now() + 1000); // from here on the page's time stands still: the playback cannot pass unseen
      await letThemPlay(page);
      const playing = page.locator('.turn.playing');
      await expect(playing).toBeVisible();
      const moves = await page.getByRole('slider').getAttribute('max');
      expect(await player.glow()).toEqual({ pieces: [], places: [] });
      const card = page.getByRole('region', { name: 'Since your last move' });
      await page.clock.runFor(8000);
      await expect(playing).toHaveCount(0);
      await player.asked();

      await test.step('paused, it stays; skipped, it is over', async () => {
        await card.getByRole('button', { name: 'Play again' }).click();
        await card.getByRole('button', { name: 'Pause' }).click();
        await page.clock.runFor(20_000);
        await expect(playing).toBeVisible();
        await page.clock.resume();
        await check(page, 'the playback');
        await page.clock.pauseAt(Date.now() + 3_600_000);
        await expect(playing).toBeVisible();
        await card.getByRole('button', { name: 'Go on' }).click();
        await card.getByRole('button', { name: 'Skip' }).click();
        await expect(playing).toHaveCount(0);
      });
      await test.step('a key and a click end it, and choose nothing', async () => {
        for (const end of [() => page.keyboard.press('d'), () => player.map.click({ position: { x: 300, y: 300 } })]) {
          await card.getByRole('button', { name: 'Play again' }).click();
          await page.mouse.move(5, 5);
          await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
          await expect(playing).toBeVisible();
          await end();
          await expect(playing).toHaveCount(0);
          expect(await page.getByRole('slider').getAttribute('max')).toBe(moves);
          await expect(player.popover).toHaveCount(0);
        }
      });
    });
  });
}

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const language of ['en', 'it'] as const) {
    test(`the card lies over the map until it is touched, and then in the log (${language})`, async ({ page, context }) => {
      await context.addInitScript((chosen) => localStorage.setItem('papelotte.language', chosen), language);
      await page.goto('/');
      const { match } = await newMatch(page, 'waterloo', [
        { seat: 'french', who: 'me' },
        { seat: 'allied', who: 'computer', level: 'recruit' }, // the Allies fire first
      ]);
      await page.goto(`/#/match/${match.id}`);
      const player = new Player(page, 'finger');
      await player.asked();
      const card = page.getByRole('region', { name: /^(Since your last move|Dopo la tua ultima mossa)$/ });
      await expect(card).toBeInViewport();
      await check(page, 'the card on a phone');
      await card.getByRole('button', { name: /^(Close|Chiudi)$/ }).tap();
      await expect(card).toHaveCount(0);
      await page.getByRole('tab', { name: /^(Log|Diario)$/ }).tap();
      await expect(card).toBeVisible();
    });
  }
});
