/** The portal on the calls of specification §7 alone: a back end with hostile HTML, and a server that has no database. */
import { type ChildProcess, spawn } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const root = join(import.meta.dirname, "../../..");
const hostile = `<p onclick="alert(1)">Nội dung bài viết</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">liên kết</a><iframe src="//x"></iframe><div style="position:fixed">đè</div>`;
const site = {
  slug: "btc",
  name: "Bộ qua giao diện gọi",
  language: 1,
  metadata: JSON.stringify({
    layoutId: "department-1-home-vi",
    blocks: [
      { key: "slideNews", category: "tin-moi" },
      { key: "featuredNews", category: "tin-moi" },
      { key: "pinNews", category: "thong-bao" },
    ],
  }),
};
const categories = [
  { id: 1, slug: "tin-moi", name: "Tin mới", metadata: {} },
  { id: 2, slug: "thong-bao", name: "Thông báo", metadata: "{hỏng" },
];
const article = {
  slug: "bai-mot",
  title: "Bài một <b>đậm</b>",
  summary: "Tóm tắt",
  publishedAt: "2026-11-01T02:00:00",
  articleType: 1,
  articleContent: JSON.stringify({ Content: hostile }),
};

let upstream: Server;
let portal: ChildProcess;
let base: string;
let calls: string[] = [];

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  upstream = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://upstream");
    calls.push(`${request.method} ${url.pathname}`);
    const slug = url.searchParams.get("slug");
    const data = {
      "/api/articlecategory/getbyslug": slug === "btc" ? site : categories.find((category) => category.slug === slug),
      "/api/articlecategory/getchildsbyslug": slug === "btc" ? categories : [],
      "/api/article/getbyslug": slug === article.slug ? article : undefined,
      "/api/article/reads": [article],
    }[url.pathname];
    response.writeHead(url.pathname.startsWith("/api/article") ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(data === undefined ? { success: false, message: "không có" } : { success: true, data, total: 1 }));
  });
  await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
  const { port } = upstream.address() as AddressInfo;
  portal = spawn(process.execPath, ["--conditions=@portal/source", "apps/server/src/main.ts"], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "3290",
      HOST: "127.0.0.1",
      UPSTREAM_API: `http://127.0.0.1:${port}/api/`,
      DATA_DIR: "",
      DATABASE_URL: "",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  base = "http://127.0.0.1:3290";
  await expect.poll(async () => (await fetch(`${base}/readyz`).catch(() => undefined))?.status, { timeout: 30_000 }).toBe(200);
});

test.afterAll(() => {
  portal.kill("SIGTERM");
  upstream.close();
});

const get = async (path: string): Promise<{ status: number; html: string; calls: string[] }> => {
  calls = [];
  const response = await fetch(base + path);
  return { status: response.status, html: await response.text(), calls };
};

test("serves a home with two calls for the site and one list for each category", async () => {
  const { status, html, calls: made } = await get("/");
  expect(status).toBe(200);
  expect(html).toContain("Bộ qua giao diện gọi");
  expect(html).toContain("/btc/tin-moi/bai-mot");
  expect(made.toSorted()).toEqual([
    "GET /api/articlecategory/getbyslug",
    "GET /api/articlecategory/getchildsbyslug",
    "POST /api/article/reads",
    "POST /api/article/reads",
  ]);
});

test("serves a category and an article, hostile HTML sanitised", async () => {
  expect((await get("/btc/thong-bao")).html).toContain("Bài một &lt;b&gt;đậm&lt;/b&gt;");
  const { status, html } = await get("/btc/tin-moi/bai-mot");
  expect(status).toBe(200);
  expect(html).toContain("Nội dung bài viết");
  for (const trace of ["alert(1)", "<iframe", "onerror", "onclick", "javascript:", "position:fixed"]) expect(html).not.toContain(trace);
});

test("answers what does not exist with the not-found page", async () => {
  expect((await get("/btc/khong-co")).status).toBe(404);
  expect((await get("/khong-co")).status).toBe(404);
});
