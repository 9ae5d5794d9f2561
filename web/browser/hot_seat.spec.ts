// Two at this screen: a whole turn by clicking on the map, on slips and buttons.
import { expect, test } from './house';
import { Player } from './player';

test('a whole turn by clicking, from 12 noon to 1 pm', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Two at this screen' }).click();
  const player = new Player(page);
  await player.asked();
  await expect(player.headline).toContainText('12 noon');

  await test.step('nobody skirmishes, no formation changes', async () => {
    await player.press('End skirmish fire');
    await player.press('End skirmish fire');
    await player.press('Formations done');
  });

  await test.step('the guns of Grand Battery West fire, and their dice lie open', async () => {
    await player.place('grand_battery_west');
    await player.pick(/^Fire artillery/);
    const before = await player.glow();
    expect(before.pieces.length).toBeGreaterThan(0);
    await player.piece(before.pieces[0]!);
    const { places } = await player.glow();
    await player.place(places[0]!);
    await player.press('Open fire');
    await expect(player.dice.getByRole('img', { name: /^[1-6]$/ }).first()).toBeVisible();
    await expect(player.log.getByRole('button', { name: /fire/i }).first()).toBeVisible();
  });

  while (!(await player.headline.innerText()).includes('1 pm')) await player.decideShortly();
  await expect(player.log).toContainText('1 pm');
});
