import { proxy, ref } from "valtio";
import type { CategorySummary, Crumb, NodeContent, PageModel } from "@portal/core";
import { type CategoryAnswer, getCategory, getChildCategories, type Http } from "@portal/client";
import { DRAFT_DOCUMENT_CATEGORY } from "./defaults.ts";

/** What is known of a category: what a page shows of it, or the answer of a call (spec §7). */
export type KnownCategory = CategorySummary | (CategoryAnswer["value"] & { readonly slug: string });

/** Categories (spec §3). */
export interface CategoriesState {
  /** By slug, without prototype: slugs are data. */
  readonly bySlug: Record<string, KnownCategory>;
  current: KnownCategory | undefined;
  loading: boolean;
  /** Why the last fetch failed (spec §8); for logs and tests, never shown to visitors. */
  error: string | undefined;
  breadcrumb: readonly Crumb[];
  /** Identifies the category of draft documents: its slug, which a parameter may name. */
  draftDocument: string;
}

export const createCategories = ({ category, breadcrumb }: PageModel): CategoriesState =>
  proxy<CategoriesState>({
    bySlug: Object.create(null) as Record<string, KnownCategory>,
    current: category && ref(category),
    loading: false,
    error: undefined,
    breadcrumb: ref(breadcrumb),
    draftDocument: DRAFT_DOCUMENT_CATEGORY,
  });

/** Takes over what a page says: its category, its breadcrumb, and every category that it shows something of. */
export function showCategories(state: CategoriesState, { category, breadcrumb, content }: PageModel): void {
  state.current = category && ref(category);
  state.breadcrumb = ref(breadcrumb);
  state.loading = false;
  state.error = undefined;
  storeCategories(state, [...(category ? [category] : []), ...Object.values(content).flatMap(categoriesOf)]);
}

function categoriesOf(node: NodeContent): readonly CategorySummary[] {
  if (node.status !== "ready") return [];
  const { content } = node;
  if ("category" in content) return [content.category];
  return "categories" in content ? content.categories.map(({ category }) => category) : [];
}

function storeCategories(state: CategoriesState, categories: readonly KnownCategory[]): void {
  for (const category of categories) state.bySlug[category.slug] = ref(category);
}

/** Loads all categories of a site, or all below a category; each is stored by slug (spec §7). */
export async function loadCategories(state: CategoriesState, http: Http, slug: string): Promise<void> {
  const { value } = await loading(state, getChildCategories(http, slug));
  storeCategories(state, value);
}

/** Loads one category and makes it the current one. @returns an empty object where it cannot be had (spec §8) */
export async function loadCategory(state: CategoriesState, http: Http, slug: string): Promise<CategoryAnswer["value"]> {
  const { value, failure } = await loading(state, getCategory(http, slug));
  if (failure) return value;
  const category = { ...value, slug };
  state.current = ref(category);
  storeCategories(state, [category]);
  return value;
}

type Failing = { readonly failure: { readonly message: string } | undefined };

/** The flag is on while the call runs; a failure's message is kept in state (spec §8). */
async function loading<T extends Failing>(state: CategoriesState, call: Promise<T>): Promise<T> {
  state.loading = true;
  try {
    const answer = await call;
    state.error = answer.failure?.message;
    return answer;
  } finally {
    state.loading = false;
  }
}
