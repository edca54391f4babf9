/** Specification §9: the numbers that concern requests, tokens and the client id, a row each, on a fake clock. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getArticle } from "./calls/articles.ts";
import { readObject } from "./http/read-body.ts";
import { CLIENT_ID_KEY, ensureClientId } from "./session/client-id.ts";
import { createTokenRefresh } from "./session/token-refresh.ts";
import { jwt, memoryStorage, openTab } from "./testing/test-http.ts";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

const tabWith = (fetcher: typeof fetch) => openTab("https://portal.example/api/", undefined, fetcher);
const ask = (fetcher: typeof fetch): Promise<unknown> => tabWith(fetcher).http.send({ path: "x", read: readObject, signal: undefined });
/** When each request was sent, in milliseconds, while the server answers with this status. */
async function sentAt(status: number): Promise<number[]> {
  const times: number[] = [];
  const outcome = ask(async () => {
    times.push(Date.now());
    return new Response("{}", { status });
  }).catch(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  await outcome;
  return times;
}
/** When a token is refreshed that ends so many minutes after the page has opened; undefined: not within two hours. */
async function refreshedAt(minutes: number): Promise<number | undefined> {
  let at: number | undefined;
  const { http, session } = tabWith(async () => {
    at ??= Date.now();
    return Response.json({ success: true, data: { token: jwt({ exp: 1e9 }), refreshToken: "r2" } });
  });
  session.tokens.store({ token: jwt({ exp: minutes * 60 }), refreshToken: "r1" });
  const stop = createTokenRefresh(http, session, undefined).start();
  await vi.advanceTimersByTimeAsync(120 * 60_000);
  stop();
  return at;
}
const isSuccess = (status: number): Promise<boolean> =>
  ask(async () => new Response(status === 204 || status === 304 ? null : "{}", { status })).then(
    () => true,
    (error: { kind: string }) => error.kind !== "status",
  );
const clientIdFor = (length: number): boolean => {
  const storage = memoryStorage();
  storage.setItem(CLIENT_ID_KEY, "x".repeat(length));
  return ensureClientId(storage, () => "new") !== "new";
};
const isKnownType = async (articleType: number): Promise<boolean> => {
  const { http, log } = tabWith(async () => Response.json({ success: true, data: { slug: "a", articleType } }));
  await getArticle(http, "a");
  return log.mock.calls.length === 0;
};

const rows: readonly { readonly number: string; readonly found: () => unknown; readonly expected: unknown }[] = [
  { number: "client id at most 36 characters", found: () => [35, 36, 37].map(clientIdFor), expected: [true, true, false] },
  { number: "request retries 3", found: async () => (await sentAt(500)).length - 1, expected: 3 },
  { number: "delay attempt number times 1000 ms", found: () => sentAt(500), expected: [0, 1000, 3000, 6000] },
  {
    number: "success status 200-299",
    found: () => Promise.all([200, 201, 204, 299, 300, 304, 400, 499].map(isSuccess)),
    expected: [true, true, true, true, false, false, false, false],
  },
  { number: "any status of 500 or higher is repeated", found: async () => (await sentAt(599)).length, expected: 4 },
  { number: "no status under 500 is repeated", found: async () => (await sentAt(499)).length, expected: 1 },
  { number: "a request ends after 30 s", found: () => endedAt(), expected: 30_000 },
  { number: "token refresh check every 5 minutes", found: () => refreshedAt(16), expected: 5 * 60_000 },
  { number: "refresh when under 15 minutes remain: at start", found: () => refreshedAt(14.99), expected: 0 },
  { number: "refresh when under 15 minutes remain: not at 15", found: () => refreshedAt(15), expected: 5 * 60_000 },
  { number: "refresh when under 15 minutes remain: not at 20", found: () => refreshedAt(20), expected: 10 * 60_000 },
  {
    number: "article types 1-4",
    found: () => Promise.all([0, 1, 2, 3, 4, 5].map(isKnownType)),
    expected: [false, true, true, true, true, false],
  },
];

async function endedAt(): Promise<number> {
  let at = 0;
  const ended = ask(
    (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")))),
  ).catch(() => {
    at = Date.now();
  });
  await vi.advanceTimersByTimeAsync(60_000);
  await ended;
  return at;
}

describe("constants of specification §9", () => {
  it.each(rows)("$number", async ({ found, expected }) => {
    expect(await found()).toEqual(expected);
  });

  it("page size is supplied by the caller", async () => {
    const fetcher = vi.fn<typeof fetch>(async () => Response.json({ success: true, data: [], total: 0 }));
    const { readArticles } = await import("./calls/articles.ts");
    await readArticles(tabWith(fetcher).http, { categoryId: "1" }, { offset: 14, limit: 7 });
    expect(fetcher.mock.calls[0]?.[0]).toBe("https://portal.example/api/article/reads?offset=14&limit=7");
  });
});
