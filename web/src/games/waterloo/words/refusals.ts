// Why not: what the rules answer, and plain faults of the input, in both languages.
import type { Language } from '../../../text/language.svelte';
import { kSideNames } from './terms';
import { isQuestion, question } from './questions';
import { kItalianRefusals } from './refusals_it';
import { type Both, capital, typographic } from './text';

const kNotNow: Both<string> = { en: 'Not now.', it: 'Non ora.' };

// Faults of the input have no rule; the engine words them for a terminal (engine/vocabulary.cc, engine/facts.cc).
const kFaults: readonly [pattern: RegExp, say: Both<(found: string[]) => string>][] = [
  [/^it is not .*'s turn: (french|allied) (?:is|are) to act$/, {
    en: ([side]) => `It is not your turn: ${kSideNames.en[side === 'french' ? 'french' : 'allied']} are to decide.`,
    it: ([side]) => `Non tocca a te: decidono ${kSideNames.it[side === 'french' ? 'french' : 'allied']}.`,
  }],
  [/^the game is over$/, { en: () => 'The game is over.', it: () => 'La partita è finita.' }],
  [/^no action given$/, { en: () => 'Write an order first.', it: () => 'Scrivi prima un ordine.' }],
  [/^unknown action (.*)$/, { en: ([word]) => `There is no order ${word}.`, it: ([word]) => `L’ordine ${word} non esiste.` }],
  [/^unknown (?:unit|gun) (.*)$/, { en: ([word]) => `There is no unit ${word}.`, it: ([word]) => `L’unità ${word} non esiste.` }],
  [/^unknown (?:area|from|to) (.*)$/, { en: ([word]) => `There is no area ${word}.`, it: ([word]) => `L’area ${word} non esiste.` }],
  [/^unknown (?:disc|colour) (.*)$/, { en: ([word]) => `There is no colour ${word}.`, it: ([word]) => `Il colore ${word} non esiste.` }],
  [/^unknown state (.*)$/, { en: ([word]) => `There is no formation ${word}.`, it: ([word]) => `La formazione ${word} non esiste.` }],
  [/^count must be a number, not (.*)$/, {
    en: ([word]) => `It takes a number, not ${word}.`,
    it: ([word]) => `Serve un numero, non ${word}.`,
  }],
  [/^count (.*) is out of range$/, { en: ([word]) => `${word} is too large.`, it: ([word]) => `${word} è troppo grande.` }],
  [/^('.*') needs (.*)$/, {
    en: ([verb, rest]) => `The order ${verb} needs ${rest}.`,
    it: ([verb, rest]) => `L’ordine ${verb} vuole ${rest}.`,
  }],
  [/^('.*') takes .*, not also (.*)$/, {
    en: ([verb, spare]) => `The order ${verb} ends before ${spare}.`,
    it: ([verb, spare]) => `L’ordine ${verb} finisce prima di ${spare}.`,
  }],
  [/^an action takes at most \d+ bytes$/, { en: () => 'That order is too long.', it: () => 'Quell’ordine è troppo lungo.' }],
  [/^nothing to take back/, {
    en: () => 'There is nothing to take back: dice were rolled, something came to light, or the other side has acted since.',
    it: () => 'Non c’è nulla da annullare: da allora si è tirato un dado, si è scoperto qualcosa o ha agito l’avversario.',
  }],
];

const kQuotes: Both<[string, string]> = { en: ['‘', '’'], it: ['«', '»'] };

function quoted(word: string, language: Language): string {
  const [open, close] = kQuotes[language];
  return word.replace(/^'(.*)'$/, `${open}$1${close}`);
}

// The text is the rules' own; an unknown one is shown as it came, so that nothing is lost.
export function refusal(_rule: string, text: string, language: Language): string {
  if (isQuestion(text)) return `${kNotNow[language]} ${question(text, language)}`;
  const italian = kItalianRefusals[text];
  if (italian !== undefined) return language === 'it' ? italian : typographic(text);
  for (const [pattern, say] of kFaults) {
    const found = pattern.exec(text);
    if (found) return say[language](found.slice(1).map((word) => quoted(word, language)));
  }
  return capital(typographic(text));
}
