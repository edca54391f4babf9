import { expect, it, vi } from "vitest";
import { lazily } from "./lazily.ts";

it("makes a field when it is first read, once, and knows no other fields", () => {
  const make = vi.fn<() => object>(() => ({}));
  const value = lazily<{ a: object; b: object }>({ a: make, b: () => ({}) });
  expect(make).not.toHaveBeenCalled();
  expect(value.a).toBe(value.a);
  expect(make).toHaveBeenCalledOnce();
  expect((value as unknown as Record<string, unknown>)["toString"]).toBeUndefined();
});
