import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { buildTestApp } from "../testing/test-app.ts";

const clientDir = mkdtempSync(join(tmpdir(), "portal-client-"));
mkdirSync(join(clientDir, "assets"));
mkdirSync(join(clientDir, "static"));
mkdirSync(join(clientDir, ".vite"));
writeFileSync(join(clientDir, "assets/entry-abc.js"), "export {};");
writeFileSync(join(clientDir, "assets/entry-abc.js.br"), "br");
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
