// The whole table in Italian: no English is left, in visible and in spoken text; and the language changes without a reload.
import type { Page } from '@playwright/test';
import { expect, test } from './test_server';
import { makeMatch, playOn } from './orders';
import { Player } from './player';

// Words that every longer English text contains, and those of the page's own English; none of them is an Italian word.
const kEnglish = new RegExp(
  `\\b(${[
    'the',
    'and',
    'with',
    'from',
    'your',
    'you',
    'his',
    'its',
    'this',
    'that',
    'these',
    'which',
    'what',
    'where',
    'who',
    'choose',
    'chosen',
    'spend',
    'activate',
    'actions?',
    'turns?',
    'moves?',
    'movement',
    'fires?',
    'assault',
    'charge',
    'retreats?',
    'infantry',
    'cavalry',
    'artillery',
    'guns?',
    'leader',
    'cubes?',
    'discs?',
    'tiles?',
    'bag',
    'dice',
    'hits?',
    'French',
    'Allied',
    'Allies',
    'British',
    'German',
    'Dutch',
    'Prussians?',
    'Grand Battery',
    'Ridge',
    'Hollow',
    'Field',
    'Wood',
    'Road',
    'Farm',
    'defensive',
    'fresh',
    'tired',
    'deployed',
    'limbered',
    'woods',
    'town',
    'river',
    'low ground',
    'casualties',
    'losses',
    'players?',
    'watching',
    'done',
    'undo',
    'cancel',
    'rules',
    'replay',
    'zoom',
    'whole',
    'talk',
    'say',
    'send',
    'search',
    'close',
    'back',
    'next',
    'previous',
    'guest',
    'here',
    'away',
    'nothing',
    'noon',
    'pm',
    'night',
    'day',
  ].join('|')})\\b`,
  'i',
);

// All visible and spoken texts, except those marked as another language.
async function texts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const foreign = (element: Element): boolean => Boolean(element.closest('[lang]:not(html):not([lang="it"])'));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement!;
      if (parent.closest('script, style, code, option') || foreign(parent) || !parent.checkVisibility()) continue;
      found.add(walker.currentNode.textContent!.trim());
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]')) {
      if (foreign(element)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) found.add(element.getAttribute(name) ?? '');
    }
    return [...found, document.title].filter(Boolean);
  });
}

async function allItalian(page: Page, where: string): Promise<void> {
  expect
    .soft(
      (await texts(page)).filter((text) => kEnglish.test(text)),
      `English ${where}`,
    )
    .toEqual([]);
}

test('the whole table in Italian, changed in place', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await allItalian(page, 'at home');
  await page.getByRole('button', { name: 'Contro il computer' }).click();
  await allItalian(page, 'in the dialog');
  await page.getByRole('button', { name: 'Chiudi' }).click();

  const { match } = await makeMatch(page, 'me', 'me');
  const prefer = ['skirmish', 'assault', 'attack', 'fire', 'aim', 'charge'];
  await playOn(page, match.id, { prefer, until: { turn: 2, steps: ['choose_action'] } });
  await page.goto(`/#/match/${match.id}`);
  const player = new Player(page);
  await player.asked();
  await page.getByRole('button', { name: 'Mostra le voci precedenti' }).click();
  await allItalian(page, 'at the table, with the log of a whole turn');

  await test.step('popovers, lists, refusals, dialogs', async () => {
    await player.place((await player.may('places'))[0]!);
    await expect(player.popover).toBeVisible();
    await allItalian(page, 'in the popover');
    await page.keyboard.press('Escape');
    await player.pointAt('[data-place="merbraine"]');
    await expect(player.refusal).toBeVisible();
    await allItalian(page, 'in the refusal');
    for (const [key, what] of [
      ['l', 'in the list'],
      ['?', 'in the keys'],
      ['m', 'in the menu'],
    ]) {
      await page.keyboard.press(key!);
      await expect(page.getByRole('dialog')).toBeVisible();
      await allItalian(page, what!);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toHaveCount(0);
    }
    await page.keyboard.press('r');
    await expect(page.getByRole('article').first()).toBeVisible();
    await allItalian(page, 'around the rules');
    await page.keyboard.press('Escape');
  });

  await test.step('to English and back, in place', async () => {
    const italian = await player.prompt.innerText();
    await page.keyboard.press('m');
    await page.getByLabel('Lingua').selectOption('en');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(player.prompt).toContainText('spend a disc');
    await expect(player.log.getByRole('button').first()).toContainText(kEnglish);
    await page.keyboard.press('m');
    await page.getByLabel('Language').selectOption('it');
    await page.keyboard.press('Escape');
    expect(await player.prompt.innerText()).toBe(italian);
  });

  await page.goto(`/#/replay/${match.id}?at=10`);
  await expect(page.getByRole('slider')).toHaveValue('10');
  await allItalian(page, 'in the replay');
});
