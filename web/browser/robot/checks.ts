// What must hold for the page at every decision: no text is cut off, no control is covered, no error goes unnoticed.
import type { Locator, Page } from '@playwright/test';
import type { Faults } from './faults';

// Records errors of the page's scripts and failed requests.
export function listen(page: Page, faults: Faults): void {
  page.on('console', (message) => {
    if (message.type() === 'error') faults.add('console', message.text());
  });
  page.on('pageerror', (error) => faults.add('console', error.stack ?? error.message));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') faults.add('request', `${request.method()} ${new URL(request.url()).pathname}: ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.add('request', `${response.status()} ${new URL(response.url()).pathname}`);
  });
}

// Finds text outside the visible part of its boxes. A box that scrolls shows everything; one that hides its overflow does not. Text on
// the map itself is not checked: the map is a window.
export async function checkCut(page: Page, faults: Faults, within: string): Promise<void> {
  const cut = await page.evaluate((roots) => {
    const kSlack = 2; // pixels
    const kLeading = 0.25; // of a line's height, above and below its letters
    const clips = (how: string): boolean => how === 'hidden' || how === 'clip';
    const scrolls = (how: string): boolean => how === 'auto' || how === 'scroll';
    const outside = (line: DOMRect, box: DOMRect, x: boolean, y: boolean): boolean => {
      const leading = line.height * kLeading;
      return (
        (x && (line.left < box.left - kSlack || line.right > box.right + kSlack)) ||
        (y && (line.top + leading < box.top || line.bottom - leading > box.bottom))
      );
    };
    const isCut = (rects: DOMRect[], element: Element): boolean => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (scrolls(style.overflowX) || scrolls(style.overflowY)) return false;
        const [x, y] = [clips(style.overflowX), clips(style.overflowY)];
        const edge = box.getBoundingClientRect();
        if ((x || y) && edge.width > 2 && rects.some((rect) => outside(rect, edge, x, y))) return true;
        if (style.position === 'fixed') break;
      }
      // An element that is completely off the screen is meant to be there, like a skip link for keyboards.
      const screen = new DOMRect(0, 0, innerWidth, innerHeight);
      const onScreen = rects.some(({ left, right, top, bottom }) => right > 0 && bottom > 0 && left < innerWidth && top < innerHeight);
      return onScreen && rects.some((rect) => outside(rect, screen, true, true));
    };
    // For screen readers only: a box of one pixel.
    const unseen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 2 || height <= 2 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const found: string[] = [];
    const look = (text: Node): void => {
      const element = text.parentElement!;
      if (!text.textContent?.trim() || element.closest('svg, script, style, select, dialog:not([open])') || unseen(element)) return;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      if (isCut(rects, element)) found.push(text.textContent.trim().replace(/\s+/g, ' ').slice(0, 90));
    };
    for (const root of document.querySelectorAll(roots)) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) look(text);
    }
    return found;
  }, within);
  for (const text of cut) faults.add('cut', `“${text}”`);
}

// For every button of the prompt and of a popover: its middle must hit it.
export async function checkCovered(page: Page, faults: Faults): Promise<void> {
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('.prompt button, [role=menuitem], .popover .acts button')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
      .flatMap((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const met = document.elementFromPoint(left + width / 2, top + height / 2);
        const scroller = one.closest('.popover'); // a long popover scrolls
        if ((met && one.contains(met)) || (scroller && scroller.scrollHeight > scroller.clientHeight)) return [];
        const over = met ? `${met.tagName.toLowerCase()}.${met.getAttribute('class') ?? ''}` : 'the edge of the window';
        return `“${one.textContent?.trim()}” lies under ${over}`;
      }),
  );
  for (const text of covered) faults.add('covered', text);
}

// The middle of a control that is about to be used, once it does not move.
export async function middleOf(control: Locator, faults: Faults): Promise<{ x: number; y: number }> {
  await control.scrollIntoViewIfNeeded();
  const { x, y, name, met } = await control.evaluate(async (one) => {
    const kStill = 3; // frames
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    let box = one.getBoundingClientRect();
    for (let still = 0; still < kStill; ++still) {
      await frame();
      const now = one.getBoundingClientRect();
      if (now.left !== box.left || now.top !== box.top) still = -1;
      box = now;
    }
    const at = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    return { ...at, name: one.textContent?.trim() ?? '', met: one.contains(document.elementFromPoint(at.x, at.y)) };
  });
  if (!met) faults.add('covered', `the middle of “${name}”`);
  return { x, y };
}
