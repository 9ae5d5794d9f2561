// Whether a question that looks like the last one is another one.
export interface Asked {
  rev: number;
  seat: string;
  text: string;
  ends: boolean; // it may be ended without an answer: then one expects it again
}
export interface Seen {
  last: Asked | null;
  another: boolean;
}

export const answered = (): Seen => ({ last: null, another: false });

// The next question, or the same one once more: only a new record makes it another one.
export function again({ last, another }: Seen, asked: Asked): Seen {
  if (last && last.rev === asked.rev && last.seat === asked.seat) return { last: asked, another: another && last.text === asked.text };
  const alike = last !== null && last.seat === asked.seat && last.text === asked.text;
  return { last: asked, another: alike && !asked.ends };
}
