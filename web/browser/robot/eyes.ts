// What the page offers now, read from what it shows: gold pieces and places, buttons beside the prompt, popovers, the list of all choices.
import { expect, type Locator, type Page } from '@playwright/test';

export interface Target {
  kind: 'piece' | 'place' | 'point' | 'corner';
  id: string;
}

// A control by what it says, without the key that it names; `at`: which one of its kind.
export interface Said {
  says: string;
  at: number;
}

export interface Look {
  curtain: boolean;
  result: boolean;
  list: boolean;
  pieces: string[];
  places: string[];
  points: string[]; // of those that the server listed
  corners: string[]; // to wheel about, where a pose is to be chosen
  stops: string[]; // poses of the corner that is taken
  stands: string[]; // the stop that the pose in hand is at
  taken: string[];
  buttons: Said[]; // beside the prompt
  items: Said[]; // of the popover
  asks: string | null; // a popover that asks for a yes: what it asks
  refusal: string | null;
}

export interface Choice {
  notation: string;
  text: string;
}

const kPrompt = /^(Your move|Tocca a te)$/;
const kList = /^(All choices|Tutte le scelte)$/;
const kMore = /^(More…|Altro…)$/; // what leads to the list where there are more choices than buttons

export class Eyes {
  readonly map: Locator;
  readonly prompt: Locator;
  readonly listButton: Locator;
  readonly list: Locator;

  constructor(readonly page: Page) {
    this.map = page.getByRole('application');
    this.prompt = page.getByRole('region', { name: kPrompt });
    this.listButton = page.getByRole('button', { name: kList });
    this.list = page.getByRole('dialog', { name: kList });
  }

  look(): Promise<Look> {
    return this.page.evaluate(() => {
      const all = <Kind extends Element>(selector: string): Kind[] => [...document.querySelectorAll<Kind>(selector)];
      const shown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
      const says = (element: Element): string => {
        const named = element.getAttribute('aria-label');
        if (named !== null) return named.trim();
        const copy = element.cloneNode(true) as Element;
        copy.querySelectorAll('kbd').forEach((key) => key.remove());
        return (copy.textContent ?? '').trim();
      };
      const controls = (selector: string): { says: string; at: number }[] =>
        all(selector).flatMap((one, at) => (shown(one) && !one.matches(':disabled') ? { says: says(one), at } : []));
      const menu = all('[role=menu]').find(shown);
      const popover = menu?.parentElement;
      const heading = popover?.querySelector('h2')?.textContent?.trim() ?? '';
      const items = menu ? controls('[role=menuitem]') : [];
      const refusal = all('main [role=alert]').find(shown);
      return {
        curtain: all('.curtain').some(shown),
        result: all('.result').some(shown),
        list: all('dialog[open] [role=listbox]').some(shown),
        pieces: all<SVGElement>('[data-piece].may').map((piece) => piece.dataset.piece!),
        places: all<SVGElement>('[data-place].choosable').map((place) => place.dataset.place!),
        points: all<SVGElement>('[data-point]').map((point) => point.dataset.point!),
        corners: all<SVGElement>('[data-corner]').map((corner) => corner.dataset.corner!),
        stops: all<HTMLElement>('[data-stop]').map((stop) => stop.dataset.stop!),
        stands: all<HTMLElement>('[data-stop][aria-pressed=true]').map((stop) => stop.dataset.stop!),
        taken: all<SVGElement>('[data-piece].taken').map((piece) => piece.dataset.piece!),
        buttons: controls('.prompt button'),
        items,
        asks: menu && items.length === 0 ? heading : null,
        refusal: refusal?.textContent?.trim() ?? null,
      };
    });
  }

  // What the list of all choices says, while it is open.
  choices(): Promise<Choice[]> {
    return this.list
      .getByRole('option')
      .evaluateAll((options) =>
        options.map((option) => ({
          notation: option.querySelector('code')?.textContent?.trim() ?? '',
          text: option.querySelector('span')?.textContent?.trim() ?? '',
        })),
      );
  }

  option(notation: string): Locator {
    return this.list.getByRole('option').filter({ has: this.page.locator('code').getByText(notation, { exact: true }) });
  }

  button({ at }: Said): Locator {
    return this.page.locator('.prompt button').nth(at);
  }

  more(look: Look): Locator | undefined {
    const found = look.buttons.find(({ says }) => kMore.test(says));
    return found && this.button(found);
  }

  item({ at }: Said): Locator {
    return this.page.locator('[role=menuitem]').nth(at);
  }

  // The pose in hand: a stop that it can be put to, and what does it.
  stop(id: string): Locator {
    return this.page.locator(`[data-stop="${id}"]`);
  }

  get act(): Locator {
    return this.page.locator('[data-act]');
  }

  // The first button of a popover that asks for a yes.
  get yes(): Locator {
    return this.page
      .locator('.popover')
      .filter({ has: this.page.getByRole('menu') })
      .getByRole('button')
      .first();
  }

  get raise(): Locator {
    return this.page.locator('.curtain').getByRole('button');
  }

  // What has been drawn since the last message is on the screen.
  async frames(count = 2): Promise<void> {
    await this.page.evaluate(async (frames) => {
      for (let i = 0; i < frames; ++i) await new Promise((resolve) => requestAnimationFrame(resolve));
    }, count);
  }

  // Waits until the page shows something else than before, or the condition holds.
  async changed(before: Look, or: () => boolean | Promise<boolean>, timeout = 10_000): Promise<boolean> {
    const was = JSON.stringify(before);
    const differs = async (): Promise<boolean> => (await or()) || JSON.stringify(await this.look()) !== was;
    try {
      await expect.poll(differs, { intervals: [20, 40, 80], timeout }).toBe(true);
      return true;
    } catch {
      return false;
    }
  }
}
