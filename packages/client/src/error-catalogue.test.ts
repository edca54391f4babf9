/** Specification §8, row by row, against a server that really fails. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Answer } from "./calls/answer.ts";
import { getArticle, readArticles } from "./calls/articles.ts";
import { getCaptcha } from "./calls/captcha.ts";
import { getCategory, getChildCategories } from "./calls/categories.ts";
import { sendContribution } from "./calls/contribution.ts";
import { getParameters } from "./calls/parameters.ts";
import { getPublicIp } from "./calls/public-ip.ts";
import { refreshTokens } from "./calls/tokens.ts";
import { ApiError } from "./http/api-error.ts";
import type { Http } from "./http/http.ts";
import { readObject } from "./http/read-body.ts";
import { createTokenRefresh } from "./session/token-refresh.ts";
import { endless, faults, half, html } from "./testing/faults.ts";
import { type FakeClock, startFakeClock, until } from "./testing/fake-clock.ts";
import { answer, type FaultyServer, json, startFaultyServer } from "./testing/faulty-server.ts";
import { CLIENT_ID, contribution, errorOf, jwt, openTab, type Tab } from "./testing/test-http.ts";

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
const post = (repeatFor?: number): Promise<unknown> =>
  tab.http.send({ path: "x", post: "{}", read: readObject, signal: undefined, ...(repeatFor === undefined ? {} : { repeatFor }) });

describe("errors classify themselves; retry applies to network errors, idempotent-request errors and any status of 500 or higher", () => {
  it.each(faults)("$fault: kind $kind, sent $sent times", async ({ behaviour, kind, sent, shouldRetry }) => {
    server.behave(behaviour);
    const error = await clock.through(errorOf(get()));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind, shouldRetry });
    expect(server.requests).toHaveLength(sent);
    expect(clock.waits).toEqual([1000, 2000, 3000].slice(0, sent - 1));
  });

  it.each(endless)("$fault: ended after 30 s, and the connection with it", async ({ behaviour, kind, shouldRetry }) => {
    server.behave(behaviour);
    let settled = false;
    const failed = errorOf(get()).finally(() => {
      settled = true;
    });
    await until(() => server.requests.length === 1);
    await clock.advance(29_999);
    expect(settled).toBe(false);
    await clock.advance(1);
    expect(await failed).toMatchObject({ kind, shouldRetry });
    await until(() => server.requests[0]?.left === true);
    expect(server.requests).toHaveLength(1);
  });

  it("500 thrice, then 200: the fourth answer counts, after 1, 2 and 3 s", async () => {
    const down = answer(500, "");
    server.behave(down, down, down, json({ success: true, data: 7 }));
    expect(await clock.through(get())).toEqual({ success: true, data: 7 });
    expect(server.requests).toHaveLength(4);
    expect(clock.waits).toEqual([1000, 2000, 3000]);
  });

  it("reset, then 200: the second answer counts", async () => {
    server.behave({ does: "reset" }, json({ success: true }));
    expect(await clock.through(get())).toEqual({ success: true });
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    { request: "without a key", repeatFor: undefined, sent: 1 },
    { request: "under an idempotency key, or a read", repeatFor: Infinity, sent: 4 },
    { request: "harmless to repeat for 2.5 s", repeatFor: 2500, sent: 2 },
  ])("a POST $request is sent $sent times", async ({ repeatFor, sent }) => {
    for (const behaviour of [{ does: "reset" } as const, answer(500, "")]) {
      server.behave(behaviour);
      await clock.through(errorOf(post(repeatFor)));
      expect(server.requests).toHaveLength(sent);
    }
  });
});

/** Each call of specification §7 whose failures end in an empty value. */
const calls: readonly {
  readonly call: string;
  readonly run: (http: Http) => Promise<Answer<unknown>>;
  readonly empty: unknown;
  readonly logged: boolean;
}[] = [
  { call: "parameters", run: (http) => getParameters(http), empty: [], logged: true },
  { call: "IP lookup", run: (http) => getPublicIp(http), empty: "", logged: true },
  { call: "categories", run: (http) => getChildCategories(http, "btc"), empty: [], logged: false },
  { call: "category or site", run: (http) => getCategory(http, "btc"), empty: {}, logged: false },
  {
    call: "article list",
    run: (http) => readArticles(http, { categoryId: "1" }, { offset: 0, limit: 9 }),
    empty: { data: [], total: 0 },
    logged: true,
  },
  { call: "article", run: (http) => getArticle(http, "bai-1"), empty: undefined, logged: true },
  { call: "captcha", run: (http) => getCaptcha(http, "f1", undefined), empty: new Blob(), logged: true },
];

describe("a failed call yields nothing, an empty list, object or captcha", () => {
  describe.each(calls)("$call", ({ call, run, empty, logged }) => {
    // A captcha is refused by the type of its content, before its body is read.
    it.each(faults.filter(({ behaviour }) => call !== "captcha" || behaviour.does !== "break off"))(
      `$fault: empty, ${logged ? "logged" : "its message kept for the store"}`,
      async ({ behaviour, kind, sent }) => {
        server.behave(behaviour);
        const { value, failure } = await clock.through(run(tab.http));
        expect(value).toEqual(empty);
        expect(failure?.kind).toBe(kind);
        expect(failure?.message).toMatch(/\w+ .+\./);
        expect(server.requests).toHaveLength(sent);
        if (logged) expect(tab.log).toHaveBeenCalledExactlyOnceWith(failure?.message, failure);
        else expect(tab.log).not.toHaveBeenCalled();
      },
    );

    it("a response that never ends: empty after 30 s", async () => {
      server.behave({ does: "never end", body: half, type: call === "captcha" ? "image/png" : "application/json" });
      const failed = run(tab.http);
      await until(() => server.requests.length === 1);
      await clock.advance(30_000);
      expect(await failed).toMatchObject({ failure: { kind: "timeout" } });
    });
  });

  it("a captcha that breaks off is asked for again", async () => {
    server.behave({ does: "break off", body: "PNG", type: "image/png" });
    expect(await clock.through(getCaptcha(tab.http, "f1", undefined))).toMatchObject({ failure: { kind: "network" } });
    expect(server.requests).toHaveLength(4);
  });

  it("a body that no one wants is not left running", async () => {
    server.behave({ does: "never end", body: "<html>", type: "text/html" });
    expect(await getCaptcha(tab.http, "f1", undefined)).toMatchObject({ failure: { kind: "shape" } });
    await until(() => server.requests[0]?.left === true);
  });

  it("an empty captcha is a picture without bytes", async () => {
    server.behave(html);
    expect((await getCaptcha(tab.http, "f1", undefined)).value.size).toBe(0);
  });
});

describe("success false: the server message is logged to the console, never handed on", () => {
  const enveloped = calls.filter(({ call }) => call !== "captcha" && call !== "IP lookup");
  it.each(enveloped)("$call", async ({ run, empty }) => {
    server.behave(json({ success: false, data: [{ slug: "x" }], message: "Chuyên mục đã bị khóa" }));
    const { value, failure } = await run(tab.http);
    expect(value).toEqual(empty);
    expect(failure?.kind).toBe("refused");
    expect(failure?.message).not.toContain("Chuyên mục");
    expect(tab.log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("Chuyên mục đã bị khóa"));
    expect(server.requests).toHaveLength(1);
  });
});

describe("401: stored tokens cleared", () => {
  it("five parallel 401s clear both tokens once, and each caller gets its own error", async () => {
    tab.tokens.store({ token: "t1", refreshToken: "r1" });
    tab.onChange.mockClear();
    server.behave(answer(401, ""));
    const paths = ["a", "b", "c", "d", "e"];
    const errors = await Promise.all(paths.map((path) => errorOf(tab.http.send({ path, read: readObject, signal: undefined }))));
    expect(errors).toEqual(paths.map(() => expect.objectContaining({ kind: "status", status: 401, shouldRetry: false })));
    expect([tab.tokens.access, tab.tokens.refresh]).toEqual([undefined, undefined]);
    expect(tab.onChange).toHaveBeenCalledOnce();
    expect(server.requests).toHaveLength(5);
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(paths.map(() => "Bearer t1"));
  });
});

it("403: nothing visible; the tokens stay", async () => {
  tab.tokens.store({ token: "t1", refreshToken: "r1" });
  server.behave(answer(403, ""));
  const { failure } = await getCategory(tab.http, "btc");
  expect(failure).toMatchObject({ status: 403, silent: true });
  expect(tab.tokens.access).toBe("t1");
});

it("only 403 is silent", async () => {
  server.behave(answer(400, ""));
  expect((await getCategory(tab.http, "btc")).failure).toMatchObject({ silent: false });
});

describe("unknown article type: logged as unrecognised", () => {
  it.each([0, 5, "1", null, undefined])("%s", async (articleType) => {
    server.behave(json({ success: true, data: { slug: "bai-1", articleType } }));
    expect((await getArticle(tab.http, "bai-1")).value).toMatchObject({ slug: "bai-1" });
    expect(tab.log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/bai-1.*unrecognised/));
  });

  it.each([1, 2, 3, 4])("type %i is known", async (articleType) => {
    server.behave(json({ success: true, data: { slug: "bai-1", articleType } }));
    await getArticle(tab.http, "bai-1");
    expect(tab.log).not.toHaveBeenCalled();
  });
});

describe("failed token refresh: logged only; it clears the tokens", () => {
  const request = { clientId: CLIENT_ID, token: "t1", refreshToken: "r1" };

  it.each([
    ...faults,
    { fault: "success false", behaviour: json({ success: false, data: null, message: "Hết hạn" }), kind: "refused", sent: 1 },
  ])("$fault", async ({ behaviour, kind, sent }) => {
    tab.tokens.store({ token: jwt({ exp: 0 }), refreshToken: "r1" });
    server.behave(behaviour);
    await clock.through(createTokenRefresh(tab.http, tab.session, undefined).check());
    expect([tab.tokens.access, tab.tokens.refresh]).toEqual([undefined, undefined]);
    expect(tab.log).toHaveBeenCalledOnce();
    expect(server.requests).toHaveLength(sent);

    server.behave(behaviour);
    expect(await clock.through(refreshTokens(tab.http, request))).toMatchObject({ value: undefined, failure: { kind } });
  });
});

describe("failed contribution: logged and re-thrown", () => {
  // Any text is an answer, but for a page.
  it.each(faults.filter(({ kind }) => kind !== "shape"))(
    "$fault: under a key sent $sent times, without one once",
    async ({ behaviour, kind, sent }) => {
      for (const [idempotencyKey, times] of [
        ["k1", sent],
        [undefined, 1],
      ] as const) {
        tab.log.mockClear();
        server.behave(behaviour);
        const error = await clock.through(errorOf(sendContribution(tab.http, contribution, { idempotencyKey, signal: undefined })));
        expect(error).toMatchObject({ kind });
        expect(tab.log).toHaveBeenCalledOnce();
        expect(server.requests).toHaveLength(times);
        expect(new Set(server.requests.map(({ headers }) => headers["idempotency-key"]))).toEqual(new Set([idempotencyKey]));
        // What the visitor wrote stays out of logs and messages.
        expect(`${JSON.stringify(tab.log.mock.calls)} ${String(error)}`).not.toMatch(/riêng|mau@|k7x|ri%C3/);
      }
    },
  );
});
