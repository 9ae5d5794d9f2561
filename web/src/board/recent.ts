// A cache that forgets: the entries used last are kept, up to a limit. Views of a whole game live as long as its history, so what is
// worked out for a view may not be tied to its life.
export class Recent<Key, Value> {
  readonly #known = new Map<Key, Value>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#known.size;
  }

  get(key: Key, make: () => Value): Value {
    const known = this.#known.has(key);
    const value = known ? this.#known.get(key)! : make();
    this.#known.delete(key); // a Map remembers the order of insertion: the last used come last
    this.#known.set(key, value);
    if (!known && this.#known.size > this.#limit) this.#known.delete(this.#known.keys().next().value!);
    return value;
  }
}
