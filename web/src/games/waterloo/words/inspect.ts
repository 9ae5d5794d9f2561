// What a place is to a gun: the words of an inspection.
import type { Language } from '../../../text/language.svelte';
import type { Both } from './text';

const kKinds: Both<Record<string, string>> = {
  en: { target: 'in range and sight: it may be fired at', sight: 'in range and sight', hidden: 'in range, but out of sight' },
  it: { target: 'a tiro e in vista: vi si può sparare', sight: 'a tiro e in vista', hidden: 'a tiro, ma fuori vista' },
};

export function inspectText(kind: string, language: Language): string {
  return kKinds[language][kind] ?? '';
}
