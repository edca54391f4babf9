import { describe, expect, test } from "vitest";
import { demonstrationFile } from "../../testing/demonstration-file.ts";
import { prepareView } from "./prepare.ts";
import { excel, excelParts, paragraph, pdf, row, stored, withChartSheet, word, wordParts } from "./testing/files.ts";
import { hostileFiles } from "./testing/hostile.ts";
import { storedZip } from "./stored-zip.ts";

const sample = async (name: string) => stored(name, await demonstrationFile(name));

describe("what is shown", () => {
  test("a Word file: headings, lists, tables, links as clean HTML", async () => {
    const view = await prepareView(await sample("mau-phieu-gop-y-du-thao-van-ban-quy-pham-phap-luat.docx"));
    expect(view).toMatchObject({ kind: "word", pictures: 0 });
    const html = "html" in view ? view.html : "";
    expect(html).toContain("<h2>1. Thông tin người góp ý</h2>");
    expect(html).toContain("Thời hạn báo cáo trước ngày 15 hằng tháng");
    expect(html).not.toMatch(/<h1|\sid=|\sstyle=/);
  });

  test("an Excel file: notes, header, numbers as numbers, dates as the portal writes them", async () => {
    const view = await prepareView(await sample("bieu-mau-cong-khai-ngan-sach-danh-cho-don-vi-du-toan.xlsx"));
    expect(view).toMatchObject({
      kind: "table",
      omittedSheets: 0,
      sheets: [
        {
          name: "Công khai",
          notes: ["Biểu mẫu công khai ngân sách (số liệu mẫu)"],
          header: ["Chỉ tiêu", "Dự toán (tỷ đồng)", "Thực hiện (tỷ đồng)", "Tỷ lệ (%)"],
          rowCount: 6,
          columnCount: 4,
        },
        { name: "Theo tháng", notes: [], rowCount: 36, columnCount: 7 },
        { name: "Ghi chú", rowCount: 3 },
      ],
    });
    expect(view.kind === "table" && view.sheets[1]?.rows[0]?.slice(0, 2)).toEqual(["Tháng 1/2024", "31/01/2024"]);
  });

  test("the English counterparts of the sample files: no Vietnamese left, the same figures", async () => {
    const [word, table, vietnamese] = await Promise.all(
      [
        "form-for-comments-on-draft-documents.docx",
        "budget-tables-for-the-third-quarter-of-2026.xlsx",
        "bieu-mau-cong-khai-ngan-sach-danh-cho-don-vi-du-toan.xlsx",
      ].map(async (name) => prepareView(await sample(name))),
    );
    expect(word).toMatchObject({ kind: "word", html: expect.stringContaining("<h2>2. Comments on the text</h2>"), pictures: 0 });
    expect(table).toMatchObject({ kind: "table", sheets: [{ name: "Disclosure" }, { name: "By month" }, { name: "Notes" }] });
    expect(JSON.stringify([word, table])).not.toMatch(/[À-ỹ]/);
    const figures = (view: typeof table): unknown[] =>
      view?.kind === "table" ? view.sheets.slice(0, 2).flatMap(({ rows }) => rows.flat().filter((cell) => typeof cell === "number")) : [];
    expect(figures(table).length).toBeGreaterThan(100);
    expect(figures(table)).toEqual(figures(vietnamese));
  });

  test.each([true, false])("a workbook with a chart sheet: its tables, and the chart is counted as left out (first: %s)", async (first) => {
    const parts = excelParts([
      ["Thu", row(1, ["Nguồn", "Số tiền"]) + row(2, ["Thuế", 12])],
      ["Chi", row(1, ["Khoản", "Số tiền"]) + row(2, ["Lương", 7])],
    ]);
    const view = await prepareView(stored("a.xlsx", storedZip(withChartSheet(parts, first))));
    expect(view).toMatchObject({
      kind: "table",
      omittedSheets: 1,
      sheets: [
        { name: "Thu", header: ["Nguồn", "Số tiền"], rows: [["Thuế", 12]] },
        { name: "Chi", rows: [["Lương", 7]] },
      ],
    });
  });

  test("a sheet without data among others is empty", async () => {
    const parts = excelParts([
      ["Trống", ""],
      ["Thu", row(1, ["Nguồn", "Số tiền"]) + row(2, ["Thuế", 12])],
    ]);
    parts.set("xl/worksheets/sheet1.xml", Buffer.from(`<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>`));
    expect(await prepareView(stored("a.xlsx", storedZip(parts)))).toMatchObject({
      kind: "table",
      sheets: [
        { name: "Trống", rowCount: 0 },
        { name: "Thu", rows: [["Thuế", 12]] },
      ],
    });
  });

  test("a CSV file, whatever its separator, with quotes", async () => {
    const view = await prepareView(stored("a.csv", Buffer.from('\uFEFFTỉnh;Thu\r\n"Hà ""Nội""; 1";12,5\r\nHuế;\r\n')));
    expect(view).toEqual({
      kind: "table",
      omittedSheets: 0,
      sheets: [
        {
          name: "",
          notes: [],
          header: ["Tỉnh", "Thu"],
          rows: [
            ['Hà "Nội"; 1', "12,5"],
            ["Huế", null],
          ],
          rowCount: 2,
          columnCount: 2,
        },
      ],
    });
  });

  test("a CSV file of 2 MB is counted whole; a quote that never ends is a letter", async () => {
    const rows = "ab;cd;ef;12\n".repeat(170_000);
    const view = await prepareView(stored("a.csv", Buffer.from(`Số;"Tên;Ghi chú;Giá\n${rows}`)));
    expect(view).toMatchObject({
      sheets: [
        {
          header: ["Số", '"Tên', "Ghi chú", "Giá"],
          rows: Array.from({ length: 200 }, () => ["ab", "cd", "ef", "12"]),
          rowCount: 170_000,
          columnCount: 4,
        },
      ],
    });
  });

  test("a PDF is the browser's matter", async () => {
    expect(await prepareView(stored("a.pdf", pdf()))).toEqual({ kind: "pdf" });
    for (const name of ["so-tay-huong-dan-lap-ho-so-thanh-toan-qua-kho-bac.pdf", "medium-term-debt-management-strategy.pdf"])
      expect(await prepareView(await sample(name))).toEqual({ kind: "pdf" });
  });

  test("long tables, many columns and many sheets are cut, and it is said how much there is", async () => {
    const rows = Array.from({ length: 500 }, (_, index) => Array.from({ length: 20 }, (__, column) => index * column));
    const view = await prepareView(stored("a.xlsx", excel(...Array.from({ length: 12 }, (_, index) => [`Tờ ${index}`, rows] as const))));
    if (view.kind !== "table") throw new Error(JSON.stringify(view));
    expect(view.omittedSheets).toBe(2);
    expect(view.sheets).toHaveLength(10);
    expect(view.sheets[0]).toMatchObject({ rowCount: 499, columnCount: 20 });
    expect(view.sheets[0]?.rows).toHaveLength(200);
    expect(view.sheets.flatMap(({ rows: shown }) => shown.flat()).length).toBeLessThanOrEqual(8000);
  });

  test("dates of a workbook are days as the portal writes them", async () => {
    const parts = excelParts([
      ["A", `${row(1, ["Ngày", "Số"])}<row r="2"><c r="A2" t="d"><v>2026-11-16</v></c><c r="B2"><v>1</v></c></row>`],
    ]);
    const view = await prepareView(stored("a.xlsx", storedZip(parts)));
    expect(view).toMatchObject({ sheets: [{ rows: [["16/11/2026", 1]] }] });
  });

  test("what a Word file brings of scripts and addresses does not come through", async () => {
    const parts = wordParts(
      `<w:p><w:hyperlink r:id="rId9" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:r><w:t>bấm &lt;script&gt;alert(1)&lt;/script&gt;</w:t></w:r></w:hyperlink></w:p>${paragraph("sau")}`,
    );
    parts.set(
      "word/_rels/document.xml.rels",
      Buffer.from(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="javascript:alert(1)" TargetMode="External"/></Relationships>`,
      ),
    );
    expect(await prepareView(stored("a.docx", storedZip(parts)))).toEqual({
      kind: "word",
      html: "<p><a>bấm &lt;script&gt;alert(1)&lt;/script&gt;</a></p><p>sau</p>",
      pictures: 0,
    });
  });

  test("links to places in a Word file keep their text and lead nowhere else", async () => {
    const parts = wordParts(`<w:p><w:hyperlink w:anchor="muc-2"><w:r><w:t>xem mục 2</w:t></w:r></w:hyperlink></w:p>`);
    expect(await prepareView(stored("a.docx", storedZip(parts)))).toMatchObject({ html: "<p><a>xem mục 2</a></p>" });
  });

  test("the ending may be written in any case", async () => {
    expect(await prepareView(stored("A.DOCX", word("Xin chào")))).toMatchObject({ kind: "word" });
  });
});

describe("what is refused", () => {
  test.each(hostileFiles)("$name: $reason", async ({ file, reason, found }) => {
    expect(await prepareView(file())).toEqual({ kind: "refused", reason, found });
  });
});
