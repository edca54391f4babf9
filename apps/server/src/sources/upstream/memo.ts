/** Remembers answers for a while; shares a request that is under way; forgets failures at once. Bounded. */
export class Memo<T> {
  readonly #entries = new Map<string, { readonly value: Promise<T>; readonly until: number }>();
  readonly #ttl: number;
  readonly #max = 1000;

  /** @param ttl milliseconds */
  constructor(ttl: number) {
    this.#ttl = ttl;
  }

  get(key: string, load: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key);
    if (known && known.until > performance.now()) return known.value;
    const value = load();
    this.#keep(key, value);
    value.catch(() => this.#entries.delete(key));
    return value;
  }

  set(key: string, value: T): void {
    this.#keep(key, Promise.resolve(value));
  }

  #keep(key: string, value: Promise<T>): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: performance.now() + this.#ttl });
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > this.#max && !oldest.done) this.#entries.delete(oldest.value);
  }
}
