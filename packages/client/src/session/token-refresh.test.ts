/** Specification §4: checks every 5 minutes, refreshes under 15 minutes, and never lets two tabs fight over one refresh token. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TokenPair } from "@portal/contracts";
import { CLIENT_ID, jwt, memoryStorage, openTab } from "../testing/test-http.ts";
import { createTokenRefresh } from "./token-refresh.ts";

const MINUTE = 60_000;
const start = Date.UTC(2025, 0, 2);
/** An access token that ends so many milliseconds from now. */
const ending = (milliseconds: number): string => jwt({ exp: (Date.now() + milliseconds) / 1000 });

/** A server that replaces each refresh token by the next, and knows what it was asked. */
function tokenServer() {
  let current = 1;
  const bodies: unknown[] = [];
  let reply = (): Response => {
    current += 1;
    return Response.json({ success: true, data: { token: ending(60 * MINUTE), refreshToken: `r${current}` } });
  };
  const fetcher = vi.fn<typeof fetch>(async (_, init) => {
    bodies.push(JSON.parse(init?.body as string));
    await new Promise((resolve) => setTimeout(resolve, 10));
    return reply();
  });
  return { fetcher, bodies, answer: (next: () => Response) => (reply = next) };
}

let server: ReturnType<typeof tokenServer>;
const open = (storage = memoryStorage()) => openTab("https://portal.example/api/", storage, server.fetcher);
const refreshIn = (tab: ReturnType<typeof open>, locks?: LockManager) => createTokenRefresh(tab.http, tab.session, locks);
const pair = (milliseconds: number): TokenPair => ({ token: ending(milliseconds), refreshToken: "r1" });

beforeEach(() => {
  vi.useFakeTimers({ now: start, shouldAdvanceTime: false });
  server = tokenServer();
});
afterEach(() => vi.useRealTimers());
const advance = (milliseconds = 20): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

describe("when it refreshes", () => {
  it.each([
    ["no token", {}],
    ["no refresh token", { token: true }],
    ["no access token", { refresh: true }],
  ])("%s: nothing happens", async (_, { token, refresh }: { token?: boolean; refresh?: boolean }) => {
    const storage = memoryStorage();
    if (token) storage.setItem("site.token", ending(0));
    if (refresh) storage.setItem("site.refreshToken", "r1");
    const before = new Map(storage.entries);
    await refreshIn(open(storage)).check();
    expect(server.fetcher).not.toHaveBeenCalled();
    expect(storage.entries).toEqual(before);
  });

  it.each([
    ["ended an hour ago", -60 * MINUTE, true],
    ["ends in 14:59.999", 15 * MINUTE - 1, true],
    ["ends in 15:00", 15 * MINUTE, false],
    ["ends in an hour", 60 * MINUTE, false],
  ])("a token that %s: %s", async (_, milliseconds, due) => {
    const tab = open();
    tab.tokens.store(pair(milliseconds));
    void refreshIn(tab).check();
    await advance();
    expect(server.fetcher).toHaveBeenCalledTimes(due ? 1 : 0);
  });

  it("a token that does not say when it ends is refreshed", async () => {
    const tab = open();
    tab.tokens.store({ token: "opaque", refreshToken: "r1" });
    void refreshIn(tab).check();
    await advance();
    expect(server.bodies).toEqual([{ clientId: CLIENT_ID, token: "opaque", refreshToken: "r1" }]);
    expect(tab.tokens.refresh).toBe("r2");
  });

  it("names the client id that is stored at that moment: another tab may have replaced it", async () => {
    const tab = open();
    let clientId = CLIENT_ID;
    const session = {
      tokens: tab.tokens,
      get clientId() {
        return clientId;
      },
    };
    const refresh = createTokenRefresh(tab.http, session, undefined);
    tab.tokens.store(pair(0));
    clientId = "6f1f2a34-58f1-4a55-8a2e-1f0f5d3c7b90";
    void refresh.check();
    await advance();
    expect(server.bodies).toMatchObject([{ clientId }]);
  });

  it("checks at start and every 5 minutes, until it is ended", async () => {
    const tab = open();
    tab.tokens.store(pair(22 * MINUTE));
    const stop = refreshIn(tab).start();
    await advance(10 * MINUTE - 1);
    expect(server.fetcher).toHaveBeenCalledTimes(0);
    await advance(20);
    expect(server.fetcher).toHaveBeenCalledTimes(1);
    expect(tab.tokens.refresh).toBe("r2");
    stop();
    await advance(120 * MINUTE);
    expect(server.fetcher).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("a token that is already about to end is refreshed at start", async () => {
    const tab = open();
    tab.tokens.store(pair(MINUTE));
    const stop = refreshIn(tab).start();
    await advance();
    expect(tab.tokens.refresh).toBe("r2");
    stop();
  });
});

describe("on failure or an unsuccessful reply both tokens are removed", () => {
  it.each([
    ["success false", () => Response.json({ success: false, data: null, message: "Phiên đã hết hạn" })],
    ["status 400", () => new Response("", { status: 400 })],
    ["status 401", () => new Response("", { status: 401 })],
    ["no JSON", () => new Response("<html>")],
    ["no tokens", () => Response.json({ success: true, data: null })],
    ["the network", () => Response.error()],
  ])("%s", async (_, reply) => {
    const tab = open();
    tab.tokens.store(pair(0));
    tab.onChange.mockClear();
    server.answer(reply);
    const checked = refreshIn(tab).check();
    await advance(30_000);
    await checked;
    expect([tab.tokens.access, tab.tokens.refresh]).toEqual([undefined, undefined]);
    expect(tab.onChange).toHaveBeenCalledOnce();
    expect(tab.log).toHaveBeenCalledOnce();
  });
});

describe("refresh is repeated only within the server's grace", () => {
  it("an answer lost at once is asked for again after 1, 2 and 3 s", async () => {
    const tab = open();
    tab.tokens.store(pair(0));
    server.answer(() => new Response("", { status: 500 }));
    void refreshIn(tab).check();
    await advance(9000);
    expect(server.fetcher).toHaveBeenCalledTimes(4);
    expect(new Set(server.bodies.map((body) => (body as { refreshToken: string }).refreshToken))).toEqual(new Set(["r1"]));
  });

  it("an answer lost after 9 s is not: the next one would come after the grace", async () => {
    const tab = open();
    tab.tokens.store(pair(0));
    server.fetcher.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 9000));
      throw new TypeError("reset");
    });
    void refreshIn(tab).check();
    await advance(60_000);
    expect(server.fetcher).toHaveBeenCalledTimes(1);
    expect(tab.tokens.refresh).toBeUndefined();
  });
});

describe("one refresh at a time", () => {
  it("callers in one tab share it", async () => {
    const tab = open();
    tab.tokens.store(pair(0));
    const refresh = refreshIn(tab);
    const all = Promise.all([refresh.check(), refresh.check(), refresh.check()]);
    await advance();
    await all;
    expect(server.fetcher).toHaveBeenCalledOnce();
  });

  it("of several tabs one refreshes, the others take what it stored", async () => {
    const storage = memoryStorage();
    const tabs = Array.from({ length: 5 }, () => open(storage));
    tabs[0]?.tokens.store(pair(0));
    const all = Promise.all(tabs.map((tab) => refreshIn(tab, navigator.locks).check()));
    for (let i = 0; i < 10; i += 1) await advance();
    await all;
    expect(server.fetcher).toHaveBeenCalledOnce();
    for (const { tokens } of tabs) expect(tokens.refresh).toBe("r2");
  });

  it("where locks are refused it refreshes without", async () => {
    const tab = open();
    tab.tokens.store(pair(0));
    const refused = { request: () => Promise.reject(new DOMException("no", "SecurityError")) } as unknown as LockManager;
    void refreshIn(tab, refused).check();
    await advance();
    expect(tab.tokens.refresh).toBe("r2");
  });

  it.each([
    ["another tab's pair stays", { token: "t9", refreshToken: "r9" }],
    ["a logout stays", undefined],
  ])("without locks: %s, whatever this tab's answer is", async (_, stored) => {
    for (const reply of [undefined, () => new Response("", { status: 400 })]) {
      const storage = memoryStorage();
      const [tab, other] = [open(storage), open(storage)];
      tab.tokens.store(pair(0));
      if (reply) server.answer(reply);
      const checked = refreshIn(tab).check();
      if (stored) other.tokens.store(stored);
      else other.tokens.clear();
      await advance();
      await checked;
      expect(tab.tokens.refresh).toBe(stored?.refreshToken);
      expect(tab.tokens.access).toBe(stored?.token);
    }
  });

  it("after a failure the next check is free to run", async () => {
    const tab = open();
    const refresh = refreshIn(tab);
    tab.tokens.store(pair(0));
    server.answer(() => new Response("", { status: 400 }));
    void refresh.check();
    await advance();
    tab.tokens.store(pair(0));
    void refresh.check();
    await advance();
    expect(server.fetcher).toHaveBeenCalledTimes(2);
  });
});
