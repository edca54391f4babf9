import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import { finding, type Finding, quote } from "./finding.ts";
import type { Entry } from "./records.ts";

interface KnownCategory {
  readonly site: string;
  readonly parent: string | null;
}

type Pairs<Value> = Iterable<readonly [string, Value]>;

/** Sites and categories that exist, in the database or in the batch so far, and where stored articles are: what lines may refer to. */
export class References {
  readonly #sites: Set<string>;
  readonly #categories: Map<string, KnownCategory>;
  /** Sites of stored articles. */
  readonly #articles: ReadonlyMap<string, string>;

  constructor(sites: Iterable<string>, categories: Pairs<KnownCategory>, articles: Pairs<string> = []) {
    this.#sites = new Set(sites);
    this.#categories = new Map(categories);
    this.#articles = new Map(articles);
  }

  /** By one statement: previews wait for each. @param articles slugs of those that are to be written */
  static async load(db: Kysely<Database>, articles: readonly string[]): Promise<References> {
    const { rows } = await sql<{
      sites: readonly string[];
      categories: readonly (readonly [string, string, string | null])[];
      articles: readonly (readonly [string, string])[];
    }>`select (select coalesce(json_agg(slug), '[]') from site) as sites,
      (select coalesce(json_agg(json_build_array(c.slug, s.slug, p.slug)), '[]')
        from category c join site s on s.id = c.site_id left join category p on p.id = c.parent_id) as categories,
      (select coalesce(json_agg(json_build_array(a.slug, s.slug)), '[]')
        from article a join site s on s.id = a.site_id where a.slug = any(${articles}::text[])) as articles`.execute(db);
    const [found] = rows;
    const categories = found?.categories.map(([slug, site, parent]) => [slug, { site, parent }] as const);
    return new References(found?.sites ?? [], categories ?? [], found?.articles);
  }

  addSite({ row: { slug } }: Entry<"site">): Finding | undefined {
    const taken = this.#categories.get(slug);
    if (taken)
      return finding(
        "slug-taken",
        "/slug",
        `The slug ${quote(slug)} belongs to a category of the site ${quote(taken.site)}; sites and categories share one namespace.`,
        "Choose another.",
      );
    this.#sites.add(slug);
    return undefined;
  }

  /** Everything but the parent. */
  checkCategory({ row: { slug, site } }: Entry<"category">): Finding | undefined {
    if (!this.#sites.has(site)) return missingSite(site);
    if (this.#sites.has(slug))
      return finding(
        "slug-taken",
        "/slug",
        `The slug ${quote(slug)} belongs to a site; sites and categories share one namespace.`,
        "Choose another.",
      );
    const stored = this.#categories.get(slug);
    if (stored && stored.site !== site)
      return finding(
        "slug-taken",
        "/slug",
        `The slug ${quote(slug)} belongs to a category of the site ${quote(stored.site)}; slugs are unique across all sites.`,
        "Choose another.",
      );
    return undefined;
  }

  /** Undefined where the category may stand below its parent; adds it then. */
  addCategory({ row: { slug, site, parent } }: Entry<"category">): Finding | undefined {
    if (parent !== null) {
      const above = this.#categories.get(parent);
      if (!above)
        return finding(
          "unknown-parent",
          "/parent",
          `There is no category ${quote(parent)}, in the database or in the file up to this batch.`,
          "Put its line before this one, or correct the slug.",
        );
      if (above.site !== site)
        return finding(
          "foreign-parent",
          "/parent",
          `The category ${quote(parent)} belongs to the site ${quote(above.site)}.`,
          "A parent must be of the same site.",
        );
      if (this.#isBelow(parent, slug)) return circularParent(slug, parent);
    }
    this.#categories.set(slug, { site, parent });
    return undefined;
  }

  checkSite(site: string): Finding | undefined {
    return this.#sites.has(site) ? undefined : missingSite(site);
  }

  checkArticle({ key, row: { category, site } }: Entry<"article">): Finding | undefined {
    if (!this.#sites.has(site)) return missingSite(site);
    const placed = this.#categories.get(category);
    if (!placed)
      return finding(
        "unknown-category",
        "/category",
        `There is no category ${quote(category)}, in the database or in the file up to this batch.`,
        "Put its line before this one, or correct the slug.",
      );
    if (placed.site !== site)
      return finding(
        "foreign-category",
        "/category",
        `The category ${quote(category)} belongs to the site ${quote(placed.site)}, not to ${quote(site)}.`,
        "Correct one of the two.",
      );
    const owner = this.#articles.get(key);
    if (owner !== undefined && owner !== site)
      return finding(
        "slug-taken",
        "/slug",
        `The slug ${quote(key)} belongs to an article of the site ${quote(owner)}; articles are addressed by slug alone, so it must be unique.`,
        "Choose another.",
      );
    return undefined;
  }

  /** The category and those above it, nearest first. */
  lineage(category: string): readonly string[] {
    const slugs = new Set<string>();
    for (let slug: string | null | undefined = category; slug && !slugs.has(slug); slug = this.#categories.get(slug)?.parent)
      slugs.add(slug);
    return [...slugs];
  }

  #isBelow(slug: string, other: string): boolean {
    return this.lineage(slug).includes(other);
  }
}

export const circularParent = (slug: string, parent: string): Finding =>
  finding(
    "circular-parent",
    "/parent",
    `${quote(slug)} would stand above its own parent ${quote(parent)}, a cycle that no page could draw.`,
    "Correct one of the parents.",
  );

const missingSite = (site: string): Finding =>
  finding(
    "unknown-site",
    "/site",
    `There is no site ${quote(site)}, in the database or in the file up to this batch.`,
    "Put its line before this one, or correct the slug.",
  );
