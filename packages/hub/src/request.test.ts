import type { IncomingMessage } from "node:http";
import { growthOf, IN_PROPORTION } from "@portal/testing/growth";
import { expect, test } from "vitest";
import { parseTarget } from "./request.ts";

const target = (url: string) => parseTarget({ url } as IncomingMessage);

test("a slash at the end of the path means nothing", () => {
  expect(target("/hub//?id=a%20b").path).toBe("/hub");
  expect(target("/hub//?id=a%20b").query.get("id")).toBe("a b");
  expect(target("/hub/negotiate").path).toBe("/hub/negotiate");
});

test("thousands of slashes are read in time in proportion", async () => {
  const growth = await growthOf((size) => expect(target(`/hub${"/".repeat(size)}x`).path).toHaveLength(size + 5), 25_000);
  expect(growth).toBeLessThan(IN_PROPORTION);
});
