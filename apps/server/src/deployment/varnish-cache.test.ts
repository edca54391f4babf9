/** What Varnish stores, and what the purger's messages do to it. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { areInstalled } from "./testing/programs.ts";
import { type ScriptedOrigin, startScriptedOrigin } from "./testing/scripted-origin.ts";
import { startVarnish, type Varnish, XKEY } from "./testing/varnish.ts";

const cacheControl = (kept: number, failing = 600): string =>
  `public, max-age=0, s-maxage=${kept}, stale-while-revalidate=60, stale-if-error=${failing}`;
const page = (tags: string, position: number, kept = 60) => ({
  headers: { "cache-control": cacheControl(kept), "cache-tag": tags, "portal-position": String(position) },
});

describe.runIf(areInstalled("varnishd", XKEY))("what Varnish stores", () => {
  let origin: ScriptedOrigin;
  let varnish: Varnish;
  /** Of the last change that Varnish was told of. */
  const NOW = 217_000_000_000_005;
  const tell = async (headers: Readonly<Record<string, string>> = {}, position = NOW): Promise<void> =>
    expect(await varnish.tell({ "portal-position": String(position), ...headers })).toBe(200);
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> => {
    const answer = await fetch(varnish.base + path, { headers });
    return `${await answer.text()} ${/varnish;desc=(\w+)/.exec(answer.headers.get("server-timing") ?? "")?.[1]}`;
  };
  beforeAll(async () => {
    origin = await startScriptedOrigin();
    varnish = await startVarnish([origin.port, origin.port]);
  });
  beforeEach(() => tell());
  afterAll(async () => {
    await varnish?.stop();
    await origin?.close();
  });

  it("is an answer that shows every change which Varnish has been told of, until it is purged by one of its tags", async () => {
    origin.script("/page", page("site:btc,category:thue%2C%20ph%C3%AD", NOW));
    expect(await get("/page")).toBe("answer 1 miss");
    expect(await get("/page")).toBe("answer 1 hit");
    await tell({ "portal-tags": "site:mof category:thue" });
    expect(await get("/page")).toBe("answer 1 hit");
    await tell({ "portal-tags": "site:mof category:thue%2C%20ph%C3%AD" });
    expect(await get("/page")).toBe("answer 2 miss");
    await tell({ "portal-everything": "yes" });
    expect(await get("/page")).toBe("answer 3 miss");
  });

  it("is not an answer that was made before a change, and comes after it", async () => {
    const drawn = Promise.withResolvers<void>();
    origin.script("/late", { ...page("site:btc", NOW), after: drawn.promise });
    const under = get("/late");
    await expect.poll(() => origin.asked("/late")).toHaveLength(1);
    await tell({ "portal-tags": "site:btc" }, NOW + 1);
    drawn.resolve();
    expect(await under).toBe("answer 1 pass");
    origin.script("/late", page("site:btc", NOW + 1));
    expect(await get("/late")).toBe("answer 2 miss");
    expect(await get("/late")).toBe("answer 2 hit");
  });

  it("is nothing that does not say which changes it shows, or by which tags it is purged", async () => {
    const { headers } = page("site:btc", NOW);
    const lacking = {
      "/no-position": { headers: { ...headers, "portal-position": "" } },
      "/no-tags": { headers: { "cache-control": cacheControl(60), "portal-position": String(NOW) } },
      "/private": { headers: { ...headers, "cache-control": "private, no-store" } },
      "/no-cache": { headers: { ...headers, "cache-control": "no-cache" } },
      "/silent": { headers: { "cache-tag": "site:btc", "portal-position": String(NOW) } },
    };
    for (const [path, script] of Object.entries(lacking)) {
      origin.script(path, script);
      await get(path);
      expect(await get(path), path).toMatch(/^answer 2 /);
    }
  });

  it.each(["/assets/styles/a-1+b-2.css", `/api/page?path=%2Fbtc&hash=${"a".repeat(16)}`])(
    "is what never changes under its address, though it names no position and no tag; a refusal is not: %s",
    async (address) => {
      const path = address.split("?")[0] ?? "";
      const forever = "public, max-age=600, immutable";
      origin.script(path, { status: 404, headers: { "cache-control": forever } });
      await get(address);
      expect(await get(address)).toBe("answer 2 pass");
      origin.script(path, { headers: { "cache-control": forever } });
      await get(address);
      await tell({ "portal-tags": "site:btc" }, NOW + 1);
      expect(await get(address)).toBe("answer 3 hit");
      expect((await fetch(varnish.base + address)).headers.get("cache-control")).toBe(forever);
    },
  );

  it("is nothing before the purger has spoken", async () => {
    origin.script("/early", page("site:btc", NOW));
    await varnish.restart();
    await get("/early");
    expect(await get("/early")).toBe("answer 2 pass");
    await tell();
    await get("/early");
    expect(await get("/early")).toMatch(/^answer [34] hit$/);
  });

  it("is trusted for two seconds once the purger is silent, and again when it speaks", async () => {
    origin.script("/silence", page("site:btc", NOW));
    await get("/silence");
    await sleep(4_500);
    expect(await get("/silence")).toBe("answer 2 miss");
    await tell();
    expect(await get("/silence")).toBe("answer 2 hit");
  });

  it("is shown while it is drawn anew, and stays where the portal cannot draw it", async () => {
    origin.script("/again", page("site:btc", NOW, 1));
    await get("/again");
    origin.script("/again", { status: 503, headers: { "cache-control": "no-store" } });
    await sleep(1_500);
    await tell();
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await get("/again")).toBe("answer 1 hit");
      await sleep(100);
    }
    origin.script("/again", page("site:btc", NOW, 60));
    await get("/again");
    await expect.poll(() => get("/again")).toMatch(/^answer [2-9] hit$/);
  });

  it("is a body for each form, however it is asked for", async () => {
    const { headers } = page("site:btc", NOW);
    origin.script("/forms", { headers: { ...headers, vary: "accept-encoding" } });
    for (const accepted of ["gzip, deflate, br, zstd", "br", "br;q=0, gzip", "gzip", "deflate", "identity"])
      await get("/forms", { "accept-encoding": accepted });
    expect(origin.asked("/forms").map((asked) => asked.headers["accept-encoding"])).toEqual(["br", "gzip", undefined]);
  });

  it.each([
    ["a visitor who has just written", { cookie: "a=b; __Host-wrote=1.2.3" }],
    ["somebody with credentials", { authorization: "Bearer x" }],
  ])("is neither sent to, nor taken from, %s", async (name, headers) => {
    const path = `/own-${name.length}`;
    origin.script(path, page("site:btc", NOW));
    expect(await get(path, headers)).toBe("answer 1 pass");
    expect(await get(path, { cookie: "other=1" })).toBe("answer 2 miss");
    expect(await get(path, headers)).toBe("answer 3 pass");
    expect(await get(path)).toBe("answer 2 hit");
  });

  it("keeps its names inside, and tells no one that they may keep it", async () => {
    origin.script("/inside", page("site:btc", NOW));
    await get("/inside");
    const { headers } = await fetch(`${varnish.base}/inside`);
    expect(headers.get("cache-control")).toBe("public, max-age=0");
    for (const name of ["cache-tag", "xkey", "portal-position", "age", "via", "x-varnish"]) expect(headers.has(name), name).toBe(false);
  });

  it("is purged over the purger's socket alone, which takes nothing else", async () => {
    origin.script("/safe", page("site:btc", NOW));
    await get("/safe");
    await fetch(`${varnish.base}/safe`, { method: "PURGE", headers: { "portal-everything": "yes", "portal-tags": "site:btc" } });
    expect(await get("/safe")).toBe("answer 1 hit");
    expect(await varnish.tell({}, "GET")).toBe(405);
  });
});
