import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { article } from "../../content/testing/importer.ts";
import { createContentCache } from "../../pages/cache/content-cache.ts";
import type { Services } from "../../services.ts";
import { asksForTags } from "../../testing/purging.ts";
import { testStaff } from "../../testing/staff.ts";
import { testServices } from "../../testing/services.ts";
import { buildTestApp } from "../../testing/test-app.ts";
import { publishChangeSet } from "../editing/publish.ts";
import type { PreviewTools, SourceOver } from "./load-as-if-published.ts";
import { openPreviewWorld, type PreviewWorld, type RecordLine } from "./testing/preview-world.ts";
import { listLinks, makeTicket, revokeLink } from "./tickets.ts";

let world: PreviewWorld;
let services: Services;
let account: string;
let changeSet: string;
beforeAll(async () => {
  world = await openPreviewWorld();
  const { db, administration, previews } = world;
  services = testServices({ db, administration, previews });
  account = (await testStaff(db, { roles: { "cuc-a": ["editor"] } })).id;
  changeSet = await world.changeSetOf([draft]);
});
afterAll(async () => {
  await services.close();
  await world.close();
});

/** Stands in what is not published, and nowhere else. */
const DRAFT = "Chim hoàng yến";
const draft = article("cuc-a", "tin-cuc-a", "ban-nhap", {
  title: `${DRAFT} nhập`,
  publishedAt: "2026-02-01",
  articleContent: { Content: '<p><a href="/cuc-a/tin-cuc-a/bai-1">Bài 1</a> <a href="https://khac.example/x">Khác</a></p>' },
}) as RecordLine;

interface Served {
  readonly app: FastifyInstance;
  readonly log: readonly string[];
  readonly get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
}

/** A server with a page cache. */
async function serve(previews: Partial<PreviewTools> = {}): Promise<Served> {
  const { loader, sourceOver, limit } = { ...world, ...previews };
  const log: string[] = [];
  const app = await buildTestApp({
    services,
    portal: world.portal,
    cache: createContentCache({ megabytes: 16, now: Date.now, isReceiving: () => true }),
    log: pino({ level: "debug" }, { write: (line: string) => void log.push(line) }),
    previews: { loader, sourceOver, limit },
  });
  return { app, log, get: (url, headers = {}) => app.inject({ url, headers, remoteAddress: "192.0.2.7" }) };
}

const open = async (more: Partial<Parameters<typeof makeTicket>[1]> = {}) => {
  const made = await makeTicket(world.db, {
    changeSetId: changeSet,
    asOf: undefined,
    isBefore: false,
    sessionId: undefined,
    madeBy: account,
    lifetime: 600,
    ...more,
  });
  return { ...made, base: `/xem-truoc/${made.ticket}` };
};

describe("a page of a preview", () => {
  it("shows what is not published, says that it is a preview, and is for no one to keep, list, or frame elsewhere", async () => {
    const { get } = await serve();
    const { base } = await open();
    const { statusCode, headers, body } = await get(`${base}/cuc-a`, asksForTags);
    expect([statusCode, body.includes(DRAFT), body.includes("Bản xem trước")]).toEqual([200, true, true]);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
      "x-frame-options": "SAMEORIGIN",
      "content-security-policy": expect.stringContaining("frame-ancestors 'self'"),
    });
    expect(headers).not.toHaveProperty("cache-tag");
    expect(headers).not.toHaveProperty("speculation-rules");
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toContain('rel="canonical"');
  });

  it("says so in English on English pages, with the moment and its zone", async () => {
    const { get } = await serve();
    const { base } = await open({ asOf: new Date("2099-01-31T20:30:00Z") });
    expect((await get(`${base}/mof`)).body).toContain("Preview as of 01/02/2099 03:30 (Asia/Ho_Chi_Minh)");
  });

  it("leads to nothing but the preview: links, forms, redirects", async () => {
    const { get } = await serve();
    const { base } = await open();
    const { body } = await get(`${base}/cuc-a/tin-cuc-a/ban-nhap`);
    const addresses = [...body.matchAll(/<(?:a|form)\b[^>]*? (?:href|action)="(\/[^"]*)"/g)].map(([, address = ""]) => address);
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.filter((address) => !address.startsWith(base))).toEqual([]);
    expect(addresses).toContain(`${base}/cuc-a/tin-cuc-a/bai-1`);
    expect(body).toContain('href="https://khac.example/x"');
    const { statusCode, headers } = await get(`${base}/btc/tin-cuc-a/ban-nhap?page=2`);
    expect([statusCode, headers["location"], headers["cache-control"]]).toEqual([
      302,
      `${base}/cuc-a/tin-cuc-a/ban-nhap?page=2`,
      "no-store",
    ]);
  });

  it("comes as data as well, with where it stands and when", async () => {
    const { get } = await serve();
    const { base } = await open({ asOf: new Date("2099-01-31T20:30:00Z") });
    const answer = await get(`${base}/api/page?path=${encodeURIComponent("/cuc-a/tin-cuc-a")}`);
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(answer.json()).toMatchObject({ path: "/cuc-a/tin-cuc-a", preview: { base, asOf: "2099-01-31T20:30:00.000Z" } });
    expect(answer.body).toContain(DRAFT);
    expect((await get(`${base}/api/page?path=/btc/tin-cuc-a/ban-nhap`)).json()).toMatchObject({ redirect: "/cuc-a/tin-cuc-a/ban-nhap" });
  });

  it("is never what visitors get, nor theirs what it shows", async () => {
    const { get } = await serve();
    const { base } = await open();
    // What was looked for is marked.
    const found = DRAFT.replace("Chim", "");
    for (const address of ["/cuc-a", "/cuc-a/tin-cuc-a", "/cuc-a/tin-cuc-a/ban-nhap", "/cuc-a/tim-kiem?q=chim"]) {
      const before = await get(address);
      expect((await get(`${base}${address}`)).body, address).toContain(found);
      const after = await get(address);
      expect([after.statusCode, after.body], address).toEqual([before.statusCode, before.body]);
      expect(after.body, address).not.toContain(found);
      expect((await get(`/api/page?path=${encodeURIComponent(address)}`)).body, address).not.toContain(found);
    }
  });

  it("has nothing else below it: no calls, no hub, no forms", async () => {
    const { app, get } = await serve();
    const { base } = await open();
    for (const path of ["/api/apphub", "/api/parameters", "/api/forms/question", "/api/admin/accounts"])
      expect((await get(base + path)).statusCode, path).toBe(404);
    for (const path of ["/cuc-a", "/api/forms/question", "/api/apphub/negotiate"])
      expect((await app.inject({ method: "POST", url: base + path })).statusCode, path).toBe(404);
  });

  it("has the files that will be published, changed ones as they will be, and leads to all others", async () => {
    const file = (path: string, more: object = {}) =>
      ({ kind: "file", path, contentType: "text/plain", text: "nháp", ...more }) as RecordLine;
    const { get } = await serve();
    const { base } = await open({
      // Files belong to no one site.
      madeBy: (await testStaff(world.db, { administrator: true })).id,
      changeSetId: await world.changeSetOf([
        file("Anh/Moi.svg", { contentType: "image/svg+xml", text: "<svg xmlns='http://www.w3.org/2000/svg'/>" }),
        file("trang.html", { contentType: "text/html", text: "<script>alert(1)</script>" }),
      ]),
    });
    const picture = await get(`${base}/api/mediafile/anh/moi.svg`);
    expect([picture.statusCode, picture.headers["content-type"], picture.body.includes("<svg")]).toEqual([200, "image/svg+xml", true]);
    expect(picture.headers).toMatchObject({ "cache-control": "no-store", "content-security-policy": expect.stringContaining("sandbox") });
    expect((await get(`${base}/api/mediafile/trang.html`)).statusCode).toBe(404);
    const other = await get(`${base}/api/mediafile/anh/cu.png?width=320&format=avif`);
    expect([other.statusCode, other.headers["location"]]).toEqual([302, "/api/mediafile/anh/cu.png?width=320&format=avif"]);
    expect((await get("/api/mediafile/anh/moi.svg")).statusCode).toBe(404);
  });

  it("that is of the portal without its set has neither its pages nor its files, also once it is scheduled", async () => {
    const madeBy = (await testStaff(world.db, { administrator: true })).id;
    const file = { kind: "file", path: "anh/truoc.svg", contentType: "image/svg+xml", text: "<svg xmlns='http://www.w3.org/2000/svg'/>" };
    const lines = [draft, file as RecordLine];
    const { get } = await serve();
    const found = async (changeSetId: string, isBefore: boolean) => {
      const { base } = await open({ changeSetId, isBefore, madeBy, asOf: new Date("2091-01-01") });
      return [(await get(`${base}/cuc-a`)).body.includes(DRAFT), (await get(`${base}/api/mediafile/anh/truoc.svg`)).statusCode];
    };
    const written = await world.changeSetOf(lines);
    expect([await found(written, true), await found(written, false)]).toEqual([
      [false, 302],
      [true, 200],
    ]);
    const scheduled = await world.changeSetOf(lines, new Date("2090-01-01"));
    expect([await found(scheduled, true), await found(scheduled, false)]).toEqual([
      [false, 302],
      [true, 200],
    ]);
    await sql`update change_set set state = 'withdrawn' where id = ${scheduled}`.execute(world.db);
  });

  it("has no file of its own set any more once that is published, or its publication ends before the moment that is shown", async () => {
    const line = { kind: "file", path: "anh/het.svg", contentType: "image/svg+xml", text: "<svg xmlns='http://www.w3.org/2000/svg'/>" };
    const changeSetId = await world.changeSetOf([line as RecordLine], new Date("2090-01-01"));
    const madeBy = (await testStaff(world.db, { administrator: true })).id;
    const { get } = await serve();
    const [now, later] = [await open({ madeBy, changeSetId }), await open({ madeBy, changeSetId, asOf: new Date("2099-01-01") })];
    const statuses = async () =>
      Promise.all([now, later].map(async ({ base }) => (await get(`${base}/api/mediafile/anh/het.svg`)).statusCode));
    expect(await statuses()).toEqual([200, 200]);
    await world.db
      .updateTable("change_set")
      .set({ expire_at: new Date("2095-01-01") })
      .where("id", "=", changeSetId)
      .execute();
    expect(await statuses()).toEqual([200, 302]);
    await publishChangeSet(world.tools, undefined, { id: changeSetId, expected: undefined, how: "emergency" });
    await sql`delete from file where path = 'anh/het.svg'`.execute(world.db);
    const { headers } = await get(`${now.base}/api/mediafile/anh/het.svg`);
    expect(headers["location"]).toBe("/api/mediafile/anh/het.svg");
    expect((await get("/api/mediafile/anh/het.svg")).statusCode).toBe(404);
  });

  it("says why there is none where something cannot be published", async () => {
    const { get } = await serve();
    const { base } = await open({ changeSetId: await world.changeSetOf([{ ...draft, slug: "<b>lac</b>" }]) });
    const { statusCode, headers, body } = await get(`${base}/cuc-a`);
    expect([statusCode, headers["cache-control"], body.includes("&lt;b&gt;lac&lt;/b&gt;")]).toEqual([409, "no-store", true]);
    expect(body).not.toContain("<b>");
    const call = await get(`${base}/api/page?path=/cuc-a`);
    expect([call.statusCode, call.json()]).toMatchObject([409, { success: false, message: expect.stringContaining("lac") }]);
  });

  it("says that it took too long, and is asked for again", async () => {
    const sourceOver: SourceOver = (transaction) => ({
      ...world.sourceOver(transaction),
      loadPageRecords: async () => (await sql`select pg_sleep(30)`.execute(transaction)) as never,
    });
    const { get } = await serve({ sourceOver, limit: 200 });
    const { base } = await open();
    const { statusCode, headers, body } = await get(`${base}/cuc-a`);
    expect([statusCode, headers["retry-after"], headers["cache-control"]]).toEqual([503, "5", "no-store"]);
    expect(body).toContain("could not be drawn");
  });

  it("is drawn for one viewer at a time, for two together, and refused where a viewer asks for many", async () => {
    let [running, most] = [0, 0];
    const waiting: (() => void)[] = [];
    const sourceOver: SourceOver = (transaction) => {
      const source = world.sourceOver(transaction);
      return {
        ...source,
        async loadPageRecords(request, context) {
          running += 1;
          most = Math.max(most, running);
          await new Promise<void>((resolve) => waiting.push(resolve));
          running -= 1;
          return source.loadPageRecords(request, context);
        },
      };
    };
    const { app } = await serve({ sourceOver });
    // Previews of one change set wait for each other in the database.
    const sets = await Promise.all([1, 2, 3].map(() => world.changeSetOf([])));
    const madeBy = (await testStaff(world.db, { administrator: true })).id;
    const bases = await Promise.all(sets.map(async (changeSetId) => (await open({ changeSetId, madeBy })).base));
    const ask = (place: number) => app.inject({ url: `${bases[place]}/cuc-a`, remoteAddress: `192.0.2.${place}` });
    const one = Array.from({ length: 9 }, () => ask(0));
    await expect.poll(() => running).toBe(1);
    const others = [ask(1), ask(2)];
    await expect.poll(() => running).toBe(2);
    const timer = setInterval(() => waiting.shift()?.(), 5);
    onTestFinished(() => clearInterval(timer));
    const statuses = (await Promise.all(one)).map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 503]);
    expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(most).toBe(2);
  });

  it("stands in no log, and its ticket neither", async () => {
    const { get, log } = await serve();
    const { base, ticket } = await open();
    await get(`${base}/cuc-a?q=x`);
    await get(`${base}/api/page?path=/cuc-a`);
    expect(log.join("\n")).toContain("/xem-truoc/…/cuc-a");
    expect(log.join("\n")).not.toContain(ticket);
    expect(log.join("\n")).not.toContain(DRAFT);
  });
});

describe("a ticket", () => {
  it("opens nothing once it ran out or was revoked, its maker was blocked or its change set is gone: an ordinary 404, the same as for any guess", async () => {
    const { get } = await serve();
    const blocked = (await testStaff(world.db, { administrator: true })).id;
    const gone = await world.changeSetOf([]);
    const tickets = {
      guessed: "A".repeat(43),
      short: "x",
      "run out": (await open({ lifetime: -1 })).ticket,
      revoked: (await open()).ticket,
      "of somebody blocked": (await open({ madeBy: blocked })).ticket,
      "of nothing": (await open({ changeSetId: gone })).ticket,
    };
    const { base, ticket } = await open();
    for (const [what, one] of Object.entries(tickets).slice(2, 5)) {
      if (what !== "run out") expect((await get(`/xem-truoc/${one}/cuc-a`)).statusCode, what).toBe(200);
    }
    await sql`update preview_ticket set revoked_at = now() where hash = sha256(${`preview:${tickets.revoked}`}::bytea)`.execute(world.db);
    await world.db.deleteFrom("change_set").where("id", "=", gone).execute();
    await sql`update account set blocked_at = now() where id = ${blocked}`.execute(world.db);
    const bodies = new Set<string>();
    for (const [what, one] of Object.entries(tickets))
      for (const path of ["", "/", "/cuc-a", "/api/page?path=/cuc-a", "/api/apphub"]) {
        const { statusCode, headers, body } = await get(`/xem-truoc/${one}${path}`);
        expect([statusCode, headers["cache-control"], headers["content-type"]], `${what} ${path}`).toEqual([
          404,
          "no-store",
          "text/html; charset=utf-8",
        ]);
        bodies.add(body);
      }
    expect(bodies.size).toBe(1);
    expect([...bodies][0]).not.toContain(DRAFT);
    expect((await get(`${base}/cuc-a`)).statusCode).toBe(200);
    expect((await get(`/xem-truoc/${ticket.slice(0, -1)}/cuc-a`)).statusCode).toBe(404);
  });

  it("is stored as a hash alone, listed without it, and revoked by its id; both acts are in the audit", async () => {
    const { id, ticket } = await open();
    const stored = await sql<{ row: string }>`select p::text as row from preview_ticket p where id = ${id}`.execute(world.db);
    expect(stored.rows[0]?.row).not.toContain(ticket);
    const listed = await listLinks(world.db, changeSet);
    expect(listed[0]).toEqual({
      id,
      changeSetId: changeSet,
      asOf: null,
      madeBy: account,
      madeAt: expect.any(String) as string,
      expiresAt: expect.any(String) as string,
    });
    expect(JSON.stringify(listed)).not.toContain(ticket);
    expect([await revokeLink(world.db, account, id), await revokeLink(world.db, account, id)]).toEqual([true, false]);
    expect((await listLinks(world.db, changeSet)).map((link) => link.id)).not.toContain(id);
    const { rows } = await sql`select act, actor from audit where details ->> 'preview' = ${id} order by id`.execute(world.db);
    expect(rows).toEqual([
      { act: "preview.share", actor: account },
      { act: "preview.revoke", actor: account },
    ]);
  });
});
