// The explanation of a map's signs.
import { lettered, short } from './svg';

// One after the other: each takes as much room as its words.
export function legend(x: number, y: number, items: readonly [sign: string, meaning: string][], { letter = 4.9, between = 12 } = {}): string {
  const kSign = 26;
  let at = x;
  return items
    .map(([sign, meaning]) => {
      const words = `<text class="key" x="${kSign}" y="3.4">${lettered(meaning)}</text>`;
      const item = `<g transform="translate(${short(at)} ${y})">${sign}${words}</g>`;
      at += kSign + meaning.length * letter + between;
      return item;
    })
    .join('');
}
