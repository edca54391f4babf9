import type { FileView } from "@portal/domain";
import type { Query } from "@portal/core";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDb } from "../../../database/db.ts";
import type { Database } from "../../../database/schema.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/database.ts";
import { demonstrationFile } from "../../../testing/demonstration-file.ts";
import { createFileViews } from "../../../features/viewers/file-views.ts";
import { packed, pdf, wordParts } from "../../../services/files/testing/files.ts";
import { createDatabaseSource } from "../source.ts";
import { filler } from "../testing/fill.ts";

const MB = 1024 * 1024;

let database: TestDatabase | undefined;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.pool);
  const { file } = filler(db);
  const word = await demonstrationFile("mau-phieu-gop-y-du-thao-van-ban-quy-pham-phap-luat.docx");
  await file("tep/Góp ý.docx", "application/octet-stream", word);
  const workbook = await demonstrationFile("bieu-mau-cong-khai-ngan-sach-danh-cho-don-vi-du-toan.xlsx");
  await file("tep/cong-khai.xlsx", "application/octet-stream", workbook);
  await file("tep/bao-cao.pdf", "application/pdf", pdf());
  await file("tep/cut.docx", "application/octet-stream", word.subarray(0, 2000));
  await file("tep/sai.xlsx", "application/octet-stream", word);
  await file("tep/bom.docx", "application/octet-stream", packed(new Map([...wordParts(""), ["word/a.xml", Buffer.alloc(60 * MB)]])));
  // As large as its row says, without the bytes: nothing may ask for them all.
  await file("tep/to.docx", "application/octet-stream", word);
  await sql`alter table file drop constraint if exists file_check, drop constraint if exists file_size_check`.execute(db);
  await db
    .updateTable("file")
    .set({ size: 200 * MB })
    .where("path", "=", "tep/to.docx")
    .execute();
});
afterAll(() => database?.close());

async function viewsOf(...files: readonly (readonly [href: string, fileName: string])[]): Promise<(FileView | string)[]> {
  const fileViews = createFileViews({ onError: () => undefined });
  const source = createDatabaseSource(
    { pages: db, searches: db, background: db },
    { timeZone: "Asia/Ho_Chi_Minh", ministry: { vi: "btc", en: "mof" }, fileViews },
  );
  const views: (FileView | string)[] = [];
  for (const [path, fileName] of files) {
    const query: Query = { kind: "file", key: path, href: `/api/mediafile/${path}`, fileName };
    // As a visitor does who sees that the file is being prepared.
    for (let attempt = 0; attempt < 30; attempt += 1) {
      const result = (await source.fetchContent([query], { site: "btc", language: "vi", asOf: Date.now(), signal: undefined })).get(path);
      const view = result?.ok ? (result.value as FileView) : (result?.reason ?? "nothing");
      if (typeof view === "object" && view.kind === "preparing") continue;
      views.push(view);
      break;
    }
  }
  return views;
}

test("a Word, an Excel and a PDF file become what the page draws, whatever the case of the path", async () => {
  expect(
    await viewsOf(["Tep/G%C3%B3p%20%C3%BD.docx", ""], ["tep/cong-khai.xlsx", "Biểu mẫu.xlsx"], ["tep/bao-cao.pdf", "Báo cáo"]),
  ).toMatchObject([
    { kind: "word", fileName: "Góp ý.docx", size: 2941, html: expect.stringContaining("Thông tin người góp ý") },
    { kind: "table", fileName: "Biểu mẫu.xlsx", sheets: expect.arrayContaining([expect.objectContaining({ name: "Công khai" })]) },
    { kind: "pdf", fileName: "Báo cáo" },
  ]);
});

test(
  "a zip bomb, a truncated file, one of another type and one of 200 MB are refused with a reason, in at most 100 MB",
  { timeout: 60_000 },
  async () => {
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
    const views = await viewsOf(
      ["tep/bom.docx", "a.docx"],
      ["tep/cut.docx", "a.docx"],
      ["tep/sai.xlsx", "a.xlsx"],
      ["tep/to.docx", "a.docx"],
    );
    clearInterval(watch);
    expect(views).toMatchObject([
      { kind: "refused", reason: "bomb" },
      { kind: "refused", reason: "broken" },
      { kind: "refused", reason: "other-type", found: "Word" },
      { kind: "refused", reason: "too-large", size: 200 * MB },
    ]);
    expect((most - before) / MB).toBeLessThanOrEqual(100);
  },
);

test("a file that is not there, or stands elsewhere, is not found", async () => {
  expect(await viewsOf(["tep/khong-co.docx", ""])).toEqual(["not-found"]);
});
