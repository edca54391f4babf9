import { describe, expect, it } from "vitest";
import { planArticles } from "./articles.ts";
import { demonstrationContent } from "./index.ts";
import type { ArticleLine, CategoryLine, FileLine, Line } from "./records.ts";
import { readSites } from "./sites.ts";

/** Nothing is newer. */
const LAST_DAY = "2026-11-20";

const sites = readSites();
const content = [...demonstrationContent()];

const of = <K extends Line["kind"]>(kind: K): Extract<Line, { kind: K }>[] =>
  content.filter((line): line is Extract<Line, { kind: K }> => line.kind === kind);
const articles: ArticleLine[] = of("article");
const categories: CategoryLine[] = of("category");
const files: FileLine[] = of("file");
const htmlOf = (article: ArticleLine): string =>
  typeof article.articleContent === "string" ? article.articleContent : JSON.stringify(article.articleContent);

describe("how much there is", () => {
  it("has a site for each home, 5 to 12 categories at the top or below, a static page for each", () => {
    expect(of("site").length).toBeGreaterThanOrEqual(12);
    for (const { slug, categories: top } of sites) {
      const all = categories.filter(({ site }) => site === slug);
      expect(all.length, slug).toBeGreaterThanOrEqual(5);
      expect(top.length, slug).toBeLessThanOrEqual(12);
      expect(
        of("page").some(({ site }) => site === slug),
        slug,
      ).toBe(true);
    }
    expect(categories.filter(({ parent }) => parent !== null).length).toBeGreaterThan(15);
  });

  it("has at least 400 articles of four types, spread over two years, and some in every category", () => {
    expect(articles.length).toBeGreaterThanOrEqual(400);
    for (const [type, least] of [
      [1, 300],
      [2, 15],
      [3, 30],
      [4, 40],
    ] as const)
      expect(articles.filter(({ articleType }) => articleType === type).length, `type ${type}`).toBeGreaterThanOrEqual(least);
    const days = articles.map(({ publishedAt }) => publishedAt.slice(0, 10)).toSorted();
    expect(days[0]?.slice(0, 7)).toBe("2024-12");
    expect(days.at(-1)).toBe(LAST_DAY);
    for (const quarter of ["2025-03", "2025-07", "2025-11", "2026-03", "2026-07", "2026-11"])
      expect(days.filter((day) => day.startsWith(quarter)).length, quarter).toBeGreaterThanOrEqual(3);
    for (const { slug } of categories) expect(articles.filter(({ category }) => category === slug).length, slug).toBeGreaterThanOrEqual(2);
  });

  it("shows galleries in both ways, files, links, videos with captions, documents; tables, lists, quotations and pictures in texts", () => {
    const all = articles.map(htmlOf);
    const count = (part: string): number => all.filter((text) => text.includes(part) || text.includes(part.replaceAll('"', '\\"'))).length;
    for (const part of ['"DisplayType":1', '"DisplayType":2', '"Kind":"video"', '"Kind":"document"', '"Captions":'])
      expect(count(part), part).toBeGreaterThan(5);
    for (const part of ["<table>", "<ul>", "<blockquote>", "<figure>", "<h2>", "<h3>"]) expect(count(part), part).toBeGreaterThan(25);
    const paragraphs = articles.filter(({ articleType }) => articleType === 1).map((article) => htmlOf(article).split("<p>").length - 1);
    expect(Math.min(...paragraphs)).toBeLessThanOrEqual(4);
    expect(Math.max(...paragraphs)).toBeGreaterThanOrEqual(24);
  });

  it("offers every reader files in the language of the page", () => {
    const english = new Set(sites.filter(({ language }) => language === 2).map(({ slug }) => slug));
    const offered = { vi: new Set<string>(), en: new Set<string>() };
    for (const article of articles)
      for (const [, path = ""] of htmlOf(article).matchAll(/\/api\/mediafile\/((?:tep|video)\/[^"\\]+)/g))
        offered[english.has(article.site) ? "en" : "vi"].add(path);
    expect([...offered.vi].filter((path) => offered.en.has(path))).toEqual([]);
    for (const ending of ["docx", "xlsx", "csv", "pdf", "webm", "vtt"]) {
      for (const language of ["vi", "en"] as const)
        expect(
          [...offered[language]].filter((path) => path.endsWith(`.${ending}`)),
          `${ending} ${language}`,
        ).not.toEqual([]);
    }
  });

  it("gives metadata as objects and as JSON strings (spec §3)", () => {
    for (const kind of ["string", "object"]) {
      expect(of("site").some(({ metadata }) => typeof metadata === kind)).toBe(true);
      expect(categories.some(({ metadata }) => typeof metadata === kind)).toBe(true);
      expect(articles.some(({ articleContent }) => typeof articleContent === kind)).toBe(true);
    }
  });

  it("has leaders, former ministers, parameters of lists 2 and 6, and series of a year", () => {
    expect(of("person").filter(({ role }) => role === "leader")).toHaveLength(6);
    expect(of("person").filter(({ role }) => role === "former-minister")).toHaveLength(8);
    expect(new Set(of("parameter").map(({ type }) => type))).toEqual(new Set([2, 6]));
    const points = new Map(of("series").map((series) => [series.slug, series.points]));
    for (const slug of ["fx-usd", "fx-eur", "fx-jpy", "fx-gbp", "fx-cny"]) expect(points.get(slug)).toHaveLength(365);
    for (const slug of ["vn-index", "hnx-index", "upcom-index", "bond-yield-10y"]) expect(points.get(slug)?.length).toBeGreaterThan(240);
    for (const slug of ["budget-revenue", "budget-expenditure"]) expect(points.get(slug)?.length).toBeGreaterThanOrEqual(8);
    for (const [slug, list] of points) {
      const days = list.map(([day]) => day);
      expect(days, slug).toEqual([...new Set(days)].toSorted());
      expect(days.at(-1)?.localeCompare(LAST_DAY), slug).toBeLessThanOrEqual(0);
      expect(
        list.every(([, value]) => Number.isFinite(value) && value > 0),
        slug,
      ).toBe(true);
    }
  });

  // spec §9: translated labels
  it("names the series of exchange rates, and of estimated budget revenue and expenditure, in both languages", () => {
    const names = new Map(of("series").map(({ slug, name }) => [slug, name]));
    expect(names.get("fx-usd")).toEqual({ vi: expect.any(String), en: expect.any(String) });
    expect(names.get("budget-revenue")).toEqual({ vi: "Dự toán thu ngân sách nhà nước", en: "State budget revenue estimate" });
    expect(names.get("budget-expenditure")).toEqual({ vi: "Dự toán chi ngân sách nhà nước", en: "State budget expenditure estimate" });
  });

  it("stays small", () => {
    expect(articles.reduce((bytes, article) => bytes + Buffer.byteLength(htmlOf(article)), 0)).toBeLessThan(6_000_000);
    expect(files.reduce((bytes, file) => bytes + Buffer.byteLength("text" in file ? file.text : file.base64), 0)).toBeLessThan(3_500_000);
  });
});

describe("what it is made of", () => {
  it("is the same every time", () => {
    expect(JSON.stringify([...demonstrationContent()])).toBe(JSON.stringify(content));
  });

  it("has titles and slugs of its own, and pictures that all differ", () => {
    for (const list of [
      articles.map(({ title }) => title),
      articles.map(({ slug }) => slug),
      [...of("site"), ...categories].map(({ slug }) => slug),
      of("page").map(({ slug }) => slug),
      files.map(({ path }) => path.toLowerCase()),
    ]) {
      expect(list.length).toBe(new Set(list).size);
    }
    const drawings = files
      .filter(({ path }) => path.startsWith("anh/bai/"))
      .map((file) => ("text" in file ? file.text.replace(/<title>.*?<\/title>/, "") : file.base64));
    expect(drawings.length).toBe(articles.length);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it("draws each article's picture in at most 2.25 KB of SVG, with a title and without anything active", () => {
    for (const file of files) {
      if (!("text" in file) || file.contentType !== "image/svg+xml") continue;
      expect(file.text, file.path).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="[\d ]+"/);
      expect(file.text, file.path).toContain("<title>");
      expect(file.text, file.path).not.toMatch(/NaN|undefined|<script|\son\w+=|href/);
      if (file.path.startsWith("anh/")) expect(Buffer.byteLength(file.text), file.path).toBeLessThan(2304);
    }
  });

  it("has photos of at most 60 KB, which an article's home and a gallery show", () => {
    const photos = files.filter((file) => file.contentType === "image/jpeg");
    for (const file of photos) expect("base64" in file && Buffer.from(file.base64, "base64").length, file.path).toBeLessThan(60_000);
    const shown = photos
      .map(({ path }) => path)
      .filter((path) => content.some((line) => line.kind === "article" && JSON.stringify(line).includes(path)));
    expect(shown).toEqual(photos.map(({ path }) => path));
    for (const place of ["anh/bai/", "anh/thu-vien/"]) expect(shown.filter((path) => path.startsWith(place)).length).toBeGreaterThan(3);
  });

  it("is written in composed Unicode, without double spaces, unfilled slots or anything after the last day", () => {
    const text = JSON.stringify(content.filter(({ kind }) => kind !== "file"));
    expect(text.normalize("NFC")).toBe(text);
    expect(text).not.toMatch(/ {2}|\{(?:pct|so|ty|nghin|tinh|nam|ngay|quy)|undefined|NaN| ,| \.(?!\d)|\bTODO\b/);
    // A tone mark on the wrong kind of letter, or letters of another alphabet.
    expect(text).not.toMatch(/[^ -\u024f\u1e00-\u1eff\u2013\u2014\u2018-\u201d\u2026\u20ab]/);
    expect(articles.filter(({ publishedAt }) => publishedAt.slice(0, 10) > LAST_DAY)).toEqual([]);
  });

  it("links both languages' versions of an article", () => {
    const pairs = planArticles(sites).filter(({ counterpart }) => counterpart !== undefined);
    expect(pairs.length).toBeGreaterThanOrEqual(50);
    const uses = Map.groupBy(planArticles(sites), ({ key }) => key);
    const alone = [...uses].filter(([key, articles]) => key?.startsWith("@rates-") === false && articles.length < 2);
    expect(alone, "keys that only one language uses").toEqual([]);
  });
});
