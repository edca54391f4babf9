import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { buildTestApp } from "../testing/test-app.ts";

const clientDir = mkdtempSync(join(tmpdir(), "portal-client-"));
mkdirSync(join(clientDir, "assets"));
mkdirSync(join(clientDir, "static/pdf"), { recursive: true });
mkdirSync(join(clientDir, ".vite"));
writeFileSync(join(clientDir, "assets/entry-abc.js"), "export {};".repeat(200));
writeFileSync(join(clientDir, "assets/few-abc.js"), "export {};");
writeFileSync(join(clientDir, "assets/entry-abc.js.br"), "br");
writeFileSync(join(clientDir, "assets/a-1.css"), ".a{color:red}".repeat(100));
writeFileSync(join(clientDir, "assets/b--2.css"), ".b{color:blue}");
writeFileSync(join(clientDir, "static/logo.svg"), "<svg/>");
writeFileSync(join(clientDir, "static/pdf/decoder.js"), "export {};");
writeFileSync(join(clientDir, ".vite/manifest.json"), "{}");
afterAll(() => rmSync(clientDir, { recursive: true }));

test("hashed names are kept for ever, others for an hour, compressed ones sent where they are", async () => {
  const app = await buildTestApp({ clientDir });
  const plain = await app.inject("/assets/entry-abc.js");
  expect(plain.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "text/javascript; charset=utf-8",
  });
  const compressed = await app.inject({ url: "/assets/entry-abc.js", headers: { "accept-encoding": "br" } });
  expect(compressed.headers["content-encoding"]).toBe("br");
  expect(compressed.body).toBe("br");
  expect((await app.inject({ url: "/assets/entry-abc.js", headers: { "if-none-match": String(plain.headers["etag"]) } })).statusCode).toBe(
    304,
  );
  expect((await app.inject("/static/pdf/decoder.js")).body).toBe("export {};");
  expect((await app.inject("/static/logo.svg")).headers["cache-control"]).toBe("public, max-age=3600");
});

test("files are read once, and sent from memory", async () => {
  const app = await buildTestApp({ clientDir });
  const first = await app.inject("/assets/few-abc.js");
  rmSync(join(clientDir, "assets/few-abc.js"));
  const again = await app.inject("/assets/few-abc.js");
  expect([again.statusCode, again.body]).toEqual([200, first.body]);
});

test("a file whose media type no one knows is found when the server starts, not by visitors", async () => {
  const other = mkdtempSync(join(tmpdir(), "portal-client-"));
  for (const folder of ["assets", "static"]) mkdirSync(join(other, folder));
  writeFileSync(join(other, "static/film.xyz"), "x");
  await expect(buildTestApp({ clientDir: other })).rejects.toThrow("has film.xyz, whose media type is not known");
  rmSync(other, { recursive: true });
});

test.each(["/assets/entry-abc.js", "/assets/styles/a-1.css", "/static/logo.svg"])(
  "%s has the headers that say something of a file",
  async (url) => {
    const app = await buildTestApp({ clientDir });
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      "content-security-policy": "default-src 'self'",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers).not.toHaveProperty("permissions-policy");
  },
);

test.each([
  "/assets/../.vite/manifest.json",
  "/assets/%2e%2e/.vite/manifest.json",
  "/assets/..%2f.vite%2fmanifest.json",
  "/static/",
  "/assets/entry-abc.js.br",
  "/assets/none.js",
])("%s reaches nothing else of the folder", async (url) => {
  const app = await buildTestApp({ clientDir });
  const response = await app.inject(url);
  expect(response.body).not.toBe("{}");
  expect(response.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
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
  expect(response.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(response.headers["cache-control"]).not.toContain("immutable");
});
