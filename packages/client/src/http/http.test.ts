import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type FaultyServer, json, startFaultyServer } from "../testing/faulty-server.ts";
import { type FakeClock, startFakeClock, until } from "../testing/fake-clock.ts";
import { CLIENT_ID, openTab } from "../testing/test-http.ts";
import { readObject } from "./read-body.ts";

let server: FaultyServer;
beforeAll(async () => {
  server = await startFaultyServer();
});
afterAll(() => server.close());

const call = (path: string, signal?: AbortSignal) => ({ path, read: readObject, signal });
const silent = { does: "say nothing" } as const;

describe("headers of specification §7", () => {
  it("a request with a stored token carries Authorization: Bearer and CLIENT_ID; cookies are included", async () => {
    const fetcher = vi.fn<typeof fetch>(fetch);
    const { http, tokens } = openTab(server.base, undefined, fetcher);
    tokens.store({ token: "t1", refreshToken: "r1" });
    server.behave(json({ success: true }));
    await http.send(call("x"));
    expect(server.requests[0]).toMatchObject({
      method: "GET",
      url: "/api/x",
      headers: { authorization: "Bearer t1", client_id: CLIENT_ID },
    });
    expect(fetcher).toHaveBeenCalledWith(`${server.base}x`, expect.objectContaining({ credentials: "include" }));
  });

  it("without a stored token, or anonymous, it carries neither", async () => {
    const { http, tokens } = openTab(server.base);
    server.behave(json({ success: true }));
    await http.send(call("x"));
    tokens.store({ token: "t1", refreshToken: "r1" });
    await http.send({ ...call("x"), anonymous: true });
    for (const { headers } of server.requests) {
      expect(headers.authorization).toBeUndefined();
      expect(headers["client_id"]).toBeUndefined();
    }
  });

  it("JSON in and out", async () => {
    const { http } = openTab(server.base);
    server.behave(json({ success: true }));
    await http.send({ ...call("x"), post: '{"a":1}' });
    expect(server.requests[0]).toMatchObject({
      method: "POST",
      body: '{"a":1}',
      headers: { accept: "application/json", "content-type": "application/json" },
    });
  });

  it("a repetition carries the token that is stored by then", async () => {
    const clock: FakeClock = startFakeClock();
    try {
      const { http, tokens } = openTab(server.base);
      tokens.store({ token: "t1", refreshToken: "r1" });
      server.behave({ does: "reset" }, json({ success: true }));
      const sent = http.send(call("x"));
      await clock.armed(1000);
      tokens.store({ token: "t2", refreshToken: "r2" });
      await clock.advance(1000);
      await sent;
      expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(["Bearer t1", "Bearer t2"]);
    } finally {
      clock.stop();
    }
  });
});

describe("shared in-flight GETs", () => {
  it("callers of one path share one request and its answer; the next one asks anew", async () => {
    const { http } = openTab(server.base);
    server.behave(json({ success: true, n: 1 }), json({ success: true, n: 2 }));
    const [first, second, other] = await Promise.all([http.send(call("x")), http.send(call("x")), http.send(call("y"))]);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
    await http.send(call("x"));
    expect(server.requests.map(({ url }) => url)).toEqual(["/api/x", "/api/y", "/api/x"]);
  });

  it("another session's request is not shared, nor is a POST", async () => {
    const { http, tokens } = openTab(server.base);
    server.behave(json({ success: true }));
    const before = http.send(call("x"));
    tokens.store({ token: "t1", refreshToken: "r1" });
    await Promise.all([before, http.send(call("x"))]);
    expect(server.requests).toHaveLength(2);
    await Promise.all([http.send({ ...call("x"), post: "{}" }), http.send({ ...call("x"), post: "{}" })]);
    expect(server.requests).toHaveLength(4);
  });

  it("each caller leaves by its own signal; the request goes on for the others", async () => {
    const { http } = openTab(server.base);
    server.behave(json({ success: true }));
    const leaving = new AbortController();
    const [first, second] = [http.send(call("x", leaving.signal)), http.send(call("x"))];
    leaving.abort(new Error("navigated away"));
    await expect(first).rejects.toThrow("navigated away");
    expect(await second).toEqual({ success: true });
    expect(server.requests).toHaveLength(1);
  });

  it("the request is aborted when the last caller leaves", async () => {
    const { http } = openTab(server.base);
    server.behave(silent);
    const leaving = [new AbortController(), new AbortController()];
    const left = Promise.allSettled(leaving.map(({ signal }) => http.send(call("x", signal))));
    await until(() => server.requests.length === 1);
    for (const controller of leaving) controller.abort();
    expect(await left).toMatchObject([1, 2].map(() => ({ status: "rejected", reason: { name: "AbortError" } })));
    await until(() => server.requests[0]?.left === true);
  });

  it("a call after the last caller has left makes a request of its own, which is shared again", async () => {
    const { http } = openTab(server.base);
    server.behave(silent, silent, json({ success: true }));
    const leaving = new AbortController();
    const left = http.send(call("x", leaving.signal));
    await until(() => server.requests.length === 1);
    leaving.abort();
    const again = new AbortController();
    const fresh = http.send(call("x", again.signal));
    await expect(left).rejects.toMatchObject({ name: "AbortError" });
    await until(() => server.requests.length === 2 && server.requests[0]?.left === true);
    const shared = http.send(call("x", again.signal));
    again.abort();
    for (const one of [fresh, shared]) await expect(one).rejects.toMatchObject({ name: "AbortError" });
    expect(await http.send(call("x"))).toEqual({ success: true });
    expect(server.requests).toHaveLength(3);
  });

  it("leaves no listener behind", async () => {
    const { http } = openTab(server.base);
    server.behave(json({ success: true }));
    const { signal } = new AbortController();
    const [add, remove] = [vi.spyOn(signal, "addEventListener"), vi.spyOn(signal, "removeEventListener")];
    await http.send(call("x", signal));
    expect(remove.mock.calls.map(([, listener]) => listener)).toEqual(add.mock.calls.map(([, listener]) => listener));
    expect(add).toHaveBeenCalledOnce();
  });

  it("a failure reaches every caller", async () => {
    const { http } = openTab(server.base);
    server.behave(json({}, 400));
    const results = await Promise.allSettled([http.send(call("x")), http.send(call("x"))]);
    expect(results).toEqual([1, 2].map(() => ({ status: "rejected", reason: expect.objectContaining({ status: 400 }) })));
    expect(server.requests).toHaveLength(1);
  });
});

describe("abort on navigation", () => {
  it("ends a POST and its connection, with the signal's own reason", async () => {
    const { http } = openTab(server.base);
    server.behave(silent);
    const leaving = new AbortController();
    const sent = http.send({ ...call("x", leaving.signal), post: "{}" });
    await until(() => server.requests.length === 1);
    leaving.abort();
    await expect(sent).rejects.toMatchObject({ name: "AbortError" });
    await until(() => server.requests[0]?.left === true);
  });

  it.each(["get", "post"])("ends the wait between two repetitions of a %s", async (method) => {
    const clock = startFakeClock();
    try {
      const { http } = openTab(server.base);
      server.behave({ does: "reset" });
      const leaving = new AbortController();
      const post = method === "post" ? { post: "{}", repeatFor: Infinity } : {};
      const sent = http.send({ ...call("x", leaving.signal), ...post });
      await clock.armed(1000);
      leaving.abort();
      await expect(sent).rejects.toMatchObject({ name: "AbortError" });
      await clock.advance(10_000);
      expect(server.requests).toHaveLength(1);
    } finally {
      clock.stop();
    }
  });

  it.each(["a repetition", "a visitor who leaves while it waits"])("%s leaves no timer and no listener behind", async (which) => {
    vi.useFakeTimers();
    try {
      const { http } = openTab(
        server.base,
        undefined,
        vi.fn(async () => Response.json({ success: true })).mockRejectedValueOnce(new TypeError()),
      );
      const leaving = new AbortController();
      const { signal } = leaving;
      const [add, remove] = [vi.spyOn(signal, "addEventListener"), vi.spyOn(signal, "removeEventListener")];
      const sent = Promise.allSettled([http.send({ ...call("x", signal), post: "{}", repeatFor: Infinity })]);
      await vi.advanceTimersByTimeAsync(999);
      expect(vi.getTimerCount()).toBe(2);
      if (which === "a repetition") await vi.advanceTimersByTimeAsync(1);
      else leaving.abort();
      await sent;
      expect(vi.getTimerCount()).toBe(0);
      expect(add).toHaveBeenCalledTimes(2);
      const listeners = (spy: typeof add | typeof remove) => new Set(spy.mock.calls.map(([, listener]) => listener));
      // A listener for one event is gone by itself.
      if (which === "a repetition") expect(listeners(remove)).toEqual(listeners(add));
    } finally {
      vi.useRealTimers();
    }
  });

  it("sends nothing where the visitor has left already", async () => {
    const { http, log } = openTab(server.base);
    server.behave(json({ success: true }));
    for (const post of [{}, { post: "{}" }])
      await expect(http.send({ ...call("x", AbortSignal.abort()), ...post })).rejects.toMatchObject({ name: "AbortError" });
    expect(server.requests).toHaveLength(0);
    expect(log).not.toHaveBeenCalled();
  });
});
