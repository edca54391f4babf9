import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { parseTarget } from "./request.ts";

const target = (url: string) => parseTarget({ url } as IncomingMessage);

test("a slash at the end of the path means nothing", () => {
  expect(target("/hub//?id=a%20b").path).toBe("/hub");
  expect(target("/hub//?id=a%20b").query.get("id")).toBe("a b");
  expect(target("/hub/negotiate").path).toBe("/hub/negotiate");
});

test("thousands of slashes are read at once", () => {
  const start = performance.now();
  expect(target(`/hub${"/".repeat(200_000)}x`).path).toHaveLength(200_005);
  expect(performance.now() - start).toBeLessThan(1000);
});
