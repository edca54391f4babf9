import { expect, test } from "vitest";
import { buildTestApp, testApp, testConfig } from "../testing/test-app.ts";

const current = testApp(async () => {});

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

test.each([
  "/api/nothing",
  "/api/article/getbyslug?slug=x",
  "/api/article/getbyslug",
  "/api/mediafile/none",
  "/healthz",
  "/api/docs/json",
  "/%ff",
  "/api/%ff",
])("stand on the answer to %s", async (url) => {
  const { headers } = await current().app.inject(url);
  expect(headers["content-security-policy"]).toMatch(/default-src '(self|none)'/);
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test("configured origins may be called and shown; https is remembered only where it is said", async () => {
  const app = await buildTestApp({
    config: { ...testConfig, publicOrigin: "https://portal.example", allowedApiOrigins: ["https://api.example"] },
  });
  const { headers } = await app.inject("/");
  expect(headers["content-security-policy"]).toContain(
    "img-src 'self' data: https://api.example;connect-src 'self' https://api.example wss://api.example;",
  );
  expect(headers["strict-transport-security"]).toBe("max-age=31536000");
});
