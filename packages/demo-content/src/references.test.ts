import { readdirSync, readFileSync } from "node:fs";
import {
  type Assignment,
  type CategoryMetadataRecord,
  type LayoutDefinition,
  parseCategory,
  parseSite,
  type SiteMetadataRecord,
} from "@portal/core";
import { parseArticle } from "@portal/domain/articles";
import { describe, expect, it } from "vitest";
import { demonstrationContent } from "./index.ts";
import type { Line } from "./records.ts";

const content = [...demonstrationContent()];
const of = <K extends Line["kind"]>(kind: K): Extract<Line, { kind: K }>[] =>
  content.filter((line): line is Extract<Line, { kind: K }> => line.kind === kind);

const siteSlugs = new Set(of("site").map(({ slug }) => slug));
const categorySite = new Map(of("category").map(({ slug, site }) => [slug, site]));
const paths = new Set(of("file").map(({ path }) => path));
const seriesSlugs = new Set(of("series").map(({ slug }) => slug));
const pages = new Set(of("page").map(({ site, slug }) => `${site} ${slug}`));

const layoutsDir = new URL("../../../layouts/pages/", import.meta.url);
const layouts = new Map(
  readdirSync(layoutsDir)
    .map((file) => JSON.parse(readFileSync(new URL(file, layoutsDir), "utf8")) as LayoutDefinition)
    .map((layout) => [layout.id, layout]),
);

const record = <T>(metadata: T | string | undefined): T | undefined =>
  typeof metadata === "string" ? (JSON.parse(metadata) as T) : metadata;
const branches = (entries: Assignment["categories"]): string[] =>
  (entries ?? []).flatMap((entry) => (typeof entry === "string" ? [entry] : [entry.slug, ...branches(entry.children)]));

/** Fixed pages of specification §2.1 that content may link to. */
const fixed = new Set([
  "/",
  ..."gioi-thieu thong-tin-lien-he bo-truong-tien-nhiem lanh-dao-bo hoi-dap so-do-trang-website".split(" ").map((page) => `/btc/${page}`),
  ..."about contacts-us former-minister ministry-leader question-answer sitemap".split(" ").map((page) => `/mof/${page}`),
]);

function resolves(address: string): boolean {
  if (/^(?:https:\/\/example\.org\/|mailto:[a-z]+@example\.org$)/.test(address) || fixed.has(address)) return true;
  if (address.startsWith("/api/mediafile/")) return paths.has(address.slice("/api/mediafile/".length));
  const [, site = "", category, page] = address.split("/");
  if (!siteSlugs.has(site)) return false;
  if (category === "btcvn" || category === "btcen") return pages.has(`${site} ${page}`);
  return category === undefined || categorySite.get(category) === site;
}

describe("references", () => {
  it("of categories and articles name what stands before them", () => {
    const seen = new Set<string>();
    for (const line of content) {
      if (line.kind === "site") seen.add(line.slug);
      else if (line.kind === "category") {
        expect(seen, line.slug).toContain(line.site);
        if (line.parent !== null) {
          expect(seen, line.slug).toContain(line.parent);
          expect(categorySite.get(line.parent), line.slug).toBe(line.site);
        }
        seen.add(line.slug);
      } else if (line.kind === "article") {
        expect(categorySite.get(line.category), line.slug).toBe(line.site);
      } else if (line.kind === "page") expect(siteSlugs, line.slug).toContain(line.site);
    }
  });

  it("between languages go both ways", () => {
    for (const kind of ["site", "category", "page", "question", "article"] as const) {
      const lines = of(kind);
      const pairs = lines.filter(({ counterpart }) => counterpart !== undefined);
      expect(pairs.length, kind).toBeGreaterThan(1);
      for (const { slug, counterpart } of pairs)
        expect(lines.find((line) => line.slug === counterpart)?.counterpart, `${kind} ${slug}`).toBe(slug);
    }
  });

  it("in blocks, menus, texts and pictures resolve", () => {
    const addresses = JSON.stringify(content.filter(({ kind }) => kind !== "file" && kind !== "series"))
      .replaceAll("\\", "")
      .matchAll(/"?(?:path|link|logo|banner|image|href|src|Link|Source|Poster|Captions|portrait)"?[:=]"([^"]+)"/g);
    const dead = new Set([...addresses].map(([, address = ""]) => address).filter((address) => !resolves(address)));
    expect([...dead]).toEqual([]);
    for (const article of of("article")) {
      for (const [, photo = ""] of JSON.stringify(article.articleContent)
        .replaceAll("\\", "")
        .matchAll(/"FileName":"(anh\/[^"]+)"/g))
        expect(paths).toContain(photo);
    }
  });

  it("name every file that is there", () => {
    const text = JSON.stringify(content.filter(({ kind }) => kind !== "file"));
    // Pictures on a topic are there for any article.
    expect([...paths].filter((path) => !path.startsWith("anh/minh-hoa/") && !text.includes(path))).toEqual([]);
  });

  it("between languages stay below counterparts", () => {
    const sites = new Map(of("site").map((site) => [site.slug, site]));
    const categories = new Map(of("category").map((category) => [category.slug, category]));
    const articles = new Map(of("article").map((article) => [article.slug, article]));
    const lost = [...categories.values()].filter(({ site, counterpart }) => {
      const there = counterpart === undefined ? undefined : categories.get(counterpart);
      return there && there.site !== sites.get(site)?.counterpart;
    });
    const strayed = [...articles.values()].filter(({ category, counterpart }) => {
      const there = counterpart === undefined ? undefined : articles.get(counterpart);
      return there && there.category !== categories.get(category)?.counterpart;
    });
    expect([...lost, ...strayed].map(({ slug }) => slug)).toEqual([]);
  });
});

describe("layouts", () => {
  /** A view that is a layout's own template brings that layout's blocks (docs/layouts.md). */
  const layoutOf = (metadata: SiteMetadataRecord | CategoryMetadataRecord | undefined): string | undefined =>
    metadata?.layoutId ?? (layouts.has(metadata?.view ?? "") ? metadata?.view : undefined);
  const homes = of("site").map((site) => ({ slug: site.slug, metadata: record<SiteMetadataRecord>(site.metadata) }));
  const below = of("category").map((category) => ({ slug: category.slug, metadata: record<CategoryMetadataRecord>(category.metadata) }));

  it("are all used: the homes by sites, the others by categories, the defaults by both", () => {
    const used = new Set(
      [...homes, ...below].flatMap(({ metadata }) => [
        layoutOf(metadata),
        metadata?.categoryDefaulLayout,
        metadata && "articleDefaulLayout" in metadata ? metadata.articleDefaulLayout : undefined,
      ]),
    );
    expect([...layouts.keys()].filter((id) => !used.has(id))).toEqual([]);
    expect([...used].filter((id) => id !== undefined && !layouts.has(id))).toEqual([]);
    const agencies = layouts.get("agencies-page-vi");
    expect(agencies && below.some(({ metadata }) => metadata?.layoutId === agencies.id)).toBe(true);
  });

  it.each([...homes, ...below].filter(({ metadata }) => layoutOf(metadata) !== undefined))(
    "$slug fills every block of its layout with what its type takes",
    ({ slug, metadata }) => {
      const blocks = layouts.get(layoutOf(metadata) ?? "")?.blocks ?? [];
      const assigned = new Map((metadata?.blocks ?? []).map((block) => [block.key, block]));
      expect([...assigned.keys()].toSorted()).toEqual(blocks.map(({ key }) => key).toSorted());
      for (const { key, type } of blocks) {
        const { category, categories, root, cards } = assigned.get(key) ?? {};
        const where = `${slug} ${key}`;
        if (type === "category") expect(categorySite.has(category ?? ""), where).toBe(true);
        else if (type === "cards") expect(cards?.length, where).toBeGreaterThan(0);
        else if (type === "categories" || root === undefined) expect(categories?.length, where).toBeGreaterThan(0);
        if (root !== undefined) expect(siteSlugs.has(root) || categorySite.has(root), where).toBe(true);
        for (const named of [...branches(categories), ...(cards ?? []).flatMap((card) => card.category ?? [])])
          expect(categorySite.has(named), `${where} ${named}`).toBe(true);
      }
    },
  );
});

describe("the engine", () => {
  it("reads all of it without a finding", () => {
    const found = content.flatMap((line) => {
      if (line.kind === "site") return parseSite(line).diagnostics;
      if (line.kind === "category") return parseCategory(line).diagnostics;
      return line.kind === "article" ? parseArticle(line).diagnostics : [];
    });
    expect(found).toEqual([]);
  });

  it("recognises every article's content, and finds the series that categories name", () => {
    const bodies = of("article").map((line) => parseArticle(line).value.body);
    expect(bodies.filter(({ kind }) => kind === "unrecognised")).toEqual([]);
    expect(new Set(bodies.map(({ kind }) => kind))).toEqual(
      new Set(["richText", "gallery", "link", "file", "video", "document", "infographic"]),
    );
    const named = of("category").flatMap((line) => parseCategory(line).value.series);
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((id) => !seriesSlugs.has(id))).toEqual([]);
  });

  it("sorts the menu that is out of order (spec §2.2)", () => {
    const line = of("site").find(({ slug }) => slug === "thoi-su-tai-chinh");
    const orders = (record<SiteMetadataRecord>(line?.metadata)?.menu ?? []).map(({ order }) => order ?? 0);
    expect(orders).not.toEqual(orders.toSorted((a, b) => a - b));
    expect(parseSite(line).value.menu?.[0]?.label).toBe("Trang chủ");
  });
});
