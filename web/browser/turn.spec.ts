// Another player's turn: the card tells what the story has of it, the playback ends after eight seconds, by pause, skip, key or tap, and
// everything follows the slider.
import type { Page } from '@playwright/test';
import enemyMistakes from '../../data/enemy_mistakes/text.en.json' with { type: 'json' };
import napoleon from '../../data/napoleon/text.en.json' with { type: 'json' };
import waterloo from '../../data/waterloo/text.en.json' with { type: 'json' };
import type { GameEvent, Match, Story, StoryStep } from '../src/protocol';
import { check } from './axe';
import { fingers, middleOf } from './fingers';
import { newMatch, type NewSeat, playOn } from './orders';
import { Player } from './player';
import { sentBy } from './sent';
import { kSides } from './seated';
import { expect, test } from './test_server';

type Game = keyof typeof kSides;
const kGames = Object.keys(kSides) as Game[];

// A match in which the computer's whole first turn comes after the next decision.
async function beforeTheirTurn(page: Page, game: Game): Promise<string> {
  await page.goto('/');
  const seats: NewSeat[] = [
    { seat: kSides[game][0], who: 'me' },
    { seat: kSides[game][1], who: 'computer', level: 'recruit' },
  ];
  const { match } = await newMatch(page, game, seats, {}, game === 'napoleon' ? 'historical' : undefined); // without a set-up to place
  if (game === 'waterloo200') await playOn(page, match.id, { prefer: ['pass'], until: { steps: ['pass_move'] } });
  else if (game === 'waterloo') await playOn(page, match.id, { prefer: ['done', 'nothing'], until: { steps: ['choose_action'] } });
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

const story = async (page: Page, id: string, mine: string): Promise<Story> =>
  (await (await page.request.get(`/api/matches/${id}/story?as=${mine}`)).json()) as Story;

const waitedFor = async (page: Page, id: string): Promise<string[]> =>
  ((await (await page.request.get(`/api/matches/${id}`)).json()) as { match: Match }).match.to_act;

function theirTurn(steps: StoryStep[], mine: string): StoryStep[] {
  return steps.slice(steps.findLastIndex(({ seat }) => seat === mine) + 1);
}

const text = (event: GameEvent, key: string): string => String(event[key] ?? '');

// As the card writes it: areas of Waterloo 200 with their numbers. On an open table Units are named, not places.
function placeName(game: Game, place: string): string {
  if (game === 'waterloo200') return `(${place})`;
  if (game === 'enemy_mistakes') return (enemyMistakes as unknown as Record<string, Record<string, string>>)[`unit.${place}`]![''];
  const names = (game === 'napoleon' ? napoleon : waterloo) as unknown as Record<string, Record<string, string>>;
  return names[`place.${place}`]![''].replace(/^The /, '');
}

// Where units ended, and where something was fought, from the events alone.
function expected(game: Game, steps: StoryStep[]): { ends: Set<string>; fights: Set<string> } {
  const events = steps.flatMap((step) => step.events);
  const ends = new Set<string>();
  const fights = new Set<string>();
  const marches: Partial<Record<Game, string[]>> = { waterloo200: ['block_moved', 'unit_moved'], napoleon: ['block_marched', 'block_forced'] };
  const fought = {
    waterloo: ['skirmish', 'attacked', 'assault_over'],
    waterloo200: ['battle_begins', 'battle', 'bombardment'],
    napoleon: ['skirmish_begins', 'battle_begins'],
    enemy_mistakes: ['shot', 'combat_begins'],
  }[game];
  const manoeuvres = game === 'enemy_mistakes' ? ['advanced', 'charged', 'fell_back'] : [];
  for (const event of events)
    if (fought.includes(event.event)) fights.add(placeName(game, text(event, 'area') || text(event, 'town') || text(event, 'target')));
  for (const event of events) if (manoeuvres.includes(event.event)) ends.add(placeName(game, text(event, 'unit')));
  events.forEach((event, i) => {
    if (!marches[game]?.includes(event.event)) return;
    const alike = (other: GameEvent): boolean =>
      marches[game]!.includes(other.event) && other.unit === event.unit && other.army === event.army && other.faction === event.faction;
    const goesOn = events.slice(i + 1).some((later) => alike(later) && later.from === event.to);
    const comesBack = events.slice(0, i).some((earlier) => alike(earlier) && earlier.from === event.to); // a way that leads nowhere is not told
    if (!goesOn && !comesBack) ends.add(placeName(game, text(event, 'to')));
  });
  const last = new Map(events.filter(({ event }) => event === 'moved').map((event) => [text(event, 'unit'), text(event, 'area')]));
  for (const end of last.values()) ends.add(placeName(game, end));
  return { ends, fights };
}

for (const game of kGames) {
  const [mine] = kSides[game];
  test(`${game}: the card tells the story, and each line leads to its moment`, async ({ page }) => {
    const id = await beforeTheirTurn(page, game);
    await page.goto(`/#/match/${id}`);
    await letThemPlay(page);
    const player = new Player(page);
    await player.asked();
    const card = page.getByRole('region', { name: 'Since your last move' });
    let steps: StoryStep[] = [];
    let told = '';
    await expect(async () => {
      if (!(await card.isVisible())) await letThemPlay(page); // a question of the next turn was answered by the same click
      expect(await waitedFor(page, id)).toEqual([mine]);
      steps = theirTurn((await story(page, id, mine)).steps, mine);
      told = (await card.innerText()).replaceAll('’', "'");
      expect(await player.moves()).toBe(steps.at(-1)!.n);
      const { ends, fights } = expected(game, steps);
      const little = steps.length < 2 || ends.size + fights.size === 0;
      if (little) await letThemPlay(page); // the computer has passed: its next turn has something to tell
      expect(little).toBe(false);
      for (const place of [...ends, ...fights]) expect(told, `${steps.length} records`).toContain(place.replaceAll('’', "'"));
    }).toPass(); // the turn goes on while the page asks something in it, and the page may show a record later than the server has it
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
      await page.clock.pauseAt(Date.now() + 60_000); // from here on the page's time stands still: the playback cannot pass unseen
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

  test('what lies under the card is brought above it, and can be dragged there', async ({ page }) => {
    await page.goto('/');
    const { match } = await newMatch(page, 'waterloo', [
      { seat: 'french', who: 'me' },
      { seat: 'allied', who: 'computer', level: 'recruit' },
    ]);
    await page.goto(`/#/match/${match.id}`);
    const player = new Player(page, 'finger');
    await player.asked();
    const card = page.getByRole('region', { name: 'Since your last move' });
    await expect(card).toBeInViewport();
    const seen = (piece: string): Promise<unknown> => player.spotOf(`[data-piece="${piece}"]`);
    const pieces = await player.may('pieces');
    await expect.poll(async () => (await Promise.all(pieces.map(seen))).filter(Boolean).length).toBeGreaterThan(0);

    const [map, top] = [(await player.map.boundingBox())!, (await card.boundingBox())!.y];
    const free = { x: map.x + map.width / 2, y: (map.y + top) / 2 }; // the middle of what is not covered
    const within = (way: number, room: number): number => Math.max(-room / 3, Math.min(room / 3, way));
    for (const piece of pieces) {
      await expect(async () => {
        const { x, y } = await middleOf(page, `[data-piece="${piece}"]`);
        const by = { x: within(free.x - x, map.width), y: within(free.y - y, top - map.y) };
        const far = Math.hypot(by.x, by.y) > 8; // less would be a tap
        if (far) await fingers(page, [{ x: free.x - by.x / 2, y: free.y - by.y / 2 }], [{ x: free.x + by.x / 2, y: free.y + by.y / 2 }]);
        expect(await seen(piece), piece).not.toBeNull();
      }).toPass({ timeout: 40_000 });
      await expect(card).toBeVisible();
    }
    await player.piece(pieces[0]!);
    await expect(card).toHaveCount(0);
  });

  test('the card makes room for a question', async ({ page }) => {
    const sent = sentBy(page);
    await page.goto('/');
    const { match } = await newMatch(page, 'waterloo', [
      { seat: 'french', who: 'me' },
      { seat: 'allied', who: 'computer', level: 'recruit' },
    ]);
    await page.goto(`/#/match/${match.id}`);
    const player = new Player(page, 'finger');
    await player.asked();
    const card = page.getByRole('region', { name: 'Since your last move' });
    await expect(card).toBeInViewport();
    await page.getByRole('button', { name: 'All choices' }).tap();
    await page
      .getByRole('option', { name: /^Fire on/ })
      .first()
      .tap();
    await expect(player.launch).toBeVisible();
    await expect(card).toHaveCount(0);
    await player.launch.tap();
    await expect.poll(() => sent.length).toBe(1);
  });
});
