import { expect, test } from "vitest";
import { articleLine } from "./article-lines.ts";

test("an article without a picture of its own shows one of its topic", () => {
  const seed = {
    category: "tin-mau",
    topic: "budget",
    day: "2026-11-02",
    title: "Tin mẫu",
    summary: "Tóm tắt",
    form: { kind: "text" },
  } as const;
  const line = articleLine({ seed, site: "btc", language: "vi", slug: "tin-mau", counterpart: undefined });
  expect(line.image).toBe("/api/mediafile/anh/minh-hoa/budget-1.svg");
});
