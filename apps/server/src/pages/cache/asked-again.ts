import { LRUCache } from "lru-cache";

/** Of all bytes, what may be taken by values that were asked for again. */
const AGAIN_SHARE = 0.8;

export interface AskedAgainOptions<Value> {
  readonly maxBytes: number;
  readonly sizeOf: (value: Value) => number;
  /** Of what left, or was replaced. */
  readonly onRemove: (key: string, value: Value) => void;
}

/**
 * Values by key, bounded in bytes. What was asked for once leaves before what was asked for again, in each part what was not asked for
 * longest: addresses that are asked for once, by a robot or with random words, push out nothing that many ask for.
 */
export class AskedAgain<Value extends object> {
  readonly #once: LRUCache<string, Value>;
  readonly #again: LRUCache<string, Value>;
  readonly #maxBytes: number;

  constructor({ maxBytes, sizeOf, onRemove }: AskedAgainOptions<Value>) {
    this.#maxBytes = maxBytes;
    const part = (maxSize: number): LRUCache<string, Value> =>
      new LRUCache({
        maxSize,
        sizeCalculation: (value) => Math.max(1, sizeOf(value)),
        // What is deleted goes to the other part.
        dispose: (value, key, reason) => reason !== "delete" && onRemove(key, value),
      });
    this.#once = part(maxBytes);
    // With room for one more, of whatever size: what is too much goes back to the other part.
    this.#again = part(2 * maxBytes);
  }

  /** Counts as asking for it. */
  get(key: string): Value | undefined {
    const again = this.#again.get(key);
    if (again) return again;
    const once = this.#once.peek(key);
    if (!once) return undefined;
    this.#once.delete(key);
    this.#again.set(key, once);
    this.#shrink();
    return once;
  }

  /** Counts as nothing. */
  peek(key: string): Value | undefined {
    return this.#again.peek(key) ?? this.#once.peek(key);
  }

  /** Takes the place of what the key had. @returns whether it is kept: not where it is larger than all may be */
  set(key: string, value: Value): boolean {
    (this.#again.has(key) ? this.#again : this.#once).set(key, value);
    this.#shrink();
    return this.peek(key) === value;
  }

  *keys(): Generator<string> {
    yield* this.#again.keys();
    yield* this.#once.keys();
  }

  #shrink(): void {
    while (this.#again.calculatedSize > AGAIN_SHARE * this.#maxBytes) {
      const [key] = this.#again.rkeys();
      const value = key === undefined ? undefined : this.#again.peek(key);
      if (key === undefined || !value) break;
      this.#again.delete(key);
      this.#once.set(key, value);
    }
    while (this.#once.calculatedSize + this.#again.calculatedSize > this.#maxBytes) this.#once.pop();
  }
}
