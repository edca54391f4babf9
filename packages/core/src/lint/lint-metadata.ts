import type { Catalogue } from "../catalogue.ts";
import { diagnostic } from "../diagnostics.ts";
import type { Diagnostic, Site } from "../model.ts";
import { parseCategory } from "../parse/category.ts";
import { parseSite } from "../parse/site.ts";
import { resolveLayout } from "../resolve.ts";
import { danglingCategories } from "./dangling-categories.ts";
import { pointIntoMetadata } from "../metadata-paths.ts";

export interface MetadataContext {
  /** Site of a category, whose default layouts it takes. */
  readonly site?: Site | undefined;
  /** Language number where no site is given: 2 is English (specification §2.2). */
  readonly language?: number | undefined;
  /** Slugs of categories that exist; undefined where they are not known. */
  readonly categories?: ReadonlySet<string> | undefined;
}

/**
 * What is wrong with the metadata of a site or category (a JSON string or an object): all that a visitor's page would report,
 * and more that is worth knowing before it is published. Paths lead into the metadata. Pure and total.
 */
export function lintMetadata(
  catalogue: Catalogue,
  kind: "site" | "category",
  metadata: unknown,
  context: MetadataContext = {},
): Diagnostic[] {
  return kind === "site" ? lintSite(catalogue, metadata, context) : lintCategory(catalogue, metadata, context);
}

function lintSite(catalogue: Catalogue, metadata: unknown, { language, categories }: MetadataContext): Diagnostic[] {
  const { value: site, diagnostics } = parseSite({ slug: "site", name: "site", language, metadata });
  const { diagnostics: resolved } = resolveLayout(catalogue, { site, subject: { kind: "home" } });
  return pointIntoMetadata("site", metadata, [
    ...diagnostics,
    ...resolved,
    ...wrongDefaults(catalogue, site),
    ...danglingCategories(site.blocks, undefined, categories),
  ]);
}

function lintCategory(catalogue: Catalogue, metadata: unknown, context: MetadataContext): Diagnostic[] {
  const { value: category, diagnostics } = parseCategory({ slug: "category", name: "category", metadata });
  const site = context.site ?? parseSite({ slug: "site", name: "site", language: context.language }).value;
  const { diagnostics: resolved } = resolveLayout(catalogue, { site, subject: { kind: "category", category } });
  // What the site chooses is found where the site is checked.
  const own = resolved.filter(({ path }) => !path.startsWith("/site/"));
  return pointIntoMetadata("category", metadata, [
    ...diagnostics,
    ...own,
    ...danglingCategories(category.blocks, category.categories, context.categories),
  ]);
}

/** A home page does not use the layouts that a site gives its categories and articles, so resolving one does not look at them. */
function wrongDefaults(catalogue: Catalogue, site: Site): Diagnostic[] {
  const defaults = [
    { field: "categoryDefaulLayout", id: site.categoryDefaultLayout, page: "category" },
    { field: "articleDefaulLayout", id: site.articleDefaultLayout, page: "article" },
  ] as const;
  return defaults.flatMap(({ field, id, page }): Diagnostic[] => {
    const layout = id === undefined ? undefined : catalogue.layouts.get(id);
    if (id === undefined || layout?.for.includes(page)) return [];
    const problem = layout
      ? `Layout "${id}" is for ${layout.for.join(" and ")} pages, not for ${page} pages`
      : `There is no layout "${id}"`;
    return [
      diagnostic(
        layout ? "layout-not-for-page" : "unknown-layout",
        "warning",
        `/metadata/${field}`,
        `${problem}; the default view is taken.`,
        `Choose one of the ${page} layouts in the catalogue.`,
      ),
    ];
  });
}
