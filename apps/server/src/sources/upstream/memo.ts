import { LRUCache } from "lru-cache";
import { textBytes } from "../../pages/cache/text-bytes.ts";
import { noteAge } from "../reading.ts";

export interface MemoOptions {
  /** Milliseconds. */
  readonly ttl: number;
  readonly maxBytes: number;
}

interface Known<T> {
  readonly value: T;
  /** Of the process's clock (performance.now), before it was asked for. */
  readonly askedAt: number;
}

/** Remembers answers for a while, those that were used last, as many as fit; callers share a request that is under way; failures are forgotten at once. */
export class Memo<T> {
  readonly #known: LRUCache<string, Known<T>, () => Promise<T>>;

  constructor({ ttl, maxBytes }: MemoOptions) {
    this.#known = new LRUCache<string, Known<T>, () => Promise<T>>({
      ttl,
      maxSize: maxBytes,
      sizeCalculation: ({ value }, key) => ENTRY_BYTES + bytesOf([key, value]),
      async fetchMethod(_key, _expired, { context: load }) {
        const askedAt = performance.now();
        return { value: await load(), askedAt };
      },
      // Who waits for what others push out meanwhile gets it all the same.
      ignoreFetchAbort: true,
    });
  }

  /** The page that is being read is as old as this answer, if nothing else in it is older. @throws what `load` throws */
  async get(key: string, load: () => Promise<T>): Promise<T> {
    const { value, askedAt } = await this.#known.forceFetch(inOwnMemory(key), { context: load });
    noteAge(askedAt);
    return value;
  }

  /** What came with another answer. @param askedAt - when that was asked for */
  set(key: string, value: T, askedAt: number): void {
    this.#known.set(key, { value, askedAt });
  }
}

/** A text that is cut from a visitor's address keeps all of that in memory. */
const inOwnMemory = (text: string): string => structuredClone(text);

/** Bytes of an entry's places in the cache. */
const ENTRY_BYTES = 500;
/** Of a text, an object or a list, and of each place in one, beside what they hold. */
const VALUE_BYTES = 64;
const PLACE_BYTES = 16;

/** Bytes that data from JSON takes in memory, rather more than fewer, however deep it is. */
function bytesOf(data: unknown): number {
  let bytes = 0;
  const left = [data];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === "string") bytes += VALUE_BYTES + textBytes(value);
    if (typeof value !== "object" || value === null) continue;
    bytes += VALUE_BYTES;
    for (const [name, held] of Object.entries(value)) {
      bytes += PLACE_BYTES + (Array.isArray(value) ? 0 : textBytes(name));
      left.push(held);
    }
  }
  return bytes;
}
