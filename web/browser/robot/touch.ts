// A finger on a phone: taps, and drags hidden targets into view. The touches are the browser's own input events, so that pointer
// events and the following click come in the order of a real finger.
import type { CDPSession } from '@playwright/test';
import { Player } from '../player';
import type { PageReader, Target } from './page_reader';
import type { Faults } from './faults';
import { Pointer, type Point } from './pointer';

const kTap = 60; // ms that a touch lasts
const kClick = 5000; // ms until its click, however slow the machine: a second tap too soon would be another choice
const kDragSteps = 6;
const kMostDrags = 20; // of a third of the screen each: a phone may show a sixth of a board
const kRest = 350; // ms after a drag until the map is at rest

export class Touch extends Pointer {
  readonly #player: Player;
  #session: Promise<CDPSession> | null = null; // one, although both ends of the first touch ask for it

  constructor(reader: PageReader, faults: Faults) {
    super(reader, faults);
    this.#player = new Player(reader.page, 'finger');
  }

  // The first tap on a stack opens it; the next one picks the piece.
  async point({ kind, id }: Target): Promise<void> {
    const selector = `[data-${kind}="${id}"]`;
    const spot = await this.#bring(selector);
    if (!spot) throw new Error(`${selector} glows and cannot be brought into view`);
    if (kind !== 'piece') return this.hit(spot);
    const before = await this.reader.look();
    const lay = await this.#stackOf(id);
    await this.hit(spot);
    await this.reader.changed(before, async () => (await this.#stackOf(id)) !== lay);
    const taken = JSON.stringify(await this.reader.look()) !== JSON.stringify(before);
    if (!taken) await this.hit((await this.#bring(selector)) ?? spot);
  }

  // The layout of the pieces in the stack of this one.
  #stackOf(id: string): Promise<string> {
    return this.reader.map.evaluate((map, piece) => {
      const place = map.querySelector<SVGElement>(`[data-piece="${piece}"]`)?.dataset.placeOf;
      return [...map.querySelectorAll<SVGElement>(`[data-place-of="${place}"]`)].map((one) => one.style.transform).join();
    }, id);
  }

  // A point of it that a finger hits, after dragging the map if necessary.
  async #bring(selector: string): Promise<Point | null> {
    for (let drags = 0; drags <= kMostDrags; ++drags) {
      await this.reader.frames();
      const spot = await this.#player.spotOf(selector);
      if (spot && (await this.#player.meets(selector, spot.x, spot.y))) return spot;
      if (drags < kMostDrags) await this.#dragTowards(selector);
    }
    return null;
  }

  async #dragTowards(selector: string): Promise<void> {
    const frame = await this.#freePart();
    const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
    const at = await this.#whereIs(selector);
    const within = (way: number, room: number): number => Math.max(-room / 3, Math.min(room / 3, way));
    const by = { x: within(middle.x - at.x, frame.width), y: within(middle.y - at.y, frame.height) };
    const from = { x: middle.x - by.x / 2, y: middle.y - by.y / 2 };
    await this.#send('touchStart', [from]);
    for (let step = 1; step <= kDragSteps; ++step) {
      await this.#send('touchMove', [{ x: from.x + (by.x * step) / kDragSteps, y: from.y + (by.y * step) / kDragSteps }]);
    }
    await this.reader.frames();
    const dragged = await this.#whereIs(selector);
    await this.#send('touchEnd', []);
    await this.reader.page.waitForTimeout(kRest);
    const rests = await this.#whereIs(selector);
    const moved = Math.hypot(dragged.x - at.x, dragged.y - at.y);
    const back = Math.hypot(rests.x - dragged.x, rests.y - dragged.y);
    if (moved > 20 && back > moved / 2) this.faults.add('unreachable', 'the map springs back after a drag');
  }

  // The part of the map that no card covers.
  #freePart(): Promise<Point & { width: number; height: number }> {
    return this.reader.map.evaluate((map) => {
      const { left, top, width, bottom } = map.getBoundingClientRect();
      const card = document.querySelector('.turn.docked')?.getBoundingClientRect();
      return { x: left, y: top, width, height: (card?.top ?? bottom) - top };
    });
  }

  #whereIs(selector: string): Promise<Point> {
    return this.reader.map
      .locator(selector)
      .first()
      .evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
  }

  // The browser makes a click of a tap, but on a busy machine sometimes none soon after a drag, though the page has both ends of the
  // touch: then a person taps again.
  protected async hit(at: Point): Promise<void> {
    const before = await this.#clicks();
    await this.#tap(at);
    for (let waited = 0; waited < kClick; waited += kTap) {
      if ((await this.#clicks()) !== before) return;
      await this.reader.page.waitForTimeout(kTap);
    }
    await this.#tap(at);
  }

  // How many clicks the page has had since it was loaded, or since this was first asked.
  #clicks(): Promise<number> {
    return this.reader.page.evaluate(() => {
      const counted = window as { robotClicks?: number };
      if (counted.robotClicks === undefined) addEventListener('click', () => (counted.robotClicks = (counted.robotClicks ?? 0) + 1), true);
      return (counted.robotClicks ??= 0);
    });
  }

  async #tap(at: Point): Promise<void> {
    await Promise.all([this.#send('touchStart', [at]), this.#liftLater()]);
  }

  // Whether the page has answered the touch or not: on a slow machine a tap would become a long press.
  async #liftLater(): Promise<void> {
    await this.reader.page.waitForTimeout(kTap);
    await this.#send('touchEnd', []);
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<void> {
    this.#session ??= this.reader.page.context().newCDPSession(this.reader.page);
    await (await this.#session).send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
