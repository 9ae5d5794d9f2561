// Judges poses in the page: the rules of the game in WebAssembly (games/enemy_mistakes/judge), fed with the view of the seat. The server remains the
// judge of what is played. Lengths are millimetres here and tenths of them in the module.
import type { View, WhyAnswer } from '../../../protocol';
import type { ParsedAction } from '../../game';

interface Said {
  rule?: string;
  sentence?: string;
}
type Stretch = Said & { from: number; to: number };
type Met = Said & { target: string; distance?: number; reach?: number };

// A distance at which a slide stops. `reach`: as far as the pieces may go; `limit`: of an enemy's area; `contact`: of a Charge, with that enemy.
export interface Stop {
  kind: 'reach' | 'limit' | 'contact';
  distance: number;
  piece?: string;
}
// Where the units of a group end, in hundredths of a millimetre and tenths of a degree, and how far they could go.
export interface Ends {
  reach: number;
  units: Record<string, [x: number, y: number, facing: number]>;
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  room(): number;
  room_size(): number;
  read(length: number): number;
  ask(length: number): number;
}

const kTenths = 10;
const kLimit = 'rule.strictly_inside';
const kNoAction: Said = { rule: 'EM-19.2', sentence: 'rule.no_such_action' };

export class Poses {
  readonly #module: Exports;
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();
  #seen: View | null = null;
  #stops: { of: string; found: Stop[] } | null = null; // the latest: asked for again whenever the distance changes

  private constructor(module: Exports) {
    this.#module = module;
    module._initialize();
  }

  static async compiled(bytes: BufferSource): Promise<Poses> {
    const module = await WebAssembly.compile(bytes);
    // The C++ library imports functions to report its own failure; the rules import nothing.
    const outside = (): never => {
      throw new Error('the judge called for the outside world');
    };
    const imports: WebAssembly.Imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = outside;
    return new Poses((await WebAssembly.instantiate(module, imports)).exports as unknown as Exports);
  }

  // The position to judge from now on; false: it cannot be judged here.
  look(view: View): boolean {
    if (view === this.#seen) return true;
    const length = this.#say(JSON.stringify(view));
    const seen = length !== null && this.#module.read(length) === 1;
    this.#seen = seen ? view : null;
    this.#stops = null;
    return seen;
  }

  // As the server answers: without a text it is legal.
  why(notation: string): WhyAnswer {
    const said = this.#ask<Said>(`why ${notation}`) ?? kNoAction;
    return said.sentence ? { do: notation, ...said, text: said.rule || said.sentence } : { do: notation };
  }

  // Where a legal Advance, Fall Back or Charge leads.
  ends(notation: string): Ends | null {
    const told = this.#ask<Ends>(`ends ${notation}`);
    return told && { ...told, reach: told.reach / kTenths };
  }

  // Where a slide stops with the piece and the angle of this action, whatever its distance; nearest first.
  stops(action: ParsedAction): Stop[] {
    const of = `${action.verb} ${JSON.stringify({ ...action.operands, distance: '' })}`;
    if (this.#stops?.of !== of) this.#stops = { of, found: this.#stopsOf(action) };
    return this.#stops.found;
  }

  #stopsOf({ verb, operands, notation }: ParsedAction): Stop[] {
    const stretches = this.#ask<Stretch[]>(`stretches ${notation}`) ?? [];
    const stops = stretches.flatMap((one, i): Stop[] => {
      const next = stretches[i + 1];
      if (one.rule) return [];
      if (next?.sentence === kLimit) return [{ kind: 'limit', distance: one.to / kTenths }];
      const farther = stretches.slice(i + 1).some(({ rule }) => !rule);
      return farther ? [] : [{ kind: 'reach', distance: one.to / kTenths }];
    });
    return [...stops, ...this.#contacts(verb, operands)].sort((a, b) => a.distance - b.distance);
  }

  // The enemies that a Charge with the same turn meets.
  #contacts(verb: string, { unit, angle, target = unit }: Record<string, string>): Stop[] {
    if (unit === undefined || angle === undefined || (verb !== 'advance' && verb !== 'charge')) return [];
    const met = this.#ask<Met[]>(`charges charge ${unit} ${angle} ${target}`) ?? [];
    return met.flatMap(({ target: piece, distance, rule }) =>
      rule || distance === undefined ? [] : [{ kind: 'contact', distance: distance / kTenths, piece }],
    );
  }

  #ask<Answer>(question: string): Answer | null {
    const length = this.#say(question);
    if (length === null) return null;
    const said = this.#module.ask(length);
    return JSON.parse(this.#decoder.decode(this.#room().subarray(0, said))) as Answer | null;
  }

  // Made anew each time: when the memory grows, its buffer is replaced.
  #room(): Uint8Array {
    return new Uint8Array(this.#module.memory.buffer, this.#module.room(), this.#module.room_size());
  }

  // Null: it is too long.
  #say(text: string): number | null {
    const { read, written } = this.#encoder.encodeInto(text, this.#room());
    return read === text.length ? written : null;
  }
}
