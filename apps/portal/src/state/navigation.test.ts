import { expect, it } from "vitest";
import { createNavigation } from "./navigation.ts";

it("begins with nothing loading and nothing failed", () => {
  expect(createNavigation()).toEqual({ target: undefined, failed: undefined });
});
