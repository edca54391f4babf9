import fastify from "fastify";
import { expect, test } from "vitest";
import { clientAddressBehind } from "./client-address.ts";

test.each([
  [[], "203.0.113.7", undefined],
  [[], "203.0.113.7", "198.51.100.1"],
  [["10.0.0.0/8"], "10.0.0.2", "198.51.100.1"],
  [["10.0.0.0/8"], "10.0.0.2", undefined],
  [["10.0.0.0/8"], "::ffff:10.0.0.2", "198.51.100.1"],
  [["10.0.0.0/8"], "10.0.0.2", "192.0.2.66, 198.51.100.1,10.0.0.3"],
  [["10.0.0.0/8", "192.0.2.66"], "10.0.0.2", "192.0.2.66, 10.0.0.3"],
  [["2001:db8::/32", "127.0.0.1"], "127.0.0.1", "2001:db9::1, 2001:db8::5"],
  [["10.0.0.0/8"], "203.0.113.7", "10.0.0.9"],
] as const)("behind %j, from %s with %j: as Fastify says", async (trustedProxies, remoteAddress, forwarded) => {
  const app = fastify({ trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false });
  app.get("/", async (request) => ({ theirs: request.ip, ours: clientAddressBehind(trustedProxies)(request.raw) }));
  const response = await app.inject({ url: "/", remoteAddress, headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded } });
  const { theirs, ours } = response.json<{ theirs: string; ours: string }>();
  expect(ours).toBe(theirs);
});

test("what is no address stops the walk", () => {
  const request = { socket: { remoteAddress: "10.0.0.2" }, headers: { "x-forwarded-for": "198.51.100.1, <script>" } };
  expect(clientAddressBehind(["10.0.0.0/8"])(request as never)).toBe("<script>");
});
