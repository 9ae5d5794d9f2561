// A game's own words, from its catalogue: the forms in which they stand in sentences, what they mean, and the rule.
import type { Speaker } from '../text/message';
import type { Term } from './game';

// `rules`: by term its rule. Forms are separated by bars: "disc|discs".
export function termsOf(rules: Readonly<Record<string, string>>, speaker: Speaker): Term[] {
  return Object.entries(rules).map(([term, rule]) => ({
    words: speaker.say(`glossary.words.${term}`).split('|'),
    text: speaker.say(`glossary.means.${term}`),
    rule,
  }));
}
