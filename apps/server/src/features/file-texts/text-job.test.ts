/** Documents are found by the words of their files (issue: search). Real files, real workers, a real database. */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { silentLog } from "../../services/log.ts";
import { filler } from "../../sources/database/testing/fill.ts";
import { day, searchFixture, show } from "../../sources/database/search/testing/search-fixture.ts";
import { compound, excel, pdf, word } from "../../services/files/testing/files.ts";
import { hostileFiles } from "../../services/files/testing/hostile.ts";
import { readWaitingFiles } from "./read-waiting-files.ts";

const document = (slug: string, file: string) => ({
  slug,
  title: `Văn bản ${slug}`,
  published_at: day("2026-01-01"),
  article_type: 4,
  content: { Kind: "document", Files: [{ Title: "Toàn văn", FileName: file, Link: `/api/mediafile/${file}` }] },
});

const { current, search, slugs } = searchFixture(async ({ site, category, articles, page, file }) => {
  const btc = await site("btc", { name: "Bộ Tài chính" });
  const files = await category(btc, "van-ban", { name: "Văn bản" });
  await articles(btc, files, [
    document("mot", "Van-ban/Toan%20van.docx"),
    document("hai", "van-ban/so-lieu.xlsx"),
    document("ba", "van-ban/gia.csv"),
    document("bon", "van-ban/scan.pdf"),
    document("nam", "van-ban/hong.docx"),
    document("sau", "van-ban/cu.doc"),
  ]);
  await page(btc, "mau-don", '<p>Tải <a href="/api/mediafile/van-ban/so-lieu.xlsx">biểu mẫu</a></p>', { title: "Mẫu đơn" });
  await file("Van-ban/Toan van.docx", "application/msword", word("Phụ lục về khấu hao tài sản", "Điều 7: hạch toán kép &amp; đối chiếu"));
  await file(
    "van-ban/so-lieu.xlsx",
    "application/excel",
    excel([
      "Biểu 01",
      [
        ["Chỉ tiêu", "Số tiền"],
        ["Lệ phí trước bạ", 1250],
      ],
    ]),
  );
  await file("van-ban/gia.csv", "text/csv", Buffer.from("Mặt hàng,Giá\nXăng sinh học,20150\n"));
  await file("van-ban/scan.pdf", "application/pdf", pdf("Quarterly borrowing plan"));
  await file("van-ban/hong.docx", "application/msword", Buffer.from("PK\u0003\u0004 not an archive"));
  await file("van-ban/cu.doc", "application/msword", compound("WordDocument"));
});

const read = () => readWaitingFiles({ db: current().db, log: silentLog }, new AbortController().signal);

const kept = () => current().db.selectFrom("file_text").select(["path", "text", "failure"]).orderBy("path").execute();

describe("the words of files", () => {
  test("of Word, Excel, CSV and PDF files find the documents that they are attached to", async () => {
    expect(await slugs("khấu hao tài sản")).toEqual([]);
    expect(await read()).toBe(5);
    expect(await slugs("khấu hao tài sản")).toEqual(["mot"]);
    expect(await slugs("khau hao tai san")).toEqual(["mot"]);
    expect((await slugs("lệ phí trước bạ")).toSorted()).toEqual(["hai", "mau-don"]);
    expect(await slugs("xăng sinh học")).toEqual(["ba"]);
    expect(await slugs("quarterly borrowing")).toEqual(["bon"]);
  });

  test("are shown with the name of their file, marked", async () => {
    const { results } = await search("hạch toán");
    expect(results).toMatchObject([{ href: "/btc/van-ban/mot", file: "Toan van.docx" }]);
    expect(show(results[0]?.snippet)).toBe("Phụ lục về khấu hao tài sản · Điều 7: [hạch toán] kép & đối chiếu");
  });

  test("that cannot be read are remembered, with the reason, and not tried again", async () => {
    expect(await kept()).toContainEqual({ path: "van-ban/hong.docx", text: null, failure: "broken" });
    expect(await read()).toBe(0);
  });

  test("that could not be read for a failure of ours are tried again an hour later, not before", async () => {
    const failedFor = (age: string) =>
      current()
        .db.updateTable("file_text")
        .set({ failure: "failed", text: null, read_at: sql<Date>`now() - ${age}::interval` })
        .where("path", "=", "van-ban/gia.csv")
        .execute();
    await failedFor("59 minutes");
    expect(await read()).toBe(0);
    await failedFor("61 minutes");
    expect(await slugs("xăng sinh học")).toEqual([]);
    expect(await read()).toBe(1);
    expect(await slugs("xăng sinh học")).toEqual(["ba"]);
  });

  test("follow the file: replaced, they are read anew; removed, they find nothing", async () => {
    const bytes = Buffer.from("Mặt hàng,Giá\nDầu hỏa,19000\n");
    const replaced = { bytes, size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
    await current().db.updateTable("file").set(replaced).where("path", "=", "van-ban/gia.csv").execute();
    expect(await read()).toBe(1);
    expect(await slugs("dầu hỏa")).toEqual(["ba"]);
    expect(await slugs("xăng sinh học")).toEqual([]);
    await current().db.deleteFrom("file").where("path", "=", "van-ban/gia.csv").execute();
    expect(await slugs("dầu hỏa")).toEqual([]);
  });

  test("of hostile files are refused one by one, and the next file is read all the same", { tags: "verify" }, async () => {
    const { file } = filler(current().db);
    const small = hostileFiles.map(({ name, file: make }) => ({ name, stored: make() })).filter(({ stored }) => stored.size < 3_000_000);
    for (const [index, { name, stored }] of small.entries()) {
      const ending = /\.\w+$/.exec(stored.fileName)?.[0] ?? "";
      await file(`xau/${index}${ending}`, name, Buffer.from(await stored.read(0, stored.size)));
    }
    await file("xau/zz-tot.csv", "text/csv", Buffer.from("a,b\n1,2\n"));
    await read();
    const rows = await kept();
    expect(rows.find(({ path }) => path === "xau/zz-tot.csv")?.failure).toBeNull();
    expect(rows.filter(({ path, text }) => path.startsWith("xau/") && text !== null).map(({ path }) => path)).toEqual(["xau/zz-tot.csv"]);
    expect(rows.length).toBeGreaterThan(8);
  });
});
