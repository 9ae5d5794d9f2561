// Measures the page in each game: frames while a full board is panned, the time from a click to its picture, and the clicks of some orders. It
// reports, and judges nothing: times mean something only on a machine that does nothing else.
import type { Page } from '@playwright/test';
import { kCorps } from './corps';
import { type Goal, makeMatch, matchFrom, newMatch, type NewSeat, playOn } from './orders';
import { Player } from './player';
import { expect, test } from './test_server';

interface Scene {
  own: string;
  other: string;
  goal: Goal;
  scenario?: string;
  clicks?: boolean; // its first button can be pressed and taken back, again and again
}
// A board on which nearly everything stands.
const kScenes: Record<string, Scene> = {
  waterloo: { own: 'french', other: 'allied', goal: { prefer: ['done'], until: { moves: 0 } }, clicks: true },
  waterloo200: { own: 'french', other: 'british', goal: { prefer: ['pass'], until: { moves: 0 } }, clicks: true },
  napoleon: {
    own: 'french',
    other: 'anglo_dutch',
    goal: { prefer: [], until: { steps: ['choose_group'] } },
    scenario: 'historical',
    clicks: true,
  },
  enemy_mistakes: { own: 'blue', other: 'red', goal: { prefer: ['done'], until: { moves: 0 } } },
};
const kSlow = 50; // ms
const kTurns = 3; // circles that the map is dragged along
const kSteps = 90; // moves of the pointer per circle
const kClicks = 30;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const percentile = (sorted: readonly number[], part: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN).toFixed(0);

async function seated(page: Page, game: string): Promise<Player> {
  const { own, other, goal, scenario } = kScenes[game]!;
  await page.goto('/');
  const seats: NewSeat[] = [
    { seat: own, who: 'me' },
    { seat: other, who: 'computer', level: 'random' },
  ];
  const { match } = await newMatch(page, game, seats, {}, scenario);
  await playOn(page, match.id, goal);
  await page.goto(`/#/match/${match.id}`);
  const player = new Player(page);
  await player.asked();
  return player;
}

interface Traced {
  name: string;
  ts: number; // microseconds
  tdur?: number; // of CPU time
}
// From a trace, in milliseconds: the time between two frames that the browser has drawn, and the CPU time that the page's main thread needed for
// each. The second depends little on what else the machine does.
interface Frames {
  gaps: number[];
  work: number[];
}
async function drawn(page: Page, act: () => Promise<void>): Promise<Frames> {
  const session = await page.context().newCDPSession(page);
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  const categories = 'devtools.timeline.frame,disabled-by-default-devtools.timeline.frame,disabled-by-default-devtools.timeline';
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: categories.split(',') } });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const times = (name: string): Traced[] => events.filter((event) => event.name === name).toSorted((a, b) => a.ts - b.ts);
  const frames = times('DrawFrame');
  const tasks = times('RunTask');
  const gaps = frames.slice(1).map(({ ts }, i) => (ts - frames[i]!.ts) / 1000);
  const work = frames.slice(1).map(({ ts }, i) => {
    const its = tasks.filter((task) => task.ts >= frames[i]!.ts && task.ts < ts);
    return its.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  });
  return { gaps, work };
}
const shares = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  const slow = (100 * times.filter((time) => time > kSlow).length) / times.length;
  return `${slow.toFixed(1)} % above ${kSlow} ms, median ${percentile(sorted, 0.5)}, p95 ${percentile(sorted, 0.95)} ms`;
};

for (const game of Object.keys(kScenes)) {
  test(`${game}: frames while a full board is panned`, async ({ page }) => {
    const player = await seated(page, game);
    const frame = (await player.map.boundingBox())!;
    const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    await page.mouse.move(x, y);
    for (let i = 0; i < 4; ++i) await page.mouse.wheel(0, -240); // closer, so that there is something to pan
    await page.waitForTimeout(1000);
    const { gaps, work } = await drawn(page, async () => {
      await page.mouse.down();
      for (let i = 0; i < kTurns * kSteps; ++i) {
        const angle = (2 * Math.PI * i) / kSteps;
        await page.mouse.move(x + 260 * Math.sin(angle), y + 180 * (1 - Math.cos(angle)));
      }
      await page.mouse.up();
    });
    expect(gaps.length).toBeGreaterThan(0);
    say(`${game}: panning, ${gaps.length} frames: ${shares(gaps)}; CPU time of the page: ${shares(work)}`);
  });

  if (!kScenes[game]!.clicks) continue;
  test(`${game}: from a click to its picture`, async ({ page, context }) => {
    await context.addInitScript(() => {
      const times: number[] = ((window as unknown as { times: number[] }).times = []);
      let clicked = 0;
      addEventListener('click', () => (clicked = performance.now()), { capture: true });
      const Plain = WebSocket;
      window.WebSocket = class extends Plain {
        constructor(address: string | URL) {
          super(address);
          this.addEventListener('message', ({ data }: MessageEvent<string>) => {
            const { type, ref } = JSON.parse(data) as { type: string; ref?: number };
            if (type !== 'update' || ref === undefined || clicked === 0) return;
            const from = clicked;
            clicked = 0;
            requestAnimationFrame(() => requestAnimationFrame(() => times.push(performance.now() - from))); // the frame after it is drawn
          });
        }
      };
    });
    const player = await seated(page, game);
    const [button] = await player.buttons();
    for (let i = 0; i < kClicks / 2; ++i) {
      await player.press(button!);
      await player.press(/^(Undo|Take back)/);
    }
    const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
    const sorted = times.toSorted((a, b) => a - b);
    expect(sorted.length).toBeGreaterThan(0);
    say(`${game}: click to picture, ${sorted.length} clicks: ${shares(sorted)}`);
  });
}

test('clicks of some orders', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    const counter = window as unknown as { clicks: number };
    counter.clicks = 0;
    addEventListener('click', ({ isTrusted }) => (counter.clicks += Number(isTrusted)), { capture: true });
  });
  const player = new Player(page);
  const open = async (id: string): Promise<void> => {
    await page.goto(`/#/match/${id}`);
    await player.asked();
    if (await player.curtain.isVisible()) await player.raiseCurtain();
    await page.evaluate(() => ((window as unknown as { clicks: number }).clicks = 0));
  };
  const told = async (what: string): Promise<void> =>
    say(`${what}: ${await page.evaluate(() => (window as unknown as { clicks: number }).clicks)} clicks`);
  const piece = (id: string): Promise<void> => player.pointAt(`[data-piece="${id}"]`);
  const place = async (id: string): Promise<void> => {
    await player.may('places');
    await player.pointAt(`[data-place="${id}"]`);
  };
  const stands = (unit: string, at: string): Promise<void> =>
    expect(player.map.locator(`[data-piece="${unit}"]`)).toHaveAttribute('data-place-of', at);
  const corps = page.locator('[data-take=corps]');
  await page.goto('/');

  await test.step('Waterloo: a skirmish phase', async () => {
    const { match } = await makeMatch(page, 'me', 'computer', 'recruit');
    await playOn(page, match.id, { prefer: [], until: { steps: ['skirmish_fire'] } });
    await open(match.id);
    const all = page.locator('[data-all]').first();
    const many = /\d+/.exec(await all.innerText())![0];
    await all.click();
    await page.locator('[data-go]').click();
    await expect.poll(() => player.moves()).toBeGreaterThan(1);
    await told(`a skirmish phase with ${many} units, without its last button`);
  });

  await test.step('Waterloo: an assault', async () => {
    const { match } = await makeMatch(page, 'me', 'computer', 'recruit');
    await playOn(page, match.id, { prefer: ['done'], until: { steps: ['choose_action'] } });
    await open(match.id);
    await player.place('bachelus_field');
    await player.pick(/^Assault .*red/);
    await piece((await player.may('pieces'))[0]!);
    await page.locator('[data-take=here]').click();
    await place((await player.may('places'))[0]!);
    await player.launch.click();
    await expect(player.launch).toHaveCount(0);
    await told('an assault with three units');
  });

  await test.step('Waterloo 200: a march, a corps', async () => {
    await open((await matchFrom(page, 'waterloo200', kCorps)).match.id);
    await piece('fr_1c_brue_inf');
    await place('87');
    await stands('fr_1c_brue_inf', '87');
    await told('a march of three areas');
    await open((await matchFrom(page, 'waterloo200', kCorps)).match.id);
    await piece('fr_1c_brue_inf');
    await corps.click();
    await place('61');
    await expect.poll(() => player.map.locator('[data-place-of="61"]').count()).toBeGreaterThan(1);
    await told('a corps brought forward');
  });

  await test.step('Waterloo 200: an impulse', async () => {
    const { match } = await newMatch(page, 'waterloo200', [
      { seat: 'french', who: 'me' },
      { seat: 'british', who: 'computer', level: 'random' },
    ]);
    await open(match.id);
    await player.press('Tactical action');
    await player.may('pieces');
    await piece('fr_1c_derlon_tl');
    await place('73');
    await stands('fr_1c_derlon_tl', '73');
    await player.press('End activation');
    const units = async (): Promise<string[]> => (await player.may('pieces')).filter((id) => id.startsWith('fr_1c_') && !id.endsWith('_tl'));
    await expect.poll(async () => (await units()).length).toBeGreaterThan(0);
    await piece((await units())[0]!);
    await corps.click();
    const before = await player.moves();
    await place((await player.may('places'))[0]!);
    await expect.poll(() => player.moves()).toBeGreaterThan(before);
    await told('one commander’s impulse: kind, commander and his march, his corps; one more ends it');
  });
});
