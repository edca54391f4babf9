/** A home of 15 blocks × 8 cards, by the true pipeline: what (c) and (e) look at. */
import { type CardAssignment, diagnosticMessage } from "@portal/core";
import type { PageModel } from "@portal/domain";
import { type Catalogue, createCatalogue } from "@portal/core/catalogue";
import { portalCatalogue } from "@portal/domain/content";
import { createPageLoader, forVisitors } from "@portal/domain/loader";
import { createMemorySource, type SourceCounts, sampleSites, sampleFixture } from "@portal/testing";

export const BLOCKS = 15;
export const CARDS = 8;

const range = <T>(length: number, make: (index: number) => T): T[] => Array.from({ length }, (_, index) => make(index));
const label = (index: number) => ({ vi: `Khối ${index + 1}`, en: `Block ${index + 1}` });

/** Blocks of a type, in three regions of five. */
function catalogueOf(types: readonly string[]): Catalogue {
  const keys = types.map((_, index) => `block${index + 1}`);
  const catalogue = createCatalogue(
    {
      layouts: [
        {
          version: 3,
          id: "bench",
          label: { vi: "Đo" },
          name: "Bench",
          for: ["home"],
          template: "bench",
          blocks: types.map((type, index) => ({ key: keys[index], label: label(index), type, name: "default", editable: true, count: 3 })),
        },
      ],
      templates: [
        {
          version: 1,
          id: "bench",
          label: { vi: "Đo" },
          root: {
            layout: "stack",
            landmark: "main",
            children: range(3, (band) => ({
              layout: "grid",
              columns: { base: 1, lg: 12 },
              children: keys.slice(band * 5, band * 5 + 5).map((area) => ({ area, span: { lg: 4 } })),
            })),
          },
        },
      ],
    },
    portalCatalogue,
  );
  if (catalogue.diagnostics.length > 0) throw new Error(catalogue.diagnostics.map(diagnosticMessage).join(" "));
  return catalogue;
}

async function compose(
  types: readonly string[],
  blocks: readonly object[],
): Promise<{ readonly page: PageModel; readonly counts: SourceCounts }> {
  const metadata = JSON.stringify({ layoutId: "bench", blocks });
  const sites = sampleFixture.sites.map((site) => (site.slug === sampleSites.vi ? { ...site, metadata } : site));
  const source = createMemorySource({ ...sampleFixture, sites });
  const load = createPageLoader({
    catalogue: catalogueOf(types),
    source,
    defaultSites: sampleSites,
    release: "bench",
    takesForms: "all",
    now: Date.now,
    newId: () => crypto.randomUUID(),
    log: (message, details) => {
      throw new Error(`${message}: ${JSON.stringify(details)}`);
    },
  });
  const found = forVisitors(await load("/", undefined));
  if (!("page" in found)) throw new Error(`The home leads to ${found.redirect}; the figures would mean nothing.`);
  return { page: found.page, counts: source.counts() };
}

const card = (block: number, index: number): CardAssignment => ({
  title: `Thẻ số ${index + 1} của khối ${block + 1}: công khai ngân sách nhà nước`,
  description: "Dự toán, chấp hành và quyết toán theo từng năm, từng lĩnh vực và từng địa phương.",
  link: `https://example.org/${block}/${index}`,
  image: `/api/mediafile/mau/the-${index + 1}.svg`,
});

/** 15 blocks of 8 hand-made cards. */
export const cardPage = async (): Promise<PageModel> =>
  (
    await compose(
      range(BLOCKS, () => "cards"),
      range(BLOCKS, (block) => ({ key: `block${block + 1}`, cards: range(CARDS, (index) => card(block, index)) })),
    )
  ).page;

/** 15 blocks of three types over four categories. */
export async function fewCategories(): Promise<{ readonly counts: SourceCounts; readonly categories: readonly string[] }> {
  const categories = ["tin-noi-bat", "tin-tai-chinh", "thong-bao", "video"];
  const types = range(BLOCKS, (index) => ["category", "categories", "cards"][index % 3] ?? "category");
  const blocks = types.map((type, index) => {
    const key = `block${index + 1}`;
    const own = categories[index % categories.length] ?? "";
    if (type === "category") return { key, category: own };
    return type === "categories" ? { key, categories } : { key, cards: [{ category: own }] };
  });
  return { counts: (await compose(types, blocks)).counts, categories };
}
