// A mouse: hovers, clicks, scrolls the wheel.
import type { Locator } from '@playwright/test';
import { Player } from '../player';
import { middleOf } from './checks';
import type { PageReader, Target } from './page_reader';
import type { Faults } from './faults';
import type { InputDevice } from './input_device';

export class Mouse implements InputDevice {
  readonly #player: Player;

  constructor(
    private readonly reader: PageReader,
    private readonly faults: Faults,
  ) {
    this.#player = new Player(reader.page);
  }

  async press(control: Locator): Promise<void> {
    const { x, y } = await middleOf(control, this.faults);
    await this.reader.page.mouse.click(x, y);
  }

  async point({ kind, id }: Target): Promise<void> {
    await this.#player.pointAt(`[data-${kind}="${id}"]`);
  }

  async openList(): Promise<void> {
    await this.press(this.reader.listButton);
    await this.reader.list.waitFor();
  }

  async closeList(): Promise<void> {
    await this.press(this.reader.list.getByRole('button').first());
    await this.reader.list.waitFor({ state: 'detached' });
  }

  async chooseFromList(option: Locator): Promise<void> {
    await this.press(option);
  }
}
