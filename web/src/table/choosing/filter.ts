// Every typed word must begin some word of the text, in any order; accents and apostrophes do not matter.
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’']/g, '')
    .toLowerCase();

export function matching(filter: string, text: string): boolean {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u);
  return plain(filter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((typed) => words.some((word) => word.startsWith(typed)));
}
