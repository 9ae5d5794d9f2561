// Waterloo 200: hidden blocks. Each side sees the faces of its own blocks and only the backs of the enemy's; an observer sees only backs.
import { expect, test, visitor } from './test_server';
import { newMatch } from './orders';
import { Player } from './player';

const kRandom = { who: 'computer', level: 'random' } as const;

// The units of an army that a page names among its pieces.
const named = (player: Player, army: string): Promise<string[]> =>
  player.map.evaluate(
    (map, prefix) =>
      [...map.querySelectorAll<SVGElement>('[data-piece]')].map((piece) => piece.dataset.piece!).filter((id) => id.startsWith(prefix)),
    army,
  );

test('a player and a watcher: faces to the owner, backs to the others', async ({ page, browser }) => {
  await page.goto('/');
  const { match } = await newMatch(page, 'waterloo200', [
    { seat: 'french', who: 'me' },
    { seat: 'british', ...kRandom },
  ]);
  await page.goto(`/#/match/${match.id}`);
  const french = new Player(page);
  await french.asked();
  expect((await named(french, 'fr_')).length).toBe(35);
  expect(await named(french, 'br_')).toEqual(['br_wellington_sl']);

  const watcher = new Player(await visitor(browser, page.url()));
  await expect.poll(() => named(watcher, 'fr_')).toEqual(['fr_napoleon_sl']);

  await test.step('a brigade marches in a Pass: the watcher sees a block go', async () => {
    await french.press('Pass');
    await french.piece('fr_2c_hubert_cav');
    await french.place('80');
    await expect(watcher.log).toContainText(/block/i);
    await expect(watcher.log).not.toContainText('Hubert');
    expect(await named(watcher, 'fr_')).toEqual(['fr_napoleon_sl']);
  });
});

test('two at one screen: a curtain falls between the sides', async ({ page }) => {
  await page.goto('/');
  const { match } = await newMatch(page, 'waterloo200', [
    { seat: 'french', who: 'me' },
    { seat: 'british', who: 'me' },
  ]);
  await page.goto(`/#/match/${match.id}`);
  const player = new Player(page);
  await player.asked();
  if (await player.curtain.isVisible()) await player.raiseCurtain();
  await player.press('Pass');
  await player.press('Move nobody');
  await expect(player.curtain).toBeVisible();
});

test('three persons, each at a screen: the allies see each other, and nobody else', async ({ page, browser }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'New game' }).nth(1).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Players' }).selectOption('three');
  await expect(dialog.getByRole('combobox', { name: 'Prussians', exact: true })).toHaveValue('invite');
  await dialog.getByRole('button', { name: 'Set up the table' }).click();
  const links: string[] = [];
  for (const seat of ['British', 'Prussians']) links.push(await page.getByLabel(`Link for the seat: ${seat}`).inputValue());
  await page.getByRole('link', { name: 'Open the table' }).click();
  const french = new Player(page);
  const [british, prussian] = (await Promise.all(
    links.map(async (link) => {
      const guest = await visitor(browser, link);
      await guest.getByRole('button', { name: 'Take the seat' }).click();
      return new Player(guest);
    }),
  )) as [Player, Player];

  await french.asked();
  await expect.poll(async () => (await named(prussian, 'br_')).length).toBe((await named(british, 'br_')).length);
  expect((await named(british, 'br_')).length).toBeGreaterThan(30);
  for (const ally of [british, prussian]) expect(await named(ally, 'fr_')).toEqual(['fr_napoleon_sl']);
  expect(await named(french, 'br_')).toEqual(['br_wellington_sl']);

  await french.press('Pass');
  await french.press('Move nobody');
  await british.asked();
  await expect(prussian.prompt).toContainText('British');
  expect(await prussian.buttons()).toEqual([]);
  await british.press('Pass');
  await british.press('Move nobody');
  await expect(french.prompt).toContainText('The British are deciding whether to reorganise.'); // W2-15.1.2: the side without the Disc is first
  await british.asked();
  await expect(british.prompt).toContainText('Reorganisation');
});

test('three seats, in Italian', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Italiano' }).click();
  const seats = [{ seat: 'french', who: 'me' } as const, { seat: 'british', ...kRandom }, { seat: 'prussian', ...kRandom }];
  const { match } = await newMatch(page, 'waterloo200', seats, { players: 'three', morale: 'on' });
  await page.goto(`/#/match/${match.id}`);
  const french = new Player(page);
  await french.asked();
  await expect(page.getByRole('region', { name: 'Giocatori' })).toContainText('Prussian');
  await expect(french.prompt).toContainText('Impulso 1');
});
