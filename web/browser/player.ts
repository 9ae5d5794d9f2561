// A player who knows only what the page shows: the prompt, highlighted pieces and places, popovers and buttons. He uses real mouse or
// touch input.
import { expect, type Locator, type Page } from '@playwright/test';

// The pieces and places that can be clicked on the map now.
export interface Glow {
  pieces: string[];
  places: string[];
}

// Buttons next to the prompt that are no actions of the game.
const kNoAction = /^(Undo|Ask to take back|Take back|Cancel|More…|All choices|Back to now|Hint|Skip ahead)/;

export class Player {
  readonly prompt: Locator;
  readonly map: Locator;
  readonly popover: Locator;
  readonly launch: Locator; // next to the odds of a fight
  readonly refusal: Locator;
  readonly curtain: Locator;
  readonly log: Locator;
  readonly dice: Locator;
  readonly headline: Locator;
  curtains = 0; // how many were raised

  constructor(
    readonly page: Page,
    private readonly points: 'mouse' | 'finger' = 'mouse',
  ) {
    this.prompt = page.getByRole('region', { name: /^(Your move|Tocca a te)$/ });
    this.map = page.getByRole('application');
    this.popover = page.getByRole('menu');
    this.launch = page.locator('[data-launch]');
    this.refusal = this.page.getByRole('main').getByRole('alert');
    this.curtain = page.getByRole('dialog', { name: /player to the table$/ });
    this.log = page.getByRole('region', { name: /^(The day so far|La giornata finora)/ });
    this.dice = page.getByRole('region', { name: /^(Dice|Dadi)/ });
    this.headline = page.getByRole('banner').getByRole('link');
  }

  async glow(): Promise<Glow> {
    return this.map.evaluate((map) => ({
      pieces: [...map.querySelectorAll<SVGElement>('[data-piece].may')].map((piece) => piece.dataset.piece!),
      places: [...map.querySelectorAll<SVGElement>('[data-place].choosable')].map((place) => place.dataset.place!),
    }));
  }

  // The highlighted pieces or places, once there are some: a popover may be gone a moment before the next question appears.
  async may(kind: keyof Glow): Promise<string[]> {
    await expect.poll(async () => (await this.glow())[kind].length, { message: `${kind} that glow` }).toBeGreaterThan(0);
    return (await this.glow())[kind];
  }

  // The actions next to the prompt.
  async buttons(): Promise<string[]> {
    const names = await this.prompt
      .getByRole('button')
      .evaluateAll((all) =>
        all
          .filter((one) => !one.matches('.rule, .term, [data-all], [data-others], [aria-disabled=true], :disabled'))
          .map((one) => one.getAttribute('aria-label') ?? one.firstChild?.textContent ?? ''),
      );
    return names.filter((name) => !kNoAction.test(name));
  }

  // Everything that changes when the page has moved on.
  private fingerprint(): Promise<string> {
    return this.page.evaluate(() => {
      const parts = ['.prompt', '.hand', '.foot .now', '.popover', '[role=dialog]', '.result'];
      const texts = parts.map((part) => document.querySelector(part)?.textContent ?? '');
      const taken = [...document.querySelectorAll<SVGElement>('.piece.taken')].map((piece) => piece.dataset.piece);
      return [...texts, ...taken].join('\n');
    });
  }

  // Does something, and waits until the page shows the result.
  async after(act: () => Promise<unknown>): Promise<void> {
    const before = await this.fingerprint();
    await act();
    await expect.poll(() => this.fingerprint(), { intervals: [20, 50, 100], message: 'the page moves on' }).not.toBe(before);
  }

  // Waits until something can be decided here: on the map, by a button, in a popover, or at the curtain.
  async asked(): Promise<void> {
    await expect
      .poll(
        async () => {
          if (await this.curtain.isVisible()) return true;
          if (!(await this.prompt.isVisible())) return false;
          if (await this.popover.isVisible()) return true;
          const { pieces, places } = await this.glow();
          return pieces.length + places.length > 0 || (await this.buttons()).length > 0;
        },
        { intervals: [20, 50, 100], timeout: 60_000, message: 'something is to be decided' },
      )
      .toBe(true);
  }

  async moves(): Promise<number> {
    const text = await this.page
      .getByRole('contentinfo')
      .getByRole('button', { name: /^(Live|Ora) · / })
      .innerText();
    return Number(/\d+/.exec(text)![0]);
  }

  // A button next to the prompt, not a word of it that is explained.
  async press(name: string | RegExp): Promise<void> {
    const button = this.prompt.getByRole('button', { name }).and(this.page.locator(':not(.term)'));
    await this.after(() => button.first().click());
  }

  async pick(name: string | RegExp): Promise<void> {
    await this.after(() => this.popover.getByRole('menuitem', { name }).first().click());
  }

  // The first tap shows the way of what is in hand, the button goes.
  async place(id: string): Promise<void> {
    await this.after(() => this.pointAt(`[data-place="${id}"]`));
    const go = this.page.locator('[data-go]');
    if (this.points === 'finger' && (await go.isVisible())) await this.after(() => go.tap());
  }

  // The first touch opens a stack; then its pieces are apart.
  async piece(id: string): Promise<void> {
    const selector = `[data-piece="${id}"]`;
    if (this.points === 'finger') await this.pointAt(selector);
    if ((await this.map.locator(`${selector}.taken`).count()) > 0) return;
    await this.after(() => this.pointAt(selector));
  }

  // A place is partly covered by pieces, pieces overlap and fan out, the map may still be moving: finds a point that really hits the element.
  async pointAt(selector: string, click = true): Promise<void> {
    const { mouse, touchscreen } = this.page;
    await expect(async () => {
      const spot = (await this.spotOf(selector)) ?? (await this.goTo(selector));
      expect(spot, `a free spot of ${selector}`).not.toBeNull();
      const { x, y } = spot!;
      if (this.points === 'mouse') await mouse.move(x, y);
      expect(await this.meets(selector, x, y), `the pointer meets ${selector}`).toBe(true);
      if (this.points === 'finger') await touchscreen.tap(x, y);
      else if (click) await mouse.click(x, y);
    }).toPass({ intervals: [50, 100, 200], timeout: 40_000 });
  }

  // What is out of view is looked for on the overview.
  private async goTo(selector: string): Promise<{ x: number; y: number } | null> {
    const at = await this.map.evaluate((map, wanted) => {
      const [target, overview] = [map.querySelector<SVGGraphicsElement>(wanted), map.querySelector('.overview')];
      const sheet = overview?.querySelector('svg')?.viewBox.baseVal;
      const toSheet = target?.ownerSVGElement?.getScreenCTM()?.inverse();
      if (!target || !overview || !sheet || !toSheet) return null;
      const [box, small] = [target.getBoundingClientRect(), overview.getBoundingClientRect()];
      const { x, y } = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(toSheet);
      return { x: small.left + (x / sheet.width) * small.width, y: small.top + (y / sheet.height) * small.height };
    }, selector);
    if (!at) return null;
    if (this.points === 'finger') await this.page.touchscreen.tap(at.x, at.y);
    else await this.page.mouse.click(at.x, at.y);
    return this.spotOf(selector);
  }

  // Nobody aims at the last pixels of the window.
  spotOf(selector: string): Promise<{ x: number; y: number } | null> {
    return this.map.evaluate((map, wanted) => {
      const target = map.querySelector(wanted);
      if (!target) return null;
      const box = target.getBoundingClientRect();
      const steps = 14;
      const edge = 4;
      const within = (at: number, end: number): boolean => at >= edge && at <= end - edge;
      // From the middle outwards.
      const order = [...Array(steps).keys()].sort((a, b) => Math.abs(a - steps / 2) - Math.abs(b - steps / 2));
      for (const i of order) {
        for (const j of order) {
          const x = box.left + (box.width * (j + 0.5)) / steps;
          const y = box.top + (box.height * (i + 0.5)) / steps;
          if (within(x, innerWidth) && within(y, innerHeight) && document.elementFromPoint(x, y)?.closest(wanted)) return { x, y };
        }
      }
      return null;
    }, selector);
  }

  // Whether the point hits the element now, and still does some frames later.
  meets(selector: string, x: number, y: number): Promise<boolean> {
    return this.page.evaluate(
      async ([wanted, left, top]) => {
        const meets = (): boolean => Boolean(document.elementFromPoint(left, top)?.closest(wanted));
        let box = '';
        for (let still = 0; still < 3; ++still) {
          const now = JSON.stringify(document.querySelector(wanted)?.getBoundingClientRect());
          if (!meets() || (box && box !== now)) return false;
          box = now;
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        return true;
      },
      [selector, x, y] as const,
    );
  }

  async raiseCurtain(): Promise<void> {
    ++this.curtains;
    await this.after(() => this.curtain.getByRole('button').click());
  }

  // Makes one decision in the shortest way: finish, do nothing, or the first choice. What asked() saw may be gone a moment later
  // (buttons are disabled while an action is being sent), so it looks again until something can be done.
  async decideShortly(): Promise<void> {
    for (;;) {
      await this.asked();
      if (await this.curtain.isVisible()) return this.raiseCurtain();
      if (await this.popover.isVisible()) return this.pick(/./);
      if (await this.launch.isVisible()) return this.after(() => this.launch.click());
      const [button] = await this.buttons();
      if (button) return this.press(button);
      const { pieces, places } = await this.glow();
      if (pieces[0]) return this.piece(pieces[0]);
      if (places[0]) return this.place(places[0]);
    }
  }

  // Makes short decisions until the prompt asks for something else.
  async decideUntil(prompt: RegExp): Promise<void> {
    for (;;) {
      await this.asked();
      if (!(await this.curtain.isVisible()) && prompt.test(await this.prompt.innerText())) return;
      await this.decideShortly();
    }
  }
}
