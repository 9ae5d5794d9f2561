// Two players bid for the sides before the game: at one screen by the dialog's option, and in two browsers. The winner has the side that he
// named, and the price is counted from the start.
import { newMatch } from './orders';
import { Player } from './player';
import { expect, test, visitor } from './test_server';

test('two at one screen bid for the sides of Waterloo', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Two at this screen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('summary').click();
  await dialog.getByRole('checkbox', { name: /^Bid for the sides/ }).check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const player = new Player(page);
  await player.asked();
  const who = player.prompt.locator('.who');

  await expect(who).toContainText(/(First|Second) player/);
  expect(await player.buttons()).toEqual(['Bid 0 for the French', 'Bid 0 for the Allies', 'Pass']);
  const first = await who.innerText();
  await player.press('Bid 0 for the French');
  await expect(who).not.toHaveText(first);
  expect(await player.buttons()).toEqual(['Bid 1 for the French', 'Bid 1 for the Allies', 'Pass']);
  await player.press('Bid 1 for the Allies');
  await player.press('Bid 2 for the French');
  await expect(player.log).toContainText(/player bids two casualties for the French/);
  await player.press('Pass');

  await expect(player.log).toContainText('The bidding is over: two casualties count against the French from the start.');
  await expect(who).toContainText('Allied');
  const losses = page.getByRole('region', { name: 'Casualties' });
  await expect(losses).toContainText('2 of 16');
  await expect(losses).toContainText('Bid: two casualties of the French counted from the start.');
});

test('two browsers bid for the sides of Waterloo 200, and the winner changes seats', async ({ page, browser }) => {
  await page.goto('/');
  const seats = [{ seat: 'french', who: 'me' } as const, { seat: 'british', who: 'invite' } as const];
  const { match, links } = await newMatch(page, 'waterloo200', seats, { bid: 'on' });
  await page.goto(`/#/match/${match.id}`);
  const guest = await visitor(browser, links[0]!.link);
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  const [one, two] = [new Player(page), new Player(guest)];
  const players = [one, two];
  const mayBid = async (player: Player): Promise<boolean> => (await player.buttons()).includes('Pass');
  await expect.poll(async () => (await mayBid(one)) || (await mayBid(two))).toBe(true); // a coin decides who bids first
  const hostBids = await mayBid(one);
  const [bidder, other] = hostBids ? [one, two] : [two, one];
  for (const player of players) await expect(player.page.locator('[data-piece]')).toHaveCount(0); // nothing is dealt yet

  // He bids for the side of the other's seat.
  const named = hostBids ? 'the Allies' : 'the French';
  await bidder.press(`Bid 0 for ${named}`);
  await other.asked();
  expect(await other.buttons()).toEqual(['Bid 1 for the French', 'Bid 1 for the Allies', 'Pass']);
  await other.press('Bid 1 for the French');
  await bidder.asked();
  await bidder.press(`Bid 2 for ${named}`);
  await other.asked();
  await other.press('Pass');

  for (const player of players) {
    await expect(player.log).toContainText(`two losses count against ${named} from the start`);
    const morale = player.page.getByRole('region', { name: 'Morale' });
    await expect(morale).toContainText('8 of 10');
    await expect(morale).toContainText(`Bid: two losses of ${named} counted from the start.`);
  }
  const french = hostBids ? other : bidder;
  await french.asked(); // the French begin, and the player who has them now is asked
  await expect(french.prompt.locator('.who')).toContainText('French');
});
