import { expect, test } from "vitest";
import { buildTestApp, testConfig } from "../../testing/test-app.ts";

const ask = async (trustedProxies: readonly string[], remoteAddress: string, forwarded?: string) => {
  const app = await buildTestApp({ config: { ...testConfig, trustedProxies } });
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return app.inject({ url: "/api/public-ip", remoteAddress, headers });
};

test.each([
  ["the address of the connection", [], "203.0.113.7", undefined, "203.0.113.7"],
  ["not what a stranger claims", [], "203.0.113.7", "198.51.100.1", "203.0.113.7"],
  ["what a trusted proxy says", ["10.0.0.0/8"], "10.0.0.2", "198.51.100.1", "198.51.100.1"],
  ["the last one that no trusted proxy gave", ["10.0.0.0/8"], "10.0.0.2", "192.0.2.66, 198.51.100.1, 10.0.0.3", "198.51.100.1"],
  ["IPv4 as IPv4 on a socket of both families", [], "::ffff:203.0.113.7", undefined, "203.0.113.7"],
  ["IPv6", [], "2001:db8::7", undefined, "2001:db8::7"],
] as const)("the visitor's address is %s", async (_what, proxies, remote, forwarded, ip) => {
  const response = await ask(proxies, remote, forwarded);
  expect(response.json()).toEqual({ ip });
});

test("it is kept by no one", async () => {
  const { headers } = await ask([], "203.0.113.7");
  expect(headers["cache-control"]).toBe("private, no-store");
});
