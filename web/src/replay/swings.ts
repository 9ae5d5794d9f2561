// The largest swings of a match: the entries after which a side's chance to win was most different.
export interface Swing {
  n: number;
  by: number;
}

const kLeast = 0.01;

// `chances`: at the beginning and after each entry. In the order of the match.
export function swingsOf(chances: readonly number[], most = 3): Swing[] {
  const all = chances.slice(1).map((chance, i): Swing => ({ n: i + 1, by: chance - chances[i]! }));
  const large = all.filter(({ by }) => Math.abs(by) >= kLeast).sort((a, b) => Math.abs(b.by) - Math.abs(a.by) || a.n - b.n);
  return large.slice(0, most).sort((a, b) => a.n - b.n);
}
