import { describe, expect, it, vi } from "vitest";
import { composePage } from "./compose.ts";
import { drawnTree } from "./drawn-tree.ts";
import type { ContentSource, LayoutNode, Query, QueryResult, ResolvedBlock, ResolvedPart, ResolvedTree } from "./model.ts";
import { parseCategory } from "./parse/category.ts";
import { parseSite } from "./parse/site.ts";
import { planContent } from "./plan.ts";
import { resolveLayout } from "./resolve.ts";
import { sampleCatalogue, sampleTable } from "./testing/sample.ts";

const site = parseSite({
  slug: "bo",
  name: "Bộ",
  metadata: {
    blocks: [
      { key: "slideNews", category: "tin" },
      { key: "newsBlock1", categories: ["tin", "thue", "mat"] },
      { key: "investmentPlanCategories", categories: [{ slug: "goc", children: ["tin", { slug: "mat" }] }] },
      {
        key: "siteList",
        cards: [{ title: "Cục A", link: "/cuc-a" }, { category: "thue" }, { title: "Xấu", link: "javascript:alert(1)" }, {}],
      },
      { key: "lac", category: "tin" },
    ],
  },
}).value;
const home = { site, subject: { kind: "home" } } as const;
const context = { site: "bo", category: undefined, article: undefined } as const;
const asked = { context: {}, table: sampleTable, asOf: 0, signal: undefined } as const;

const blocksOf = (node: LayoutNode<ResolvedPart>): ResolvedBlock[] =>
  node.kind === "region" ? node.children.flatMap(blocksOf) : node.kind === "block" ? [node] : [];
const head = (slug: string) => ({ slug, name: slug.toUpperCase(), href: `/bo/${slug}` });
const articles = (slug: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `${slug}-${index}`,
    href: `/bo/${slug}/${slug}-${index}`,
    title: `Bài ${index}`,
    articleType: 1,
  }));

/** Answers by kind; "mat" does not exist. */
function answer(query: Query): QueryResult {
  switch (query.kind) {
    case "category":
      return query.slug === "mat"
        ? { ok: false, reason: "not-found" }
        : { ok: true, value: { category: head(query.slug), articles: articles(query.slug, query.limit) } };
    case "categorySummaries":
      return { ok: true, value: query.slugs.filter((slug) => slug !== "mat").map(head) };
    case "series":
      return { ok: true, value: query.ids.map((id) => ({ id, label: id, unit: "điểm", points: [] })) };
    default:
      return { ok: false, reason: "not-found" };
  }
}
const source = (): ContentSource & { fetchContent: ReturnType<typeof vi.fn<ContentSource["fetchContent"]>> } => ({
  fetchContent: vi.fn<ContentSource["fetchContent"]>(async (queries) => new Map(queries.map((query) => [query.key, answer(query)]))),
});
const compose = (from: ContentSource, onError = vi.fn()) => composePage(sampleCatalogue, from, { ...home, ...asked, onError });

describe("resolveLayout", () => {
  it("gives every block its content and the layer it comes from", () => {
    const { tree, provenance, diagnostics } = resolveLayout(sampleCatalogue, home);
    expect(Object.fromEntries(provenance)).toEqual({
      slideNews: "site",
      pinNews: "layout",
      newsBlock1: "site",
      investmentPlanCategories: "site",
      siteList: "site",
    });
    expect(blocksOf(tree.root).map(({ key, id, className, headingLevel }) => [key, id, className, headingLevel])).toEqual([
      ["slideNews", "n0-1-0", "t-default-layout-vi--0-1-0", 2],
      ["pinNews", "n0-1-1", "t-default-layout-vi--0-1-1", 3],
      ["newsBlock1", "n0-2", "t-default-layout-vi--0-2", 2],
      ["investmentPlanCategories", "n0-3", "t-default-layout-vi--0-3", 2],
      ["siteList", "n0-4", "t-default-layout-vi--0-4", 2],
    ]);
    expect(diagnostics).toMatchObject([{ code: "unknown-block-key", path: "/site/metadata/blocks/lac" }]);
  });

  it("lets a category's own content go before its site's, and its list of categories fill what is unassigned", () => {
    const category = parseCategory({
      slug: "c",
      name: "C",
      metadata: { layoutId: "category-layout-1", categories: ["tin"], blocks: [{ key: "contents", cards: [{ title: "Thẻ" }] }] },
    }).value;
    const owner = parseSite({
      slug: "bo",
      name: "Bộ",
      metadata: {
        blocks: [
          { key: "contents", cards: [] },
          { key: "customCategories", root: "goc" },
        ],
      },
    }).value;
    const { provenance, tree } = resolveLayout(sampleCatalogue, { site: owner, subject: { kind: "category", category } });
    expect(Object.fromEntries(provenance)).toEqual({ contents: "category", customCategories: "site", related: "category" });
    expect(blocksOf(tree.root).find(({ key }) => key === "related")?.assignment).toEqual({ key: "related", categories: ["tin"] });
  });

  it("leaves a block empty whose assignment is of another type", () => {
    const owner = parseSite({ slug: "bo", name: "Bộ", metadata: { blocks: [{ key: "slideNews", cards: [] }] } }).value;
    const { diagnostics, provenance } = resolveLayout(sampleCatalogue, { site: owner, subject: { kind: "home" } });
    expect(provenance.get("slideNews")).toBe("none");
    expect(diagnostics).toContainEqual(expect.objectContaining({ code: "wrong-content-type", path: "/site/metadata/blocks/slideNews" }));
  });

  it("passes over an assignment of another type for the next one", () => {
    const category = parseCategory({
      slug: "c",
      name: "C",
      metadata: { layoutId: "category-layout-1", blocks: [{ key: "customCategories", cards: [] }] },
    }).value;
    const owner = parseSite({ slug: "bo", name: "Bộ", metadata: { blocks: [{ key: "customCategories", root: "goc" }] } }).value;
    const { diagnostics, provenance } = resolveLayout(sampleCatalogue, { site: owner, subject: { kind: "category", category } });
    expect(provenance.get("customCategories")).toBe("site");
    const finding = diagnostics.find(({ code }) => code === "wrong-content-type");
    expect(finding).toMatchObject({ path: "/category/metadata/blocks/customCategories", problem: expect.stringContaining("passed over") });
  });

  it("finds nothing odd in a home's content on pages that are not its own", () => {
    const article = { slug: "a", view: undefined };
    for (const subject of [
      { kind: "article", category: undefined, article, bodyView: undefined } as const,
      { kind: "page", view: "page-not-found" } as const,
    ])
      expect(resolveLayout(sampleCatalogue, { site, subject }).diagnostics).toEqual([]);
  });

  it("is drawn without what plan and those who shape pages need", () => {
    const { tree } = resolveLayout(sampleCatalogue, home);
    const drawn = drawnTree(tree);
    const rest = ({ editable: _editable, assignment: _assignment, provenance: _provenance, ...block }: ResolvedBlock) => block;
    expect(blocksOf(drawn.root as ResolvedTree["root"])).toStrictEqual(blocksOf(tree.root).map(rest));
    expect(JSON.stringify(tree)).toContain('"needs":{"series":["vn-index"]}');
    expect(JSON.stringify(drawn)).not.toContain('"needs"');
    expect({ ...drawn, root: undefined }).toEqual({ ...tree, root: undefined });
  });

  it("speaks the page's language", () => {
    const english = parseSite({ slug: "en", name: "English", language: 2, metadata: {} }).value;
    expect(blocksOf(resolveLayout(sampleCatalogue, { site: english, subject: { kind: "home" } }).tree.root)[0]?.label).toBe(
      "Block slideNews",
    );
  });

  it("names its blocks in another language than the page's where that is asked for", () => {
    const { tree } = resolveLayout(sampleCatalogue, { ...home, language: "en" });
    expect(blocksOf(tree.root)[0]?.label).toBe("Block slideNews");
    expect(tree.language).toBe("vi");
  });
});

describe("planContent", () => {
  it("asks for each category once, with as many articles as the most demanding block needs", () => {
    const { queries, tags } = planContent(resolveLayout(sampleCatalogue, home).tree, context, sampleTable);
    expect(queries.filter(({ kind }) => kind === "category")).toEqual([
      { kind: "category", key: "category:tin", slug: "tin", limit: 5, tags: ["site:bo", "category:tin"] },
      { kind: "category", key: "category:mac-dinh", slug: "mac-dinh", limit: 3, tags: ["site:bo", "category:mac-dinh"] },
      { kind: "category", key: "category:thue", slug: "thue", limit: 3, tags: ["site:bo", "category:thue"] },
      { kind: "category", key: "category:mat", slug: "mat", limit: 2, tags: ["site:bo", "category:mat"] },
    ]);
    expect(tags).toEqual([
      "category:goc",
      "category:mac-dinh",
      "category:mat",
      "category:thue",
      "category:tin",
      "series:vn-index",
      "site:bo",
    ]);
  });
});

describe("a block of what is read most", () => {
  const { tree } = resolveLayout(sampleCatalogue, home);
  const first = blocksOf(tree.root).find(({ key }) => key === "slideNews");
  const most = { ...tree, root: { ...tree.root, children: [first, { ...first, order: "mostRead", count: 2 }] } } as ResolvedTree;

  it("has a query of its own, and a tag for its order", () => {
    expect(planContent(most, context, sampleTable).queries).toEqual([
      { kind: "category", key: "category:tin", slug: "tin", limit: 5, tags: ["site:bo", "category:tin"] },
      {
        kind: "category",
        key: "category:tin:mostRead",
        slug: "tin",
        limit: 2,
        order: "mostRead",
        tags: ["site:bo", "category:tin", "mostRead:tin"],
      },
    ]);
  });

  it("says to no visitor in which order it is", () => {
    expect(JSON.stringify(drawnTree(most))).not.toContain("mostRead");
  });
});

describe("a page that asks for too much", () => {
  const slugs = (from: number) => Array.from({ length: 90 }, (_, index) => `c${from + index}`);
  const greedy = parseSite({
    slug: "bo",
    name: "Bộ",
    metadata: {
      blocks: [
        { key: "slideNews", category: "tin" },
        { key: "newsBlock1", categories: slugs(0) },
        { key: "siteList", cards: slugs(90).map((category) => ({ title: category, category })) },
        { key: "pinNews", category: "cuoi" },
      ],
    },
  }).value;

  it("asks for what comes first, and says so", () => {
    const { tree } = resolveLayout(sampleCatalogue, { site: greedy, subject: { kind: "home" } });
    const { queries, tags, diagnostics } = planContent(tree, context, sampleTable);
    expect(queries).toHaveLength(150);
    expect(tags.length).toBeLessThanOrEqual(151);
    expect(diagnostics[0]).toMatchObject({ code: "too-many-queries", severity: "warning" });
  });

  it("leaves the rest empty: no retry could bring what is not asked for", async () => {
    const from = source();
    const request = { site: greedy, subject: { kind: "home" }, ...asked } as const;
    const { content } = await composePage(sampleCatalogue, from, { ...request, onError: vi.fn() });
    expect(Object.values(content).filter(({ status }) => status === "failed")).toEqual([]);
    expect(content["n0-4"]).toMatchObject({ status: "ready", content: { cards: { length: 90 } } });
    expect(content["n0-5"]?.status ?? "empty").toBe("empty");
  });
});

describe("composePage", () => {
  it("brings a home page's content in one round trip", async () => {
    const from = source();
    const { content } = await compose(from);
    expect(from.fetchContent).toHaveBeenCalledTimes(1);
    expect(content["n0-1-0"]).toMatchObject({ status: "ready", content: { category: { slug: "tin" }, articles: { length: 5 } } });
    expect(content["n0-2"]).toMatchObject({
      status: "ready",
      content: { categories: [{ category: { slug: "tin" }, articles: { length: 2 } }, { category: { slug: "thue" } }] },
    });
    expect(content["n0-3"]).toMatchObject({
      status: "ready",
      content: { nodes: [{ slug: "goc", children: [{ slug: "tin", children: [] }] }] },
    });
    expect(content["n0-5"]).toMatchObject({ status: "ready", content: { series: [{ id: "vn-index" }] } });
  });

  it("draws cards with safe links only, and a category's name where a card brings no title", async () => {
    const { content } = await compose(source());
    expect(content["n0-4"]).toMatchObject({
      status: "ready",
      content: {
        cards: [
          { title: "Cục A", href: "/cuc-a" },
          { title: "THUE", href: "/bo/thue", articles: { length: 3 } },
          { title: "Xấu", href: undefined },
        ],
      },
    });
  });

  it("gives cards the items that the host's table asks for, as many as the block shows; where they cannot be had, the cards stand alone", async () => {
    const cards = [{ title: "Cục A", description: "một hai ba bốn" }, { title: "Cục B" }];
    const owner = parseSite({ slug: "bo", name: "Bộ", metadata: { blocks: [{ key: "siteList", cards }] } }).value;
    const cardsFrom = async (from: ContentSource) => {
      const { content, tags } = await composePage(sampleCatalogue, from, {
        site: owner,
        subject: { kind: "home" },
        ...asked,
        onError: vi.fn(),
      });
      expect(tags).toContain("items");
      return content["n0-4"];
    };
    const items = ["một", "hai", "ba"].map((title) => ({ title }));
    const shown = await cardsFrom(source());
    expect(shown).toMatchObject({ status: "ready", content: { cards: [{ title: "Cục A", items }, { title: "Cục B" }] } });
    expect(JSON.stringify(shown).match(/"items"/g)).toHaveLength(1);
    expect(JSON.stringify(await cardsFrom({ fetchContent: async () => new Map() }))).not.toContain('"items"');
  });

  it("changes by itself as soon as the first of its contents does", async () => {
    const moments = [3_000, undefined, 2_000, 9_000];
    const { changesAt } = await compose({
      fetchContent: async (queries) =>
        new Map(
          queries.map((query) => {
            const result = answer(query);
            return [query.key, result.ok ? { ...result, changesAt: moments.shift() } : result];
          }),
        ),
    });
    expect(changesAt).toBe(2_000);
    expect((await compose(source())).changesAt).toBeUndefined();
  });

  it("keeps the page when the source fails", async () => {
    const onError = vi.fn();
    const { content, tree } = await compose({ fetchContent: () => Promise.reject(new Error("database away")) }, onError);
    expect(onError).toHaveBeenCalledOnce();
    expect(tree.layoutId).toBe("default-layout-vi");
    expect(content["n0-1-0"]).toEqual({ status: "failed", reason: "unavailable" });
    expect(content["n0-4"]).toMatchObject({ status: "ready", content: { cards: [{ title: "Cục A" }, { title: "Xấu" }] } });
  });

  it("fails only the block whose query failed", async () => {
    const from: ContentSource = {
      fetchContent: async (queries) =>
        new Map(
          queries.map((query) => [query.key, query.key === "category:mac-dinh" ? { ok: false, reason: "unavailable" } : answer(query)]),
        ),
    };
    const { content } = await compose(from);
    expect(content["n0-1-1"]).toEqual({ status: "failed", reason: "unavailable" });
    expect(content["n0-1-0"]?.status).toBe("ready");
  });
});
