import { expect, it } from "vitest";
import { queryOf, readFilter } from "./record-filter.ts";

const read = (query: string) => readFilter(new URLSearchParams(query));

it("reads what a list shows from the address, and leaves out what its kind does not have", () => {
  expect(read("")).toMatchObject({ kind: "article", state: "", sort: "updatedAt", order: "desc" });
  expect(read("loai=article&tinh-trang=live&chuyen-muc=tin&xep=publishedAt&chieu=asc")).toMatchObject({
    state: "live",
    category: "tin",
    sort: "publishedAt",
    order: "asc",
  });
  expect(read("loai=page&tinh-trang=live&chuyen-muc=tin&xep=publishedAt")).toMatchObject({ state: "", category: "", sort: "updatedAt" });
  expect(read("loai=page&tinh-trang=deleted")).toMatchObject({ state: "deleted" });
  expect(read("loai=nothing&tu=hom-qua")).toMatchObject({ kind: "article", from: "" });
});

it("means days by the portal's clocks, the last one to its end", () => {
  expect(queryOf(read("tu=2026-03-01&den=2026-03-31"), "Asia/Ho_Chi_Minh")).toMatchObject({
    from: "2026-02-28T17:00:00.000Z",
    until: "2026-03-31T17:00:00.000Z",
  });
  expect(queryOf(read(""), "Asia/Ho_Chi_Minh")).toMatchObject({ from: "", until: "" });
});
