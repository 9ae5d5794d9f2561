// What a place is to the piece looked at: the words of an inspection.
import type { Language } from '../../../text/language.svelte';
import type { Both } from '../../grammar';

const kKinds: Both<Record<string, string>> = {
  en: { radius: 'within his command', reach: 'within reach', communication: 'on the line of communication' },
  it: { radius: 'nel suo raggio di comando', reach: 'raggiungibile', communication: 'sulla linea di comunicazione' },
};

export function inspectText(kind: string, language: Language): string {
  return kKinds[language][kind] ?? '';
}
