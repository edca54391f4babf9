/** What a back end may do to the portal's server: answer, as itself, with as much as fits. */
import type { ServerResponse } from "node:http";
import { expect, it, vi } from "vitest";
import type { UpstreamOptions } from "./source.ts";
import { NEWS, SITE, sourceOf, startBackEnd } from "./testing/back-end.ts";

const context = { asOf: Date.now(), signal: undefined };
const home = { site: "btc", category: undefined, article: undefined, page: undefined };

it.each([301, 302, 303, 307, 308])("an answer %i that leads elsewhere, to a port of this machine say, is not followed", async (status) => {
  const [backEnd, inside] = [await startBackEnd(), await startBackEnd()];
  backEnd.answers.set(
    SITE,
    (response: ServerResponse) => void response.writeHead(status, { location: `${inside.origin}/api/article/reads` }).end(),
  );
  await expect(sourceOf(backEnd).loadPageRecords(home, context)).rejects.toThrow(
    `articlecategory/getbyslug answered with status ${status}. Redirects are not followed`,
  );
  expect(inside.calls).toEqual([]);
  // Asked once: another try would lead there too.
  expect(backEnd.calls.filter((call) => call === SITE)).toHaveLength(1);
});

it("an answer of 100 MB is not read to its end: its block is left out, and the log says why", async () => {
  const backEnd = await startBackEnd();
  const part = Buffer.alloc(1024 * 1024, " ");
  let sent = 0;
  let left = false;
  backEnd.answers.set(NEWS, (response: ServerResponse) => {
    response.once("close", () => (left = true));
    const send = (): void => {
      if (left || sent === 100) return void response.end();
      sent += 1;
      response.write(part, send);
    };
    response.writeHead(200, { "content-type": "application/json" });
    send();
  });
  const log = vi.fn<UpstreamOptions["log"]>();
  const source = sourceOf(backEnd, { log });
  await source.loadPageRecords(home, context);
  const query = { kind: "category", key: "category:tin-moi", slug: "tin-moi", limit: 3 } as const;
  const results = await source.fetchContent([query], { ...context, site: "btc", language: "vi" });
  expect(results.get(query.key)).toEqual({ ok: false, reason: "unavailable" });
  expect(log).toHaveBeenCalledWith(expect.stringContaining("article/reads answered with more than 8192 KB"), expect.anything());
  await vi.waitFor(() => expect(left).toBe(true), { timeout: 60_000 });
  // What lies in the buffers of both sockets included.
  expect(sent).toBeLessThan(50);
});
