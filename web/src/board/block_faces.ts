// What is printed on blocks, for all games that have them. A file of its own: a game of other pieces does not load it.
import { group, kGun, kHorse } from './wood';

// The gloss of a block's printed face.
export function faceSheen(id: string): string {
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".28"/>` +
    '<stop offset=".2" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#0" stop-opacity=".14"/></linearGradient>'
  );
}

export const kInk = '#2b2118';
export const kParchment = '#f7efdb';

// The arms of service as they are printed on blocks: muskets, a horse, a gun, a gun with a horse, and the hat of a commander. `prefix`: of
// the ids; `leader`: the id of the hat; muskets and the gun may have more strokes.
export function arms(prefix: string, leader: string, style: { muskets: [number, number]; slings?: string; hub?: string }): string {
  const [barrel, bayonet] = style.muskets;
  const muskets =
    `<g fill="none" stroke="${kInk}" stroke-linecap="round"><path d="M-8.4 7.4L6 -6M8.4 7.4L-6 -6" stroke-width="${barrel}"/>` +
    `<path d="M5.2 -5.2L8.2 -8.6M-5.2 -5.2L-8.2 -8.6" stroke-width="${bayonet}"/>${style.slings ?? ''}</g>`;
  const gun =
    `<path d="${kGun}" transform="translate(0 6) scale(.66)" fill="${kInk}"/>` +
    `<circle cx=".9" cy="1.4" r="4.3" fill="none" stroke="${kParchment}" stroke-width=".9"/>${style.hub ?? ''}`;
  const horse = `<path d="${kHorse}" fill="${kInk}"`;
  const hat =
    `<path d="M-9.4 2.4C-8 -4 -4 -6.6 0 -6.6C4 -6.6 8 -4 9.4 2.4C4 .4 -4 .4 -9.4 2.4Z" fill="${kInk}"/>` +
    `<circle cy="-3" r="1.5" fill="${kParchment}"/>` +
    `<path d="M-3.6 2.6A3.8 4.2 0 0 0 3.6 2.6" fill="none" stroke="${kInk}" stroke-width="1.5"/>`;
  return (
    group(`${prefix}-infantry`, muskets) +
    group(`${prefix}-cavalry`, `${horse} transform="translate(-1 9) scale(.72)"/>`) +
    group(`${prefix}-foot_artillery`, gun) +
    group(
      `${prefix}-horse_artillery`,
      `<g transform="translate(0 2.4) scale(.9)">${gun}</g>${horse} transform="translate(-6 -1.6) scale(.3)"/>`,
    ) +
    group(`${prefix}-${leader}`, hat)
  );
}
