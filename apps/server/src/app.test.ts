import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, describe, expect, test } from "vitest";
import { type AppOptions, buildApp } from "./app.ts";
import { echoPortal, silent, testConfig, useTestApp } from "./routes/testing/test-app.ts";

const current = useTestApp(async ({ file }) => {
  await file("a.svg", "image/svg+xml", Buffer.from("<svg/>"));
});

const built: { close(): Promise<unknown> }[] = [];
const build = async (options: Partial<AppOptions>) => {
  const app = await buildApp({
    config: testConfig,
    db: undefined,
    portal: echoPortal,
    log: silent,
    clientDir: undefined,
    development: undefined,
    ...options,
  });
  built.push(app);
  return app;
};
afterEach(async () => {
  for (const app of built.splice(0)) await app.close();
});

describe("security headers", () => {
  test("nothing inline, nothing from elsewhere", async () => {
    const { headers } = await current().app.inject("/");
    expect(String(headers["content-security-policy"]).split(";")).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types dompurify portal",
    ]);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    expect(headers).not.toHaveProperty("strict-transport-security");
    expect(headers).not.toHaveProperty("x-powered-by");
  });

  test("stand on every kind of answer", async () => {
    for (const url of [
      "/api/nothing",
      "/api/article/getbyslug?slug=x",
      "/api/article/getbyslug",
      "/api/mediafile/none",
      "/healthz",
      "/api/docs/json",
      "/%ff",
      "/api/%ff",
    ]) {
      const { headers } = await current().app.inject(url);
      expect(headers["content-security-policy"], url).toMatch(/default-src '(self|none)'/);
      expect(headers["x-content-type-options"], url).toBe("nosniff");
    }
  });

  test("configured origins may be called and shown; https is remembered only where it is said", async () => {
    const app = await build({
      config: { ...testConfig, publicOrigin: "https://portal.example", allowedApiOrigins: ["https://api.example"] },
    });
    const { headers } = await app.inject("/");
    expect(headers["content-security-policy"]).toContain(
      "img-src 'self' data: https://api.example;connect-src 'self' https://api.example;",
    );
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
  });
});

describe("errors", () => {
  test("an unknown call is answered in the envelope, with every method", async () => {
    for (const method of ["GET", "POST", "PUT", "DELETE"] as const) {
      const response = await current().app.inject({ method, url: "/api/khong-co?x=1" });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ success: false, data: null, message: expect.stringContaining("/api/docs") });
    }
  });

  test("a broken escape is an unknown call", async () => {
    const response = await current().app.inject("/api/%ff");
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ success: false, data: null });
  });

  test("what the database says stays inside", async () => {
    const { app, db } = current();
    await db.schema.alterTable("parameter").renameTo("away").execute();
    try {
      const response = await app.inject("/api/paramaters/gets?type=2");
      expect(response.statusCode).toBe(503);
      expect(response.json()).toEqual({
        success: false,
        data: null,
        message: "The server could not answer just now; ask again in a few seconds.",
      });
    } finally {
      await db.schema.alterTable("away").renameTo("parameter").execute();
    }
  });
});

describe("health", () => {
  test("live and ready on a migrated database", async () => {
    const { app } = current();
    expect((await app.inject("/healthz")).json()).toEqual({ status: "ok", reasons: [] });
    const ready = await app.inject("/readyz");
    expect(ready.statusCode).toBe(200);
    expect(ready.headers["cache-control"]).toBe("no-store");
  });

  test("not ready while a migration is pending", async () => {
    const { app, db } = current();
    await db.schema.alterTable("kysely_migration").renameTo("away").execute();
    try {
      const response = await app.inject("/readyz");
      expect(response.statusCode).toBe(503);
      expect(response.json()).toEqual({ status: "unavailable", reasons: ["migrations"] });
      expect((await app.inject("/healthz")).statusCode).toBe(200);
    } finally {
      await db.schema.alterTable("away").renameTo("kysely_migration").execute();
    }
  });

  test("ready without a database where the portal lives on an upstream", async () => {
    const app = await build({});
    expect((await app.inject("/readyz")).statusCode).toBe(200);
    expect((await app.inject("/api/article/getbyslug?slug=x")).statusCode).toBe(404);
    expect((await app.inject("/btc")).statusCode).toBe(200);
  });
});

describe("assets", () => {
  const clientDir = mkdtempSync(join(tmpdir(), "portal-client-"));
  mkdirSync(join(clientDir, "assets"));
  mkdirSync(join(clientDir, "static"));
  mkdirSync(join(clientDir, ".vite"));
  writeFileSync(join(clientDir, "assets/entry-abc.js"), "export {};");
  writeFileSync(join(clientDir, "assets/entry-abc.js.br"), "br");
  writeFileSync(join(clientDir, "static/logo.svg"), "<svg/>");
  writeFileSync(join(clientDir, ".vite/manifest.json"), "{}");

  test("hashed names are kept for ever, others for an hour, compressed ones sent where they are", async () => {
    const app = await build({ clientDir });
    const plain = await app.inject("/assets/entry-abc.js");
    expect(plain.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "application/javascript; charset=utf-8",
    });
    const compressed = await app.inject({ url: "/assets/entry-abc.js", headers: { "accept-encoding": "br" } });
    expect(compressed.headers["content-encoding"]).toBe("br");
    expect((await app.inject("/static/logo.svg")).headers["cache-control"]).toBe("public, max-age=3600");
  });

  test("nothing else of the folder is reachable", async () => {
    const app = await build({ clientDir });
    for (const url of [
      "/assets/../.vite/manifest.json",
      "/assets/%2e%2e/.vite/manifest.json",
      "/assets/..%2f.vite%2fmanifest.json",
      "/static/",
      "/assets/none.js",
    ]) {
      const response = await app.inject(url);
      expect(response.body, url).not.toBe("{}");
      expect(response.headers["cache-control"] ?? "", url).not.toContain("immutable");
    }
  });
});

test("the log has neither addresses nor queries of visitors", async () => {
  const lines: string[] = [];
  const app = await build({ log: pino({ level: "trace" }, { write: (line: string) => lines.push(line) }) });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/btc?fullName=Nguyen+Van+A`, { headers: { authorization: "Bearer secret" } });
  await app.close();
  const answered = lines.map((line) => JSON.parse(line) as Record<string, unknown>).find(({ msg }) => msg === "answered");
  expect(answered).toMatchObject({ method: "GET", path: "/btc", status: 200, ms: expect.any(Number), reqId: expect.any(String) });
  expect(lines.join("")).not.toMatch(/Nguyen|secret|127\.0\.0\.1.*Bearer|remoteAddress/);
});

describe("the description of the API", () => {
  interface Operation {
    operationId?: string;
    summary?: string;
    responses?: Record<string, { description?: string }>;
  }

  test("is OpenAPI 3.1 with every call, each with a name, a summary and described answers", async () => {
    const response = await current().app.inject("/api/docs/json");
    const document = response.json<{ openapi: string; info: object; paths: Record<string, Record<string, Operation>> }>();
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths).toSorted()).toEqual([
      "/api/article/getbyslug",
      "/api/article/reads",
      "/api/articlecategory/getbyslug",
      "/api/articlecategory/getchildsbyslug",
      "/api/mediafile/{*}",
      "/api/page",
      "/api/paramaters/gets",
      "/api/series.csv",
      "/healthz",
      "/readyz",
    ]);
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    for (const { operationId, summary, responses } of operations) {
      expect(operationId).toBeTruthy();
      expect(summary).toBeTruthy();
      for (const answer of Object.values(responses ?? {})) expect(answer.description).toBeTruthy();
    }
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    expect(response.body).not.toMatch(/"\$ref"|"nullable"/);
  });
});
