import type { PageModel } from "@portal/domain";
import { expect, it } from "vitest";
import { pageModel } from "../testing/page-model.ts";
import { countedAs } from "./counted.ts";

const found = (path: string, total: number): PageModel =>
  pageModel(path, {
    kind: "search",
    content: { a: { status: "ready", content: { search: { total, request: { terms: "Thuế" } } } } } as unknown as PageModel["content"],
  });
const question = { slug: "hoan-thue" } as PageModel["question"] & object;

it.each([
  ["an article", pageModel("/btc/tin/mot?form=1", { kind: "article" }), { kind: "article", path: "/btc/tin/mot" }],
  ["a page of the portal's own", pageModel("/btc/bao-loi", { kind: "fixed" }), { kind: "other", path: "/btc/bao-loi" }],
  [
    "a question",
    pageModel("/btc/hoi-dap/chi-tiet-cau-hoi?id=hoan-thue", { kind: "fixed", language: "vi", question }),
    { kind: "question" },
  ],
  ["a search", found("/btc/tim-kiem?q=thue", 3), { kind: "search", path: "/btc/tim-kiem" }],
  ["one that found nothing", found("/btc/tim-kiem?q=thue", 0), { kind: "search", path: "/btc/tim-kiem", soughtInVain: "Thuế" }],
  ["a further page of one", found("/btc/tim-kiem?q=thue&page=2", 30), { kind: "other", path: "/btc/tim-kiem" }],
  ["an address without a page", pageModel("/btc/x?a=b", { status: 404, kind: "notFound" }), { kind: "missing", path: "/btc/x" }],
])("a view of %s counts", (_what, page, expected) => {
  const counted = countedAs(page);
  expect(counted).toMatchObject({ site: "btc", ...expected });
  if ("path" in expected) expect(counted).toEqual({ site: "btc", ...expected });
});

it("tells questions apart, which share a path", () => {
  expect(countedAs(pageModel("/x", { language: "vi", question }))?.path).toContain("hoan-thue");
});

it.each([
  ["an address that is gone for good", { status: 410 }],
  ["a preview", { preview: { base: "/xem-truoc/x", asOf: "" } }],
])("a view of %s counts as nothing", (_what, fields) => {
  expect(countedAs(pageModel("/btc/x", fields))).toBeUndefined();
});
