import { expect, test } from "vitest";
import { buildTestApp, testConfig } from "../testing/test-app.ts";

const friend = "https://don-vi.example";
const build = () => buildTestApp({ config: { ...testConfig, allowedApiOrigins: [friend] } });
const call = "/api/public-ip";

test("an allowed origin calls with cookies, and may read when to come again", async () => {
  const { statusCode, headers } = await (await build()).inject({ url: call, headers: { origin: friend } });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "access-control-allow-origin": friend,
    "access-control-allow-credentials": "true",
    "access-control-expose-headers": "retry-after",
    vary: expect.stringMatching(/origin/i),
    "cross-origin-resource-policy": "cross-origin",
  });
});

test("its preflight allows the headers of specification §7", async () => {
  const { statusCode, headers } = await (
    await build()
  ).inject({
    method: "OPTIONS",
    url: "/api/article/reads",
    headers: {
      origin: friend,
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization,client_id,content-type",
    },
  });
  expect(statusCode).toBe(204);
  expect(headers).toMatchObject({
    "access-control-allow-origin": friend,
    "access-control-allow-methods": "GET, HEAD, POST",
    "access-control-allow-headers": "authorization, client_id, content-type, idempotency-key, purpose",
  });
});

test.each(["https://evil.example", "null", `${friend}.evil.example`, `${friend}:8443`])("%s gets no leave", async (origin) => {
  const { headers } = await (await build()).inject({ url: call, headers: { origin } });
  expect(headers).not.toHaveProperty("access-control-allow-origin");
});

test("no one does where none is allowed", async () => {
  const { headers } = await (await buildTestApp({})).inject({ url: call, headers: { origin: friend } });
  expect(headers).not.toHaveProperty("access-control-allow-origin");
  expect(headers).toMatchObject({ "cross-origin-resource-policy": "same-origin" });
});
