/** The portal on the calls of specification §7 alone: a recorded back end, and a server that has no database. */
import { expect, test } from "@playwright/test";
import { type Backend, startBackend } from "./upstream/backend.ts";
import { startUpstreamPortal, type UpstreamPortal } from "./upstream/portal.ts";

let backend: Backend;
let portal: UpstreamPortal;
const port = Number(process.env["E2E_PORT"] ?? 3210) + 80;

test.describe.configure({ mode: "serial" });

// A portal for each test: what one has learnt of the back end, and of its failures, is not the next one's.
test.beforeEach(async () => {
  backend = await startBackend();
  portal = await startUpstreamPortal(port, backend.base);
});

test.afterEach(async () => {
  await portal.stop();
  backend.close();
});

const get = async (
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; html: string; calls: readonly string[] }> => {
  backend.forget();
  const response = await fetch(portal.base + path, { headers });
  return { status: response.status, html: await response.text(), calls: backend.calls.toSorted() };
};

const SITE = "GET /api/articlecategory/getbyslug?slug=btc";
const CATEGORIES = "GET /api/articlecategory/getchildsbyslug?slug=btc";
const PARAMETERS = "GET /api/paramaters/gets?type=2";
const ARTICLE = "GET /api/article/getbyslug?slug=bai-mot";
const NEWS = "POST /api/article/reads 1";
const NOTICES = "POST /api/article/reads 2";

test("serves a home with two calls for the site and one list for each category", async () => {
  const { status, html, calls } = await get("/");
  expect(status).toBe(200);
  expect(html).toContain("Bộ qua giao diện gọi");
  expect(html).toContain("/btc/tin-moi/bai-mot");
  expect(calls).toEqual([SITE, CATEGORIES, PARAMETERS, NEWS, NOTICES]);
});

test("serves a category and an article, hostile HTML sanitised, its files and pictures addressed at the back end", async () => {
  expect((await get("/btc/tin-moi")).html).toContain("Bài một &lt;b&gt;đậm&lt;/b&gt;");
  const { status, html } = await get("/btc/tin-moi/bai-mot");
  expect(status).toBe(200);
  expect(html).toContain("Nội dung bài viết");
  const origin = new URL(backend.base).origin;
  expect(html).toContain(`href="${origin}/tep/van-ban.pdf"`);
  expect(html).toContain('href="https://other.example/tep/phu-luc.pdf?Ma=AbC"');
  expect(html).toContain(`src="${origin}/api/mediafile/Anh/A.PNG"`);
  for (const trace of ["alert(1)", "<iframe", "onerror", "onclick", "javascript:", "position:fixed"]) expect(html).not.toContain(trace);
});

test("asks in JSON, and names no visitor to the back end: neither token, client id nor cookie of the reader (specification §7)", async () => {
  await get("/", { authorization: "Bearer a.b.c", client_id: "0b0e4a1c-6f0a-4a63-9d1f-2f5d8f0f9c11", cookie: "visitor=1" });
  const asked = [SITE, CATEGORIES, PARAMETERS, NEWS].map((call) => backend.headersOf(call));
  for (const headers of asked) {
    expect(headers).toMatchObject({ accept: "application/json" });
    for (const name of ["authorization", "client_id", "cookie"]) expect(headers).not.toHaveProperty(name);
  }
  expect(backend.headersOf(NEWS)).toMatchObject({ "content-type": "application/json" });
});

test("has no open data and no frames, and says so", async () => {
  for (const path of ["/du-lieu/catalogue.jsonld", "/du-lieu/series/vi/fx-usd.csv", "/nhung/series/vi/fx-usd"])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  const { status, html } = await get("/btc/du-lieu-mo");
  expect(status).toBe(200);
  expect(html).toContain("Chưa có bộ dữ liệu nào được công bố tại đây.");
});

test("answers what does not exist with the not-found page", async () => {
  expect((await get("/btc/khong-co")).status).toBe(404);
  expect((await get("/khong-co")).status).toBe(404);
});

test("asks again after a status of 500 or higher and after a network error (specification §8), up to three times (§9)", async () => {
  backend.fail(SITE, 500);
  backend.fail(NEWS, "reset", 503);
  const { status, html, calls } = await get("/");
  expect(status).toBe(200);
  expect(html).toContain("/btc/tin-moi/bai-mot");
  expect(calls).toEqual([SITE, SITE, CATEGORIES, PARAMETERS, NEWS, NEWS, NEWS, NOTICES]);
});

test("leaves out a list that fails in spite of three repetitions, says so in the log, and does not make the next reader wait for them", async () => {
  const always = Array<500>(20).fill(500);
  backend.fail(NEWS, ...always);
  const { status, html, calls } = await get("/btc");
  expect(status).toBe(200);
  expect(html).toContain("/btc/thong-bao/thong-bao-mot");
  expect(html).not.toContain("/btc/tin-moi/bai-mot");
  expect(calls.filter((call) => call === NEWS)).toHaveLength(4);
  expect(portal.log).toContain("content unavailable upstream");
  expect((await get("/btc")).calls).toEqual([NEWS, NOTICES]);
});

test("answers 503 where the site itself cannot be had", async () => {
  backend.fail(SITE, ...Array<"reset">(8).fill("reset"));
  expect((await get("/")).status).toBe(503);
});

test("shows nothing of an article whose call fails in spite of three repetitions, and says so in the log (specification §8)", async () => {
  backend.fail(ARTICLE, ...Array<500>(8).fill(500));
  const { status, html, calls } = await get("/btc/tin-moi/bai-mot");
  expect(status).toBe(503);
  expect(html).not.toContain("Nội dung bài viết");
  expect(calls.filter((call) => call === ARTICLE)).toHaveLength(4);
  expect(portal.log).toContain("article/getbyslug answered with status 500");
});

test("keeps the words of `success: false` for the log: visitors see the not-found page (specification §8)", async () => {
  const { status, html } = await get("/btc/tin-moi/bai-bi-khoa");
  expect(status).toBe(404);
  expect(html).not.toContain("Bản ghi bị khóa");
  expect(portal.log).toContain("Bản ghi bị khóa bởi quản trị viên");
});

test("logs an article type that it does not know as unrecognised, and shows the rest of the page (specification §8)", async () => {
  const { status, html } = await get("/btc/tin-moi/bai-la");
  expect(status).toBe(200);
  expect(html).toContain("Bài kiểu lạ");
  expect(portal.log).toMatch(/bai-la is of type 9, which is unrecognised/);
});

test("shows nothing of what answers 403, and does not ask for it again (specification §8)", async () => {
  backend.fail(NEWS, 403);
  const { status, html, calls } = await get("/");
  expect(status).toBe(200);
  expect(html).not.toContain("/btc/tin-moi/bai-mot");
  expect(html).not.toContain("data-failed");
  expect(calls.filter((call) => call === NEWS)).toHaveLength(1);
  backend.fail(ARTICLE, 403);
  expect((await get("/btc/tin-moi/bai-mot")).status).toBe(404);
});

test("does not ask again after 401: no one is logged in on the server's side; the block says that it could not be loaded", async () => {
  backend.fail(NEWS, 401);
  const { status, html, calls } = await get("/");
  expect(status).toBe(200);
  expect(html).toContain('data-failed="unavailable"');
  expect(calls.filter((call) => call === NEWS)).toHaveLength(1);
});
