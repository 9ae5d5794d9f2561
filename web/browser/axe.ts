// axe finds nothing serious on the page as it stands. The drawn layers of the map are hidden from screen readers, and excluded here too.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const kAlso = ['page-has-heading-one', 'label-content-name-mismatch']; // axe rates them as not serious, or as experimental

// What is still fading in has too little contrast yet. Pulses without an end do not count.
async function stillFading(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
        .length,
  );
}

export async function check(page: Page, what: string): Promise<void> {
  await expect.poll(() => stillFading(page), what).toBe(0);
  const rules = Object.fromEntries(kAlso.map((rule) => [rule, { enabled: true }]));
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], rules }).exclude('svg.map[aria-hidden]');
  axe.setLegacyMode(true); // there are no frames
  const { violations } = await axe.analyze();
  const grave = violations.filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || kAlso.includes(id));
  // A menu shows an order in short form below the name of its place; the accessible name has the place between the words ("Move from …
  // with a green disc").
  const short = (id: string, html: string): boolean => id === 'label-content-name-mismatch' && html.includes('role="menuitem"');
  const found = grave.flatMap(({ id, help, nodes }) => {
    const meant = nodes
      .filter(({ html }) => !short(id, html))
      .slice(0, 3)
      .map(({ html }) => html.slice(0, 200));
    return meant.length > 0 ? [`${id}: ${help}`, ...meant].join('\n') : [];
  });
  expect.soft(found, what).toEqual([]);
}
