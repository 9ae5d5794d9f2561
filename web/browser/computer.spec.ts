// A newcomer plays against the computer to the end of a turn, after the tour.
import { expect, test } from './test_server';
import { Player } from './player';

test.use({ newcomer: true });

test('a newcomer takes the tour and plays the first turn against the computer', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play the computer' }).click();
  await page.getByRole('radio', { name: 'French' }).check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();

  await test.step('six steps of the tour', async () => {
    const tour = page.getByRole('dialog');
    for (let step = 1; step <= 6; ++step) {
      await expect(tour).toContainText(`${step} of 6`);
      await tour.getByRole('button', { name: step < 6 ? 'Next' : 'To the table' }).click();
    }
    await expect(tour).toHaveCount(0);
  });

  const player = new Player(page);
  while (!(await player.headline.innerText()).includes('1 pm')) await player.decideShortly();
  expect(player.curtains).toBe(0);
  await expect(player.log).toContainText('1 pm');
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('computer');

  await page.reload();
  await player.asked();
  await expect(player.headline).toContainText('1 pm');
});
