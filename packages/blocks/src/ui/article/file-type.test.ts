import { expect, test } from "vitest";
import { describeFile } from "./file-type.ts";

test.each([
  ["/api/mediafile/btc/bieu-mau.docx", "Biểu mẫu đăng ký.docx", "Biểu mẫu đăng ký.docx", "Word"],
  ["/api/mediafile/btc/th%C3%B4ng-t%C6%B0.pdf?v=2", "", "thông-tư.pdf", "PDF"],
  ["/api/mediafile/x.xlsx", "Dự toán năm 2026", "Dự toán năm 2026", "Excel"],
  ["/api/mediafile/x.tgz", "", "x.tgz", "TGZ"],
  ["/api/mediafile/%E0%A4%A", "", "%E0%A4%A", undefined],
  ["/api/mediafile/constructor.__proto__", "", "constructor.__proto__", undefined],
])("%s named %j is %s of type %s", (href, given, name, type) => {
  expect(describeFile(href, given)).toEqual({ name, type });
});
