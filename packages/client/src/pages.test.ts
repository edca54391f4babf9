import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchPage, reportShown } from "./pages.ts";
import { type FaultyServer, json, startFaultyServer } from "./testing/faulty-server.ts";
import { openTab, type Tab } from "./testing/test-http.ts";

let server: FaultyServer;
let tab: Tab;
beforeAll(async () => {
  server = await startFaultyServer();
  tab = openTab(server.base);
});
afterAll(() => server.close());

const page = { path: "/btc", tree: {}, content: {} };
const fetched = (path = "/btc/tin mới?page=2"): Promise<unknown> => fetchPage(tab.http, path, new AbortController().signal);

describe("fetchPage", () => {
  it("brings a page in one anonymous request", async () => {
    tab.tokens.store({ token: "t1", refreshToken: "r1" });
    server.behave(json(page));
    expect(await fetched()).toEqual({ page });
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.url).toBe("/api/page?path=%2Fbtc%2Ftin%20m%E1%BB%9Bi%3Fpage%3D2");
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  it("takes a page that does not exist as a page", async () => {
    server.behave(json({ ...page, status: 404 }, 404));
    expect(await fetched()).toMatchObject({ page: { status: 404 } });
  });

  it("takes a redirect", async () => {
    server.behave(json({ redirect: "/mof", status: 301 }));
    expect(await fetched()).toEqual({ redirect: "/mof", status: 301 });
  });

  it("logs the server's message where success is false, and does not repeat it in the error", async () => {
    server.behave(json({ success: false, data: null, message: "lỗi nội bộ" }));
    await expect(fetched()).rejects.toMatchObject({ kind: "refused", message: expect.not.stringContaining("lỗi nội bộ") });
    expect(tab.log).toHaveBeenLastCalledWith("page was refused: lỗi nội bộ");
  });

  it("refuses what is no page", async () => {
    server.behave(json({ success: true }));
    await expect(fetched()).rejects.toMatchObject({ kind: "shape" });
  });

  it("says of a page that no one sees it yet, and by a call without a body that it is seen", async () => {
    server.behave(json(page));
    await fetchPage(tab.http, "/btc", new AbortController().signal, "prefetch");
    expect(server.requests.at(-1)).toMatchObject({ method: "GET", headers: { purpose: "prefetch" } });
    server.behave(json(page));
    await reportShown(tab.http, "/btc");
    expect(server.requests.at(-1)).toMatchObject({ method: "HEAD", url: "/api/page?path=%2Fbtc" });
    expect(server.requests.at(-1)?.headers).not.toHaveProperty("purpose");
  });
});
