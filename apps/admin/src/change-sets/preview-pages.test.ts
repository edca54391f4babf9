import type { ChangedRecord } from "@portal/contracts";
import { expect, it } from "vitest";
import { pathBefore, previewPages } from "./preview-pages.ts";

const record = (given: Partial<ChangedRecord>): ChangedRecord => ({
  kind: "article",
  key: "tin",
  site: "cuc-thue",
  title: "Tin",
  isDeletion: false,
  formerKey: null,
  baseHash: null,
  path: "/cuc-thue/tin-tuc/tin",
  ...given,
});

it("offers the homes of the sites and the records' own pages, each once", () => {
  const records = [
    record({}),
    record({ key: "tin-2", title: "Tin hai", path: "/cuc-thue/tin-tuc/tin-2" }),
    record({ kind: "site", key: "cuc-thue", title: "Cục Thuế", path: "/cuc-thue" }),
    record({ kind: "person", site: null, path: null }),
    record({ key: "cu", isDeletion: true, title: null, path: null }),
  ];
  expect(previewPages(records)).toEqual([
    { path: "/cuc-thue", title: "Cục Thuế" },
    { path: "/cuc-thue/tin-tuc/tin", title: "Tin" },
    { path: "/cuc-thue/tin-tuc/tin-2", title: "Tin hai" },
  ]);
});

it.each([
  ["/cuc/tin/ten-moi", "ten-cu", "/cuc/tin/ten-cu"],
  ["/cuc/btcvn/gioi-thieu-moi", "cuc/gioi-thieu", "/cuc/btcvn/gioi-thieu"],
  ["/cuc-moi", "cuc", "/cuc"],
  ["/cuc/tin/ten-moi", null, "/cuc/tin/ten-moi"],
])("the page %s of a record that was called %s is %s until it is published", (path, formerKey, before) => {
  expect(pathBefore([record({ formerKey, path })], path)).toBe(before);
});
