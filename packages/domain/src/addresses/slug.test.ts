import { expect, it } from "vitest";
import { slugOf } from "./slug.ts";

it.each([
  ["Đường phố: “Hỏi đáp”?", 80, "duong-pho-hoi-dap"],
  ["???", 80, ""],
  ["../../etc", 80, "etc"],
  ["Hoàn thuế thế nào", 9, "hoan-thue"],
  ["Hoàn thuế thế nào", 10, "hoan-thue"],
  ["Hoàn thuế thế nào", 12, "hoan-thue"],
  ["aaaaaaaaaa", 4, "aaaa"],
])("%j in %i characters is %j", (title, max, slug) => expect(slugOf(title, max)).toBe(slug));
