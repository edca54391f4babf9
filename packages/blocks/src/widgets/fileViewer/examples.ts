import type { FileView } from "@portal/domain";
import type { WidgetExample, WidgetExamples } from "../../examples.ts";
import { hostileLinks, hostileTexts } from "../../samples/hostile.ts";
import { longName } from "../../samples/long.ts";
import { endless } from "../hostile-page.ts";
import { longText, richText } from "../html-examples.ts";

const facts = { href: "/api/mediafile/mau/bieu-mau.xlsx", fileName: "Biểu mẫu công khai ngân sách.xlsx", size: 18_432 };
const wordFacts = { href: "/api/mediafile/mau/du-thao.docx", fileName: "Dự thảo thông tư.docx", size: 51_200 };
const pdfFacts = { href: "/api/mediafile/mau/bao-cao.pdf", fileName: "Báo cáo quý III.pdf", size: 2_411_724 };

const rows = ["Chi đầu tư phát triển", "Chi sự nghiệp giáo dục", "Chi khoa học và công nghệ", "Chi quản lý hành chính"].map(
  (name, index) => [name, 2318.5 - index * 412, 1906.75 - index * 388, index === 3 ? null : "Đạt tiến độ"],
);
const header = ["Chỉ tiêu", "Dự toán 2026 (tỷ đồng)", "Thực hiện (tỷ đồng)", null];
const sheet = (name: string) => ({ name, notes: ["Đơn vị: tỷ đồng (số liệu mẫu)"], header, rows, rowCount: 1250, columnCount: 4 });

const workbook: FileView = { ...facts, kind: "table", sheets: [sheet("Chi ngân sách"), sheet("Thu ngân sách")], omittedSheets: 3 };
const example = (file: FileView): WidgetExample => ({ content: { file } });

export const examples: WidgetExamples = {
  normal: example(workbook),
  empty: { content: {} },
  longText: example({ ...wordFacts, fileName: `${longName}.docx`, kind: "word", html: longText, pictures: 4 }),
  hostile: example({
    ...facts,
    fileName: hostileTexts[0],
    size: Number.NaN,
    kind: "table",
    sheets: [
      {
        name: hostileTexts[1],
        notes: [endless],
        header: [...hostileTexts, ...hostileLinks],
        rows: [[...hostileLinks, Number.NaN]],
        rowCount: 1e21,
        columnCount: -1,
      },
      { name: "", notes: [], header: [], rows: [], rowCount: 0, columnCount: 0 },
    ],
    omittedSheets: -1,
  }),
};

/** Each kind of file, and what is said where one is not shown. */
export const files = {
  word: example({ ...wordFacts, kind: "word", html: richText, pictures: 0 }),
  pdf: example({ ...pdfFacts, kind: "pdf" }),
  preparing: example({ ...wordFacts, kind: "preparing" }),
  macros: example({ ...facts, kind: "refused", reason: "macros", found: undefined }),
  otherType: example({ ...wordFacts, kind: "refused", reason: "other-type", found: "PDF" }),
  tooLarge: example({ ...pdfFacts, size: 209_715_200, kind: "refused", reason: "too-large", found: undefined }),
  unknown: example({ ...facts, fileName: "ban-do.zip", kind: "refused", reason: "unknown", found: undefined }),
  unsafe: example({ ...facts, href: hostileLinks[0], kind: "refused", reason: "broken", found: undefined }),
} satisfies Readonly<Record<string, WidgetExample>>;
