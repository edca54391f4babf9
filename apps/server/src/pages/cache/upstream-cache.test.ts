import type { AddressInfo } from "node:net";
import type { Portal } from "@portal/domain";
import { expect, it } from "vitest";
import { silentLog } from "../../services/log.ts";
import { buildTestApp, pageModel } from "../../testing/test-app.ts";
import { openContentCache } from "./open-content-cache.ts";

/** A back end says nothing of its changes (UPSTREAM_API): what it gave is trusted for a minute. */
it("pages of a back end's content are kept for 60 seconds, and shown as they are then", async () => {
  let title = "Một";
  let now = Date.now();
  const clock = { now: () => now };
  const portal: Portal = {
    load: async (path) => ({ page: pageModel(path, { title }) }),
    render: async (page) => ({ page, html: `<!doctype html><title>${page.title}</title>` }),
  };
  const { cache, close } = openContentCache({ megabytes: 8, database: undefined, clock, log: silentLog });
  const app = await buildTestApp({ portal, cache, clock });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const get = async (path: string): Promise<string> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    const shown = /"title":"([^"]*)"|<title>([^<]*)/.exec(await answer.text());
    return `${/desc=(\w+)/.exec(answer.headers.get("server-timing") ?? "")?.[1]}: ${shown?.[1] ?? shown?.[2]}`;
  };

  for (const path of ["/btc", "/api/page?path=%2Fbtc"]) {
    title = "Một";
    expect(await get(path)).toBe("miss: Một");
    title = "Hai";
    now += 60_000;
    expect(await get(path)).toBe("hit: Một");
    now += 1;
    expect(await get(path)).toBe("miss: Hai");
    expect(await get(path)).toBe("hit: Hai");
  }
  await close();
});
