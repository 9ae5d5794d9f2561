// Keyboard only: Tab to a control, arrows in popovers and lists, and the keys of the map.
import type { Locator } from '@playwright/test';
import type { PageReader, Target } from './page_reader';
import type { Faults } from './faults';
import type { InputDevice } from './input_device';

const kMostTabs = 60;

export class Keyboard implements InputDevice {
  #last = ''; // the last action, to report it if the focus is lost

  constructor(
    private readonly reader: PageReader,
    private readonly faults: Faults,
  ) {}

  async settle(): Promise<void> {
    if (!this.#last) return;
    const lost = await this.reader.page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
    if (lost) this.faults.add('focus', `it falls to the body after ${this.#last}`);
    this.#last = '';
  }

  async press(control: Locator): Promise<void> {
    const inMenu = await control.evaluate((one) => one.getAttribute('role') === 'menuitem');
    if (inMenu) await this.#until(control, () => this.#key('ArrowDown'));
    else await this.#tabTo(control);
    this.#last = inMenu ? 'an item of a popover' : 'a button';
    await this.#key('Enter');
  }

  async point({ kind, id }: Target): Promise<void> {
    if (kind === 'point') return this.#pinAt(id);
    if (kind === 'corner') return this.press(this.reader.map.locator(`[data-corner="${id}"]`));
    const place = kind === 'place' ? id : await this.reader.map.locator(`[data-piece="${id}"]`).getAttribute('data-place-of');
    await this.#walkTo(place || id); // a piece outside all places is a spot of its own
    this.#last = 'a choice on the map';
    if (kind === 'place') return this.#key('Enter');
    await this.#key(' ');
    const entries = await this.reader.map.getByRole('option').count();
    const looked = this.reader.map.locator(`[data-piece="${id}"].focus`);
    for (let i = 0; i < entries && (await looked.count()) === 0; ++i) await this.#key('ArrowDown');
    await this.#key('Enter');
  }

  // The pin moves from one listed point to the next.
  async #pinAt(point: string): Promise<void> {
    const pin = this.reader.map.locator('[data-pin]');
    await this.#tabTo(pin);
    const most = await this.reader.map.locator('[data-point]').count();
    for (let i = 0; i <= most && (await pin.getAttribute('data-pin')) !== point; ++i) await this.#key('n');
    this.#last = 'a point';
    await this.#key('Enter');
  }

  async openList(): Promise<void> {
    await this.#key('l');
    await this.reader.list.waitFor();
  }

  async closeList(): Promise<void> {
    this.#last = 'closing the list';
    await this.#key('Escape');
    await this.reader.list.waitFor({ state: 'detached' });
  }

  // Types until the option is the first one.
  async chooseFromList(option: Locator, notation: string): Promise<void> {
    await this.reader.page.keyboard.type(notation);
    const selected = option.and(this.reader.page.locator('[aria-selected=true]'));
    for (let i = 0; i < kMostTabs && (await selected.count()) === 0; ++i) await this.#key('ArrowDown');
    this.#last = 'the list';
    await this.#key('Enter');
  }

  async type(notation: string): Promise<void> {
    await this.#key('/');
    await this.reader.page.keyboard.type(notation);
    this.#last = 'a typed order';
    await this.#key('Enter');
    await this.#key('Escape');
  }

  // To the map, then from one legal choice to the next.
  async #walkTo(place: string): Promise<void> {
    const onMap = (): Promise<string | null> => this.reader.page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? null);
    if ((await onMap()) === null) await this.#tabTo(this.reader.map.locator('[data-place][tabindex="0"]'));
    if ((await onMap()) !== place) await this.#key('Home');
    const most = (await this.reader.map.locator('.may, .choosable').count()) + 1;
    for (let i = 0; i < most && (await onMap()) !== place; ++i) await this.#key('n');
    if ((await onMap()) !== place) throw new Error(`N does not lead to ${place}`);
  }

  // Forwards or backwards, whichever is shorter.
  async #tabTo(control: Locator): Promise<void> {
    const behind = await control.evaluate((one) => {
      const from = document.activeElement;
      return from && from !== document.body ? Boolean(one.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING) : false;
    });
    await this.#until(control, () => this.#key(behind ? 'Shift+Tab' : 'Tab'));
  }

  async #until(control: Locator, step: () => Promise<void>): Promise<void> {
    const focused = (): Promise<boolean> => control.evaluate((one) => one === document.activeElement);
    for (let i = 0; i < kMostTabs && !(await focused()); ++i) await step();
    if (!(await focused())) throw new Error(`${kMostTabs} keys do not reach “${await control.textContent()}”`);
  }

  async #key(name: string): Promise<void> {
    await this.reader.page.keyboard.press(name);
  }
}
