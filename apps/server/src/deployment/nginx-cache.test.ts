/** nginx keeps what the portal says, for as long as it says, and no longer. */
import { connect } from "node:http2";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cacheControlOf } from "../pages/caching.ts";
import { type Answer, HOST, type Nginx, startNginx } from "./testing/nginx.ts";
import { areInstalled } from "./testing/programs.ts";
import { type ScriptedOrigin, startScriptedOrigin } from "./testing/scripted-origin.ts";

/** As the portal writes it. @param kept, revalidating, failing - seconds */
const cacheControl = (kept: number, revalidating: number, failing: number): string =>
  `public, max-age=0, s-maxage=${kept}, stale-while-revalidate=${revalidating}, stale-if-error=${failing}`;
const keptFor = (...seconds: readonly [number, number, number]) => ({ headers: { "cache-control": cacheControl(...seconds) } });
const text = ({ status, body, cache }: Answer): string => `${status} ${body.toString()} ${cache}`;

describe.runIf(areInstalled("nginx", "openssl"))("what nginx keeps", () => {
  let origin: ScriptedOrigin;
  let nginx: Nginx;
  beforeAll(async () => {
    origin = await startScriptedOrigin();
    nginx = await startNginx({ processes: [origin.port] });
  });
  afterAll(async () => {
    await nginx?.stop();
    await origin?.close();
  });
  const get: Nginx["get"] = (path, asked) => nginx.get(path, asked);

  it("is sent again without asking the portal, until s-maxage", async () => {
    origin.script("/kept", keptFor(60, 60, 600));
    expect(text(await get("/kept"))).toBe("200 answer 1 MISS");
    expect(text(await get("/kept"))).toBe("200 answer 1 HIT");
    expect(text(await get("/kept", { method: "HEAD" }))).toBe("200  HIT");
    expect(origin.asked("/kept")).toHaveLength(1);
  });

  it("is what the portal's own header for pages allows", async () => {
    origin.script("/page", { headers: { "cache-control": cacheControlOf("all", undefined, Date.now()) } });
    origin.script("/ending", { headers: { "cache-control": cacheControlOf("all", Date.now() + 900, Date.now()) } });
    await get("/page");
    expect((await get("/page")).cache).toBe("HIT");
    await get("/ending");
    expect((await get("/ending")).cache).not.toBe("HIT");
  });

  it.concurrent("is shown while it is drawn anew, and no visitor waits for that", async () => {
    origin.script("/slow", keptFor(1, 30, 30));
    await get("/slow");
    const drawn = Promise.withResolvers<void>();
    origin.script("/slow", { ...keptFor(60, 30, 30), after: drawn.promise });
    await sleep(2_100);
    // As browsers ask: over HTTP/1.1 the next request on this connection would wait.
    const browser = connect(`https://127.0.0.1:${nginx.port}`, { rejectUnauthorized: false, servername: HOST });
    const ask = (): Promise<string> =>
      new Promise((resolve, reject) => {
        let said = "";
        const stream = browser.request({ ":path": "/slow", ":authority": HOST }).setEncoding("utf8");
        stream.on("response", ({ [":status"]: status, "server-timing": timing }) => (said = `${status} ${String(timing)} `));
        stream.on("data", (chunk: string) => (said += chunk));
        stream.on("end", () => resolve(said));
        stream.on("error", reject);
      });
    expect([await ask(), await ask()]).toEqual(["200 proxy;desc=STALE answer 1", "200 proxy;desc=UPDATING answer 1"]);
    browser.close();
    drawn.resolve();
    await expect.poll(async () => text(await get("/slow")), { timeout: 10_000 }).toBe("200 answer 2 HIT");
    expect(origin.asked("/slow")).toHaveLength(2);
  });

  it.concurrent("is not shown once stale-while-revalidate has ended", async () => {
    origin.script("/ended", keptFor(1, 1, 30));
    await get("/ended");
    await sleep(3_500);
    expect(text(await get("/ended"))).toBe("200 answer 2 EXPIRED");
  });

  it.concurrent.each([
    ["answers 503", { status: 503, headers: { "cache-control": "no-store" } }],
    ["ends the connection", { fails: true }],
  ])("is shown where the portal %s, until stale-if-error has ended, and then it is not", async (name, failing) => {
    const path = `/failing-${name.replaceAll(" ", "-")}`;
    origin.script(path, keptFor(1, 0, 4));
    await get(path);
    origin.script(path, failing);
    await sleep(2_500);
    expect(text(await get(path))).toBe("200 answer 1 STALE");
    await sleep(5_000);
    const { status, headers, body } = await get(path);
    expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "5", "no-store"]);
    expect(body.toString()).toContain("Trang tạm thời gián đoạn");
  });

  it.concurrent.each(["no-cache", "private, no-store", "no-store"])("is nothing that says %s", async (value) => {
    const path = `/${encodeURIComponent(value)}`;
    origin.script(path, { headers: { "cache-control": value } });
    await get(path);
    expect((await get(path)).body.toString()).toBe("answer 2");
  });

  it.concurrent("is nothing that sets a cookie, or says nothing", async () => {
    origin.script("/cookie", { headers: { ...keptFor(60, 60, 60).headers, "set-cookie": "a=b" } });
    for (const path of ["/cookie", "/silent"]) {
      await get(path);
      expect((await get(path)).body.toString()).toBe("answer 2");
    }
  });

  it.concurrent("is asked for anew with its tag, and 304 renews it", async () => {
    const etag = 'W/"tag"';
    const kept = cacheControl(1, 0, 0);
    origin.script("/tagged", { headers: { "cache-control": kept, etag } });
    await get("/tagged");
    await sleep(2_500);
    expect(text(await get("/tagged"))).toBe("200 answer 1 REVALIDATED");
    expect(origin.asked("/tagged").map(({ headers }) => headers["if-none-match"])).toEqual([undefined, etag]);
    expect((await get("/tagged", { headers: { "if-none-match": etag } })).status).toBe(304);
  });

  it.concurrent("is a body for each form and each origin that asks, whatever else their headers say", async () => {
    origin.script("/forms", keptFor(60, 60, 60));
    const spelled = [
      ["gzip, deflate, br, zstd", "br"],
      ["br", "br"],
      ["gzip;q=0.5, br;q=0.4", "br"],
      ["br;q=0, gzip", "gzip"],
      ["br;q=0.0, gzip;q=1.0", "gzip"],
      ["deflate", undefined],
      ["gzip;q=0", undefined],
      ["broken", undefined],
    ] as const;
    for (const [accepted] of spelled) await get("/forms", { headers: { "accept-encoding": accepted } });
    const forms = () => origin.asked("/forms").map(({ headers }) => headers["accept-encoding"]);
    expect(forms()).toEqual(["br", "gzip", undefined]);
    for (const name of ["https://a.example", "https://b.example"]) await get("/forms", { headers: { origin: name } });
    expect(forms()).toHaveLength(5);
    expect((await get("/forms", { headers: { origin: "https://a.example", cookie: "a=b" } })).cache).toBe("HIT");
  });

  it.concurrent.each([
    ["a cookie of a visitor's own write", { cookie: "a=b; __Host-wrote=1.2.3" }],
    ["that cookie where there is no https", { cookie: "wrote=1.2.3" }],
    ["credentials", { authorization: "Bearer x" }],
  ])("is neither sent to, nor taken from, who brings %s", async (name, headers: Record<string, string>) => {
    const path = `/own-${encodeURIComponent(name)}`;
    origin.script(path, keptFor(60, 60, 60));
    expect(text(await get(path, { headers }))).toBe("200 answer 1 BYPASS");
    expect(text(await get(path))).toBe("200 answer 2 MISS");
    expect(text(await get(path, { headers }))).toBe("200 answer 3 BYPASS");
    expect(text(await get(path))).toBe("200 answer 2 HIT");
  });

  it("is not told to others: browsers ask each time, and the portal's tags stay inside", async () => {
    origin.script("/inside", { headers: { ...keptFor(60, 60, 60).headers, "cache-tag": "site:btc", "server-timing": "cache;desc=hit" } });
    for (const cache of ["MISS", "HIT"]) {
      const { headers } = await get("/inside");
      expect(headers["cache-control"]).toBe("public, max-age=0");
      expect(headers["cache-tag"]).toBeUndefined();
      expect(headers["server-timing"]).toBe(`proxy;desc=${cache}`);
    }
  });

  it("is not the answer to a POST, which is sent once, also where it fails", async () => {
    origin.script("/api/forms/x", { fails: true });
    expect((await get("/api/forms/x", { method: "POST", body: "a=b" })).status).toBe(502);
    expect(origin.asked("/api/forms/x")).toHaveLength(1);
  });

  it.each(["/assets/styles/a-1+b-2.css", `/api/page?path=%2Fbtc&hash=${"a".repeat(16)}`])(
    "is what never changes under its address, also for browsers: %s",
    async (address) => {
      const forever = "public, max-age=600, immutable";
      origin.script(address.split("?")[0] ?? "", { headers: { "cache-control": forever } });
      await get(address);
      const { cache, headers } = await get(address);
      expect([cache, headers["cache-control"]]).toEqual(["HIT", forever]);
    },
  );

  it("are files, for a minute at most, and parts of them never", async () => {
    const day = "public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800";
    origin.script("/api/mediafile/a.svg", { headers: { "cache-control": day } });
    expect((await get("/api/mediafile/a.svg")).headers["cache-control"]).toBe(day);
    expect((await get("/api/mediafile/a.svg")).cache).toBe("HIT");
    const part = { headers: { range: "bytes=0-1", "if-range": '"x"' } };
    expect((await get("/api/mediafile/a.svg", part)).cache).toBe("BYPASS");
    expect(origin.asked("/api/mediafile/a.svg").at(-1)?.headers).toMatchObject(part.headers);
    expect((await get("/api/mediafile/a.svg")).body.toString()).toBe("answer 1");
  });
});
