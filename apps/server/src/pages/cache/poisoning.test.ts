/** What one visitor sends never changes what another one gets: of a page that both ask for, or of a page that looks like a file. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filler } from "../../sources/database/testing/fill.ts";
import { createDb } from "../../database/db.ts";
import { type Answer, type Asked, type CachedServer, openCachedServer } from "../../testing/cached-server.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { site, category, articles } = filler(createDb(database.pool));
  const btc = await site("btc", { counterpart: "mof" });
  await site("mof", { language: 2 });
  await articles(btc, await category(btc, "tin"), [{ slug: "bai", published_at: "2026-01-01T00:00:00Z" }]);
});
const allowed = "https://allowed.example";

let attacked: CachedServer;
let sound: CachedServer;
beforeAll(async () => {
  // All that could be believed is: the attacker's address is a trusted proxy's.
  const config = { trustedProxies: ["127.0.0.1"], allowedApiOrigins: [allowed] };
  const { connectionString } = database;
  attacked = await openCachedServer({ connectionString, config });
  sound = await openCachedServer({ connectionString, config });
});
afterAll(async () => {
  await Promise.all([attacked.close(), sound.close()]);
  await database.close();
});

/** Of one article, as many as are asked for: each has an entry of its own. */
let pages = 0;
const newPage = (): string => {
  pages += 1;
  return `/btc/tin/bai?page=${pages}`;
};

/** What a visitor sees of an answer. */
function seen({ status, headers, text }: Answer): object {
  // How far a process has received changes is its own as well.
  const own = new Set(["date", "x-request-id", "server-timing", "portal-position"]);
  return { status, headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name))), text };
}

const evil = "evil.example";
/** All ask for it by the same name, with which the addresses of its pages begin. */
const named = { host: "localhost" };
const otherName = "127.0.0.1";
const attacks: readonly (readonly [string, Asked & { readonly target?: (page: string) => string }])[] = [
  ["X-Forwarded-Host", { headers: { "x-forwarded-host": evil } }],
  ["X-Forwarded-Proto", { headers: { "x-forwarded-proto": "gopher", "x-forwarded-scheme": "http" } }],
  ["X-Forwarded-For and Forwarded", { headers: { "x-forwarded-for": "192.0.2.9", forwarded: `host=${evil}`, "x-forwarded-port": "1" } }],
  ["X-Forwarded-Prefix", { headers: { "x-forwarded-prefix": "/evil", "x-forwarded-server": evil, "x-host": evil } }],
  ["X-Original-URL", { headers: { "x-original-url": "/btc/khong-co", "x-rewrite-url": "/btc/khong-co" } }],
  ["method overrides", { headers: { "x-http-method-override": "POST", "x-http-method": "DELETE", "x-method-override": "PUT" } }],
  ["Host", { headers: { host: evil } }],
  ["another name of the machine", { headers: { host: otherName } }],
  ["Accept-Language", { headers: { "accept-language": "en" } }],
  ["Accept", { headers: { accept: "application/json" } }],
  ["Cookie", { headers: { cookie: "rating=abcdefghijklmnopqrstuv; lang=en; session=x" } }],
  ["User-Agent and Save-Data", { headers: { "user-agent": "<script>", "save-data": "on", dnt: "1" } }],
  ["Range", { headers: { range: "bytes=0-9" } }],
  ["Origin of an allowed page", { headers: { origin: allowed } }],
  ["Origin of another page", { headers: { origin: `https://${evil}` } }],
  ["Referer", { headers: { referer: `https://${evil}/` } }],
  ["conditions", { headers: { "if-none-match": "*", "if-modified-since": "Mon, 01 Jan 2035 00:00:00 GMT", "if-range": "x" } }],
  ["no cache", { headers: { "cache-control": "no-cache", pragma: "no-cache" } }],
  ["encodings", { headers: { "accept-encoding": "br;q=1, gzip;q=0.5, *;q=0" } }],
  ["an encoding that no one knows", { headers: { "accept-encoding": "evil, identity;q=0" } }],
  ["Authorization", { headers: { authorization: "Bearer stolen" } }],
  [
    "a body with GET",
    { headers: { "content-type": "application/x-www-form-urlencoded", "content-length": "18" }, body: "q=evil&page=3&id=1" },
  ],
  ["HEAD", { method: "HEAD" }],
  ["POST", { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" }, body: "form=rating&value=9" }],
  ["an address of another host", { target: (page) => `http://${evil}${page}` }],
  ["two slashes", { target: (page) => `/${page}` }],
  ["names that pages do not read", { target: (page) => `${page}&utm_content=<script>&callback=evil&__proto__=x&path=/evil&_=1` }],
  ["a fragment", { target: (page) => `${page}#evil` }],
  ["a way that leads back", { target: (page) => page.replace("/tin", "/x/../tin") }],
];

describe("a page that was asked for with", () => {
  it.each(attacks)("%s is the same for the next visitor, also as data", async (_name, { target, ...asked }) => {
    const page = newPage();
    const hostile = target?.(page) ?? page;
    for (const [path, attack] of [
      [page, hostile],
      [`/api/page?path=${encodeURIComponent(page)}`, `/api/page?path=${encodeURIComponent(hostile)}&evil=1`],
    ] as const) {
      await attacked.get(attack, { ...asked, headers: { ...named, ...asked.headers } });
      const after = await attacked.get(path, { headers: named });
      expect(after.status).toBe(200);
      expect(seen(after)).toEqual(seen(await sound.get(path, { headers: named })));
      expect(after.text).not.toContain(evil);
      expect(after.text).not.toContain(otherName);
    }
  });
});

describe("a page that looks like a file", () => {
  const own = "/btc/tai-khoan/trang-ca-nhan";
  it.each([
    `${own}/x.css`,
    `${own};x.js`,
    `${own}%2Fx.png`,
    `${own}%3Bx.js`,
    `${own}/..%2Fx.css`,
    `${own}%00.js`,
    `${own}?x.css`,
    `${own}%0a.js`,
  ])("%s is not kept as a visitor's own page", async (target) => {
    const answer = await attacked.get(target, { headers: { cookie: "session=x" } });
    // Either it is the page, and no one keeps it, or there is none.
    if (answer.status === 200) expect(answer.headers["cache-control"]).toBe("private, no-store");
    else expect(answer.status).toBe(404);
    expect((await attacked.get(own)).headers["cache-control"]).toBe("private, no-store");
  });

  it.each(["/btc/tin/bai%2Fx.css", "/btc/tin/bai;x.js", "/btc%2Ftin/bai", "/btc/tin/bai/x.css", "/btc/tin/bai%00", "/BTC/tin/bai"])(
    "%s is a page of its own, kept apart from the one beside it",
    async (target) => {
      const page = newPage();
      await attacked.get(page.replace("/btc/tin/bai", target));
      expect(await attacked.get(page)).toMatchObject({ status: 200, cache: "miss" });
    },
  );
});

it("pages of other sites may read the calls where they are allowed to, of what is kept too", async () => {
  const call = `/api/page?path=${encodeURIComponent(newPage())}`;
  const [none, foreign, known] = [
    await attacked.get(call),
    await attacked.get(call, { headers: { origin: `https://${evil}` } }),
    await attacked.get(call, { headers: { origin: allowed } }),
  ];
  expect([none.cache, foreign.cache, known.cache]).toEqual(["miss", "hit", "hit"]);
  for (const { headers } of [none, foreign]) expect(headers["access-control-allow-origin"]).toBeUndefined();
  expect(known.headers).toMatchObject({ "access-control-allow-origin": allowed, "access-control-allow-credentials": "true" });
  for (const { headers } of [none, foreign, known]) expect(String(headers["vary"]).toLowerCase()).toContain("origin");
});
