import { expect, it } from "vitest";
import { buildTestApp, testApp, testConfig } from "../../testing/test-app.ts";

const current = testApp(async ({ site }) => void (await site("btc")));
const key = "0123456789abcdef";

it("answers with the key at its address, and only where one is configured", async () => {
  const indexNow = { url: "https://api.indexnow.org/indexnow", key };
  const app = await buildTestApp({ services: current().services, config: { ...testConfig, indexNow } });
  const { statusCode, body, headers } = await app.inject(`/${key}.txt`);
  expect([statusCode, body, headers["content-type"]]).toEqual([200, key, "text/plain; charset=utf-8"]);
  expect((await current().app.inject(`/${key}.txt`)).body).not.toBe(key);
});
