import { AskedAgain } from "./asked-again.ts";
import { textBytes } from "./text-bytes.ts";

/** What a drawing gave: a body that every visitor may get, or one for the visitor alone who asked. */
export interface Drawn<Body> {
  readonly body: Body;
  /** Bytes that it takes in memory; the cache adds those of key and tags. */
  readonly size: number;
  /** undefined: no one else gets it, and it is not kept. */
  readonly shared:
    | {
        /** false: who waits for it gets it, and no one after them; what is kept stays. */
        readonly kept: boolean;
        readonly tags: readonly string[];
        /** Milliseconds of the database's clock at which the body changes by itself. */
        readonly freshUntil: number | undefined;
        /** Milliseconds for which the oldest of what it shows was known before its drawing; omitted: none of it was. */
        readonly age?: number;
      }
    | undefined;
}

export interface BodyCacheOptions<Body> {
  readonly maxBytes: number;
  /** Milliseconds of the clock that pages go by. It may be set, also back: ages are measured by `performance.now()`. */
  readonly now: () => number;
  /** Milliseconds for which a body is trusted: without end while changes are received, less while they may be missed. */
  readonly trustedFor: () => number;
  /** By `performance.now()`: until when all changes were received; omitted: none are. */
  readonly receivedUntil?: () => number;
  /**
   * Gets what was kept and is so no longer: another one took its place, or its bytes were needed.
   * @param droppedAt - by `performance.now()`: when something that it shows was changed; Infinity: nothing was; -Infinity: it is shown to no one again
   */
  readonly onRemove?: (key: string, body: Body, droppedAt: number) => void;
}

/** Milliseconds for which the last body may stand in while nothing better can be had. */
const STALE_FOR = 60 * 60_000;

/** Characters. What has a longer key is drawn each time: an address of 2,000 is longer than any link of the portal, and a visitor may send 16,000. */
const LONGEST_KEY = 2_100;

/** Bytes that an entry takes beside its body and its texts: itself, and its places in the maps. */
const ENTRY_BYTES = 500;
/** The same for each tag: its place in the entry's list and in the index, which may have it for this entry alone. */
const TAG_BYTES = 250;

/** When a drawing began, before its first statement. */
interface Start {
  /** By the clock that pages go by: no later moment is shown. */
  readonly asOf: number;
  /** By `performance.now()`; of an entry that shows what was known before: since when it was. */
  readonly startedAt: number;
  /** A later one has a higher number. */
  readonly order: number;
}

interface Entry<Body> extends Drawn<Body>, Start {
  readonly shared: NonNullable<Drawn<Body>["shared"]>;
  /** By `performance.now()`: when something that it shows was changed; Infinity: nothing was. */
  droppedAt: number;
}

/** A drawing under way. */
interface Flight<Body> extends Start {
  readonly drawn: Promise<Drawn<Body>>;
  /** Tags that were dropped since it started. */
  readonly dropped: Set<string>;
  droppedAll: boolean;
}

/**
 * Finished bodies by key, bounded in bytes. Each key is drawn by one at a time. A body is kept only if none of its tags was dropped since
 * its drawing began, and who asks after a drop never gets what began before it.
 */
export class BodyCache<Body> {
  readonly #options: BodyCacheOptions<Body>;
  readonly #entries: AskedAgain<Entry<Body>>;
  readonly #keysByTag = new Map<string, Set<string>>();
  /** Those that another request for the key may join. */
  readonly #open = new Map<string, Flight<Body>>();
  readonly #flights = new Set<Flight<Body>>();
  #drawings = 0;

  constructor(options: BodyCacheOptions<Body>) {
    this.#options = options;
    this.#entries = new AskedAgain({
      maxBytes: options.maxBytes,
      sizeOf: ({ size }) => size,
      onRemove: (key, { body, shared, droppedAt }) => {
        this.#forgetTags(key, shared.tags);
        options.onRemove?.(key, body, droppedAt);
      },
    });
  }

  /** A body that shows everything as it is now. */
  fresh(key: string): Body | undefined {
    const entry = this.#entries.get(key);
    return entry && this.#isFresh(entry) ? entry.body : undefined;
  }

  /** What is kept, also for so many milliseconds after something that it shows was changed; counts as nothing. */
  kept(key: string, afterChange: number): Body | undefined {
    const entry = this.#entries.peek(key);
    return entry && performance.now() - entry.droppedAt < afterChange ? entry.body : undefined;
  }

  /** Whether this is the body that is kept for the key, and it shows everything as it is now. */
  isFresh(key: string, body: Body): boolean {
    const entry = this.#entries.peek(key);
    return entry?.body === body && this.#isFresh(entry);
  }

  /**
   * The last body, for when nothing better can be had: for an hour from the last moment at which it was known to show everything as it was, and
   * never past the moment at which it changes by itself.
   */
  stale(key: string): Body | undefined {
    const entry = this.#entries.get(key);
    if (!entry || this.#isOfAnotherTime(entry)) return undefined;
    return performance.now() - Math.min(entry.droppedAt, this.#knownAt(entry)) <= STALE_FOR ? entry.body : undefined;
  }

  /** Whether who draws the key now waits for another's drawing. */
  isUnderWay(key: string): boolean {
    const open = this.#open.get(key);
    // What is not received cannot end a flight: it is joined for as long as a body would be trusted.
    return open !== undefined && !this.#isOfLater(open) && this.#isTrusted(open);
  }

  /**
   * Draws what is not fresh, or waits for the drawing of the same key that began after the last drop.
   * @param otherFailed - what becomes of one who waited for a drawing that failed; omitted: it fails too
   * @throws what `draw` throws
   */
  async draw(key: string, draw: () => Promise<Drawn<Body>>, otherFailed?: (error: unknown) => Promise<Body>): Promise<Body> {
    const open = this.#open.get(key);
    if (open && this.isUnderWay(key)) {
      let drawn: Drawn<Body>;
      try {
        drawn = await open.drawn;
      } catch (error) {
        if (otherFailed) return otherFailed(error);
        throw error;
      }
      // Else it is another visitor's own.
      return drawn.shared ? drawn.body : (await draw()).body;
    }
    this.#drawings += 1;
    const start: Start = { asOf: this.#options.now(), startedAt: performance.now(), order: this.#drawings };
    const flight: Flight<Body> = { ...start, drawn: draw(), dropped: new Set(), droppedAll: false };
    this.#open.set(key, flight);
    this.#flights.add(flight);
    try {
      const drawn = await flight.drawn;
      this.#store(key, drawn, flight);
      return drawn.body;
    } finally {
      this.#flights.delete(flight);
      if (this.#open.get(key) === flight) this.#open.delete(key);
    }
  }

  /** What shows one of these was changed. @param isWithdrawn - and is shown to no one again */
  drop(tags: readonly string[], isWithdrawn = false): void {
    const now = isWithdrawn ? -Infinity : performance.now();
    // What a flight will show is not known yet: who asks from now on starts another.
    this.#open.clear();
    for (const tag of tags) {
      for (const flight of this.#flights) flight.dropped.add(tag);
      for (const key of this.#keysByTag.get(tag) ?? []) this.#markDropped(key, now);
    }
  }

  /** Anything may have been changed, since what was received last. @param isWithdrawn - and is shown to no one again */
  dropAll(isWithdrawn = false): void {
    this.#open.clear();
    for (const flight of this.#flights) flight.droppedAll = true;
    for (const key of this.#entries.keys()) this.#markDropped(key, isWithdrawn ? -Infinity : undefined);
  }

  #store(key: string, { body, size, shared }: Drawn<Body>, { asOf, startedAt, order, dropped, droppedAll }: Flight<Body>): void {
    if (!shared?.kept || droppedAll || shared.tags.some((tag) => dropped.has(tag)) || key.length > LONGEST_KEY) return;
    const known = this.#entries.peek(key);
    if (known && known.order > order) return;
    // Copies: a text cut from an address keeps all of it in memory, with the parameters that are not in the key.
    const [ownKey, tags] = structuredClone([key, shared.tags] as const);
    const readAt = startedAt - (shared.age ?? 0);
    const entry = {
      body,
      size: size + sizeOf(ownKey, tags),
      shared: { ...shared, tags },
      asOf,
      startedAt: readAt,
      order,
      droppedAt: Infinity,
    };
    if (!this.#entries.set(ownKey, entry)) return;
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(ownKey);
      else this.#keysByTag.set(tag, new Set([ownKey]));
    }
  }

  #markDropped(key: string, now?: number): void {
    const entry = this.#entries.peek(key);
    if (entry) entry.droppedAt = Math.min(entry.droppedAt, now ?? this.#knownAt(entry));
  }

  /** When a body that nothing dropped was known last to be fresh. */
  #knownAt({ startedAt }: Entry<Body>): number {
    return Math.max(startedAt, this.#options.receivedUntil?.() ?? startedAt);
  }

  #isFresh(entry: Entry<Body>): boolean {
    return entry.droppedAt === Infinity && !this.#isOfAnotherTime(entry) && this.#isTrusted(entry);
  }

  #isTrusted({ startedAt }: Start): boolean {
    return performance.now() - startedAt <= this.#options.trustedFor();
  }

  #isOfAnotherTime(entry: Entry<Body>): boolean {
    const { freshUntil = Infinity } = entry.shared;
    return this.#options.now() >= freshUntil || this.#isOfLater(entry);
  }

  /** The clock was set back since: what is shown may not be published yet. */
  #isOfLater({ asOf }: Start): boolean {
    return this.#options.now() < asOf;
  }

  #forgetTags(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

const sizeOf = (key: string, tags: readonly string[]): number =>
  tags.reduce((sum, tag) => sum + TAG_BYTES + textBytes(tag), ENTRY_BYTES + textBytes(key));
