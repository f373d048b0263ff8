/** Keeps the last copy that was read under each key, for the time when reading fails. */
export class LastGood<Value> {
  readonly #copies = new Map<string, Value>();

  /** Keys come from addresses; without a bound a visitor could fill the memory. */
  constructor(private readonly limit = 2_000) {}

  keep(key: string, copy: Value): void {
    this.#copies.delete(key);
    this.#copies.set(key, copy);
    if (this.#copies.size > this.limit) {
      const oldest = this.#copies.keys().next();
      if (!oldest.done) this.#copies.delete(oldest.value);
    }
  }

  get(key: string): Value | undefined {
    return this.#copies.get(key);
  }
}
