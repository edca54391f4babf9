import { expect, it, vi } from "vitest";
import { remembered } from "./remembered.ts";

it("works each text out once, and keeps no more than it may", () => {
  const work = vi.fn<(text: string) => string>((text) => `${text}!`);
  const kept = remembered(work);
  expect([kept("a"), kept("a"), kept(""), kept("")]).toEqual(["a!", "a!", "!", "!"]);
  expect(work).toHaveBeenCalledTimes(2);
  for (let index = 0; index < 5_000; index += 1) kept(`n${index}`);
  expect(kept("a")).toBe("a!");
  expect(work.mock.calls.filter(([text]) => text === "a")).toHaveLength(2);
});
