/** What the client does with Retry-After, and with a 401 that comes too late or to no one. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FakeClock, startFakeClock } from "../testing/fake-clock.ts";
import { answer, type FaultyServer, json, startFaultyServer } from "../testing/faulty-server.ts";
import { errorOf, openTab, type Tab } from "../testing/test-http.ts";
import { readObject } from "./read-body.ts";

let server: FaultyServer;
let clock: FakeClock;
let tab: Tab;
beforeAll(async () => {
  server = await startFaultyServer();
});
afterAll(() => server.close());
beforeEach(() => {
  clock = startFakeClock();
  tab = openTab(server.base);
});
afterEach(() => clock.stop());

const get = (): Promise<unknown> => tab.http.send({ path: "x", read: readObject, signal: undefined });
const post = (): Promise<unknown> => tab.http.send({ path: "x", post: "{}", read: readObject, signal: undefined });

describe("Retry-After", () => {
  it("a longer Retry-After is honoured, a shorter one is not", async () => {
    server.behave(answer(503, "", { "retry-after": "7" }), answer(503, "", { "retry-after": "1" }), json({ success: true }));
    await clock.through(get());
    expect(clock.waits).toEqual([7000, 2000]);
  });

  it("a Retry-After beyond the request's 30 s ends it at once; the error says how long", async () => {
    server.behave(answer(503, "", { "retry-after": "120" }));
    expect(await errorOf(get())).toMatchObject({ kind: "status", status: 503, retryAfter: 120_000 });
    expect(server.requests).toHaveLength(1);
  });
});

describe("401 to another request than the present session's", () => {
  it("a 401 to an old token leaves the tokens that came meanwhile", async () => {
    tab.tokens.store({ token: "t1", refreshToken: "r1" });
    server.behave(answer(401, ""));
    const late = errorOf(post());
    tab.tokens.store({ token: "t2", refreshToken: "r2" });
    expect(await late).toMatchObject({ status: 401 });
    expect([tab.tokens.access, tab.tokens.refresh]).toEqual(["t2", "r2"]);
  });

  it("a 401 to an anonymous request leaves the tokens", async () => {
    tab.tokens.store({ token: "t1", refreshToken: "r1" });
    server.behave(answer(401, ""));
    await errorOf(tab.http.send({ path: "x", anonymous: true, read: readObject, signal: undefined }));
    expect(tab.tokens.access).toBe("t1");
  });
});
