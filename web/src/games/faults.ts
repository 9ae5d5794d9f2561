// Faults of the input, which are the same in every game, in both languages. They have no rule; the engine words them for a terminal
// (engine/vocabulary.cc, engine/facts.cc).
import type { Language } from '../text/language.svelte';
import type { Both } from './grammar';

type Say = (found: string[], seats: Record<string, string>) => string;

const kFaults: readonly [pattern: RegExp, say: Both<Say>][] = [
  [
    /^it is not .*'s turn: (\w+) (?:is|are) to act$/,
    {
      en: ([seat], seats) => `It is not your turn: ${seats[seat] ?? seat} are to decide.`,
      it: ([seat], seats) => `Non tocca a te: decidono ${seats[seat] ?? seat}.`,
    },
  ],
  [/^the game is over$/, { en: () => 'The game is over.', it: () => 'La partita è finita.' }],
  [/^no action given$/, { en: () => 'Write an order first.', it: () => 'Scrivi prima un ordine.' }],
  [/^unknown action (.*)$/, { en: ([word]) => `There is no order ${word}.`, it: ([word]) => `L’ordine ${word} non esiste.` }],
  [/^unknown (?:unit|gun) (.*)$/, { en: ([word]) => `There is no unit ${word}.`, it: ([word]) => `L’unità ${word} non esiste.` }],
  [/^unknown (?:area|from|to) (.*)$/, { en: ([word]) => `There is no area ${word}.`, it: ([word]) => `L’area ${word} non esiste.` }],
  [/^unknown (?:disc|colour) (.*)$/, { en: ([word]) => `There is no colour ${word}.`, it: ([word]) => `Il colore ${word} non esiste.` }],
  [/^unknown faction (.*)$/, { en: ([word]) => `There is no army ${word}.`, it: ([word]) => `L’armata ${word} non esiste.` }],
  [/^unknown state (.*)$/, { en: ([word]) => `There is no formation ${word}.`, it: ([word]) => `La formazione ${word} non esiste.` }],
  [/^count must be a number, not (.*)$/, { en: ([word]) => `It takes a number, not ${word}.`, it: ([word]) => `Serve un numero, non ${word}.` }],
  [/^count (.*) is out of range$/, { en: ([word]) => `${word} is too large.`, it: ([word]) => `${word} è troppo grande.` }],
  [/^('.*') needs (.*)$/, { en: ([verb, rest]) => `The order ${verb} needs ${rest}.`, it: ([verb, rest]) => `L’ordine ${verb} vuole ${rest}.` }],
  [
    /^('.*') takes .*, not also (.*)$/,
    { en: ([verb, spare]) => `The order ${verb} ends before ${spare}.`, it: ([verb, spare]) => `L’ordine ${verb} finisce prima di ${spare}.` },
  ],
  [/^an action takes at most \d+ bytes$/, { en: () => 'That order is too long.', it: () => 'Quell’ordine è troppo lungo.' }],
  [
    /^nothing to take back/,
    {
      en: () => 'There is nothing to take back: dice were rolled, something came to light, or the other side has acted since.',
      it: () => 'Non c’è nulla da annullare: da allora si è tirato un dado, si è scoperto qualcosa o ha agito l’avversario.',
    },
  ],
];

const kQuotes: Both<[string, string]> = { en: ['‘', '’'], it: ['«', '»'] };

function quoted(word: string, language: Language): string {
  const [open, close] = kQuotes[language];
  return word.replace(/^'(.*)'$/, `${open}$1${close}`);
}

// `seats`: who sits there, as a subject: "the French". Undefined: this is no fault of the input.
export function faultText(text: string, seats: Record<string, string>, language: Language): string | undefined {
  for (const [pattern, say] of kFaults) {
    const found = pattern.exec(text);
    if (found)
      return say[language](
        found.slice(1).map((word) => quoted(word, language)),
        seats,
      );
  }
  return undefined;
}
