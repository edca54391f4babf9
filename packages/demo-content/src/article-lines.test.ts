import { expect, test } from "vitest";
import { articleLine } from "./article-lines.ts";

test("an article without a picture of its own shows one of its topic", () => {
  const facts = {
    category: "tin-mau",
    topic: "budget",
    publishedAt: "2026-11-02T01:00:00Z",
    title: "Tin mẫu",
    summary: "Tóm tắt",
    form: { kind: "gallery", display: 1, captions: [] },
  } as const;
  const line = articleLine({ ...facts, site: "btc", language: "vi", slug: "tin-mau", counterpart: undefined });
  expect(line.image).toBe("/api/mediafile/anh/minh-hoa/budget-1.svg");
});
