/** Two small sites for tests of what pages ask for, and an ear on the statements that are sent. */
import type { PortalSource } from "@portal/domain";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Database } from "../../../database/schema.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/database.ts";
import { createDatabaseSource } from "../source.ts";
import { filler } from "./fill.ts";
import { recordStatements } from "./record-statements.ts";

export const HOUR = 3_600_000;

export interface SourceFixture {
  readonly db: Kysely<Database>;
  readonly source: PortalSource;
  /** Sent since the test began. */
  readonly statements: readonly string[];
}

export function sourceFixture(): () => SourceFixture {
  const statements: string[] = [];
  let database: TestDatabase | undefined;
  let fixture: SourceFixture | undefined;
  beforeAll(async () => {
    database = await createTestDatabase();
    const db = recordStatements(database.pool, statements);
    await fill(db);
    const ministry = { vi: "btc", en: "mof" };
    const fileViews = { view: async () => undefined };
    const source = createDatabaseSource({ pages: db, searches: db, background: db }, { timeZone: "Asia/Ho_Chi_Minh", ministry, fileViews });
    fixture = { db, source, statements };
  });
  beforeEach(() => {
    statements.length = 0;
  });
  afterAll(() => database?.close());
  return () => {
    if (!fixture) throw new Error("sourceFixture must be called where tests are defined; the source is there once they run.");
    return fixture;
  };
}

const fromNow = (ms: number): string => new Date(Date.now() + ms).toISOString();

async function fill(db: Kysely<Database>): Promise<void> {
  const { site, category, articles, page, series } = filler(db);
  const btc = await site("btc", { name: "Bộ Tài chính", metadata: '{"layoutId":"default-layout-vi"}' });
  const mof = await site("mof", { language: 2 });
  const news = await category(btc, "tin-tuc", { name: "Tin tức", description: "Mọi tin", metadata: '{"view":"x"}', position: 1 });
  const local = await category(btc, "dia-phuong", { parent_id: news });
  await category(btc, "tinh", { parent_id: local });
  const rates = await category(btc, "ty-gia", { metadata: '{"series":["usd-vnd","khong-co"]}', position: 2 });
  const foreign = await category(mof, "press", { name: "Press" });
  await articles(btc, news, [
    { slug: "cu", published_at: "2024-12-31T18:00:00Z", summary: "Tóm tắt", image: "/api/mediafile/a.svg" },
    { slug: "rat-cu", published_at: "2024-12-31T16:00:00Z" },
    { slug: "anh", published_at: "2025-03-01T00:00:00Z", article_type: 2, content: { Photos: [] } },
    { slug: "tep", published_at: "2025-03-02T00:00:00Z", article_type: 3, content: { Data: { FileName: "a.pdf" } } },
    {
      slug: "phim",
      published_at: "2025-03-03T00:00:00Z",
      article_type: 4,
      content: { Kind: "video", Source: "/v.mp4" },
      metadata: '{"author":"Ban biên tập"}',
    },
    { slug: "hen-gio", published_at: fromNow(HOUR) },
    { slug: "hen-gio-xa", published_at: fromNow(2 * HOUR) },
    { slug: "nhap", published_at: null },
  ]);
  await articles(btc, rates, [{ slug: "tin-ty-gia", published_at: "2025-01-01T00:00:00Z" }]);
  await articles(mof, foreign, [{ slug: "release", published_at: "2025-05-05T00:00:00Z" }]);
  await page(btc, "gioi-thieu", "<p>Giới thiệu</p>");
  const addresses = '<a href="Tep/Mau.PDF">Tệp</a> <a href="HTTPS://Khac.Example/Tep/A.PDF?Ma=AbC">Khác</a>';
  await page(btc, "dia-chi", `<p>${addresses} <img src="/api/mediafile/Anh/A.PNG" alt=""></p>`);
  await series(
    "usd-vnd",
    Array.from({ length: 500 }, (_, day) => [new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10), 25_000 + day] as const),
    { vi: "Đô la Mỹ" },
  );
  const questions = { site_id: btc, body: "Tôi muốn hỏi.", content_hash: "", source_hash: "", sanitizer_version: "" };
  await db
    .insertInto("question")
    .values([
      {
        ...questions,
        slug: "cu",
        field: "Thuế",
        title: "Hoàn thuế cần giấy tờ gì?",
        asked_at: "2026-11-01T00:00:00Z",
        answer: "<p><strong>Nộp tại đường bộ</strong></p>",
        answered_at: "2026-11-02T00:00:00Z",
        unit: "Cục Thuế",
        counterpart: "old",
      },
      { ...questions, slug: "khac", field: "Thuế", title: "Thuế khác?", asked_at: "2026-11-02T00:00:00Z" },
      { ...questions, slug: "moi", field: "Hải quan", title: "Thời gian thông quan?", asked_at: "2026-11-03T00:00:00Z" },
    ])
    .execute();
  await db
    .insertInto("person")
    .values([
      {
        slug: "b",
        role: "leader",
        name: "Lãnh đạo mẫu 2",
        title: '{"vi":"Thứ trưởng","en":"Deputy Minister"}',
        position: 2,
        content_hash: "",
      },
      {
        slug: "a",
        role: "leader",
        name: "Lãnh đạo mẫu 1",
        title: '{"vi":"Bộ trưởng"}',
        biography: '{"vi":"Tiểu sử","en":"Biography"}',
        from_date: "2020",
        position: 1,
        content_hash: "",
      },
      { slug: "c", role: "former-minister", name: "Nguyên lãnh đạo mẫu", title: '{"vi":"Bộ trưởng"}', position: 1, content_hash: "" },
    ])
    .execute();
}
