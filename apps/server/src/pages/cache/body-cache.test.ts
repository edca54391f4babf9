import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BodyCache, type Drawn } from "./body-cache.ts";

// Ages are measured by `performance.now()`.
beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

const HOUR = 3_600_000;
/** Bytes that each character of a body counts here: what an entry takes beside its body is nothing to that. */
const A_CHARACTER = 1_000_000;

/** A cache of texts, a clock that a test sets, and time that passes by it. @param characters - of bodies for which it has room */
function openCache({ characters = 1_000_000, trustedFor = Infinity } = {}) {
  const maxBytes = 1.01 * characters * A_CHARACTER;
  const clock = { now: 1_000 };
  const trust = { for: trustedFor, until: -Infinity };
  const options = { maxBytes, now: () => clock.now, trustedFor: () => trust.for, receivedUntil: () => trust.until };
  const pass = (milliseconds: number): void => {
    clock.now += milliseconds;
    vi.advanceTimersByTime(milliseconds);
  };
  return { clock, trust, pass, cache: new BodyCache<string>(options) };
}

const drawn = (body: string, tags: readonly string[] = [], freshUntil?: number): Drawn<string> => ({
  body,
  size: body.length * A_CHARACTER,
  shared: { kept: true, tags, freshUntil },
});

/** A drawing that ends when the test says so. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<Drawn<string>>();
  return { draw: () => promise, resolve, reject };
}

describe("a body", () => {
  it("is drawn once for all who ask at the same time, and then kept", async () => {
    const { cache } = openCache();
    const first = pending();
    const both = [cache.draw("/", first.draw), cache.draw("/", () => Promise.reject(new Error("drawn twice")))];
    first.resolve(drawn("home"));
    expect(await Promise.all(both)).toEqual(["home", "home"]);
    expect(cache.fresh("/")).toBe("home");
    expect(cache.fresh("/other")).toBeUndefined();
  });

  it("is kept for a while after a change, for what readers have on their screens", async () => {
    const { cache, pass } = openCache();
    await cache.draw("/", async () => drawn("home", ["site:a"]));
    pass(HOUR);
    expect(cache.kept("/", 1_000)).toBe("home");
    cache.drop(["site:a"]);
    pass(999);
    expect([cache.fresh("/"), cache.kept("/", 1_000)]).toEqual([undefined, "home"]);
    pass(1);
    expect(cache.kept("/", 1_000)).toBeUndefined();
  });

  it("of one visitor alone goes to no one else, not even to who waited for it, and is not kept", async () => {
    const { cache } = openCache();
    const own = (body: string): Drawn<string> => ({ body, size: 1, shared: undefined });
    const first = pending();
    const both = [cache.draw("/form", first.draw), cache.draw("/form", async () => own("second visitor's"))];
    first.resolve(own("first visitor's"));
    expect(await Promise.all(both)).toEqual(["first visitor's", "second visitor's"]);
    expect(cache.fresh("/form")).toBeUndefined();
    expect(cache.stale("/form")).toBeUndefined();
  });

  it("with a gap goes to all who waited for it, and leaves the last whole one as the stand-in", async () => {
    const { cache } = openCache();
    await cache.draw("/", async () => drawn("whole", ["site:btc"]));
    cache.drop(["site:btc"]);
    const gap = pending();
    const both = [cache.draw("/", gap.draw), cache.draw("/", () => Promise.reject(new Error("drawn twice")))];
    gap.resolve({ body: "gap", size: 3, shared: { kept: false, tags: ["site:btc"], freshUntil: undefined } });
    expect(await Promise.all(both)).toEqual(["gap", "gap"]);
    expect([cache.fresh("/"), cache.stale("/")]).toEqual([undefined, "whole"]);
  });

  it("that could not be drawn fails all who waited, and is tried again by the next", async () => {
    const { cache } = openCache();
    const first = pending();
    const both = [cache.draw("/", first.draw), cache.draw("/", first.draw)];
    first.reject(new Error("database away"));
    for (const { status } of await Promise.allSettled(both)) expect(status).toBe("rejected");
    expect(await cache.draw("/", async () => drawn("home"))).toBe("home");
  });

  it("is no longer fresh once a tag of it is dropped, and stands in for an hour", async () => {
    const { cache, pass } = openCache();
    await cache.draw("/", async () => drawn("home", ["site:btc", "articles"]));
    await cache.draw("/mof", async () => drawn("english", ["site:mof"]));
    cache.drop(["articles", "site:other"]);
    expect([cache.fresh("/"), cache.fresh("/mof")]).toEqual([undefined, "english"]);
    pass(HOUR);
    expect(cache.stale("/")).toBe("home");
    pass(1);
    expect(cache.stale("/")).toBeUndefined();
  });

  it("stands in for nothing once something that it shows is public no longer", async () => {
    const { cache } = openCache();
    await cache.draw("/", async () => drawn("home", ["articles"]));
    await cache.draw("/mof", async () => drawn("english", ["site:mof"]));
    cache.drop(["articles"], true);
    expect([cache.stale("/"), cache.kept("/", HOUR), cache.stale("/mof")]).toEqual([undefined, undefined, "english"]);
    cache.dropAll(true);
    expect([cache.stale("/mof"), cache.kept("/mof", HOUR)]).toEqual([undefined, undefined]);
  });

  it("that nothing has changed for hours stands in for an hour from when changes were received last; that they are again does not prolong it", async () => {
    const { cache, trust, pass } = openCache();
    await cache.draw("/", async () => drawn("home"));
    await cache.draw("/draft", async () => drawn("draft", [], 1_000 + 5 * HOUR + HOUR / 2));
    pass(5 * HOUR);
    trust.until = performance.now();
    trust.for = 2_000;
    pass(HOUR / 2);
    expect([cache.fresh("/"), cache.stale("/"), cache.stale("/draft")]).toEqual([undefined, "home", undefined]);
    cache.dropAll();
    pass(HOUR / 2);
    trust.until = performance.now();
    expect(cache.stale("/")).toBe("home");
    pass(1);
    trust.until = performance.now();
    expect(cache.stale("/")).toBeUndefined();
  });

  it("ends at the moment at which it changes by itself, also as a stand-in", async () => {
    const { cache, clock } = openCache();
    await cache.draw("/", async () => drawn("home", [], 2_000));
    clock.now = 1_999;
    expect(cache.fresh("/")).toBe("home");
    clock.now = 2_000;
    expect([cache.fresh("/"), cache.stale("/")]).toEqual([undefined, undefined]);
  });

  it("is trusted for a short time while changes may be missed, counted from before its first statement", async () => {
    const { cache, trust, pass } = openCache();
    await cache.draw("/", async () => {
      pass(500);
      return drawn("home");
    });
    trust.for = 2_000;
    pass(1_500);
    expect(cache.fresh("/")).toBe("home");
    pass(1);
    expect(cache.fresh("/")).toBeUndefined();
    expect(cache.stale("/")).toBe("home");
    cache.dropAll();
    trust.for = Infinity;
    expect(cache.fresh("/")).toBeUndefined();
  });

  it("ages by the time that passes, whatever the clock is set to", async () => {
    const { cache, clock, pass } = openCache({ trustedFor: 60_000 });
    const start = clock.now;
    await cache.draw("/", async () => drawn("home"));
    pass(60_000);
    clock.now = start + 2 * HOUR;
    expect(cache.fresh("/")).toBe("home");
    pass(1);
    clock.now = start;
    expect([cache.fresh("/"), cache.stale("/")]).toEqual([undefined, "home"]);
    pass(HOUR);
    clock.now = start;
    expect(cache.stale("/")).toBeUndefined();
  });

  it("that was made by a clock that is ahead is not shown once the clock was set back, also as a stand-in", async () => {
    const { cache, clock, pass } = openCache();
    await cache.draw("/", async () => drawn("home"));
    clock.now -= 1;
    expect([cache.fresh("/"), cache.stale("/")]).toEqual([undefined, undefined]);
    pass(1);
    expect([cache.fresh("/"), cache.stale("/")]).toEqual(["home", "home"]);
  });

  it("leaves for newer ones where the bytes are used up, and so do its tags", async () => {
    const { cache } = openCache({ characters: 10 });
    for (const key of ["a", "b", "c"]) await cache.draw(key, async () => drawn("12345", [key]));
    expect(["a", "b", "c"].map((key) => cache.fresh(key))).toEqual([undefined, "12345", "12345"]);
    await cache.draw("large", async () => drawn("larger than the cache", ["large"]));
    expect(cache.fresh("large")).toBeUndefined();
    expect(cache.fresh("c")).toBe("12345");
    cache.drop(["a", "large"]);
  });
});

describe("where the bytes are used up", () => {
  const fill = async (cache: BodyCache<string>, name: string, count: number): Promise<void> => {
    for (let index = 0; index < count; index += 1) await cache.draw(`/${name}/${index}`, async () => drawn("x".repeat(10), [name]));
  };
  const kept = (cache: BodyCache<string>, name: string, count: number): number =>
    Array.from({ length: count }, (_, index) => cache.stale(`/${name}/${index}`)).filter((body) => body !== undefined).length;

  it("what was asked for again stays, however many others are asked for once; these have the rest", async () => {
    const { cache } = openCache({ characters: 100 });
    await fill(cache, "again", 4);
    expect(kept(cache, "again", 4)).toBe(4);
    await fill(cache, "once", 50);
    expect(kept(cache, "again", 4)).toBe(4);
    expect(kept(cache, "once", 50)).toBe(6);
  });

  it("those that are asked for once have all of them where nothing is asked for again", async () => {
    const { cache } = openCache({ characters: 100 });
    await fill(cache, "once", 50);
    expect(kept(cache, "once", 50)).toBe(10);
  });

  it("a fifth is left for what is new; of what was asked for again, the one longest ago leaves first", async () => {
    const { cache } = openCache({ characters: 100 });
    await fill(cache, "again", 10);
    expect(kept(cache, "again", 10)).toBe(10);
    expect(kept(cache, "again", 10)).toBe(10);
    await fill(cache, "new", 2);
    expect([cache.stale("/again/0"), cache.stale("/again/1"), cache.stale("/again/2")]).toEqual([undefined, undefined, "x".repeat(10)]);
    expect(kept(cache, "new", 2)).toBe(2);
  });

  it("a body drawn anew takes the place of the one before, and a change still drops it", async () => {
    const { cache } = openCache({ characters: 100 });
    await fill(cache, "again", 4);
    expect(kept(cache, "again", 4)).toBe(4);
    cache.drop(["again"]);
    expect(cache.fresh("/again/0")).toBeUndefined();
    await fill(cache, "again", 4);
    await fill(cache, "once", 50);
    expect(cache.fresh("/again/0")).toBe("x".repeat(10));
    cache.dropAll();
    expect(cache.fresh("/again/0")).toBeUndefined();
  });

  it("one that is larger than all of them is not kept, nor what it replaces", async () => {
    const { cache } = openCache({ characters: 100 });
    await fill(cache, "again", 1);
    expect(kept(cache, "again", 1)).toBe(1);
    cache.drop(["again"]);
    await cache.draw("/again/0", async () => drawn("y".repeat(150), ["again"]));
    expect(cache.stale("/again/0")).toBeUndefined();
  });
});

it("joins no drawing that began before what may have been missed", async () => {
  const { cache, trust, pass } = openCache({ trustedFor: 2_000 });
  const before = pending();
  const first = cache.draw("/", before.draw);
  pass(2_001);
  const second = cache.draw("/", async () => drawn("after"));
  before.resolve(drawn("before"));
  expect(await Promise.all([first, second])).toEqual(["before", "after"]);
  expect(cache.fresh("/")).toBe("after");
  trust.for = Infinity;
  expect(cache.fresh("/")).toBe("after");
});

it("joins no drawing that began by a clock that was set back since", async () => {
  const { cache, clock } = openCache();
  const before = pending();
  const first = cache.draw("/", before.draw);
  clock.now -= 1;
  const second = cache.draw("/", async () => drawn("after"));
  before.resolve(drawn("before"));
  expect(await Promise.all([first, second])).toEqual(["before", "after"]);
  expect(cache.fresh("/")).toBe("after");
});

describe("a drop during a drawing", () => {
  it("keeps the drawing's body out where it has the tag, and only there", async () => {
    const { cache } = openCache();
    const [one, other] = [pending(), pending()];
    const bodies = [cache.draw("/", one.draw), cache.draw("/mof", other.draw)];
    cache.drop(["site:btc"]);
    one.resolve(drawn("before the change", ["site:btc"]));
    other.resolve(drawn("english", ["site:mof"]));
    expect(await Promise.all(bodies)).toEqual(["before the change", "english"]);
    expect([cache.fresh("/"), cache.fresh("/mof")]).toEqual([undefined, "english"]);
  });

  it("lets no later request join it, and its late end does not replace what was drawn after", async () => {
    const { cache } = openCache();
    const before = pending();
    const first = cache.draw("/", before.draw);
    cache.drop(["site:btc"]);
    expect(await cache.draw("/", async () => drawn("after", ["site:btc"]))).toBe("after");
    before.resolve(drawn("before", ["another tag"]));
    expect(await first).toBe("before");
    expect(cache.fresh("/")).toBe("after");
  });

  it("of everything keeps every body out that was begun before", async () => {
    const { cache } = openCache();
    const before = pending();
    const first = cache.draw("/", before.draw);
    cache.dropAll();
    before.resolve(drawn("before"));
    await first;
    expect(cache.fresh("/")).toBeUndefined();
  });
});

it("never shows as fresh what was changed before, in any order of changes, drawings and requests", async () => {
  const records = ["a", "b", "c"] as const;
  const step = fc.oneof(
    fc.record({ do: fc.constant("change" as const), record: fc.constantFrom(...records) }),
    fc.record({ do: fc.constant("start" as const), shows: fc.subarray([...records], { minLength: 1 }) }),
    fc.record({ do: fc.constant("finish" as const), which: fc.nat(5) }),
    fc.record({ do: fc.constant("lose" as const) }),
  );
  const holds = fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { cache, pass } = openCache({ characters: 60 });
      const versions: Record<string, number> = { a: 0, b: 0, c: 0 };
      const stateOf = (shows: readonly string[]): string => shows.map((record) => `${record}${versions[record]}`).join(" ");
      const running: { finish: () => void; done: Promise<string> }[] = [];
      for (const one of steps) {
        pass(1);
        if (one.do === "change") {
          versions[one.record] = (versions[one.record] ?? 0) + 1;
          cache.drop([one.record]);
        } else if (one.do === "lose") cache.dropAll();
        else if (one.do === "start") {
          const { promise, resolve } = Promise.withResolvers<void>();
          const done = cache.draw(one.shows.join(), async () => {
            // What the statements see: everything that was committed before.
            const body = stateOf(one.shows);
            await promise;
            return drawn(body, one.shows);
          });
          running.push({ finish: resolve, done });
        } else {
          const [flight] = running.splice(one.which % Math.max(1, running.length), 1);
          flight?.finish();
          await new Promise(setImmediate);
        }
        for (const key of ["a", "b", "c", "a,b", "b,c", "a,c", "a,b,c"]) {
          const body = cache.fresh(key);
          if (body !== undefined) expect(body).toBe(stateOf(key.split(",")));
        }
      }
      for (const { finish } of running) finish();
      await Promise.all(running.map(({ done }) => done));
    }),
    { numRuns: 300 },
  );
  await expect(holds).resolves.toBeUndefined();
});
