// The server stops and restarts during a match: the page reconnects by itself, and the story has no gap.
import { expect, test } from './test_server';
import { makeMatch, playOn } from './orders';
import { Player } from './player';

test('reload, a stopped server, a killed server: play goes on', async ({ page, testServer }) => {
  await page.goto('/');
  const { match } = await makeMatch(page, 'me', 'computer');
  await playOn(page, match.id, { prefer: ['done'], until: { steps: ['choose_action'] } });
  await page.goto(`/#/match/${match.id}`);
  const player = new Player(page);
  await player.asked();
  await player.press(/^Do nothing/);

  await test.step('reload', async () => {
    const moves = await player.moves();
    await page.reload();
    await player.asked();
    expect(await player.moves()).toBe(moves);
  });

  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    await test.step(signal, async () => {
      const moves = await player.moves();
      const story = await player.log.getByRole('button').allInnerTexts();
      await testServer.stop(signal);
      await expect(page.getByRole('status').filter({ hasText: 'The connection is lost' })).toBeVisible();
      await testServer.open();
      await expect(page.getByRole('status').filter({ hasText: 'The connection is lost' })).toHaveCount(0);
      await player.asked();
      expect(await player.moves()).toBeGreaterThanOrEqual(moves);
      while ((await player.moves()) === moves) await player.decideShortly();
      await player.asked();
      // The latest entry is on top: earlier entries still end the list.
      await expect.poll(async () => (await player.log.getByRole('button').allInnerTexts()).slice(-story.length)).toEqual(story);
      // The computer may still be playing: ask for the story again until the page shows its end.
      await expect(async () => {
        const response = await page.request.get(`/api/matches/${match.id}/story?as=french`);
        const { steps } = (await response.json()) as { steps: { n: number }[] };
        expect(steps.map(({ n }) => n)).toEqual(steps.map((_, i) => i + 1));
        expect(await player.moves()).toBe(steps.length);
      }).toPass({ timeout: 60_000 });
    });
  }
});

test('the same table in two tabs', async ({ page, context }) => {
  await page.goto('/');
  const { match } = await makeMatch(page, 'me', 'me');
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`/#/match/${match.id}`);
  const [here, there] = [new Player(page), new Player(other)];
  await here.asked();
  await here.press('End skirmish fire');
  await there.asked();
  await expect.poll(() => there.moves()).toBe(1);
  await there.press('End skirmish fire');
  await expect.poll(() => here.moves()).toBe(await there.moves());
});
