// Sentences of the catalogue (data/*/text.*.json) with their gaps filled, as engine/text.cc does it for the terminal. The language of patterns
// is described in engine/message_pattern.h; tests/text/cases.json holds both to the same results.

// A thing with a name in the catalogue: `key` is the name's id, `word` what it is called in notation, `nth` which of several with the same name.
export interface Named {
  key: string;
  word: string;
  nth?: number;
}
export type Value = number | string | Named;
export type Values = Readonly<Record<string, Value | undefined>>;

// A language of the catalogue: sentences by id, and names as their forms.
export type Catalogue = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

type Part =
  | { kind: 'text'; text: string }
  | { kind: 'hash' }
  | { kind: 'value'; name: string; form: string; capital: boolean }
  | { kind: 'plural' | 'select' | 'list'; name: string; form: string; branches: Map<string, Part[]> };

function parse(pattern: string): Part[] {
  let at = 0;
  const skip = (): void => {
    while (pattern[at] === ' ') at += 1;
  };
  const take = (letter: string): boolean => {
    skip();
    if (pattern[at] !== letter) return false;
    at += 1;
    return true;
  };
  const word = (): string => {
    skip();
    const found = /^[^ ,:{}]*/.exec(pattern.slice(at))![0];
    at += found.length;
    return found;
  };
  const must = (right: boolean): void => {
    if (!right) throw new Error(`malformed pattern: ${pattern}`);
  };
  const gap = (inPlural: boolean): Part => {
    at += 1;
    const capital = take('^');
    const name = word();
    const form = take(':') ? word() : '';
    if (!take(',')) {
      must(name !== '' && take('}'));
      return { kind: 'value', name, form, capital };
    }
    const kind = word() as 'plural' | 'select' | 'list';
    must(['plural', 'select', 'list'].includes(kind) && take(','));
    const branches = new Map<string, Part[]>();
    while (!take('}')) {
      const key = word();
      must(key !== '' && take('{'));
      branches.set(key, parts(inPlural || kind === 'plural'));
      must(take('}'));
    }
    return { kind, name, form, branches };
  };
  const parts = (inPlural: boolean): Part[] => {
    const all: Part[] = [];
    while (at < pattern.length && pattern[at] !== '}') {
      if (pattern[at] === '{') all.push(gap(inPlural));
      else if (pattern[at] === '#' && inPlural) {
        at += 1;
        all.push({ kind: 'hash' });
      } else {
        const text = (inPlural ? /^[^{}#]+/ : /^[^{}]+/).exec(pattern.slice(at))![0];
        at += text.length;
        all.push({ kind: 'text', text });
      }
    }
    return all;
  };
  const all = parts(false);
  must(at === pattern.length);
  return all;
}

const kParsed = new Map<string, Part[]>();
function parsed(pattern: string): Part[] {
  let parts = kParsed.get(pattern);
  if (!parts) kParsed.set(pattern, (parts = parse(pattern)));
  return parts;
}

const figures = (value: number): string => (value < 0 ? `−${-value}` : String(value));
const wordOf = (value: Value): string => (typeof value === 'object' ? value.word : String(value));

// The first letter as a capital; a mark before it stays.
export function capital(text: string): string {
  return text.replace(/^(\**)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());
}

// Without the marks around what is set in bold.
export function plain(text: string): string {
  return text.replaceAll('**', '');
}

// `catalogues`: where an id is looked up, one after the other: the game's sentences, then those that all games share.
export class Speaker {
  readonly #catalogues: readonly Catalogue[];
  readonly #plural: Intl.PluralRules;

  constructor(language: string, catalogues: readonly Catalogue[]) {
    this.#catalogues = catalogues;
    this.#plural = new Intl.PluralRules(language);
  }

  has(id: string): boolean {
    return this.#find(id) !== undefined;
  }

  // The sentence with the marks of bold; an id that is not in the catalogue is said itself.
  say(id: string, values: Values = {}): string {
    const pattern = this.#find(id);
    return pattern === undefined ? id : this.#filled(parsed(pattern), values);
  }

  // One form of a name: name('place.hougoumont', 'at').
  name(key: string, form = '', nth = 0): string {
    return this.#value({ key, word: key, nth }, form);
  }

  #find(id: string, form = ''): string | undefined {
    for (const catalogue of this.#catalogues) {
      const entry = Object.hasOwn(catalogue, id) ? catalogue[id] : undefined;
      const text = typeof entry === 'string' ? (form === '' ? entry : undefined) : entry?.[form];
      if (text !== undefined) return text;
    }
    return undefined;
  }

  #filled(parts: Part[], values: Values, counted?: number): string {
    return parts.map((part) => this.#part(part, values, counted)).join('');
  }

  #part(part: Part, values: Values, counted?: number): string {
    switch (part.kind) {
      case 'text':
        return part.text;
      case 'hash':
        return figures(counted ?? 0);
      case 'value': {
        const value = values[part.name];
        const text = value === undefined ? '' : this.#value(value, part.form);
        return part.capital ? capital(text) : text;
      }
      case 'plural': {
        const count = Number(values[part.name] ?? 0);
        const branch = part.branches.get(`=${count}`) ?? part.branches.get(this.#plural.select(count)) ?? part.branches.get('other');
        return this.#filled(branch ?? [], values, count);
      }
      case 'select': {
        const value = values[part.name];
        const key = value === undefined ? 'none' : part.form === '' ? wordOf(value) : this.#value(value, part.form);
        return this.#filled(part.branches.get(key.replaceAll(' ', '_')) ?? part.branches.get('other') ?? [], values, counted);
      }
      case 'list': {
        const items = [...part.branches].filter(([key]) => holds(key, values)).map(([, branch]) => this.#filled(branch, values, counted));
        const [between, last] = [this.#find(`list.${part.name}`), this.#find(`list.${part.name}.last`)];
        return items.map((item, i) => (i === 0 ? '' : ((i + 1 < items.length ? between : last) ?? ', ')) + item).join('');
      }
    }
  }

  #decimal(value: number, form: string): string {
    if (form === 'sense') return value < 0 ? 'minus' : value > 0 ? 'plus' : 'none';
    return figures(form === 'size' ? Math.abs(value) : value).replace('.', this.#find('decimal.mark') ?? '.');
  }

  #value(value: Value, form: string): string {
    if (form === 'decimal' || form === 'size' || form === 'sense') return this.#decimal(Number(wordOf(value)), form);
    if (typeof value === 'string') return value;
    if (typeof value === 'number') {
      if (form === 'signed') return (value > 0 ? '+' : '') + figures(value);
      return (form === '' ? undefined : this.#find(`${form}.${value}`)) ?? figures(value);
    }
    const nth = value.nth ? this.#find(value.key, form === '' ? 'nth' : `${form}_nth`) : undefined;
    if (nth !== undefined) return this.#filled(parsed(nth), { nth: value.nth });
    return this.#find(value.key, form) ?? value.word;
  }
}

function holds(names: string, values: Values): boolean {
  return names.split('|').some((name) => {
    const value = values[name];
    return name === 'always' || (value !== undefined && !['0', '0.0', 'no', 'none'].includes(wordOf(value)));
  });
}
