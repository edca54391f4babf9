import { Report } from "./diagnostics.ts";
import type { Assignment, BlockNode, Diagnostic, LayoutNode, LayoutTree, ListingSort, Query, WidgetNode } from "./model.ts";

/** What the page around the blocks is about. */
export interface PlanContext {
  readonly site: string;
  readonly category: string | undefined;
  readonly article: string | undefined;
  /** First is 1. */
  readonly page: number;
  readonly year: number | undefined;
  readonly sort: ListingSort;
}

/** Which queries answer a node, by their keys. */
export type Binding =
  | { readonly kind: "category"; readonly node: BlockNode; readonly query: string }
  | { readonly kind: "categories"; readonly node: BlockNode; readonly queries: readonly string[] }
  | { readonly kind: "root"; readonly node: BlockNode; readonly query: string }
  | { readonly kind: "branches"; readonly node: BlockNode; readonly query: string }
  | { readonly kind: "cards"; readonly node: BlockNode; readonly queries: ReadonlyMap<string, string> }
  | { readonly kind: "widget"; readonly node: WidgetNode; readonly queries: Readonly<Record<string, string>> };

/** Everything the tree needs, each thing once: at most one round trip. */
export interface DataPlan {
  readonly queries: readonly Query[];
  readonly bindings: readonly Binding[];
  /** Cache tags: a change of one of these things changes the page. */
  readonly tags: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** More categories than any page shows; keeps hostile metadata from loading the database. */
export const MAX_QUERIES = 150;
const DEFAULT_TREE_DEPTH = 3;
const SITEMAP_DEPTH = 6;

export function planContent(tree: LayoutTree, context: PlanContext): DataPlan {
  const plan = new Planner(context);
  const visit = (node: LayoutNode): void => {
    if (node.kind === "region") node.children.forEach(visit);
    else if (node.kind === "block") plan.block(node);
    else plan.widget(node);
  };
  visit(tree.root);
  return plan.done();
}

class Planner {
  readonly #context: PlanContext;
  readonly #queries = new Map<string, Query>();
  readonly #bindings: Binding[] = [];
  readonly #tags = new Set<string>();
  readonly #report = new Report();

  constructor(context: PlanContext) {
    this.#context = context;
    this.#tags.add(`site:${context.site}`);
    if (context.category !== undefined) this.#tags.add(`category:${context.category}`);
    if (context.article !== undefined) this.#tags.add(`article:${context.article}`);
  }

  block(node: BlockNode): void {
    const { assignment } = node;
    if (!assignment) return;
    if (node.type === "category" && assignment.category !== undefined) {
      this.#bindings.push({ kind: "category", node, query: this.#category(assignment.category, node.count) });
    } else if (node.type === "categories") {
      const queries = slugsOf(assignment).map((slug) => this.#category(slug, node.count));
      this.#bindings.push({ kind: "categories", node, queries });
    } else if (node.type === "treeCategories") this.#tree(node, assignment);
    else if (node.type === "cards") this.#cards(node, assignment);
  }

  #tree(node: BlockNode, assignment: Assignment): void {
    if (assignment.root !== undefined) {
      this.#bindings.push({ kind: "root", node, query: this.#subtree(assignment.root, assignment.depth ?? DEFAULT_TREE_DEPTH) });
    } else {
      const slugs = [...new Set(allSlugs(assignment.categories))];
      const query: Query = { kind: "heads", key: `heads:${slugs.join(",")}`, slugs };
      for (const slug of slugs) this.#tags.add(`category:${slug}`);
      this.#bindings.push({ kind: "branches", node, query: this.#add(query) });
    }
  }

  #cards(node: BlockNode, assignment: Assignment): void {
    const queries = new Map<string, string>();
    for (const card of assignment.cards ?? [])
      if (card.category !== undefined) queries.set(card.category, this.#category(card.category, node.count));
    this.#bindings.push({ kind: "cards", node, queries });
  }

  widget(node: WidgetNode): void {
    const { needs } = node;
    const { category, site, article, page, year, sort } = this.#context;
    const queries: Record<string, string> = {};
    if (needs.listing !== undefined && category !== undefined) {
      const key = `listing:${category}:${page}:${needs.listing}:${year ?? ""}:${sort}`;
      queries["listing"] = this.#add({ kind: "listing", key, slug: category, page, pageSize: needs.listing, year, sort });
    }
    if (needs.children !== undefined && category !== undefined) queries["children"] = this.#subtree(category, needs.children);
    if (needs.others !== undefined && category !== undefined)
      queries["others"] = this.#category(category, needs.others + (article === undefined ? 0 : 1));
    if (needs.series !== undefined) {
      for (const id of needs.series) this.#tags.add(`series:${id}`);
      queries["series"] = this.#add({ kind: "series", key: `series:${needs.series.join(",")}`, ids: needs.series });
    }
    if (needs.people !== undefined) {
      this.#tags.add(`people:${needs.people}`);
      queries["people"] = this.#add({ kind: "people", key: `people:${needs.people}`, role: needs.people });
    }
    if (needs.sitemap) queries["sitemap"] = this.#subtree(site, SITEMAP_DEPTH);
    if (Object.keys(queries).length > 0) this.#bindings.push({ kind: "widget", node, queries });
  }

  /** One query a category, with as many articles as the most demanding block shows. */
  #category(slug: string, limit: number): string {
    const key = `category:${slug}`;
    const known = this.#queries.get(key);
    this.#tags.add(key);
    if (known?.kind === "category" && known.limit >= limit) return key;
    return this.#add({ kind: "category", key, slug, limit });
  }

  #subtree(root: string, depth: number): string {
    this.#tags.add(`tree:${root}`);
    return this.#add({ kind: "tree", key: `tree:${root}:${depth}`, root, depth });
  }

  #add(query: Query): string {
    if (this.#queries.has(query.key) || this.#queries.size < MAX_QUERIES) this.#queries.set(query.key, query);
    else
      this.#report.add(
        "too-many-queries",
        "warning",
        "",
        `The page asks for more than ${MAX_QUERIES} different contents; the rest stays empty. Assign fewer categories.`,
      );
    return query.key;
  }

  done(): DataPlan {
    return {
      queries: [...this.#queries.values()],
      bindings: this.#bindings,
      tags: [...this.#tags].toSorted(),
      diagnostics: this.#report.diagnostics,
    };
  }
}

const slugsOf = (assignment: Assignment): string[] =>
  (assignment.categories ?? []).map((entry) => (typeof entry === "string" ? entry : entry.slug));

function* allSlugs(entries: Assignment["categories"]): Generator<string> {
  for (const entry of entries ?? []) {
    if (typeof entry === "string") yield entry;
    else {
      yield entry.slug;
      yield* allSlugs(entry.children);
    }
  }
}
