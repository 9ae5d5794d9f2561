// An LRU cache. Views of a whole game live as long as its history, so data derived from a view must not live as long as the view.
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
    this.#known.delete(key); // a Map keeps the order of insertion: the most recently used come last
    this.#known.set(key, value);
    if (!known && this.#known.size > this.#limit) this.#known.delete(this.#known.keys().next().value!);
    return value;
  }
}
