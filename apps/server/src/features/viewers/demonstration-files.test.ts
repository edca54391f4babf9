import { readFileSync } from "node:fs";
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, test } from "vitest";
import { wordsOf } from "@portal/domain/content";
import { prepareView } from "../../services/files/prepare.ts";
import { stored } from "../../services/files/testing/files.ts";

const { demonstrationContent } = await import("@portal/demo-content");
const content = [...demonstrationContent()];
const files = new Map(
  content.flatMap((line) => (line.kind === "file" && line.path.startsWith("tep/") && "base64" in line ? [[line.path, line] as const] : [])),
);
/** Every address below /tep/ with the article that offers it. */
const offered = content.flatMap((line) => {
  if (line.kind !== "article") return [];
  const text = JSON.stringify(line.articleContent).replaceAll("\\", "");
  return [...text.matchAll(/\/api\/mediafile\/(tep\/[^"]+)"/g)].map(([, path = ""]) => ({ path, title: line.title }));
});

async function textOf(path: string): Promise<string> {
  const bytes = Buffer.from(files.get(path)?.base64 ?? "", "base64");
  if (path.endsWith(".pdf")) return pdfText(bytes);
  const view = await prepareView(stored(path, bytes));
  if (view.kind === "word") return view.html.replaceAll(/<[^<>]*>/g, " ");
  if (view.kind !== "table") throw new Error(`${path} is not shown: ${JSON.stringify(view)}`);
  return view.sheets.flatMap(({ name, notes, header, rows }) => [name, ...notes, ...header, ...rows.flat()]).join(" ");
}

async function pdfText(bytes: Buffer): Promise<string> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const pdf = await loading.promise;
  const lines: string[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1)
    for (const item of (await (await pdf.getPage(page)).getTextContent()).items) if ("str" in item) lines.push(item.str);
  await loading.destroy();
  return lines.join(" ");
}

const words = (text: string): string[] => wordsOf(text).map(({ folded }) => folded);

/** Words of a query that a text does not hold, accents apart. */
const missing = (query: string, text: string): string[] => {
  const held = new Set(words(text));
  return words(query).filter((word) => !held.has(word));
};

describe("files of the demonstration content", () => {
  test("every document has files of its own, and every file belongs to a document", () => {
    const paths = offered.map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(90);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
    expect(paths.toSorted()).toEqual([...files.keys()].toSorted());
    const bytes = [...files.values()].map(({ base64 }) => base64);
    expect(new Set(bytes).size).toBe(bytes.length);
  });

  test("each file is about the title of its document: it holds most of the title's words, in its letters", { tags: "verify" }, async () => {
    const about: { readonly path: string; readonly share: number; readonly exact: boolean }[] = [];
    for (const { path, title } of offered) {
      const text = (await textOf(path)).replaceAll(/\s+/g, " ");
      const inside = new Set(words(text));
      const own = words(title);
      about.push({ path, share: own.filter((word) => inside.has(word)).length / own.length, exact: text.includes(title) });
    }
    expect(about.filter(({ share }) => share < 0.5)).toEqual([]);
    // Accents and all; a CSV file has no place for a title, and four files are made by hand.
    expect(about.filter(({ path, exact }) => !exact && !path.endsWith(".csv")).map(({ path }) => path)).toEqual([
      "tep/mau-phieu-gop-y-du-thao-van-ban-quy-pham-phap-luat.docx",
      "tep/bieu-mau-cong-khai-ngan-sach-danh-cho-don-vi-du-toan.xlsx",
      "tep/budget-tables-for-the-third-quarter-of-2026.xlsx",
      "tep/form-for-comments-on-draft-documents.docx",
    ]);
  });

  test("the graded queries for what stands inside files are about words that files alone hold", { tags: "verify" }, async () => {
    const queries = readFileSync(new URL("../../../../../bench/search/graded-queries.ndjson", import.meta.url), "utf8")
      .trim()
      .split("\n")
      .map(
        (line) => JSON.parse(line) as { readonly kind: string; readonly query: string; readonly grades: Readonly<Record<string, number>> },
      )
      .filter(({ kind }) => kind === "inside-file");
    expect(queries.length).toBeGreaterThan(20);
    for (const { query, grades } of queries) {
      for (const [document] of Object.entries(grades).filter(([, grade]) => grade === 3)) {
        const slug = document.replace("article/", "");
        const article = content.find((line) => line.kind === "article" && line.slug === slug);
        const files = offered.filter(({ path }) => path.startsWith(`tep/${slug}.`));
        const inside = await Promise.all(files.map(({ path }) => textOf(path)));
        expect(missing(query, inside.join(" ")), `${query} in the files of ${slug}`).toEqual([]);
        expect(missing(query, JSON.stringify(article)), `${query} in the article ${slug}`).not.toEqual([]);
      }
    }
  });

  test("they are small: no file above 20 KB but those made by hand, all together below 1 MB", () => {
    const sizes = [...files].map(([path, { base64 }]) => ({ path, bytes: Buffer.byteLength(base64, "base64") }));
    expect(sizes.filter(({ bytes }) => bytes > 20_000)).toEqual([]);
    expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(1_000_000);
  });

  test("they are the same on every run", () => {
    const again = [...demonstrationContent()].filter((line) => line.kind === "file" && line.path.startsWith("tep/"));
    expect(again).toEqual([...files.values()]);
  });
});
