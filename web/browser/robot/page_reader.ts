// Reads what the page offers now: highlighted pieces and places, buttons next to the prompt, popovers, the list of all choices.
import { expect, type Locator, type Page } from '@playwright/test';

export interface Target {
  kind: 'piece' | 'place' | 'point' | 'corner';
  id: string;
}

// A control by its text, without the key that it shows; `at`: its index among controls with the same text.
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
  stand: Record<string, string>; // of pieces in highlighted places: that place may mean them
  points: string[]; // of those that the server listed
  corners: string[]; // for wheeling, if a pose is to be chosen
  stops: string[]; // poses of the chosen corner
  stands: string[]; // the stop of the pose in hand
  taken: string[];
  hand: boolean; // something is in hand that goes to a highlighted place
  aim: string; // what its card says of where it goes
  steps: boolean; // … or may go area by area
  go: boolean; // the place that it would go to is shown
  all: boolean; // all pieces may be ordered the same
  buttons: Said[]; // next to the prompt
  items: Said[]; // of the popover
  asks: string | null; // the question of a popover that asks for confirmation
  refusal: string | null;
}

export interface Choice {
  notation: string;
  text: string;
}

const kPrompt = /^(Your move|Tocca a te)$/;
const kList = /^(All choices|Tutte le scelte)$/;
const kMore = /^(More…|Altro…)$/; // opens the list if there are more choices than buttons

export class PageReader {
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
      const confirm = all('.popover.confirm').find(shown);
      const items = menu ? controls('[role=menuitem]') : [];
      const refusal = all('main [role=alert]').find(shown);
      return {
        curtain: all('.curtain').some(shown),
        result: all('.result').some(shown),
        list: all('dialog[open] [role=listbox]').some(shown),
        pieces: all<SVGElement>('[data-piece].may').map((piece) => piece.dataset.piece!),
        places: all<SVGElement>('[data-place].choosable').map((place) => place.dataset.place!),
        stand: Object.fromEntries(
          all<SVGElement>('[data-place].choosable').flatMap((place) =>
            all<SVGElement>(`[data-place-of="${place.dataset.place}"]`).map((piece) => [piece.dataset.piece!, place.dataset.place!]),
          ),
        ),
        points: all<SVGElement>('[data-point]').map((point) => point.dataset.point!),
        corners: all<SVGElement>('[data-corner]').map((corner) => corner.dataset.corner!),
        stops: all<HTMLElement>('[data-stop]').map((stop) => stop.dataset.stop!),
        stands: all<HTMLElement>('[data-stop][aria-pressed=true]').map((stop) => stop.dataset.stop!),
        taken: all<SVGElement>('[data-piece].taken').map((piece) => piece.dataset.piece!),
        hand: all('.hand').some(shown),
        aim: all('.hand')
          .map((card) => card.textContent?.trim() ?? '')
          .join(),
        steps: all('[data-steps]').some(shown),
        go: all('[data-go]:enabled').some(shown),
        all: all('[data-all], [data-others]').some(shown),
        buttons: controls('.prompt button:not(.term, .meaning *)'),
        items,
        asks: confirm ? (confirm.querySelector('h2')?.textContent?.trim() ?? '') : null,
        refusal: refusal?.textContent?.trim() ?? null,
      };
    });
  }

  // The entries of the list of all choices, while it is open.
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
    return this.page.locator('.prompt button:not(.term, .meaning *)').nth(at);
  }

  more(look: Look): Locator | undefined {
    const found = look.buttons.find(({ says }) => kMore.test(says));
    return found && this.button(found);
  }

  item({ at }: Said): Locator {
    return this.page.locator('[role=menuitem]').nth(at);
  }

  // The control that moves the pose in hand to a stop.
  stop(id: string): Locator {
    return this.page.locator(`[data-stop="${id}"]`);
  }

  // Of what is in hand: area by area; the order.
  get steps(): Locator {
    return this.page.locator('[data-steps]');
  }
  get go(): Locator {
    return this.page.locator('[data-go]');
  }
  get all(): Locator {
    return this.page.locator('[data-all], [data-others]').first();
  }

  get act(): Locator {
    return this.page.locator('[data-act]');
  }

  // The first button of a popover that asks for confirmation.
  get yes(): Locator {
    return this.page.locator('.popover.confirm').getByRole('button').first();
  }

  get raise(): Locator {
    return this.page.locator('.curtain').getByRole('button');
  }

  // Waits until everything since the last message is drawn.
  async frames(count = 2): Promise<void> {
    await this.page.evaluate(async (frames) => {
      for (let i = 0; i < frames; ++i) await new Promise((resolve) => requestAnimationFrame(resolve));
    }, count);
  }

  // Waits until the ways of what was taken in hand are known, and its card is there: at first it is still being fetched.
  async answered(): Promise<void> {
    await expect(this.page.locator('.prompt[aria-busy=true]')).toHaveCount(0);
    await this.page.waitForLoadState('networkidle');
    await this.frames(); // a menu is drawn with the next one
  }

  // Waits until the page shows something different, or the condition holds.
  async changed(before: Look, or: () => boolean | Promise<boolean>, timeout = 30_000): Promise<boolean> {
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
