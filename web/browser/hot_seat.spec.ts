// Two at this screen: a whole turn by clicking on the map, on popovers and buttons; and the curtain between the players.
import { expect, test } from './test_server';
import { makeMatch, playOn } from './orders';
import { Player } from './player';

test('a whole turn by clicking, from 12 noon to 1 pm', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Two at this screen' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
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
    await player.piece((await player.may('pieces'))[0]!);
    await player.place('la_haye_sainte');
    await player.press('Open fire');
    await expect(player.dice.getByRole('img', { name: /^[1-6]$/ }).first()).toBeVisible();
    await expect(player.log).toContainText('La Haye Sainte');
    await player.decideUntil(/Action 2/);
  });

  await test.step('Lobau’s infantry moves', async () => {
    await player.place('lobaus_field');
    await player.pick(/^Move/);
    await player.piece('fr_inf_15');
    await player.place('la_belle_alliance');
    await expect(player.map.locator('[data-piece="fr_inf_15"]')).toHaveAttribute('data-place-of', 'la_belle_alliance');
    await player.press('End the movement');
  });

  await test.step('the rest of the turn, the shortest way', async () => {
    while (!(await player.headline.innerText()).includes('1 pm')) await player.decideShortly();
    await expect(player.log).toContainText('1 pm');
  });
});

test('an assault by clicking, to its end', async ({ page }) => {
  await page.goto('/');
  const { match } = await makeMatch(page, 'me', 'me');
  await playOn(page, match.id, { prefer: ['done'], until: { steps: ['choose_action'] } });
  await page.goto(`/#/match/${match.id}`);
  const player = new Player(page);
  await player.asked();

  await player.place('jeromes_field');
  await player.pick(/^Assault/);
  for (const unit of ['fr_inf_1', 'fr_inf_2']) {
    await player.piece(unit);
    await player.place('hougoumont');
  }
  await player.press('Launch the assault');
  await player.decideUntil(/Action 2|Changes of formation/);
  await expect(player.log).toContainText('Hougoumont');
  await expect(player.dice.getByRole('img', { name: /^[1-6]$/ }).first()).toBeVisible();
});

test('the curtain falls before the other player’s secret, and nothing shows behind it', async ({ page, context }) => {
  await page.goto('/');
  const { match } = await makeMatch(page, 'me', 'me');
  await playOn(page, match.id, { prefer: ['done'], until: { steps: ['choose_action'] } });
  await page.goto(`/#/match/${match.id}`);
  const player = new Player(page);
  const discs = page.getByRole('region', { name: 'Action discs' });
  const known = /You hold the tile|The tile is [2-5]/;
  await player.asked();
  await expect(discs).toContainText('The tile is the Allies’ secret.');

  // The French assault from another page, until the Allied player must answer.
  const aside = await context.newPage();
  await aside.goto('/');
  const { view } = await playOn(aside, match.id, { prefer: ['assault', 'attack', 'charge', 'done'], until: { secret: true } });
  await aside.close();
  for (const arrival of ['in the middle', 'after a reload']) {
    await test.step(arrival, async () => {
      if (arrival === 'after a reload') await page.reload();
      await expect(player.curtain).toBeVisible();
      await expect(player.curtain.getByRole('button')).toBeFocused();
      await expect(page.locator('body')).not.toContainText(known);
      expect(await page.locator('body').ariaSnapshot()).not.toMatch(/tile|disc/i);
      await page.keyboard.press('l'); // keys do not reach the table
      await expect(page.getByRole('listbox')).toHaveCount(0);
    });
  }

  await player.raiseCurtain();
  const holder = view.active === 'french' ? 'Allied' : 'French';
  await expect(player.prompt).toContainText(holder);
  await expect(discs).toContainText(`You hold the tile: ${String(view.tile)}.`);

  // Back to the other player: the secret is hidden with the change of seat.
  while (await discs.getByText('You hold the tile').isVisible()) await player.decideShortly();
  await expect(page.locator('body')).not.toContainText(`You hold the tile: ${String(view.tile)}`);
});
