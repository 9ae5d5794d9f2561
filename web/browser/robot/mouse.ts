// A mouse: hovers, clicks, scrolls the wheel.
import type { Locator } from '@playwright/test';
import { Player } from '../player';
import { middleOf } from './checks';
import type { Eyes, Target } from './eyes';
import type { Faults } from './faults';
import type { Hands } from './hands';

export class Mouse implements Hands {
  readonly #player: Player;

  constructor(
    private readonly eyes: Eyes,
    private readonly faults: Faults,
  ) {
    this.#player = new Player(eyes.page);
  }

  async press(control: Locator): Promise<void> {
    const { x, y } = await middleOf(control, this.faults);
    await this.eyes.page.mouse.click(x, y);
  }

  async point({ kind, id }: Target): Promise<void> {
    await this.#player.pointAt(`[data-${kind}="${id}"]`);
  }

  async openList(): Promise<void> {
    await this.press(this.eyes.listButton);
    await this.eyes.list.waitFor();
  }

  async closeList(): Promise<void> {
    await this.press(this.eyes.list.getByRole('button').first());
    await this.eyes.list.waitFor({ state: 'detached' });
  }

  async chooseFromList(option: Locator): Promise<void> {
    await this.press(option);
  }
}
