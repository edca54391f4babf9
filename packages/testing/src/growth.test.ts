import { expect, test } from "vitest";
import { growthOf, IN_PROPORTION } from "./growth.ts";

test("work in proportion to its size, and work that grows with the square, are told apart", async () => {
  const numbers = (size: number) => Array.from({ length: size }, (_, index) => index);
  expect(await growthOf((size) => numbers(size).map(String).join(), 2_000)).toBeLessThan(IN_PROPORTION);
  expect(await growthOf((size) => numbers(size).filter((one, index, all) => all.indexOf(one) === index).length, 2_000)).toBeGreaterThan(
    IN_PROPORTION,
  );
});
