import type { FetchContext, Query, QueryResult } from "@portal/core";
import type { PortalSource } from "@portal/domain";
import { emptyPageRecords } from "@portal/domain/content";
import { expect, it } from "vitest";
import { noteReading } from "../../sources/reading.ts";
import { readingOwnWrites } from "../../sources/database/replicated-source.ts";
import { createContentCache } from "./content-cache.ts";

const category = (slug: string): Query => ({ kind: "category", key: `category:${slug}`, slug, limit: 3, tags: [`category:${slug}`] });
const home = { site: "btc", category: undefined, article: undefined, page: undefined };

/** A source that notes what it is asked for, and answers when the test says so. */
function open({ megabytes = 8 } = {}) {
  const state = { now: 1_000, isReceiving: true, changesAt: undefined as number | undefined };
  const asked: string[] = [];
  let answer: () => Promise<void> = async () => undefined;
  const source: PortalSource = {
    findFormerAddress: async () => undefined,
    findNearPages: async () => ({ pages: [], changesAt: undefined }),
    async loadPageRecords({ site, article }) {
      asked.push(`records of ${article ?? site}`);
      await answer();
      return { ...emptyPageRecords, site: { slug: site, name: `${asked.length}` } };
    },
    async fetchContent(queries) {
      asked.push(queries.map(({ key }) => key).join(" "));
      const { length: version } = asked;
      await answer();
      return new Map(
        queries.map(({ key }): [string, QueryResult] =>
          key.endsWith("away")
            ? [key, { ok: false, reason: "unavailable" }]
            : [
                key,
                { ok: true, value: { category: { slug: key, name: `${version}`, href: "/" }, articles: [] }, changesAt: state.changesAt },
              ],
        ),
      );
    },
  };
  const cache = createContentCache({ megabytes, now: () => state.now, isReceiving: () => state.isReceiving });
  const kept = cache.keep(source);
  const context = (fields: Partial<FetchContext> = {}): FetchContext => ({
    site: "btc",
    language: "vi",
    asOf: state.now,
    signal: undefined,
    ...fields,
  });
  return {
    asked,
    cache,
    state,
    /** What was asked for, and emptied. */
    take: () => asked.splice(0),
    answers: (how: () => Promise<void>) => (answer = how),
    fetch: (slugs: string, fields?: Partial<FetchContext>) => kept.fetchContent(slugs.split(" ").map(category), context(fields)),
    fetchQuery: (query: Query) => kept.fetchContent([query], context()),
    load: (fields = {}) => kept.loadPageRecords({ ...home, ...fields }, context()),
  };
}

it("asks for all that a page shows at once, and then for what was changed alone", async () => {
  const { fetch, take, cache } = open();
  const first = await fetch("tin thue");
  expect(take()).toEqual(["category:tin category:thue"]);
  expect(await fetch("tin thue")).toEqual(first);
  expect(take()).toEqual([]);
  cache.changed(["category:thue"]);
  const later = await fetch("tin thue gia");
  expect(take()).toEqual(["category:thue category:gia"]);
  expect([...later.keys()]).toEqual(["category:tin", "category:thue", "category:gia"]);
  expect(later.get("category:tin")).toBe(first.get("category:tin"));
  cache.changed(undefined);
  await fetch("tin");
  expect(take()).toEqual(["category:tin"]);
});

it("asks anew in another language, for another site, for more, and once the answer has changed by itself", async () => {
  const { fetch, fetchQuery, take, state } = open();
  state.changesAt = 2_000;
  await fetch("tin");
  await fetch("tin", { language: "en" });
  await fetch("tin", { site: "mof" });
  await fetchQuery({ kind: "category", key: "category:tin", slug: "tin", limit: 4, tags: ["category:tin"] });
  expect(take()).toHaveLength(4);
  state.now = 2_000;
  await fetch("tin");
  expect(take()).toEqual(["category:tin"]);
});

it("keeps no answer that could not be had, of no tags, of what was typed, or while changes may be missed", async () => {
  const { fetch, fetchQuery, take, state } = open();
  const untagged: Query = { kind: "category", key: "category:tin", slug: "tin", limit: 3 };
  const file: Query = { kind: "file", key: "file:/a.pdf", href: "/a.pdf", fileName: "a.pdf", tags: ["file:/a.pdf"] };
  for (let count = 0; count < 2; count += 1) {
    await fetch("away");
    await fetchQuery(untagged);
    await fetchQuery(file);
  }
  expect(take()).toHaveLength(6);
  await fetch("tin");
  state.isReceiving = false;
  state.now += 1;
  await fetch("tin");
  expect(take()).toEqual(["category:tin", "category:tin"]);
});

it("a page that lacks what could not be had is incomplete, though its blocks show the rest", async () => {
  const { fetch, answers } = open();
  const isIncomplete = async (slugs: string) => (await noteReading(() => fetch(slugs).catch(() => undefined))).reading.isIncomplete;
  expect(await isIncomplete("tin thue")).toBe(false);
  expect(await isIncomplete("tin away")).toBe(true);
  answers(() => Promise.reject(new Error("The database does not answer.")));
  expect(await isIncomplete("tin thue")).toBe(false);
  expect(await isIncomplete("tin gia")).toBe(true);
});

it("is asked once by pages that are drawn at the same time, and again by those that began after a change", async () => {
  const { fetch, take, answers, cache } = open();
  const { promise, resolve } = Promise.withResolvers<void>();
  answers(() => promise);
  const pages = [fetch("tin thue"), fetch("tin gia")];
  cache.changed(["category:tin"]);
  pages.push(fetch("tin thue"));
  expect(take()).toEqual(["category:tin category:thue", "category:gia", "category:tin category:thue"]);
  resolve();
  await Promise.all(pages);
  await fetch("tin thue gia");
  expect(take()).toEqual([]);
});

it("asks by itself where the page that it waited for was given up", async () => {
  const { fetch, take, answers } = open();
  const { promise, reject } = Promise.withResolvers<void>();
  answers(() => promise);
  const givenUp = fetch("tin");
  const other = fetch("tin");
  answers(async () => undefined);
  reject(new Error("given up"));
  await expect(givenUp).rejects.toThrow("given up");
  expect((await other).get("category:tin")).toMatchObject({ ok: true });
  expect(take()).toEqual(["category:tin", "category:tin"]);
});

it("asks the source for everything for a visitor who has just written something, and where nothing is kept", async () => {
  const { fetch, load, take } = open();
  await Promise.all([fetch("tin"), load()]);
  take();
  await readingOwnWrites(() => Promise.all([fetch("tin"), load()]));
  expect(take()).toEqual(["category:tin", "records of btc"]);
  const nothing = open({ megabytes: 0 });
  await nothing.fetch("tin");
  await nothing.fetch("tin");
  expect(nothing.take()).toHaveLength(2);
});

it("keeps the records of homes and categories, until the site, its parameters or the category changes", async () => {
  const { load, take, cache } = open();
  for (const change of [["site:btc"], ["sites"], ["parameters"], ["category:tin"], undefined]) {
    await load({ category: "tin" });
    await load({ category: "tin" });
    expect(take()).toEqual(["records of btc"]);
    cache.changed(change);
  }
  await load({ article: "bai" });
  await load({ article: "bai" });
  expect(take()).toEqual(["records of bai", "records of bai"]);
});
