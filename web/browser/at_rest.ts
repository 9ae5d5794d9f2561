// Waits until the map shows pieces and has not moved for some frames: then it does not glide away under a pointer.
import { expect, type Page } from '@playwright/test';

export async function mapAtRest(page: Page): Promise<void> {
  await expect(page.getByRole('application').locator('.piece').first()).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const where = (): string => JSON.stringify(document.querySelector('[role=application] svg.map')?.getBoundingClientRect() ?? '');
        const before = where();
        for (let frame = 0; frame < 12; ++frame) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          if (where() !== before) return false;
        }
        return true;
      }),
    )
    .toBe(true);
}
