// A match that begins from a hand-made position, and one that begins from a moment of another match.
import { expect, test } from './test_server';
import { makeMatch, playOn } from './orders';
import { Player } from './player';

const kLaHayeSainte = JSON.stringify({
  game: 'waterloo',
  units: { fr_inf_7: { at: 'sandpit_valley' }, fr_inf_8: { at: 'sandpit_valley' }, ge_inf_2: { at: 'la_haye_sainte', state: 'defensive' } },
});

test('a hand-made position is pasted, played from and still there after a reload', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'From a position…' }).click();
  const dialog = page.getByRole('dialog', { name: 'From a position' });
  const start = dialog.getByRole('button', { name: 'Start' });
  await dialog.getByRole('textbox').fill(kLaHayeSainte.replace('sandpit_valley', 'moon'));
  await expect(dialog.getByRole('status')).toContainText("unknown area 'moon'");
  await expect(start).toBeDisabled();
  await dialog.getByRole('textbox').fill(kLaHayeSainte);
  await expect(dialog.getByRole('status')).toHaveText('Waterloo, 12 noon, turn 1 of 9. To decide: French.');
  await dialog.getByRole('combobox', { name: 'Allied' }).selectOption('me');
  await start.click();

  const player = new Player(page);
  await player.asked();
  const unit = player.map.locator('[data-piece="fr_inf_7"]');
  await expect(unit).toHaveAttribute('data-place-of', 'sandpit_valley');
  await player.place('sandpit_valley');
  await player.pick(/^Assault/);
  await expect(player.prompt).toContainText('assault', { ignoreCase: true });
  await page.reload();
  await player.asked();
  await expect(unit).toHaveAttribute('data-place-of', 'sandpit_valley');
  await expect(player.map.locator('[data-piece="fr_inf_1"]')).toHaveCount(0);
  await expect(player.prompt).toContainText('assault', { ignoreCase: true });
});

test('a moment of a match at one screen is played on from', async ({ page }) => {
  await page.goto('/');
  const { match } = await makeMatch(page, 'me', 'me');
  await playOn(page, match.id, { prefer: ['done'], until: { steps: ['choose_action'] } });
  await page.goto(`/#/replay/${match.id}`);
  await page.getByRole('button', { name: 'Next move' }).click();
  await page.getByRole('button', { name: 'Play on from this position, or copy it' }).click();
  const dialog = page.getByRole('dialog', { name: 'From this position' });
  await expect(dialog.getByRole('status')).toContainText('To decide:');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await new Player(page).asked();
  expect(page.url()).not.toContain(match.id);
});
