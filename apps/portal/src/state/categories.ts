import { ref } from "valtio";
import type { CategorySummary, NodeContent } from "@portal/core";
import type { Crumb, PageModel } from "@portal/domain";
import { DRAFT_DOCUMENT_CATEGORY } from "./defaults.ts";

/** Categories (spec §3). */
export interface CategoriesState {
  /** Those that pages showed something of, by slug; without prototype: slugs are data. */
  readonly bySlug: Record<string, CategorySummary>;
  /** Of the page on screen. */
  current: CategorySummary | undefined;
  /** On while a navigation loads a category, or an article in one. */
  loading: boolean;
  /** Why the last navigation failed (spec §8): what a visitor can pass on to support. */
  error: string | undefined;
  breadcrumb: readonly Crumb[];
  /** Identifies the category of draft documents: its slug, which a parameter may name. */
  draftDocument: string;
}

export const createCategories = ({ category, breadcrumb }: PageModel): CategoriesState => ({
  bySlug: Object.create(null) as Record<string, CategorySummary>,
  current: category && ref(category),
  loading: false,
  error: undefined,
  breadcrumb: ref(breadcrumb),
  draftDocument: DRAFT_DOCUMENT_CATEGORY,
});

/** Takes over what a page says: its category, its breadcrumb, and every category that it shows something of. */
export function showCategories(state: CategoriesState, page: PageModel): void {
  const { category, breadcrumb } = page;
  state.current = category && ref(category);
  state.breadcrumb = ref(breadcrumb);
  state.loading = false;
  state.error = undefined;
  rememberCategories(state, page);
}

/** Knows them by slug from now on. */
export function rememberCategories(state: CategoriesState, { category, content }: PageModel): void {
  for (const known of [...(category ? [category] : []), ...Object.values(content).flatMap(categoriesOf)])
    state.bySlug[known.slug] = ref(known);
}

function categoriesOf(node: NodeContent): readonly CategorySummary[] {
  if (node.status !== "ready") return [];
  const { content } = node;
  if ("category" in content) return [content.category];
  return "categories" in content ? content.categories.map(({ category }) => category) : [];
}

/** The category that a path leads to, or into, where it is known. */
export function categoryAt({ bySlug }: Pick<CategoriesState, "bySlug">, path: string): CategorySummary | undefined {
  const [, , slug] = path.split(/[?#]/, 1)[0]?.split("/") ?? [];
  const category = slug === undefined ? undefined : bySlug[slug];
  return category && (path === category.href || path.startsWith(`${category.href}/`) || path.startsWith(`${category.href}?`))
    ? category
    : undefined;
}
