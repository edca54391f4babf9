import { afterEach, beforeEach, expect, it } from "vitest";
import { sql } from "kysely";
import { openImporter, site } from "../../content/testing/importer.ts";
import { startFeedJob } from "./feed-job.ts";
import { fetchDueFeeds } from "./fetch-due-feeds.ts";
import { createFeedFetcher, type FeedFetcher } from "./fetch-feed.ts";
import { answerXml, type FeedServer, rss, startFeedServer } from "./testing/feed-server.ts";

const importer = openImporter();
let server: FeedServer;
let fetcher: FeedFetcher;
let said: { failure?: string }[];
const closings: (() => Promise<void>)[] = [];
beforeEach(async () => {
  server = await startFeedServer();
  fetcher = createFeedFetcher(fetching());
  closings.push(() => fetcher.close());
  said = [];
});
afterEach(async () => {
  await Promise.all(closings.splice(0).map((close) => close()));
  await server.close();
});

const HOUR = 3_600_000;
const log = { info: () => undefined, warn: (fields: object) => void said.push(fields) };
const fetching = () => ({ hosts: new Set([server.host]), timeout: 2000, mayConnect: (address: string) => address === "127.0.0.1" });
const fetchNow = () =>
  fetchDueFeeds({ db: importer().db, log, fetcher, hosts: new Set([server.host]), interval: HOUR }, new AbortController().signal);
const naming = (...links: string[]) => ({
  ...site("dv"),
  metadata: { blocks: [{ key: "rssContents", cards: links.map((link) => ({ title: "Nguồn", link })) }] },
});
const feed = (title: string) => answerXml(rss(`<item><title>${title}</title><link>https://b.example/</link></item>`));
const stored = () => importer().db.selectFrom("feed").select(["address", "items", "failure"]).orderBy("address").execute();
const makeDue = () => sql`update feed set tried_at = now() - interval '2 hours'`.execute(importer().db);

it("stores what feeds on configured hosts say, of cards and of stored feeds; others are never asked", async () => {
  server.answers = { "/a": feed("A"), "/b": feed("B") };
  await importer().run([
    naming(`${server.origin}/a`, "https://elsewhere.example/rss"),
    { kind: "feed", address: `${server.origin}/b`, items: [{ title: "Cũ" }] },
    { kind: "feed", address: "https://elsewhere.example/2", items: [{ title: "Đã lưu" }] },
  ]);
  expect(await fetchNow()).toBe(true);
  expect(await stored()).toEqual([
    { address: `${server.origin}/a`, items: [{ title: "A", href: "https://b.example/" }], failure: null },
    { address: `${server.origin}/b`, items: [{ title: "B", href: "https://b.example/" }], failure: null },
    { address: "https://elsewhere.example/2", items: [{ title: "Đã lưu" }], failure: null },
  ]);
  expect(server.asked.toSorted()).toEqual(["/a", "/b"]);
});

it("keeps the last items where a feed fails, and says why", async () => {
  server.answers = { "/a": feed("A") };
  await importer().run([naming(`${server.origin}/a`)]);
  await fetchNow();
  server.answers = { "/a": answerXml('<!DOCTYPE rss [<!ENTITY a "b">]><rss/>') };
  await makeDue();
  await fetchNow();
  expect(await stored()).toMatchObject([{ items: [{ title: "A" }], failure: expect.stringContaining("document type") }]);
  expect(said).toMatchObject([{ failure: expect.stringContaining("document type") }]);
});

it("goes on with the other feeds, under its lock, where one could not be stored", async () => {
  server.answers = { "/a": feed("A"), "/b": (request, response) => void setTimeout(() => feed("B")(request, response), 300) };
  await importer().run([naming(`${server.origin}/a`, `${server.origin}/b`)]);
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'disk full'; end $$`.execute(importer().db);
  await sql`create trigger refuse before insert on feed for each row when (new.address like '%/a') execute function refuse()`.execute(
    importer().db,
  );
  try {
    expect(await fetchNow()).toBe(true);
    expect(await stored()).toMatchObject([{ address: `${server.origin}/b`, failure: null }]);
    expect(said).toMatchObject([{ address: `${server.origin}/a`, err: expect.objectContaining({ message: "disk full" }) }]);
  } finally {
    await sql`drop function refuse() cascade`.execute(importer().db);
  }
});

it("tells all processes of new items, and of nothing where they are the same", async () => {
  server.answers = { "/a": feed("A") };
  await importer().run([naming(`${server.origin}/a`)]);
  const received: (string | undefined)[] = [];
  const client = await importer().pool.connect();
  client.on("notification", ({ payload }) => received.push(payload));
  await client.query("listen portal_content");
  await fetchNow();
  await makeDue();
  await fetchNow();
  server.answers = { "/a": feed("B") };
  await makeDue();
  await fetchNow();
  await client.query("select 1");
  client.release(true);
  expect(server.asked).toHaveLength(3);
  expect(received).toEqual(Array.from({ length: 2 }, () => JSON.stringify({ tags: [`feed:${server.origin}/a`] })));
});

it("is done by one process at a time, and once an interval by all of them", async () => {
  server.answers = { "/a": (request, response) => void setTimeout(() => feed("A")(request, response), 300) };
  await importer().run([naming(`${server.origin}/a`)]);
  const both = await Promise.all([fetchNow(), fetchNow()]);
  expect(both.toSorted()).toEqual([false, true]);
  expect(await fetchNow()).toBe(true);
  expect(server.asked).toEqual(["/a"]);
});

it("runs by itself, and ends what is under way", async () => {
  server.answers = { "/a": feed("A"), "/silent": () => undefined };
  await importer().run([naming(`${server.origin}/a`, `${server.origin}/silent`)]);
  const job = startFeedJob({ db: importer().db, log, ...fetching(), interval: 100, delay: 1 });
  closings.push(() => job.close());
  await expect.poll(() => server.asked).toContain("/silent");
  const began = performance.now();
  await job.close();
  expect(performance.now() - began).toBeLessThan(1000);
  expect(said).toEqual([]);
});
