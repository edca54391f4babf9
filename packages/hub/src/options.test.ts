import { expect, test } from "vitest";
import { settle } from "./options.ts";

test("the defaults are 15, 15, 30 and 90 seconds, and 32 KB a message", () => {
  const { timeouts, limits } = settle({ path: "/hub" });
  expect(timeouts).toMatchObject({ handshake: 15_000, keepAlive: 15_000, client: 30_000, poll: 90_000 });
  expect(limits.messageBytes).toBe(32_768);
});

test("what is given replaces its default alone", () => {
  const { timeouts } = settle({ path: "/hub/", timeouts: { poll: 10 } });
  expect(timeouts).toMatchObject({ poll: 10, client: 30_000 });
});

test.each([
  [{ path: "hub" }, 'must begin with "/"'],
  [{ path: "/hub", timeouts: { client: 0 } }, "timeouts.client must be a number above 0"],
  [{ path: "/hub", limits: { messageBytes: Number.NaN } }, "limits.messageBytes must be a number above 0"],
  [{ path: "/hub", limits: { receiveBufferBytes: 1000 } }, "at least limits.messageBytes"],
  [{ path: "/hub", allowedOrigins: ["*"] }, "exact origins"],
  [{ path: "/hub", allowedOrigins: ["https://example.org/"] }, "exact origins"],
  [{ path: "/hub", allowedOrigins: ["example.org"] }, "exact origins"],
])("%j is refused in one sentence", (options, words) => {
  expect(() => settle(options)).toThrow(words);
});
