/** What the cache counts is what it holds: measured, not read from its own sums. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CachedServer, openCachedServer } from "../../testing/cached-server.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { heldAfter } from "../../testing/held-memory.ts";
import { BodyCache } from "./body-cache.ts";
import { type Finished, FinishedBody } from "./finished-body.ts";

const MB = 2 ** 20;
const open = (maxBytes: number): BodyCache<FinishedBody> => new BodyCache({ maxBytes, now: () => 1_000, trustedFor: () => Infinity });
const finished = (fields: Partial<Finished>): FinishedBody =>
  new FinishedBody({ isShared: true, status: 200, body: "", headers: {}, cacheControl: () => undefined, ...fields });
const keep = (cache: BodyCache<FinishedBody>, key: string, body: FinishedBody, tags: readonly string[] = []): Promise<FinishedBody> =>
  cache.draw(key, async () => ({ body, size: body.size, shared: { kept: true, tags, freshUntil: undefined } }));

/** Of one piece, as a request's first line comes. */
const line = (index: number): string => Buffer.from(`${index}-${"!".repeat(14_000)}`).toString();

describe("the bytes that may be kept hold for", { tags: "verify" }, () => {
  it("empty bodies under long keys, with long headers and many tags", async () => {
    const cache = open(4 * MB);
    const held = await heldAfter(async () => {
      for (let index = 0; index < 4_000; index += 1) {
        const tags = Array.from({ length: 20 }, (_, tag) => `article:${index}-${tag}`);
        const to = line(index).slice(0, 1_900);
        await keep(cache, `document /${to}`, finished({ status: 302, headers: { location: `/vi${to}` } }), tags);
      }
    });
    expect(held).toBeLessThan(5 * MB);
    expect(cache.fresh(`document /${line(3_999).slice(0, 1_900)}`)).toBeDefined();
  });

  it("short texts cut from long addresses", async () => {
    const cache = open(4 * MB);
    const held = await heldAfter(async () => {
      for (let index = 0; index < 1_000; index += 1) {
        const path = line(index).slice(0, 40);
        await keep(cache, `document /${path}`, finished({ status: 302, headers: { location: path } }), [`page:${path}`]);
      }
    });
    expect(held).toBeLessThan(4 * MB);
  });

  it("bodies with their compressed forms", async () => {
    const cache = open(2 * MB);
    const held = await heldAfter(async () => {
      for (let index = 0; index < 400; index += 1) {
        const body = await keep(cache, `/${index}`, finished({ body: `${index} ${"Nội dung ".repeat(150)}` }));
        await Promise.all([body.encode("br"), body.encode("gzip")]);
      }
    });
    expect(held).toBeLessThan(2 * MB);
  });
});

it("what has a longer key than addresses of pages have is not kept", async () => {
  const cache = open(MB);
  const [long, usual] = [`document /${"x".repeat(3_000)}`, `document /${"x".repeat(2_000)}`];
  for (const key of [long, usual]) await keep(cache, key, finished({}));
  expect([cache.fresh(long), cache.stale(long)]).toEqual([undefined, undefined]);
  expect(cache.fresh(usual)).toBeDefined();
});

describe("over HTTP", () => {
  let database: TestDatabase;
  let server: CachedServer;
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await openCachedServer({ connectionString: database.connectionString });
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  it("no answer keeps the request with which it was asked for", { tags: "verify" }, async () => {
    const ask = async (from: number, to: number): Promise<void> => {
      for (let index = from; index < to; index += 1) {
        const headers = { "x-filler": `${index}-${"!".repeat(12_000)}` };
        await server.get(`/api/articlecategory/getbyslug?slug=khong-co-${index}`, { headers });
      }
    };
    // What is made at the first requests stays.
    await ask(0, 50);
    expect(await heldAfter(() => ask(50, 450))).toBeLessThan(4 * MB);
  });

  it("a page with a longer address than most browsers send is drawn each time", async () => {
    const states = async (target: string): Promise<unknown[]> => [(await server.get(target)).cache, (await server.get(target)).cache];
    expect(await states(`/khong-co?q=${"x".repeat(3_000)}`)).toEqual(["miss", "miss"]);
    expect(await states(`/khong-co?q=${"x".repeat(1_000)}`)).toEqual(["miss", "hit"]);
  });
});
