import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { administrationApp } from "./administration-app.ts";
import { securityHeaders } from "./security-headers.ts";

const adminDir = mkdtempSync(join(tmpdir(), "portal-admin-"));
mkdirSync(join(adminDir, "assets"));
writeFileSync(join(adminDir, "index.html"), '<!doctype html><html lang="vi"><title>Quản trị</title>');
writeFileSync(join(adminDir, "assets/index-abc.js"), "export {};");

const app: FastifyInstance = fastify();
beforeAll(async () => {
  await app.register(securityHeaders, { config: { publicOrigin: undefined, allowedApiOrigins: [] }, strict: true });
  await app.register(administrationApp, { adminDir, timeZone: "Asia/Ho_Chi_Minh" });
});
afterAll(async () => {
  await app.close();
  rmSync(adminDir, { recursive: true });
});

test("one document for every address, asked for anew each time, listed nowhere, which nothing may frame and which makes HTML of text for the editor alone", async () => {
  for (const path of ["/quan-tri", "/quan-tri/", "/quan-tri/thay-doi/1?a=b"]) {
    const { statusCode, body, headers } = await app.inject(path);
    expect([statusCode, body]).toEqual([200, '<!doctype html><html data-time-zone="Asia/Ho_Chi_Minh" lang="vi"><title>Quản trị</title>']);
    expect(headers).toMatchObject({ "cache-control": "no-cache", "x-robots-tag": "noindex", "x-frame-options": "DENY" });
    const rules = String(headers["content-security-policy"]).split("; ");
    expect(rules).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types ProseMirrorClipboard portal-rich-text",
      ]),
    );
    expect(rules.join(" ")).not.toContain("unsafe");
  }
});

test("its files have names of their content, and what is no file is not the document", async () => {
  const { headers } = await app.inject("/quan-tri/assets/index-abc.js");
  expect(headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "text/javascript; charset=utf-8",
  });
  expect((await app.inject("/quan-tri/assets/index-old.js")).statusCode).toBe(404);
});

test("a build that is missing is said when the server starts", async () => {
  const other = fastify();
  other.register(administrationApp, { adminDir: join(adminDir, "none"), timeZone: "UTC" });
  await expect(other.ready()).rejects.toThrow("run `npm run build`");
});
