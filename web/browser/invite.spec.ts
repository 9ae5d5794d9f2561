// Two browsers and a secret link; a third one watches. Secrets are shown only on the page of a player who may know them.
import { expect, test, visitor } from './test_server';
import { Player } from './player';

test('one invites, another follows the link, a third watches', async ({ page, browser }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'French' }).check();
  await dialog.getByLabel('Days for a move').selectOption('3');
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByLabel('Link for the seat: Allied').inputValue();
  await page.getByRole('link', { name: 'Open the table' }).click();
  const french = new Player(page);
  await expect(french.prompt).toContainText('Allied');
  const table = page.url();

  const guest = await visitor(browser, link);
  await expect(guest.getByRole('main')).toContainText(/Guest \d+ invites you/);
  for (const fact of ['Waterloo', 'Allied', '3 days for a move']) await expect(guest.locator('dl')).toContainText(fact);
  await guest.getByLabel('Your name at the table').fill('Uxbridge');
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  const allied = new Player(guest);
  await allied.asked();
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('Uxbridge');

  const watcher = new Player(await visitor(browser, table));
  await expect(watcher.prompt).toContainText('Allied');
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('1 watching');

  await test.step('what one does appears at the others', async () => {
    await allied.press('End skirmish fire');
    await french.asked();
    await french.press('End skirmish fire');
    await french.press('Formations done');
    for (const player of [allied, watcher]) await expect(player.prompt).toContainText('action 1');
    expect(await watcher.buttons()).toEqual([]);
    expect(await watcher.glow()).toEqual({ pieces: [], places: [] });
  });

  await test.step('only the Allied player knows the tile of the French', async () => {
    const discs = (player: Player) => player.page.getByRole('region', { name: 'Action discs' });
    await expect(discs(allied)).toContainText(/You hold the tile: [2-5]\./);
    for (const player of [french, watcher]) {
      await expect(discs(player)).toContainText('The tile is the Allies’ secret.');
      await expect(discs(player)).not.toContainText(/tile: [2-5]/);
    }
  });

  await test.step('they talk', async () => {
    await page.getByRole('button', { name: 'Talk' }).click();
    await page.getByLabel('Say something').fill('Bonne chance');
    await page.getByRole('button', { name: 'Send' }).click();
    await guest.getByRole('button', { name: /^Talk/ }).click();
    await expect(guest.getByRole('log', { name: 'Talk' })).toContainText('Bonne chance');
    await expect(watcher.page.getByRole('button', { name: /^Talk/ })).toHaveCount(0);
    await watcher.page.reload();
    await expect(watcher.prompt).toContainText('French');
    await expect(watcher.page.getByText('Bonne chance')).toHaveCount(0);
  });

  await test.step('what no die followed is taken back at once, further back only by consent', async () => {
    const before = await french.moves();
    await french.press(/^Do nothing \(green/);
    await french.press('Undo');
    await expect.poll(() => watcher.moves()).toBe(before);

    await allied.prompt.getByRole('button', { name: 'Ask to take back' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem').last()).toHaveText('Allied: End skirmish fire');
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await guest.getByRole('button', { name: /^Talk/ }).click(); // back to the log
    await expect(allied.log).toContainText('does not agree');
    await allied.prompt.getByRole('button', { name: 'Ask to take back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
    for (const player of [french, allied, watcher]) await expect.poll(() => player.moves()).toBe(0);
    await allied.asked();
    expect(await allied.buttons()).toContain('End skirmish fire');
  });

  await guest.context().close();
  await expect(page.getByRole('region', { name: 'Players' }).getByRole('img', { name: 'away' })).toBeVisible();
});

test('a seat is taken once, and a wrong link says so', async ({ page, browser }) => {
  await page.goto('/#/join/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByRole('alert')).toContainText('does not exist');

  await page.goto('/');
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByLabel(/^Link for the seat/).inputValue();
  const first = await visitor(browser, link);
  await first.getByRole('button', { name: 'Take the seat' }).click();
  await expect(first.getByRole('application')).toBeVisible();
  const second = await visitor(browser, link);
  await expect(second.getByRole('alert')).toContainText('already taken');
});

test('a match is shown to others only when its player ticks it', async ({ page, browser }) => {
  const start = async (watched: boolean): Promise<void> => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play the computer' }).click();
    if (watched) await page.getByRole('checkbox', { name: /Others may watch/ }).check();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByRole('application')).toBeVisible();
  };
  await start(false);
  const stranger = await visitor(browser, new URL('/', page.url()).href);
  await expect(stranger.getByRole('heading', { name: 'The games' })).toBeVisible();
  await expect(stranger.getByRole('region', { name: 'Matches to watch' })).toHaveCount(0);
  await start(true);
  await stranger.reload();
  await expect(stranger.getByRole('region', { name: 'Matches to watch' }).getByRole('listitem')).toHaveCount(1);
});
