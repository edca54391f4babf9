import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { buildTestApp } from "../testing/test-app.ts";

const clientDir = mkdtempSync(join(tmpdir(), "portal-client-"));
mkdirSync(join(clientDir, "assets"));
mkdirSync(join(clientDir, "static"));
mkdirSync(join(clientDir, ".vite"));
writeFileSync(join(clientDir, "assets/entry-abc.js"), "export {};");
writeFileSync(join(clientDir, "assets/entry-abc.js.br"), "br");
writeFileSync(join(clientDir, "assets/a-1.css"), ".a{color:red}".repeat(100));
writeFileSync(join(clientDir, "assets/b--2.css"), ".b{color:blue}");
writeFileSync(join(clientDir, "static/logo.svg"), "<svg/>");
writeFileSync(join(clientDir, ".vite/manifest.json"), "{}");
afterAll(() => rmSync(clientDir, { recursive: true }));

test("hashed names are kept for ever, others for an hour, compressed ones sent where they are", async () => {
  const app = await buildTestApp({ clientDir });
  const plain = await app.inject("/assets/entry-abc.js");
  expect(plain.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "application/javascript; charset=utf-8",
  });
  const compressed = await app.inject({ url: "/assets/entry-abc.js", headers: { "accept-encoding": "br" } });
  expect(compressed.headers["content-encoding"]).toBe("br");
  expect((await app.inject("/static/logo.svg")).headers["cache-control"]).toBe("public, max-age=3600");
});

test.each([
  "/assets/../.vite/manifest.json",
  "/assets/%2e%2e/.vite/manifest.json",
  "/assets/..%2f.vite%2fmanifest.json",
  "/static/",
  "/assets/none.js",
])("%s reaches nothing else of the folder", async (url) => {
  const app = await buildTestApp({ clientDir });
  const response = await app.inject(url);
  expect(response.body).not.toBe("{}");
  expect(response.headers["cache-control"]).not.toContain("immutable");
});

test("sends several style sheets as one, in their order, compressed, for ever", async () => {
  const app = await buildTestApp({ clientDir });
  const address = "/assets/styles/b--2+a-1.css";
  const plain = await app.inject(address);
  expect(plain.statusCode).toBe(200);
  expect(plain.body).toBe(`.b{color:blue}\n${".a{color:red}".repeat(100)}`);
  expect(plain.headers).toMatchObject({
    "content-type": "text/css; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
  });
  const packed = await app.inject({ url: address, headers: { "accept-encoding": "br" } });
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  expect((await app.inject({ url: address, headers: { "if-none-match": String(plain.headers["etag"]) } })).statusCode).toBe(304);
});

test.each([
  "/assets/styles/a-1+none-3.css",
  "/assets/styles/a-1+a-1.css",
  "/assets/styles/a-1+entry-abc.js",
  "/assets/styles/a-1+..%2fassets%2fb--2.css",
  "/assets/styles/.css",
  "/assets/styles/",
])("joins only style sheets of the build, each once: %s", async (url) => {
  const app = await buildTestApp({ clientDir });
  const response = await app.inject(url);
  expect(response.statusCode).toBe(404);
  expect(response.headers["cache-control"]).not.toContain("immutable");
});
