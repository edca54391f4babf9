import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createDb } from "../database/db.ts";
import { filler } from "../sources/database/testing/fill.ts";
import { startCommand } from "../testing/command.ts";
import { createTestDatabase, emptyContent, type TestDatabase } from "../testing/database.ts";
import { readArguments } from "./arguments.ts";
import { runLanguages } from "./run-languages.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => emptyContent(database.pool));

const command = (...args: readonly string[]) =>
  startCommand("cli/content-cli.ts", ["languages", ...args], { DATABASE_URL: database.connectionString }).done;
const linesOf = async (...args: readonly string[]): Promise<string[]> => {
  const lines: string[] = [];
  const read = readArguments(["languages", ...args]);
  if (read.name !== "languages") throw new Error(`${read.name} was read.`);
  const where = { ministry: { vi: "btc", en: "mof" }, signal: new AbortController().signal };
  await runLanguages(createDb(database.pool), read, where, (text) => lines.push(text));
  return lines;
};
const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString();

async function fill(): Promise<void> {
  const { site, category, articles, page, question } = filler(createDb(database.pool));
  const btc = await site("btc", { counterpart: "mof" });
  const mof = await site("mof", { language: 2, counterpart: "btc" });
  const unit = await site("don-vi", { counterpart: "btc" });
  const tin = await category(btc, "tin", { counterpart: "news" });
  const news = await category(mof, "news", { counterpart: "tin" });
  await category(btc, "le-hoi");
  const own = await category(unit, "tin-don-vi", { counterpart: "tin" });
  await articles(btc, tin, [
    { slug: "co", published_at: "2026-01-05T00:00:00Z", counterpart: "there" },
    { slug: "khong", published_at: "2026-01-01T00:00:00Z" },
    { slug: "cung-tieng", published_at: "2026-01-02T00:00:00Z", counterpart: "co" },
    { slug: "mat", published_at: "2026-01-03T00:00:00Z", counterpart: "lost" },
    { slug: "chua-dang", published_at: "2026-01-04T00:00:00Z", counterpart: "draft" },
    { slug: "cho-den-mai", published_at: "2026-01-06T00:00:00Z", counterpart: "later" },
    { slug: "nhap", published_at: null },
    { slug: "hen-gio", published_at: tomorrow(), counterpart: "there" },
  ]);
  await articles(mof, news, [
    { slug: "there", published_at: "2026-01-05T00:00:00Z", counterpart: "co" },
    { slug: "draft", published_at: null, counterpart: "chua-dang" },
    { slug: "later", published_at: tomorrow(), counterpart: "cho-den-mai" },
  ]);
  await articles(unit, own, [{ slug: "bai-don-vi", published_at: "2025-01-01T00:00:00Z" }]);
  await page(btc, "gioi-thieu", "<p>Giới thiệu</p>", { counterpart: "about" });
  await page(mof, "about", "<p>About</p>", { language: 2, counterpart: "gioi-thieu" });
  await page(unit, "duong-di", "<p>Đường đi</p>", { counterpart: "visiting" });
  await page(unit, "visiting", "<p>Visiting</p>", { language: 2, counterpart: "duong-di" });
  await page(unit, "opening", "<p>Opening</p>", { language: 2, counterpart: "about" });
  const asked = { field: "Thuế", title: "Hỏi?", body: "Gì?" };
  await question(btc, { ...asked, slug: "hoan-thue", asked_at: "2026-02-01T00:00:00Z" });
  await question(btc, { ...asked, slug: "thue-dat", asked_at: "2026-02-02T00:00:00Z" });
  await question(unit, { ...asked, slug: "cua-don-vi", asked_at: "2026-02-03T00:00:00Z" });
  await question(mof, { ...asked, slug: "land-tax", asked_at: "2026-02-02T00:00:00Z" });
  await database.pool.query("update question set counterpart = 'land-tax' where slug in ('thue-dat', 'cua-don-vi')");
}

describe("languages", () => {
  it("counts what is public by site and kind, and which of it can be read in the other language", async () => {
    await fill();
    const table = [
      "site    language  kind      public  paired  unpaired  dangling",
      "btc     vi        site           1       1         0         0",
      "btc     vi        category       2       1         1         0",
      "btc     vi        article        6       1         1         4",
      "btc     vi        page           1       1         0         0",
      "btc     vi        question       2       1         1         0",
      "mof     en        site           1       1         0         0",
      "mof     en        category       1       1         0         0",
      "mof     en        article        1       1         0         0",
      "mof     en        page           1       1         0         0",
      "mof     en        question       1       0         1         0",
      "don-vi  vi        site           1       0         0         1",
      "don-vi  vi        category       1       0         0         1",
      "don-vi  vi        article        1       0         1         0",
      "don-vi  vi        page           3       2         0         1",
    ];
    expect(await linesOf()).toEqual(table);
    const cells = (rows: readonly string[]): string[][] => rows.map((row) => row.split(/ +/));
    expect(cells(await linesOf("--site", "mof"))).toEqual(cells(table.filter((_, row) => row === 0 || (row > 5 && row < 11))));
  });

  it("says the same as JSON", async () => {
    await fill();
    const { code, out, err } = await command("--site", "btc", "--json");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const { counts } = JSON.parse(out) as { counts: unknown[] };
    expect(counts).toHaveLength(5);
    expect(counts[2]).toEqual({ site: "btc", language: "vi", kind: "article", public: 6, paired: 1, unpaired: 1, dangling: 4 });
    expect(JSON.parse((await linesOf("--list", "question", "--site", "btc", "--json")).join("\n"))).toEqual({
      kind: "question",
      total: 1,
      records: [{ key: "btc/hoan-thue", title: "Hỏi?", site: "btc", address: "/btc/hoi-dap/chi-tiet-cau-hoi?id=hoan-thue" }],
    });
  });

  it("lists the addresses of those without one, newest first, and what they name in vain", async () => {
    await fill();
    const vain = (name: string): string => `  names "${name}", which cannot be read in the other language`;
    expect(await linesOf("--list", "article")).toEqual([
      `/btc/tin/cho-den-mai${vain("later")}`,
      `/btc/tin/chua-dang${vain("draft")}`,
      `/btc/tin/mat${vain("lost")}`,
      `/btc/tin/cung-tieng${vain("co")}`,
      "/btc/tin/khong",
      "/don-vi/tin-don-vi/bai-don-vi",
    ]);
    expect(await linesOf("--list", "article", "--site", "mof")).toEqual(["None: each has a counterpart in the other language."]);
    expect(await linesOf("--list", "page")).toEqual([`/don-vi/btcen/opening${vain("about")}`]);
    expect(await linesOf("--list", "category", "--site", "btc")).toEqual(["/btc/le-hoi"]);
    expect(await linesOf("--list", "site")).toEqual([`/don-vi${vain("btc")}`]);
  });

  it("lists a thousand at most, and says how many more there are", async () => {
    const { site, category, articles } = filler(createDb(database.pool));
    const btc = await site("btc");
    const rows = Array.from({ length: 1_003 }, (_, index) => ({
      slug: `bai-${index}`,
      published_at: new Date(Date.UTC(2026, 0, 1) + index * 1_000).toISOString(),
    }));
    await articles(btc, await category(btc, "tin"), rows);
    const lines = await linesOf("--list", "article");
    expect(lines).toHaveLength(1_001);
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(["/btc/tin/bai-1002", "/btc/tin/bai-3", "and 3 more"]);
  });

  it.each([
    [
      ["--site", "khac\u001b[2J"],
      /^There is no site "khac\\u001b\[2J", so nothing of it can be counted\. Name one of btc, mof, don-vi\.\n$/,
    ],
    [["--list", "person"], /^"person" is no kind that has counterparts\. Choose from site, category, article, page, question\.\n/],
  ])("%j exits with 2, says why and what to do", async (args, why) => {
    await fill();
    expect(await command(...args)).toEqual({ code: 2, out: "", err: expect.stringMatching(why) as string });
  });
});
