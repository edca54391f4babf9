import type { AddressInfo } from "node:net";
import type { Portal } from "@portal/domain";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { silentLog } from "../../services/log.ts";
import { buildTestApp, pageModel } from "../../testing/test-app.ts";
import { openContentCache } from "./open-content-cache.ts";

let title = "Một";
/** Milliseconds that have passed. */
let passed = 0;
/** Milliseconds by which the process's clock was set. */
let set = 0;

beforeEach(() => {
  [title, passed, set] = ["Một", 0, 0];
  const [start, running] = [Date.now(), performance.now()];
  vi.spyOn(performance, "now").mockImplementation(() => running + passed);
  vi.spyOn(Date, "now").mockImplementation(() => start + passed + set);
});
afterEach(() => void vi.restoreAllMocks());

/** A server that shows the title, and says where it had the page from. */
async function open(): Promise<(path: string) => Promise<string>> {
  const portal: Portal = {
    load: async (path) => ({ page: pageModel(path, { title }) }),
    render: async (page) => ({ page, html: `<!doctype html><title>${page.title}</title>` }),
  };
  const clock = { now: () => Date.now() };
  const { cache, close } = openContentCache({ megabytes: 8, database: undefined, clock, log: silentLog });
  onTestFinished(close);
  const app = await buildTestApp({ portal, cache, clock });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return async (path) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    const shown = /"title":"([^"]*)"|<title>([^<]*)/.exec(await answer.text());
    return `${/desc=(\w+)/.exec(answer.headers.get("server-timing") ?? "")?.[1]}: ${shown?.[1] ?? shown?.[2]}`;
  };
}

/** A back end says nothing of its changes (UPSTREAM_API): what it gave is trusted for a minute. */
it("pages of a back end's content are kept for 60 seconds, and shown as they are then", async () => {
  const get = await open();
  for (const path of ["/btc", "/api/page?path=%2Fbtc"]) {
    title = "Một";
    expect(await get(path)).toBe("miss: Một");
    title = "Hai";
    passed += 60_000;
    expect(await get(path)).toBe("hit: Một");
    passed += 1;
    expect(await get(path)).toBe("miss: Hai");
    expect(await get(path)).toBe("hit: Hai");
  }
});

it.each([
  ["back to when they were drawn", -61_000],
  ["far back", -3_600_000],
  ["ahead", 3_600_000],
])("they are kept no longer where the process's clock is set %s", async (_, by) => {
  const get = await open();
  expect(await get("/btc")).toBe("miss: Một");
  title = "Hai";
  passed += 61_000;
  set = by;
  expect(await get("/btc")).toBe("miss: Hai");
});
