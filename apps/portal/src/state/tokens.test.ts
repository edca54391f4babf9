import { expect, it } from "vitest";
import { createTokens, showTokens } from "./tokens.ts";

it("follows what is stored; begins without", () => {
  const state = createTokens();
  expect(state).toEqual({ access: undefined, refresh: undefined });
  showTokens(state, { access: "a", refresh: "r" });
  expect(state).toEqual({ access: "a", refresh: "r" });
});
