/** A back end says nothing of its changes (UPSTREAM_API): what it gave is shown for a minute, and what it did not give is asked for again. */
import type { AddressInfo } from "node:net";
import type { Portal } from "@portal/domain";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { silentLog } from "../../services/log.ts";
import {
  category,
  failing,
  NEWS,
  PARAMETERS,
  portalOn,
  SITE,
  sourceOf,
  startBackEnd,
  TAXES,
} from "../../sources/upstream/testing/back-end.ts";
import { pageModel } from "../../testing/page-model.ts";
import { buildTestApp } from "../../testing/test-app.ts";
import type { ContentCache } from "./content-cache.ts";
import { openContentCache } from "./open-content-cache.ts";

/** Milliseconds that have passed: the process's clocks stand still but for these, however long a call takes. */
let passed = 0;
/** Milliseconds by which the clock that can be set was set. */
let set = 0;
const clock = { now: () => Date.now() };
beforeEach(() => {
  [passed, set] = [0, 0];
  // In whole milliseconds: sums of others are rounded.
  const [start, running] = [Date.now(), Math.ceil(performance.now())];
  vi.spyOn(performance, "now").mockImplementation(() => running + passed);
  vi.spyOn(Date, "now").mockImplementation(() => start + passed + set);
});
afterEach(() => void vi.restoreAllMocks());

interface Answer {
  readonly status: number;
  /** hit, miss, stale or none. */
  readonly cache: string | undefined;
  readonly headers: Headers;
  readonly text: string;
}

/** A portal's server for one test. */
async function serve(portalOf: (cache: ContentCache) => Portal): Promise<(path: string) => Promise<Answer>> {
  const { cache, close } = openContentCache({ megabytes: 8, database: undefined, clock, log: silentLog });
  onTestFinished(close);
  const app = await buildTestApp({ portal: portalOf(cache), cache, clock });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return async (path) => {
    const { status, headers, ...answer } = await fetchManually(`http://127.0.0.1:${port}${path}`);
    return { status, headers, cache: /desc=(\w+)/.exec(headers.get("server-timing") ?? "")?.[1], text: answer.text };
  };
}

async function fetchManually(url: string): Promise<{ readonly status: number; readonly headers: Headers; readonly text: string }> {
  const response = await fetch(url, { redirect: "manual" });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** A portal on a back end, for one test. */
async function open(options: Parameters<typeof sourceOf>[1] = {}) {
  const backEnd = await startBackEnd();
  return { ...backEnd, get: await serve((cache) => portalOn(cache.keep(sourceOf(backEnd, options)), clock.now)) };
}

/** As a document, and as data. */
const forms = (path: string): readonly [string, string] => [path, `/api/page?path=${encodeURIComponent(path)}`];

const nameIn = ({ text }: Answer): string | undefined => /"name":"(Bộ[^"]*)"/.exec(text)?.[1];

describe("a page", () => {
  it("is kept for 60 seconds, and shown as it is then", async () => {
    const { get, answers } = await open();
    const named = (name: string): void => void answers.set(SITE, { slug: "btc", name, language: 1 });
    const shown = async (path: string): Promise<string> => {
      const answer = await get(path);
      return `${answer.cache}: ${nameIn(answer)}`;
    };
    for (const path of forms("/btc")) {
      // Nothing that is known now is remembered then.
      passed += 100_000;
      named("Bộ Một");
      expect(await shown(path)).toBe("miss: Bộ Một");
      named("Bộ Hai");
      passed += 60_000;
      expect(await shown(path)).toBe("hit: Bộ Một");
      passed += 1;
      expect(await shown(path)).toBe("miss: Bộ Hai");
      expect(await shown(path)).toBe("hit: Bộ Hai");
    }
  });

  it("made from records that were known before is as old as the oldest of them", async () => {
    const { get, answers, calls } = await open();
    const [document, data] = forms("/btc");
    expect((await get(document)).cache).toBe("miss");
    answers.set(SITE, { slug: "btc", name: "Bộ mới", language: 1 });
    passed = 25_000;
    calls.length = 0;
    const made = await get(data);
    expect([made.cache, nameIn(made)]).toEqual(["miss", "Bộ"]);
    expect(calls).not.toContain(SITE);
    passed = 60_000;
    expect((await get(data)).cache).toBe("hit");
    passed = 60_001;
    const anew = await get(data);
    expect([anew.cache, nameIn(anew)]).toEqual(["miss", "Bộ mới"]);
  });

  it.each([
    ["back to when it was drawn", -61_000],
    ["far back", -3_600_000],
    ["ahead", 3_600_000],
  ])("is kept no longer where the process's clock is set %s", async (_, by) => {
    const { get, answers } = await open();
    expect((await get("/btc")).cache).toBe("miss");
    answers.set(SITE, { slug: "btc", name: "Bộ mới", language: 1 });
    passed += 61_000;
    set = by;
    const anew = await get("/btc");
    expect([anew.cache, nameIn(anew)]).toEqual(["miss", "Bộ mới"]);
  });

  it("stands in while the back end cannot be had, for an hour", async () => {
    const { get, answers } = await open();
    expect((await get("/btc")).status).toBe(200);
    answers.set(SITE, failing);
    passed = 60_001;
    const { status, cache, headers } = await get("/btc");
    expect([status, cache, headers.get("warning")?.slice(0, 3)]).toEqual([200, "stale", "110"]);
    passed = 60 * 60_000;
    expect((await get("/btc")).cache).toBe("stale");
    passed += 1;
    expect((await get("/btc")).status).toBe(503);
  });
});

describe("what could not be had", () => {
  const articlesIn = ({ text }: Answer): readonly string[] =>
    [...new Set([...text.matchAll(/"slug":"(bai-\d)"/g)].map(([, slug = ""]) => slug))].toSorted();

  it.each([
    { what: "the parameters", call: PARAMETERS, without: ["bai-1", "bai-2", "bai-3"] },
    { what: "one list of a block of several", call: TAXES, without: ["bai-1"] },
    { what: "the list of a block", call: NEWS, without: ["bai-3"] },
  ])("$what: who asks gets the page without it, no one keeps that, and the next page has it", async ({ call, without }) => {
    const { get, answers } = await open();
    for (const path of forms("/btc")) {
      passed += 100_000;
      const data = answers.get(call);
      answers.set(call, failing);
      const first = await get(path);
      expect([first.status, first.cache, first.headers.get("cache-control")]).toEqual([200, "miss", "no-cache"]);
      expect(articlesIn(first)).toEqual(without);
      answers.set(call, data);
      const second = await get(path);
      expect([second.status, second.cache]).toEqual([200, "miss"]);
      expect(articlesIn(second)).toEqual(["bai-1", "bai-3"]);
      expect((await get(path)).cache).toBe("hit");
    }
  });

  it.each([
    { what: "sanitised in time", refused: "too-slow", isForNow: true },
    { what: "sanitised without breaking a worker", refused: "too-heavy", isForNow: true },
    { what: "accepted, for it is too large", refused: "too-large", isForNow: false },
  ] as const)("the HTML of an article, which was not $what: the page without it is kept only where it will never be had", async (one) => {
    const answer = { refused: one.refused, problem: "It is refused.", advice: "Simplify it." };
    let tried = 0;
    const sanitizer = {
      sanitize: async (html: string) => {
        tried += 1;
        return one.isForNow && tried > 1 ? { html } : answer;
      },
    };
    const { get, answers } = await open({ sanitizer });
    const [document, data] = forms("/btc/tin-moi/bai-2");
    const articleContent = JSON.stringify({ Content: "<p>Toàn văn</p>" });
    answers.set("GET /api/article/getbyslug?slug=bai-2", {
      slug: "bai-2",
      title: "Bài 2",
      articleType: 1,
      category: "tin-moi",
      articleContent,
    });
    const shown = async (path: string): Promise<unknown[]> => {
      const { status, cache, headers, text } = await get(path);
      return [status, cache, headers.get("cache-control")?.split(",")[0], text.includes("Toàn văn")];
    };
    for (const path of [document, data]) expect(await shown(path)).toEqual([200, "miss", one.isForNow ? "no-cache" : "public", false]);
    // It rests for half a minute: each try would hold up other articles.
    expect(tried).toBe(one.isForNow ? 1 : 2);
    passed += 30_001;
    for (const path of [document, data])
      expect(await shown(path)).toEqual(one.isForNow ? [200, "miss", "public", true] : [200, "hit", "public", false]);
  });

  it("the site: the next who asks gets the page", async () => {
    const { get, answers } = await open();
    const site = answers.get(SITE);
    answers.set(SITE, failing);
    expect((await get("/btc")).status).toBe(503);
    answers.set(SITE, site);
    expect((await get("/btc")).status).toBe(200);
  });

  it("a category: no one takes it for one that does not exist", async () => {
    const { get, answers } = await open();
    answers.set(category("la"), failing);
    expect((await get("/btc/la")).status).toBe(503);
    answers.set(category("la"), { id: 9, slug: "la", name: "Lạ" });
    expect((await get("/btc/la")).status).toBe(200);
  });
});

describe("an address that leads elsewhere", () => {
  it("is as old as the oldest record that says so", async () => {
    const { get, calls } = await open();
    for (const path of forms("/btc/thue/bai-1")) {
      passed += 100_000;
      await get("/btc");
      passed += 25_000;
      calls.length = 0;
      const made = await get(path);
      expect([made.cache, made.headers.get("location") ?? made.text]).toEqual(["miss", expect.stringContaining("/btc/tin-moi/bai-1")]);
      expect(calls).not.toContain(SITE);
      passed += 35_000;
      expect((await get(path)).cache).toBe("hit");
      passed += 1;
      expect((await get(path)).cache).toBe("miss");
    }
  });

  it("is not kept where something could not be had from which it follows", async () => {
    const { get, answers } = await open();
    const parameters = answers.get(PARAMETERS);
    for (const path of forms("/btc/thue/bai-1")) {
      passed += 100_000;
      answers.set(PARAMETERS, failing);
      const { cache, headers } = await get(path);
      expect([cache, headers.get("cache-control")]).toEqual(["miss", path.startsWith("/api/") ? null : "no-cache"]);
      answers.set(PARAMETERS, parameters);
      expect((await get(path)).cache).toBe("miss");
      expect((await get(path)).cache).toBe("hit");
    }
  });

  it("is kept until the moment at which it leads there no more", async () => {
    const freshUntil = (): string => new Date(clock.now() + 20_000).toISOString();
    const get = await serve(() => ({
      card: () => undefined,
      load: async (path) =>
        path === "/trang"
          ? { page: pageModel(path, { freshUntil: freshUntil() }) }
          : { redirect: "/trang", status: 302, freshUntil: freshUntil() },
      render: async (page) => ({ page, links: "", html: "<!doctype html>" }),
    }));
    for (const path of [...forms("/trang"), ...forms("/chuyen")]) {
      expect([path, (await get(path)).cache]).toEqual([path, "miss"]);
      passed += 19_999;
      expect([path, (await get(path)).cache]).toEqual([path, "hit"]);
      passed += 1;
      expect([path, (await get(path)).cache]).toEqual([path, "miss"]);
    }
  });
});
