import { expect, it } from "vitest";
import { createNavigation } from "./navigation.ts";

it("begins with nothing failed", () => {
  expect(createNavigation()).toEqual({ failed: undefined });
});
