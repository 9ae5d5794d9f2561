// Uses controls of the page, and waits for what comes of it: the page shows something else, asks, or sends an action.
import { expect } from '@playwright/test';
import type { Faults } from './faults';
import type { Look, PageReader } from './page_reader';
import type { Wire } from './wire';

export class Controls {
  constructor(
    private readonly reader: PageReader,
    private readonly wire: Wire,
    private readonly faults: Faults,
  ) {}

  // Waits until the page shows the result, or until more has been played than `from`.
  async use(use: () => Promise<void>, before: Look, from = this.wire.plays.length): Promise<boolean> {
    try {
      await use();
    } catch (error) {
      this.faults.add('unreachable', (error as Error).message.split('\n')[0]!);
      return false;
    }
    if (await this.reader.changed(before, () => this.wire.plays.length > from)) {
      await this.reader.answered();
      return true;
    }
    this.faults.add('unreachable', 'nothing happens when it is used');
    return false;
  }

  // Waits until something is sent, or the page asks first: the click that follows a touch comes some time later. Undefined: it was sent.
  async sentOr(from: number, asks: (look: Look) => boolean): Promise<Look | undefined> {
    let look: Look | undefined;
    const known = async (): Promise<boolean> => {
      look = await this.reader.look();
      return this.wire.plays.length > from || asks(look);
    };
    await expect.poll(known, { intervals: [20, 40, 80], message: 'something is sent or asked' }).toBe(true);
    return this.wire.plays.length > from ? undefined : look;
  }
}
