// Real touches on a phone: fingers go down, move and go up together.
import type { Page } from '@playwright/test';

export type Spot = { x: number; y: number };

export async function fingers(page: Page, from: Spot[], to: Spot[]): Promise<void> {
  const kSteps = 6;
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map((point, id) => ({ ...point, id })) });
  await send('touchStart', from);
  for (let i = 1; i <= kSteps; ++i) {
    await send(
      'touchMove',
      from.map(({ x, y }, f) => ({ x: x + ((to[f]!.x - x) * i) / kSteps, y: y + ((to[f]!.y - y) * i) / kSteps })),
    );
  }
  await send('touchEnd', []);
  await session.detach();
}

export const middleOf = (page: Page, selector: string): Promise<Spot> =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
