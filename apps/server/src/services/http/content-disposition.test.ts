import { expect, test } from "vitest";
import { contentDisposition } from "./content-disposition.ts";

test.each([
  ["Đơn đề nghị.pdf", "Don de nghi.pdf"],
  ["QUYẾT ĐỊNH 12.docx", "QUYET DINH 12.docx"],
  ['a"b\\c%;d.txt', "a_b_c__d.txt"],
  ["文件", "file"],
])("old readers get %s as %s", (name, ascii) => {
  expect(contentDisposition("inline", name)).toContain(`inline; filename="${ascii}"; filename*=UTF-8''`);
});
