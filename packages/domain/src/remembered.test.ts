import { expect, it, vi } from "vitest";
import { remembered } from "./remembered.ts";

it("works each text out once, and keeps no more than it may", () => {
  const work = vi.fn<(text: string) => string>((text) => `${text}!`);
  const kept = remembered(work, 3);
  expect([kept("a"), kept("a"), kept(""), kept("")]).toEqual(["a!", "a!", "!", "!"]);
  expect(work).toHaveBeenCalledTimes(2);
  expect([kept("b"), kept("c"), kept("a")]).toEqual(["b!", "c!", "a!"]);
  expect(work.mock.calls.filter(([text]) => text === "a")).toHaveLength(2);
});
