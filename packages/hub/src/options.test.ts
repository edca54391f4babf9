import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DEFAULT_LIMITS, DEFAULT_TIMEOUTS, resolveOptions } from "./options.ts";

test("the defaults are 15, 15, 30 and 90 seconds, and 32 KB a message", () => {
  const { timeouts, limits } = resolveOptions({ path: "/hub" });
  expect(timeouts).toMatchObject({ handshake: 15_000, keepAlive: 15_000, client: 30_000, poll: 90_000 });
  expect(limits.messageBytes).toBe(32_768);
});

test("README.md lists every option, and every timeout and limit with its default", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const rows = new Map(
    [...readme.matchAll(/^\| `(\w+)` +\| +([\d,]+ ?(?:KB|MB)?) +\|/gm)].map(([, name = "", value = ""]) => [name, value]),
  );
  const written = (value: number): string =>
    value >= 1024 * 1024
      ? `${value / 1024 / 1024} MB`
      : value >= 32 * 1024 && value % 1024 === 0
        ? `${value / 1024} KB`
        : value.toLocaleString("en");
  const defaults = { ...DEFAULT_TIMEOUTS, ...DEFAULT_LIMITS };
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, written(value)])));
  const options = readme.slice(readme.indexOf("## Options"), readme.indexOf("| timeout (ms)"));
  for (const name of ["hub", "backplane", ...Object.keys(resolveOptions({ path: "/hub" }))])
    expect(options, name).toMatch(new RegExp(`\`${name}\\b`));
});

test("what is given replaces its default alone", () => {
  const { timeouts } = resolveOptions({ path: "/hub/", timeouts: { poll: 10 } });
  expect(timeouts).toMatchObject({ poll: 10, client: 30_000 });
});

test.each([
  [{ path: "hub" }, 'must begin with "/"'],
  [{ path: "/hub", timeouts: { client: 0 } }, "timeouts.client must be a number above 0"],
  [{ path: "/hub", limits: { messageBytes: Number.NaN } }, "limits.messageBytes must be a number above 0"],
  [{ path: "/hub", limits: { receiveBufferBytes: 1000 } }, "at least limits.messageBytes"],
  [{ path: "/hub", transports: [] }, "at least one transport"],
  [{ path: "/hub", allowedOrigins: ["*"] }, "exact origins"],
  [{ path: "/hub", allowedOrigins: ["https://example.org/"] }, "exact origins"],
  [{ path: "/hub", allowedOrigins: ["example.org"] }, "exact origins"],
])("%j is refused in one sentence", (options, words) => {
  expect(() => resolveOptions(options)).toThrow(words);
});
