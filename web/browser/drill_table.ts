// The page of the toy game Drill, as its tests use it: a table without areas.
import type { Locator, Page } from '@playwright/test';
import { mapAtRest } from './at_rest';
import { matchFrom, newMatch } from './orders';
import { expect } from './toys';

export const kTable = { x: 30, y: 90, unit: 3 }; // browser/toys/drill/sheets.ts

export class DrillTable {
  readonly prompt: Locator;
  readonly log: Locator;
  readonly map: Locator;
  readonly card: Locator;

  constructor(readonly page: Page) {
    this.prompt = page.locator('.prompt');
    this.log = page.getByRole('region', { name: /^The day so far/ });
    this.map = page.getByRole('application');
    this.card = page.locator('section.pose');
  }

  async begin(): Promise<void> {
    await this.page.goto('/');
    const seats = ['red', 'blue'].map((seat) => ({ seat, who: 'me' as const }));
    await this.#sit((await newMatch(this.page, 'drill', seats)).match.id);
  }

  async beginFrom(position: object): Promise<void> {
    await this.page.goto('/');
    await this.#sit((await matchFrom(this.page, 'drill', position as never)).match.id);
  }

  async #sit(id: string): Promise<void> {
    await this.page.goto(`/#/match/${id}`);
    await expect(this.map).toBeVisible();
    await mapAtRest(this.page);
  }

  // The screen position of a point of the table.
  async at(x: number, y: number): Promise<{ x: number; y: number }> {
    return this.map
      .locator('svg.map')
      .first()
      .evaluate(
        (map: SVGSVGElement, [left, top]) => {
          const point = new DOMPoint(left, top).matrixTransform(map.getScreenCTM()!);
          return { x: point.x, y: point.y };
        },
        [kTable.x + x * kTable.unit, kTable.y + y * kTable.unit] as const,
      );
  }

  async click(x: number, y: number): Promise<void> {
    const spot = await this.at(x, y);
    await this.page.mouse.click(spot.x, spot.y);
  }

  async tap(target: Locator): Promise<void> {
    const box = (await target.boundingBox())!;
    await this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }

  piece(id: string): Locator {
    return this.map.locator(`[data-piece="${id}"]`);
  }

  async type(order: string): Promise<void> {
    await this.page.keyboard.press('/');
    await this.page.keyboard.type(order);
    await this.page.keyboard.press('Enter');
    await this.page.keyboard.press('Escape');
  }

  moves(): Locator {
    return this.page.getByRole('contentinfo').getByRole('button', { name: /^Live · / });
  }

  value(name: 'Angle' | 'Distance'): Locator {
    return this.card.getByLabel(name, { exact: true });
  }
}
