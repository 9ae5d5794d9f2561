// Lettering. Halos come from CSS (paint-order), never from a filter.
import { text } from './svg';

// A long name is broken in two where the halves are most equal in length. The last line is at the given height.
export function label(x: number, y: number, name: string, css: string, longest: number, leading: number): string {
  const rows = broken(name, longest);
  return rows.map((row, i) => text(x, y + (i - (rows.length - 1)) * leading, row, css)).join('');
}

export function broken(name: string, longest: number): string[] {
  const words = name.split(' ');
  if (name.length <= longest || words.length === 1) return [name];
  let best = [name];
  let least = Infinity;
  for (let i = 1; i < words.length; i++) {
    const halves = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    const gap = Math.abs(halves[0].length - halves[1].length);
    if (gap < least) [least, best] = [gap, halves];
  }
  return best;
}
