/** Pages that are kept in memory: the built portal on a real database, asked over HTTP. */
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { importContent } from "../../content/import.ts";
import { createSanitizer } from "../../content/sanitizer/index.ts";
import { article, category, importDefaults, site } from "../../content/testing/importer.ts";
import { createDb } from "../../database/db.ts";
import { type Answer, type CachedServer, type CachedServerOptions, openCachedServer } from "../../testing/cached-server.ts";
import { createTestDatabase, emptyContent, type TestDatabase } from "../../testing/database.ts";
import { settableClock } from "../../testing/database-clock.ts";
import { openGate } from "../../testing/gate.ts";
import { asksForTags } from "../../testing/purging.ts";

let database: TestDatabase;
const sanitizer = createSanitizer();
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => Promise.all([sanitizer.close(), database.close()]));

async function* stream(records: readonly object[]): AsyncGenerator<object> {
  yield* records;
}

/** As `npm run content -- import` writes it, from another process. */
async function write(...records: object[]): Promise<void> {
  const report = await importContent(createDb(database.pool), stream(records), { ...importDefaults, sanitizer });
  expect(report.issues).toEqual([]);
}

const published = { publishedAt: "2026-01-01T00:00:00Z" };
const bai = (title: string): object => article("btc", "tin", "bai", { title, ...published });

beforeEach(async () => {
  await emptyContent(database.pool);
  await write(
    site("btc", { counterpart: "mof" }),
    site("mof", { language: 2 }),
    category("btc", "tin"),
    category("btc", "khac"),
    bai("Bài một"),
  );
});

/** For one test. */
async function open(options: Partial<CachedServerOptions> = {}): Promise<CachedServer> {
  const server = await openCachedServer({ connectionString: database.connectionString, ...options });
  onTestFinished(() => server.close());
  return server;
}

describe("a page", () => {
  it("is drawn once, and then sent as it was, in the form that the reader takes", async () => {
    const server = await open();
    const drawn = await server.get("/btc/tin/bai");
    expect([drawn.status, drawn.cache]).toEqual([200, "miss"]);
    expect(drawn.text).toContain("Bài một");
    const [plain, br, gzip] = await Promise.all(
      ["identity", "gzip, br", "gzip"].map((accepted) => server.get("/btc/tin/bai", { headers: { "accept-encoding": accepted } })),
    );
    for (const answer of [plain, br, gzip]) {
      expect(answer?.cache).toBe("hit");
      expect(answer?.headers["etag"]).toBe(drawn.headers["etag"]);
      expect(answer?.headers["vary"]).toBe("accept-encoding");
    }
    expect(plain?.body.equals(drawn.body)).toBe(true);
    expect(br && brotliDecompressSync(br.body).equals(drawn.body)).toBe(true);
    expect(gzip && gunzipSync(gzip.body).equals(drawn.body)).toBe(true);
    for (const [accepted, encoding] of [
      ["br;q=0,*", "gzip"],
      ["GZIP", "gzip"],
      ["identity;q=1, br;q=0.1", undefined],
      ["identity;q=0", undefined],
    ] as const) {
      const sent = await server.get("/btc/tin/bai", { headers: { "accept-encoding": accepted } });
      expect([accepted, sent.status, sent.headers["content-encoding"]]).toEqual([accepted, 200, encoding]);
    }
    const again = await server.get("/btc/tin/bai", { headers: { "accept-encoding": "br" } });
    expect(brotliDecompressSync(again.body).equals(drawn.body)).toBe(true);
  });

  it("has the headers of one that was drawn: of security, of caches, of the request's own log line", async () => {
    const server = await open();
    const miss = await server.get("/btc/tin/bai", { headers: asksForTags });
    expect(miss.cache).toBe("miss");
    // On a busy machine the end of the import may be received after the page was drawn, which is then drawn once more.
    const hit = await vi.waitFor(async () => {
      const answer = await server.get("/btc/tin/bai", { headers: asksForTags });
      expect(answer.cache).toBe("hit");
      return answer;
    });
    const own = ["date", "x-request-id", "server-timing", "portal-position"];
    const rest = (headers: object): object => Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
    expect(rest(hit.headers)).toEqual(rest(miss.headers));
    expect(hit.headers).toMatchObject({
      "content-security-policy": expect.stringContaining("default-src 'self'"),
      "cache-control": expect.stringContaining("s-maxage=60"),
      "cache-tag": expect.stringContaining("article:bai"),
      "x-content-type-options": "nosniff",
    });
    expect(hit.headers["x-request-id"]).not.toBe(miss.headers["x-request-id"]);
  });

  it("says by which tags and at which position it may be purged to caches that ask for that, and to no one else", async () => {
    const server = await open();
    await server.get("/btc/tin/bai");
    const plain = await server.get("/btc/tin/bai");
    for (const name of ["cache-tag", "portal-position"]) expect(plain.headers).not.toHaveProperty(name);
    const known = { "if-none-match": String(plain.headers["etag"]) };
    for (const headers of [asksForTags, { ...asksForTags, ...known }])
      expect((await server.get("/btc/tin/bai", { headers })).headers).toMatchObject({
        "cache-tag": expect.stringContaining("article:bai"),
        "portal-position": expect.stringMatching(/^\d+$/),
      });
  });

  it("answers 304 to who has it, and HEAD without its body", async () => {
    const server = await open();
    const { headers, body } = await server.get("/btc/tin/bai");
    const etag = String(headers["etag"]);
    for (const sent of [etag, etag.slice(2), `"x", ${etag}`, "*"]) {
      const known = await server.get("/btc/tin/bai", { headers: { "if-none-match": sent } });
      expect([known.status, known.body.length, known.cache, known.headers["etag"]]).toEqual([304, 0, "hit", etag]);
      expect(known.headers["content-security-policy"]).toContain("default-src");
    }
    expect((await server.get("/btc/tin/bai", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
    const head = await server.get("/btc/tin/bai", { method: "HEAD" });
    expect([head.status, head.cache, head.body.length, head.headers["content-length"]]).toEqual([200, "hit", 0, String(body.length)]);
  });

  it("is kept under the names of its query that pages read, in one order", async () => {
    const server = await open();
    await server.get("/btc/tin?page=1&sort=oldest");
    for (const target of [
      "/btc/tin?sort=oldest&page=1",
      "/btc/tin?utm_source=x&sort=oldest&q=&page=1&page=7",
      "/btc/./tin?page=1&sort=oldest",
    ])
      expect((await server.get(target)).cache).toBe("hit");
    expect((await server.get("/btc/tin?page=1")).cache).toBe("miss");
  });

  it("of a visitor's own is drawn for each who asks, and so is one with a form", async () => {
    const server = await open();
    for (const target of ["/btc/tai-khoan/dang-nhap", "/btc/hoi-dap/tra-cuu?receipt=1234-5678-9012-3452", "/btc/hoi-dap/dat-cau-hoi"]) {
      const [one, other] = [await server.get(target), await server.get(target)];
      for (const { cache, headers } of [one, other])
        expect({ target, cache, control: headers["cache-control"] }).toEqual({ target, cache: undefined, control: "private, no-store" });
    }
  });

  it("asked for with credentials is neither taken from there nor kept", async () => {
    const server = await open();
    const headers = { authorization: "Bearer x" };
    expect((await server.get("/btc/tin/bai", { headers })).cache).toBeUndefined();
    expect((await server.get("/btc/tin/bai")).cache).toBe("miss");
    expect((await server.get("/btc/tin/bai", { headers })).cache).toBeUndefined();
  });
});

describe("a change", () => {
  it("is shown by every process, within moments of its commit", async () => {
    const servers = [await open(), await open()];
    for (const server of servers) for (const path of ["/btc/tin/bai", "/btc/khac"]) expect((await server.get(path)).cache).toBe("miss");
    await write(bai("Bài hai"));
    for (const server of servers) await expect.poll(async () => (await server.get("/btc/tin/bai")).text).toContain("Bài hai");
    // What it does not touch stays.
    for (const server of servers) expect((await server.get("/btc/khac")).cache).toBe("hit");
  });

  it("ends that an address leads elsewhere, or to nothing", async () => {
    const server = await open();
    expect((await server.get("/btc/tin/moi")).status).toBe(404);
    expect(await server.get("/btc/tin/moi")).toMatchObject({ status: 404, cache: "hit" });
    expect(await server.get("/btc/khac/bai")).toMatchObject({ status: 301, headers: { location: "/btc/tin/bai" } });
    expect(await server.get("/btc/khac/bai")).toMatchObject({ status: 301, cache: "hit", headers: { location: "/btc/tin/bai" } });
    await write(article("btc", "tin", "moi", published), article("btc", "khac", "bai", published));
    await expect.poll(async () => (await server.get("/btc/tin/moi")).status).toBe(200);
    await expect.poll(async () => (await server.get("/btc/khac/bai")).status).toBe(200);
  });

  it("of what a record belongs to is shown where it was, and where it is", async () => {
    const server = await open();
    const person = (role: string): object => ({ kind: "person", slug: "nguyen-an", name: "Nguyễn An", role, title: { vi: "Bộ trưởng" } });
    const former = async (): Promise<string> => (await server.get("/btc/bo-truong-tien-nhiem")).text;
    await write(person("former-minister"), article("btc", "tin", "doi-cho", published));
    await server.received();
    await expect.poll(former).toContain("Nguyễn An");
    await expect.poll(async () => (await server.get("/btc/tin")).text).toContain("/btc/tin/doi-cho");
    // Only what is kept has to be dropped.
    for (const path of ["/btc/bo-truong-tien-nhiem", "/btc/tin"]) expect((await server.get(path)).cache).toBe("hit");
    await write(person("leader"), article("btc", "khac", "doi-cho", published));
    await expect.poll(former).not.toContain("Nguyễn An");
    await expect.poll(async () => (await server.get("/btc/tin")).text).not.toContain("doi-cho");
    await expect.poll(async () => (await server.get("/btc/khac")).text).toContain("/btc/khac/doi-cho");
  });

  it("while a page is drawn is in the next one", async () => {
    const server = await open();
    // Holds the drawing where its first statement is: the site is locked until the change is committed.
    const client = await database.pool.connect();
    try {
      await client.query("begin");
      await client.query("lock table article in access exclusive mode");
      const before = server.get("/btc/tin/bai");
      await sleep(100);
      await client.query("update article set title = 'Bài hai' where slug = 'bai'");
      await client.query(`select pg_notify('portal_content', '{"tags":["article:bai"]}')`);
      await client.query("commit");
      expect((await before).status).toBe(200);
    } finally {
      client.release();
    }
    await expect.poll(async () => (await server.get("/btc/tin/bai")).text).toContain("Bài hai");
  });

  it("is shown within seconds where the connection that changes are received on was cut, or lets nothing through", async () => {
    const gate = await openGate(database.connectionString);
    const { user, password, port, database: name } = gate.connection;
    const listenOn = `postgresql://${user}:${encodeURIComponent(String(password))}@127.0.0.1:${port}/${name}`;
    const server = await open({ listenOn });
    const shows = async (title: string): Promise<void> => {
      await write(bai(title));
      await expect.poll(async () => (await server.get("/btc/tin/bai")).text, { timeout: 9_000, interval: 200 }).toContain(title);
    };
    await shows("Bài hai");
    gate.stall();
    await shows("Bài ba");
    gate.shut();
    await shows("Bài bốn");
    await gate.open();
    await expect.poll(async () => (await server.get("/btc/khac")).cache, { timeout: 10_000 }).toBe("hit");
    await shows("Bài năm");
    gate.shut();
  });
});

it.each(["shut", "stall"] as const)(
  "the last page stands in while the database is away, and says so (%s)",
  async (how) => {
    const gate = await openGate(database.connectionString);
    const { user, password, port, database: name } = gate.connection;
    const connectionString = `postgresql://${user}:${encodeURIComponent(String(password))}@127.0.0.1:${port}/${name}`;
    const server = await open({ connectionString, listenOn: connectionString });
    let kept = await server.get("/btc/tin/bai");
    expect(kept.cache).toBe("miss");
    // A change of the tests before may still be on its way.
    await expect.poll(async () => (kept = await server.get("/btc/tin/bai")).cache).toBe("hit");
    onTestFinished(() => gate.shut());
    gate[how]();
    let last = kept;
    await expect.poll(async () => (last = await server.get("/btc/tin/bai")).cache, { timeout: 15_000 }).toBe("stale");
    expect(last).toMatchObject({ status: 200, headers: { warning: '110 - "Response is Stale"', "cache-control": "no-cache" } });
    expect(last.body.equals(kept.body)).toBe(true);
    if (how === "shut") {
      expect((await server.get("/btc/tin?page=3")).status).toBe(503);
      await gate.open();
    }
    await expect.poll(async () => (await server.get("/btc/tin/bai")).cache, { timeout: 15_000 }).toBe("hit");
  },
  60_000,
);

it("a process whose clock is an hour ahead shows what is published by the database's", async () => {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: now + 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  const server = await open();
  const at = (minutes: number): object => ({ publishedAt: new Date(now + minutes * 60_000).toISOString() });
  await write(article("btc", "tin", "mai-sau", at(30)), article("btc", "tin", "vua-xong", at(-1)));
  await server.received();
  for (const cache of ["miss", "hit"]) {
    expect(await server.get("/btc/tin/mai-sau")).toMatchObject({ status: 404, cache });
    expect(await server.get("/btc/tin/vua-xong")).toMatchObject({ status: 200, cache });
  }
  expect((await server.get("/btc/tin")).text).not.toContain("/btc/tin/mai-sau");
});

it("a draft opens, counts its days and closes on every page that shows it, when its time has come, though nothing was written", async () => {
  const databaseClock = await settableClock(database);
  const server = await open({ connectionString: databaseClock.connectionString });
  const setClock = async (time: number): Promise<void> => {
    await databaseClock.set(time - Date.now());
    await expect.poll(() => Math.abs(server.clock.now() - time), { timeout: 8_000 }).toBeLessThan(5_000);
  };
  const paths = ["/btc/lay-y-kien/du-thao", "/btc/lay-y-kien", "/api/page?path=/btc/lay-y-kien/du-thao"] as const;
  await server.get(paths[0]);
  await write(
    category("btc", "lay-y-kien", { metadata: { layoutId: "category-layout-contribute" } }),
    article("btc", "lay-y-kien", "du-thao", {
      ...published,
      articleType: 4,
      articleContent: { Kind: "document", Content: "<p>Điều 1.</p>", OpensAt: "2100-03-10", Deadline: "2100-03-11" },
    }),
  );
  await server.received();
  expect((await server.get(paths[0])).status).toBe(200);
  const pages = (): Promise<Answer[]> => Promise.all(paths.map((path) => server.get(path)));
  const phases = [
    ["2100-03-09", "Chưa lấy ý kiến", '"phase":"notOpen"'],
    ["2100-03-10", "Còn 1 ngày", '"daysLeft":1'],
    ["2100-03-11", "Đang lấy ý kiến", '"daysLeft":0'],
    ["2100-03-12", "Đã hết hạn góp ý", '"phase":"closed"'],
  ] as const;
  for (const [day, shown, model] of phases) {
    await setClock(Date.parse(`${day}T00:00:00Z`));
    expect(await pages(), day).toEqual(
      [shown, shown, model].map((text) => expect.objectContaining({ cache: "miss", text: expect.stringContaining(text) })),
    );
    // Kept to the last moment, and not longer.
    await setClock(Date.parse(`${day}T23:59:50Z`));
    expect(
      (await pages()).map(({ cache }) => cache),
      day,
    ).toEqual(["hit", "hit", "hit"]);
  }
});
