// For tests: a prompt names what may be done, and nothing that may not be done now.
import { describe, expect, test } from 'vitest';
import type { JsonObject, Prompt, View } from '../protocol';
import type { Language } from '../text/language.svelte';

type Say = (prompt: Prompt, legal: readonly string[], view: View, language: Language) => { lead: string; text: string };

// Of a step the verbs that are not always legal, each with the words that offer it: English, Italian.
export interface Offers {
  args?: JsonObject;
  view: View;
  verbs: Record<string, [en: RegExp, it: RegExp]>;
}

export function offersOnlyTheLegal(say: Say, steps: Record<string, Offers>): void {
  const kLanguages = ['en', 'it'] as const;
  const cases = Object.entries(steps).flatMap(([step, offers]) => kLanguages.map((language) => ({ step, language, ...offers })));
  describe('a prompt offers what is legal and nothing else', () => {
    test.each(cases)('$step ($language)', ({ step, language, args, view, verbs }) => {
      const all = Object.keys(verbs);
      const asked = (legal: string[]): string => say({ step, args, text: 'not known', rules: [] }, legal, view, language).text;
      for (const [verb, patterns] of Object.entries(verbs)) {
        const words = patterns[language === 'en' ? 0 : 1];
        expect(asked(all)).toMatch(words);
        expect(asked(all.filter((other) => other !== verb))).not.toMatch(words);
        expect(asked([`${verb} of something`])).toMatch(words);
      }
    });
  });
}
