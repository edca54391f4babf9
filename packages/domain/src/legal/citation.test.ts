import { expect, it } from "vitest";
import { citationOf } from "./citation.ts";

const circular = {
  type: "circular",
  number: "12/2026/TT-BTC",
  issuer: "Bộ Tài chính",
  issuedOn: "2026-03-15T00:00:00.000Z",
  title: "Thông tư quy định chế độ báo cáo",
} as const;

it.each([
  ["vi", circular, "Thông tư số 12/2026/TT-BTC ngày 15 tháng 3 năm 2026 của Bộ Tài chính quy định chế độ báo cáo"],
  [
    "vi",
    { ...circular, issuedOn: "2026-01-05" },
    "Thông tư số 12/2026/TT-BTC ngày 05 tháng 01 năm 2026 của Bộ Tài chính quy định chế độ báo cáo",
  ],
  ["vi", { ...circular, title: "Chế độ báo cáo" }, "Thông tư số 12/2026/TT-BTC ngày 15 tháng 3 năm 2026 của Bộ Tài chính: Chế độ báo cáo"],
  [
    "vi",
    { type: "law", number: "83/2015/QH13", issuer: "Quốc hội", issuedOn: "2015-06-25", title: "Luật Ngân sách nhà nước" },
    "Luật Ngân sách nhà nước số 83/2015/QH13 ngày 25 tháng 6 năm 2015 của Quốc hội",
  ],
  [
    "en",
    { ...circular, issuer: "Ministry of Finance", title: "Circular on reports" },
    "Circular No. 12/2026/TT-BTC dated 15 March 2026 of the Ministry of Finance on reports",
  ],
  [
    "en",
    { ...circular, issuer: "The Prime Minister", title: "Reports", issuedOn: "2026-03-05" },
    "Circular No. 12/2026/TT-BTC dated 5 March 2026 of the Prime Minister: Reports",
  ],
] as const)("%s: a document is cited as legal texts do", (language, document, citation) => {
  expect(citationOf(document, language)).toBe(citation);
});

it.each(["type", "number", "issuer", "issuedOn"] as const)("there is none without %s", (name) => {
  expect(citationOf({ ...circular, [name]: undefined }, "vi")).toBeUndefined();
});
