import { expect, test } from "vitest";
import { addresses, attributes, renderHtml, textsOf } from "../../testing/render.tsx";
import type { WidgetExample } from "../../examples.ts";
import { exampleArticle, exampleWidgetProps } from "../example-page.ts";
import { examples, files } from "./examples.ts";
import { FileViewer } from "./FileViewer.tsx";

const draw = (example: WidgetExample): string => renderHtml(<FileViewer {...exampleWidgetProps("fileViewer", example)} />);

test("a workbook: sheets as sections with a contents list, tables with headers, and what is cut", () => {
  const html = draw(examples.normal);
  expect(textsOf(html, "h3")).toEqual(["Chi ngân sách", "Thu ngân sách"]);
  const targets = addresses(html).filter((address) => address.startsWith("#"));
  expect(targets.map((target) => target.slice(1))).toEqual(attributes(html, "id"));
  expect(html).toContain('<th scope="col">Chỉ tiêu</th>');
  expect(html).toContain('<th scope="row">Chi đầu tư phát triển</th>');
  expect(html).toContain(">2318,5</td>");
  expect(html).toContain('role="region" aria-label="Bảng dữ liệu: Chi ngân sách" tabindex="0"');
  expect(html).toContain("Hiển thị 4 trong tổng số 1.250 dòng");
  expect(html).toContain("3 trang tính còn lại có trong tệp gốc.");
});

test("a Word file is text of the page, under the name by which its HTML is found again", () => {
  const html = draw(files.word);
  expect(html).toContain('data-html="file"');
  expect(textsOf(html, "table")).toHaveLength(1);
  expect(draw(examples.longText)).toContain("4 hình ảnh");
});

test("a PDF is a link to the browser's own viewer until its pages are drawn", () => {
  const html = draw(files.pdf);
  expect(html).toContain('<a href="/api/mediafile/mau/bao-cao.pdf" target="_blank" rel="noopener">');
  expect(html).toContain("2,3 MB");
  expect(html).not.toContain("<canvas");
});

test("the original can be downloaded whatever became of it", () => {
  for (const example of [
    examples.normal,
    ...Object.entries(files).flatMap(([name, one]) => (name === "unsafe" || name === "unknown" ? [] : [one])),
  ])
    expect(attributes(draw(example), "download")).toHaveLength(1);
});

test("a refusal says why, and what the file is instead", () => {
  expect(draw(files.otherType)).toContain("Nội dung thực tế: PDF.");
  expect(draw(files.macros)).toContain("macro");
  expect(draw(files.tooLarge)).toContain("200 MB");
  expect(draw(files.preparing)).toContain('role="status"');
  expect(draw(files.unsafe)).toBe("");
});

test("a kind that is not shown is nothing beside other parts, and a reason where the page has no other", () => {
  const example = files.unknown;
  expect(draw(example)).toBe("");
  const alone = draw({ ...example, page: { article: exampleArticle }, node: { headingLevel: 1 } });
  expect(textsOf(alone, "h1")).toEqual([exampleArticle.title]);
  expect(alone).toContain("Loại tệp này không xem được ngay trên trang");
});

test("at level 1 a file that could not be had is still a download", () => {
  const article = { ...exampleArticle, body: { kind: "file", href: "/api/mediafile/a.docx", fileName: "a.docx" } } as const;
  const html = draw({ content: {}, page: { article }, node: { headingLevel: 1 } });
  expect(attributes(html, "download")).toEqual(["a.docx"]);
});

test("a PDF says for paper that it is printed from the file, whatever else the page shows", () => {
  expect(draw(files.pdf)).toContain("Nội dung tệp PDF không được in kèm trang này; để in, vui lòng mở tệp gốc theo địa chỉ trên.");
  for (const example of [files.word, examples.normal]) expect(draw(example)).not.toContain("không được in kèm");
});
