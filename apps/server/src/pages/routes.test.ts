import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Portal, PreparedFile } from "@portal/domain";
import { asksForTags } from "../testing/purging.ts";
import { pageModel } from "../testing/page-model.ts";
import { echoPortal, testApp } from "../testing/test-app.ts";
import { pathOf } from "./path.ts";

const portal: Portal = {
  ...echoPortal,
  load: async (path, { signal }) => {
    if (path === "/cu") return { redirect: "/btc/moi?page=2", status: 301 };
    if (path === "/chuyen-tam") return { redirect: "/btc", status: 302, freshUntil: new Date(Date.now() + 20_500).toISOString() };
    if (path === "/evil") return { redirect: "//evil.example/x", status: 302 };
    if (path === "/khong-co") return { page: pageModel(path, { status: 404 }) };
    if (path === "/hong") throw new Error("connect ECONNREFUSED /secret/socket");
    if (path === "/mot-phan") return { page: pageModel(path, { content: { n0: { status: "failed", reason: "unavailable" } } }) };
    const file = { href: "/api/mediafile/a.csv", fileName: "a.csv", size: 1 };
    const withFile = (view: PreparedFile | { readonly kind: "preparing" }) => ({
      page: pageModel(path, { content: { n0: { status: "ready", content: { file: { ...file, ...view } } } } }),
    });
    if (path === "/tep-dang-doc") return withFile({ kind: "preparing" });
    if (path === "/tep-chua-doc-duoc") return withFile({ kind: "refused", reason: "failed", found: undefined });
    if (path === "/tep-hong") return withFile({ kind: "refused", reason: "broken", found: undefined });
    if (path === "/bieu-mau") return { page: pageModel(path, { forms: { key: "k", captcha: "c" } }) };
    if (path === "/ca-nhan") return { page: pageModel(path, { personal: true }) };
    if (path === "/sap-dang") return { page: pageModel(path, { freshUntil: new Date(Date.now() + 20_500).toISOString() }) };
    if (path === "/nhieu")
      return { page: pageModel(path, { tags: Array.from({ length: 500 }, (_, index) => `category:chuyen-muc-${index}`) }) };
    if (path === "/xau") return { page: pageModel(path, { tags: ["ok", "a,b", "x\r\nset-cookie: a=b", "có-dấu", "nửa \ud83d"] }) };
    expect(signal).toBeInstanceOf(AbortSignal);
    return { page: pageModel(path) };
  },
};

const current = testApp(async () => {}, portal);
const get = (url: string, headers: Record<string, string> = {}) => current().app.inject({ url, headers });

describe("a page as a document", () => {
  test("is HTML with the model's status, cacheable by time and tag", async () => {
    const response = await get("/btc/tin-tuc?page=2", asksForTags);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400",
      "cache-tag": "site:btc,release:test",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(response.body).toContain("<title>/btc/tin-tuc?page=2</title>");
    expect((await get("/khong-co")).statusCode).toBe(404);
  });

  test("answers 304 to a client that has it, also compressed", async () => {
    const first = await get("/btc", { "accept-encoding": "br" });
    expect(first.headers["content-encoding"]).toBe("br");
    expect(first.headers["vary"]).toContain("accept-encoding");
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain("<title>/btc</title>");
    const etag = String(first.headers["etag"]);
    expect((await get("/btc")).headers["etag"]).toBe(etag);
    const second = await get("/btc", { "if-none-match": etag, "accept-encoding": "br" });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe("");
    expect(second.headers["cache-control"]).toContain("s-maxage=60");
  });

  test("a block that failed is not kept for others", async () => {
    expect((await get("/mot-phan")).headers["cache-control"]).toBe("no-cache");
  });

  test("a file that could not be read just now is not kept for others, one that never can be is", async () => {
    const second = async (path: string) => {
      await get(path);
      return (await get(path)).headers;
    };
    for (const path of ["/tep-dang-doc", "/tep-chua-doc-duoc"])
      expect(await second(path)).toMatchObject({ "cache-control": "no-cache", "server-timing": "cache;desc=miss" });
    expect(await second("/tep-hong")).toMatchObject({ "cache-control": expect.stringContaining("s-maxage=60") });
  });

  test.each(["/bieu-mau", "/ca-nhan"])("%s is one visitor's, and no one keeps it", async (path) => {
    expect((await get(path)).headers["cache-control"]).toBe("private, no-store");
    expect((await get(`/api/page?path=${path}`)).headers["cache-control"]).toBe("private, no-store");
  });

  test("is kept no longer than until the next publication", async () => {
    const header = (await get("/sap-dang")).headers["cache-control"];
    expect(header).toContain("s-maxage=20,");
    expect(header).toContain("stale-if-error=0");
    expect((await get("/chuyen-tam")).headers["cache-control"]).toBe("public, max-age=0, s-maxage=20");
  });

  test("all its tags are in the header, and never break it, however many or odd", async () => {
    const odd = String((await get("/xau", asksForTags)).headers["cache-tag"]).split(",");
    expect(odd).toEqual(["ok", "a%2Cb", "x%0D%0Aset-cookie:%20a=b", "c%C3%B3-d%E1%BA%A5u", "n%E1%BB%ADa%20%EF%BF%BD"]);
    const many = String((await get("/nhieu", asksForTags)).headers["cache-tag"]);
    expect(many).toMatch(/^overflow,category:chuyen-muc-0,/);
    expect(many.length).toBeLessThanOrEqual(4000);
  });

  test("redirects inside the portal only", async () => {
    const moved = await get("/cu");
    expect(moved.statusCode).toBe(301);
    expect(moved.headers["location"]).toBe("/btc/moi?page=2");
    expect((await get("/evil")).headers["location"]).toBe("/evil.example/x");
  });

  test("without its data answers 503, says nothing of the inside, and may be asked again", async () => {
    const response = await get("/hong");
    expect(response.statusCode).toBe(503);
    expect(response.headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store", "content-type": "text/html; charset=utf-8" });
    expect(response.body).toContain("Trang tạm thời gián đoạn");
    expect(response.body).not.toContain("secret");
  });

  test.each([
    "/%ff",
    "/%",
    "/btc/%E0%A4%A",
    "//evil.example/x",
    "/\\evil",
    "/btc?x=%ff&__proto__[a]=1",
    `/${"a/".repeat(900)}`,
    "/?path=a&path=b",
  ])("stands the hostile path %.40s", async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-security-policy"]).toContain("default-src 'self'");
  });

  test("HEAD is GET without the body; other methods find nothing", async () => {
    const head = await current().app.inject({ method: "HEAD", url: "/btc" });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe("");
    expect(head.headers["etag"]).toBe((await get("/btc")).headers["etag"]);
    const post = await current().app.inject({ method: "POST", url: "/btc" });
    expect(post.statusCode).toBe(404);
    expect(post.json()).toMatchObject({ success: false });
  });
});

describe("a page as data", () => {
  test("is the same model with the same caching", async () => {
    const response = await get(`/api/page?path=${encodeURIComponent("/btc/tin-tuc?page=2")}`, asksForTags);
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(response.headers["cache-tag"]).toBe("site:btc,release:test");
    expect(response.json()).toEqual(pageModel("/btc/tin-tuc?page=2"));
    const again = await get(`/api/page?path=${encodeURIComponent("/btc/tin-tuc?page=2")}`, {
      "if-none-match": String(response.headers["etag"]),
    });
    expect(again.statusCode).toBe(304);
  });

  test("keeps the status of a page that is not there, and says where a moved one is", async () => {
    expect((await get("/api/page?path=/khong-co")).statusCode).toBe(404);
    const moved = await get("/api/page?path=/cu");
    expect(moved.statusCode).toBe(200);
    expect(moved.json()).toEqual({ redirect: "/btc/moi?page=2", status: 301 });
  });

  test("without its data answers 503 in the envelope", async () => {
    const response = await get("/api/page?path=/hong");
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ success: false, data: null, message: expect.not.stringContaining("secret") });
  });

  test.each(["", "?path=", "?path=btc", "?path=https://evil.example/", "?path=/a&path=/b", `?path=/${"a".repeat(2048)}`])(
    "refuses the query %.40s",
    async (query) => {
      const response = await get(`/api/page${query}`);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ success: false, data: null, message: expect.stringContaining("path") });
    },
  );
});

test.each([
  ["/btc?x=//y", "/btc?x=//y"],
  ["//host/x", "/host/x"],
  ["/\\host", "/host"],
  ["http://host/x?y", "/x?y"],
  ["http://host", "/"],
  ["", "/"],
  ["*", "/*"],
])("the request target %j means the path %j", (target, path) => {
  expect(pathOf(target)).toBe(path);
});
