import { expect, it } from "vitest";
import { ValueExchange } from "./value-exchange.ts";

it("takes nothing back that it has given out while one types, however late it comes", () => {
  const exchange = new ValueExchange("a");
  exchange.give("ab");
  exchange.give("abc");
  expect(["a", "ab", "abc"].map((value) => exchange.isNew(value, true))).toEqual([false, false, false]);
  expect(exchange.isNew("x", true)).toBe(true);
});

it("takes whatever differs while nobody types", () => {
  const exchange = new ValueExchange("a");
  exchange.give("ab");
  expect([exchange.isNew("ab", false), exchange.isNew("a", false)]).toEqual([false, true]);
  exchange.take("a");
  exchange.give("ac");
  expect(exchange.isNew("ab", true)).toBe(true);
});
