/** Specification §7: each call as it stands on the wire, against a test server. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Http } from "../http/http.ts";
import { type FaultyServer, answer, json, startFaultyServer } from "../testing/faulty-server.ts";
import { until } from "../testing/fake-clock.ts";
import { CLIENT_ID, contribution, errorOf, openTab, type Tab } from "../testing/test-http.ts";
import { getArticle, readArticles } from "./articles.ts";
import { getCaptcha } from "./captcha.ts";
import { getCategory, getChildCategories } from "./categories.ts";
import { sendContribution } from "./contribution.ts";
import { getParameters } from "./parameters.ts";
import { getPublicIp } from "./public-ip.ts";
import { getSuggestions } from "./suggestions.ts";
import { refreshTokens } from "./tokens.ts";

let server: FaultyServer;
let tab: Tab;
beforeAll(async () => {
  server = await startFaultyServer();
});
afterAll(() => server.close());
beforeEach(() => {
  tab = openTab(server.base);
});

const category = { id: "7", slug: "tin-moi", name: "Tin mới", metadata: "{}" };
const article = {
  id: "1",
  slug: "bai-1",
  title: "Bài 1",
  site: "btc",
  category: "tin-moi",
  articleType: 1,
  articleContent: '{"Content":"<p>Chữ</p>"}',
};
const parameter = { type: 2, key: "rate", value: "6" };
const pair = { token: "t2", refreshToken: "r2" };

interface Row {
  readonly call: string;
  readonly run: (http: Http) => Promise<{ readonly value: unknown; readonly failure: unknown }>;
  readonly url: string;
  readonly body?: unknown;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly value: unknown;
}

const rows: readonly Row[] = [
  {
    call: "GET /paramaters/gets?type=2",
    run: (http) => getParameters(http),
    url: "/api/paramaters/gets?type=2",
    answers: { success: true, data: [parameter, "junk", null] },
    value: [parameter],
  },
  {
    call: "POST /authen/refresh",
    run: (http) => refreshTokens(http, { clientId: CLIENT_ID, token: "t1", refreshToken: "r1" }),
    url: "/api/authen/refresh",
    body: { clientId: CLIENT_ID, token: "t1", refreshToken: "r1" },
    answers: { success: true, data: { ...pair, more: 1 } },
    value: pair,
  },
  {
    call: "GET the public IP, from our own server",
    run: (http) => getPublicIp(http),
    url: "/api/public-ip",
    answers: { ip: "203.0.113.9" },
    value: "203.0.113.9",
  },
  {
    call: "GET /articlecategory/getchildsbyslug?slug",
    run: (http) => getChildCategories(http, "btc"),
    url: "/api/articlecategory/getchildsbyslug?slug=btc",
    answers: { success: true, data: [category, { id: "8", name: "Không có slug" }, "junk"] },
    value: [category],
  },
  {
    call: "GET /articlecategory/getbyslug?slug",
    run: (http) => getCategory(http, "tin mới & cũ"),
    url: "/api/articlecategory/getbyslug?slug=tin+m%E1%BB%9Bi+%26+c%C5%A9",
    answers: { success: true, data: category },
    value: category,
  },
  {
    call: "POST /article/reads?offset&limit",
    run: (http) => readArticles(http, { categoryId: "7" }, { offset: 20, limit: 10 }),
    url: "/api/article/reads?offset=20&limit=10",
    body: { categoryId: "7" },
    answers: { success: true, data: [article, 5], total: 31 },
    value: { data: [article], total: 31 },
  },
  {
    call: "POST /article/reads, without a total",
    run: (http) => readArticles(http, { categoryId: "7" }, { offset: 0, limit: 10 }),
    url: "/api/article/reads?offset=0&limit=10",
    body: { categoryId: "7" },
    answers: { success: true, data: [article], total: -1 },
    value: { data: [article], total: 1 },
  },
  {
    call: "GET /article/getbyslug?slug",
    run: (http) => getArticle(http, "bai-1"),
    url: "/api/article/getbyslug?slug=bai-1",
    answers: { success: true, data: article },
    value: article,
  },
  {
    call: "GET the titles that are suggested, from our own server",
    run: (http) => getSuggestions(http, { q: "thuế nh", language: "vi" }, new AbortController().signal),
    url: "/api/search/suggestions?q=thu%E1%BA%BF+nh&language=vi",
    answers: { success: true, data: ["Thuế nhà đất", 5, null], total: 1 },
    value: ["Thuế nhà đất"],
  },
];

describe("calls of specification §7", () => {
  it.each(rows)("$call", async ({ run, url, body, answers, value }) => {
    server.behave(json(answers));
    expect(await run(tab.http)).toEqual({ value, failure: undefined });
    expect(server.requests).toMatchObject([{ method: body === undefined ? "GET" : "POST", url }]);
    if (body !== undefined) expect(JSON.parse(server.requests[0]?.body ?? "")).toEqual(body);
    expect(tab.log).not.toHaveBeenCalled();
  });

  it("a success without usable data is empty, and no failure", async () => {
    server.behave(json({ success: true, data: null }));
    const { http } = tab;
    expect(await getCategory(http, "x")).toEqual({ value: {}, failure: undefined });
    expect(await getChildCategories(http, "x")).toEqual({ value: [], failure: undefined });
    expect(await getArticle(http, "x")).toEqual({ value: undefined, failure: undefined });
    expect(await readArticles(http, { categoryId: 1 }, { offset: 0, limit: 1 })).toEqual({
      value: { data: [], total: 0 },
      failure: undefined,
    });
  });

  it.each(["\ud800", "a\u0000b", "../x?y=1#z"])("any slug travels: %j", async (slug) => {
    server.behave(json({ success: true, data: category }));
    await getCategory(tab.http, slug);
    expect(server.requests[0]?.url).toMatch(/^\/api\/articlecategory\/getbyslug\?slug=[^?#/]*$/);
  });

  it("GET /article/get-captcha?id returns an image", async () => {
    const picture = new Uint8Array([137, 80, 78, 71]);
    server.behave(answer(200, picture, { "content-type": "image/png" }));
    const { value, failure } = await getCaptcha(tab.http, "form 1", undefined);
    expect(failure).toBeUndefined();
    expect(value.type).toBe("image/png");
    expect(new Uint8Array(await value.arrayBuffer())).toEqual(picture);
    expect(server.requests).toMatchObject([{ method: "GET", url: "/api/article/get-captcha?id=form+1" }]);
  });

  it.each([
    ["a drawing that may hold scripts", answer(200, "<svg/>", { "content-type": "image/svg+xml" })],
    ["more than a megabyte", answer(200, new Uint8Array(1_100_000), { "content-type": "image/png" })],
  ])("%s is no captcha", async (_name, behaviour) => {
    server.behave(behaviour);
    const { value, failure } = await getCaptcha(tab.http, "f1", undefined);
    expect(failure?.kind).toBe("shape");
    expect(value.size).toBe(0);
  });

  it("leaving rejects with the signal's reason, logs nothing and ends the request", async () => {
    server.behave({ does: "say nothing" });
    const leaving = new AbortController();
    const left = getArticle(tab.http, "bai-1", leaving.signal);
    await until(() => server.requests.length === 1);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ name: "AbortError" });
    expect(tab.log).not.toHaveBeenCalled();
    await until(() => server.requests[0]?.left === true);
  });
});

describe("POST article/send-contribution", () => {
  it("fields in the query, the captcha as capcha, an optional file in a multipart body, the response read as text", async () => {
    server.behave(answer(200, "Đã nhận", { "content-type": "text/plain; charset=utf-8" }));
    const attachment = new File(["nội dung"], "y-kien.txt", { type: "text/plain" });
    const text = await sendContribution(tab.http, { ...contribution, attachment }, { idempotencyKey: "k1", signal: undefined });
    expect(text).toBe("Đã nhận");
    const [seen] = server.requests;
    const { captcha, attachment: _, ...fields } = contribution;
    expect(Object.fromEntries(new URL(seen?.url ?? "", "http://x").searchParams)).toEqual({ ...fields, capcha: captcha });
    expect(seen?.url).toMatch(/^\/api\/article\/send-contribution\?/);
    expect(seen?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen?.headers["idempotency-key"]).toBe("k1");
    expect(seen?.body).toMatch(/name="attachment"; filename="y-kien.txt"[^]*nội dung/);
  });

  it("without a file the body is an empty form; JSON is read as text too", async () => {
    server.behave(json({ success: true }));
    expect(await sendContribution(tab.http, contribution, { idempotencyKey: undefined, signal: undefined })).toBe('{"success":true}');
    expect(server.requests[0]?.headers["content-type"]).toMatch(/^multipart\/form-data/);
    expect(server.requests[0]?.body).not.toContain("attachment");
    expect(server.requests[0]?.headers["idempotency-key"]).toBeUndefined();
  });

  it.each([
    ["`success: false`", json({ success: false, message: "Sai: ý riêng" }), "refused"],
    ["a page", answer(200, "<h1>Đăng nhập</h1>", { "content-type": "text/html" }), "shape"],
    ["more than 64 KB", answer(200, "x".repeat(70_000), { "content-type": "text/plain" }), "shape"],
  ])("%s is no receipt, whatever its status, and its words are not logged", async (_name, behaviour, kind) => {
    server.behave(behaviour);
    const error = await errorOf(sendContribution(tab.http, contribution, { idempotencyKey: "k1", signal: undefined }));
    expect(error).toMatchObject({ kind });
    expect(`${JSON.stringify(tab.log.mock.calls)} ${String(error)}`).not.toMatch(/riêng|Đăng nhập/);
  });
});
