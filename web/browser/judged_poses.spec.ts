// Enemy Mistakes: a pose in hand is judged inside the page, by the rules in WebAssembly; no message goes to the server before it is played.
import { matchFrom } from './orders';
import { sentBy } from './sent';
import { expect, test } from './test_server';

const tile = (x: number, facing: number, formation: string, more: object = {}): object => ({ x, y: 57000, facing, formation, ...more });

// A blue tile in the middle of its manoeuvre, 70 mm from the red one that it faces.
const kFacing = {
  game: 'enemy_mistakes',
  turn: 2,
  agenda: [
    { step: 'phase', phase: 'manoeuvre', next: 1 },
    { step: 'manoeuvres', army: 'blue', part: [] },
    { step: 'manoeuvre', army: 'blue', group: ['b13'], out_of_sequence: false },
  ],
  units: { b13: tile(25000, 2700, 'b13', { state: { green: true } }), r33: tile(15000, 900, 'r33') },
};

test('a pose is judged in the page as it changes, and the server is asked nothing', async ({ page }) => {
  const messages: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => messages.push(String(payload))));
  const sent = sentBy(page);
  await page.goto('/');
  const { match } = await matchFrom(page, 'enemy_mistakes', kFacing as never);
  const judge = page.waitForResponse((answer) => answer.url().endsWith('.wasm'));
  await page.goto(`/#/match/${match.id}`);
  expect((await judge).headers()['content-type']).toBe('application/wasm');
  const handle = page.locator('.handle');
  const card = page.locator('section.pose');
  const act = card.getByRole('button', { name: /^(Advance|Wheel)$/ });
  await expect(handle).toHaveAttribute('aria-label', /40\.5 mm/); // the limit of the red tile's area
  await handle.focus();
  await expect(act).toBeEnabled();
  const before = messages.length;
  for (let i = 0; i < 5; ++i) await page.keyboard.press('ArrowUp');
  await expect(card).toContainText('Only a Charge may enter');
  await expect(act).toBeDisabled();
  for (let i = 0; i < 20; ++i) await page.keyboard.press('ArrowDown');
  await expect(handle).toHaveAttribute('aria-label', /25\.5 mm/);
  await expect(act).toBeEnabled();
  await page.waitForTimeout(400); // longer than a pose rests before the server is asked
  expect(messages.slice(before).filter((text) => text.includes('"why"'))).toEqual([]);
  await act.click();
  await expect.poll(() => sent.flat()).toContain('advance b13 0.0 25.5');
});
