// What a mouse and a finger have in common: they press what is on the screen.
import type { Locator } from '@playwright/test';
import { middleOf } from './checks';
import type { Faults } from './faults';
import type { InputDevice } from './input_device';
import type { PageReader, Target } from './page_reader';

export interface Point {
  x: number;
  y: number;
}

export abstract class Pointer implements InputDevice {
  constructor(
    protected readonly reader: PageReader,
    protected readonly faults: Faults,
  ) {}

  abstract point(target: Target): Promise<void>;
  protected abstract hit(at: Point): Promise<void>;

  async press(control: Locator): Promise<void> {
    await this.hit(await middleOf(control, this.faults));
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
