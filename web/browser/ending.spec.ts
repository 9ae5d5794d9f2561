// After the end: the result with its reason, the replay, the journal, the verification of the dice, a rematch.
import { readFile } from 'node:fs/promises';
import { expect, test } from './test_server';
import { makeMatch, playOn } from './orders';
import { Player } from './player';

test('resign, look at it again, check the dice, play again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  const { match } = await makeMatch(page, 'me', 'computer');
  await playOn(page, match.id, { prefer: ['assault', 'attack', 'fire', 'aim'], until: { moves: 25 } });
  await page.goto(`/#/match/${match.id}`);
  const player = new Player(page);
  await player.asked();

  await test.step('resign', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    const question = page.getByRole('dialog', { name: 'Resign?' });
    await question.getByRole('button', { name: 'Play on' }).click();
    await expect(question).toHaveCount(0);
    await page.keyboard.press('m');
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await question.getByRole('button', { name: 'Resign' }).click();
  });

  const result = page.getByRole('region', { name: 'Allied victory' });
  await expect(result).toContainText('resigned');

  await test.step('the dice are checked, the journal is fetched', async () => {
    await result.getByRole('button', { name: 'Check the dice' }).click();
    await expect(result.getByRole('status')).toContainText('The seed matches its commitment');
    const download = page.waitForEvent('download');
    await result.getByRole('link', { name: 'Download the journal' }).click();
    const file = await (await download).path();
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) JSON.parse(line);
  });

  await test.step('replay: slider, step, everybody’s view, a link to the moment', async () => {
    await result.getByRole('link', { name: 'Replay' }).click();
    const slider = page.getByRole('slider', { name: 'Moment of the game' });
    await expect(slider).toHaveValue('0');
    await page.getByRole('button', { name: 'Next move' }).click();
    await expect(slider).toHaveValue('1');
    await slider.fill('12');
    await expect(page.getByRole('contentinfo')).toContainText('Move 12 of');
    await page.getByRole('button', { name: 'Previous move' }).click();
    await page.getByLabel('Seen by').selectOption('all');
    await expect(page).toHaveURL(/as=all&at=11$/);
    const story = await player.log.getByRole('button').allInnerTexts();
    await page.getByRole('button', { name: 'Copy the link to this moment' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('at=11');
    await page.goto('about:blank');
    await page.goto(link);
    await expect(slider).toHaveValue('11');
    await expect.poll(() => player.log.getByRole('button').allInnerTexts()).toEqual(story);
    await page.getByLabel('Speed').selectOption('instant');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(slider).toHaveValue(String(await slider.getAttribute('max')));
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  });

  await test.step('a rematch, with the seats exchanged', async () => {
    await page.getByRole('link', { name: 'To the table' }).click();
    await result.getByRole('button', { name: 'Rematch' }).click();
    await expect(result).toHaveCount(0);
    await player.asked();
    await expect(page.getByRole('region', { name: 'Players' }).getByText('Allied, to act')).toBeVisible();
    expect(page.url()).not.toContain(match.id);
  });
});
