/** A test fails on an unexpected console.error: what logs on purpose says so with `vi.spyOn(console, "error")`. */
import { afterEach, beforeEach, expect } from "vitest";

const original = console.error;
let unexpected: string[] = [];

beforeEach(() => {
  unexpected = [];
  console.error = (...args: unknown[]) => {
    unexpected.push(args.map(String).join(" "));
    original(...args);
  };
});

afterEach(() => {
  console.error = original;
  expect(unexpected, "unexpected console.error").toEqual([]);
});
