import type { Assignment, SiteIdentity } from "@portal/core";
import { banner } from "./art/banner.ts";
import { logo } from "./art/logo.ts";
import { picture } from "./art/picture.ts";
import { slugOf } from "./text/slug.ts";
import { portraitPath } from "./lists.ts";
import type { CategoryLine, FileLine, PageLine, SiteLine } from "./records.ts";
import type { Block, Card, Category, Site } from "./sites.ts";

const media = (path: string): string => `/api/mediafile/${path}`;
const logoPath = (site: Site): string => `logo/${site.slug}.svg`;
const bannerPath = (site: Site): string => `banner/${site.slug}.svg`;

/** Cards of the same title and art share a picture. */
function artPath({ title, art }: Card): string | undefined {
  if (!art) return undefined;
  if ("portrait" in art) return portraitPath(art.portrait);
  const kind = "subject" in art ? art.subject : "mark" in art ? `${art.mark}-${slugOf(art.initials)}` : art.panorama;
  return `anh/the/${slugOf(title)}-${kind}.svg`;
}

/** A site looks the same in its own header and on other sites' cards. */
const markSeed = ({ mark, initials }: Site["logo"]): string => `${mark} ${initials}`;

function artFile(card: Card): FileLine | undefined {
  const path = artPath(card);
  const { title, art } = card;
  if (path === undefined || !art || "portrait" in art) return undefined;
  const text =
    "subject" in art
      ? picture(path, art.subject, title)
      : "mark" in art
        ? logo(markSeed(art), title, art.initials, art.mark)
        : banner(path, title, art.panorama, "card");
  return { kind: "file", path, contentType: "image/svg+xml", text };
}

const assignmentOf = ({ cards, ...block }: Block): Assignment => ({
  ...block,
  ...(cards && {
    cards: cards.map((card) => {
      const { art: _, ...wire } = card;
      const path = artPath(card);
      return path === undefined ? wire : { ...wire, image: media(path) };
    }),
  }),
});

/** Its pages say that they show demonstration content. */
const marked = (identity: SiteIdentity): SiteIdentity => ({ ...identity, sample: true });

export function siteLine(site: Site, index: number): SiteLine {
  const { slug, name, language, counterpart, layoutId, view, categoryDefaulLayout, articleDefaulLayout, appLayout, identity, translation } =
    site;
  const metadata = {
    logo: media(logoPath(site)),
    banner: media(bannerPath(site)),
    ...(layoutId === undefined ? {} : { layoutId }),
    ...(view === undefined ? {} : { view }),
    ...(appLayout === undefined ? {} : { appLayout }),
    ...(categoryDefaulLayout === undefined ? {} : { categoryDefaulLayout }),
    ...(articleDefaulLayout === undefined ? {} : { articleDefaulLayout }),
    identity: marked(identity),
    ...(translation === undefined
      ? {}
      : { translation: { ...translation, ...(translation.identity && { identity: marked(translation.identity) }) } }),
    menu: [...site.menu],
    blocks: site.blocks.map(assignmentOf),
  };
  return {
    kind: "site",
    slug,
    name,
    language,
    ...(counterpart === undefined ? {} : { counterpart }),
    order: index + 1,
    metadata: site.asString ? JSON.stringify(metadata) : metadata,
  };
}

/** Parents before their children. */
export function* categoryLines(site: Site, categories = site.categories, parent: string | null = null): Generator<CategoryLine> {
  for (const [index, { slug, name, description, counterpart, metadata, asString, children }] of categories.entries()) {
    const wire = metadata && { ...metadata, ...(metadata.blocks && { blocks: metadata.blocks.map(assignmentOf) }) };
    yield {
      kind: "category",
      site: site.slug,
      slug,
      name,
      parent,
      ...(description === undefined ? {} : { description }),
      ...(counterpart === undefined ? {} : { counterpart }),
      order: index + 1,
      ...(wire && { metadata: asString ? JSON.stringify(wire) : (wire as Exclude<CategoryLine["metadata"], undefined>) }),
    };
    if (children) yield* categoryLines(site, children, slug);
  }
}

export function* pageLines(site: Site): Generator<PageLine> {
  for (const { slug, title, language = site.language, html, counterpart } of site.pages) {
    yield {
      kind: "page",
      site: site.slug,
      slug,
      title,
      language,
      html,
      ...(counterpart === undefined ? {} : { counterpart }),
    };
  }
}

/** Logo, banner, and the pictures of the cards of its home and categories. */
export function* siteFiles(site: Site): Generator<FileLine> {
  yield {
    kind: "file",
    path: logoPath(site),
    contentType: "image/svg+xml",
    text: logo(markSeed(site.logo), site.name, site.logo.initials, site.logo.mark),
  };
  yield { kind: "file", path: bannerPath(site), contentType: "image/svg+xml", text: banner(site.slug, site.name, site.panorama) };
  for (const block of [...site.blocks, ...blocksOf(site.categories)]) {
    for (const card of block.cards ?? []) {
      const file = artFile(card);
      if (file) yield file;
    }
  }
}

const blocksOf = (categories: readonly Category[]): Block[] =>
  categories.flatMap(({ metadata, children }) => [...(metadata?.blocks ?? []), ...blocksOf(children ?? [])]);
