import { slugOf, allSlugs } from "./category-references.ts";
import type { Assignment, Diagnostic, LayoutNode, Query, ResolvedBlock, ResolvedPart, ResolvedTree, ResolvedWidget } from "./model.ts";
import type { PlanContext, PlannedQuery, QueryTable } from "./query-table.ts";

/** Which queries answer a node, by their keys. */
export type Binding =
  | { readonly kind: "category"; readonly node: ResolvedBlock; readonly query: string }
  | { readonly kind: "categories"; readonly node: ResolvedBlock; readonly queries: readonly string[] }
  | { readonly kind: "root"; readonly node: ResolvedBlock; readonly query: string }
  | { readonly kind: "branches"; readonly node: ResolvedBlock; readonly query: string }
  | {
      readonly kind: "cards";
      readonly node: ResolvedBlock;
      readonly queries: ReadonlyMap<string, string>;
      readonly items: string | undefined;
    }
  | { readonly kind: "widget"; readonly node: ResolvedWidget; readonly queries: Readonly<Record<string, string>> };

/** Everything the tree needs, each thing once: at most one round trip. */
export interface DataPlan {
  readonly queries: readonly Query[];
  readonly bindings: readonly Binding[];
  /** Cache tags: a change of one of these things changes the page. */
  readonly tags: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** More categories than any page shows; keeps hostile metadata from loading the database. */
const MAX_QUERIES = 150;
const DEFAULT_TREE_DEPTH = 3;

const tooMany: Diagnostic = {
  code: "too-many-queries",
  severity: "warning",
  path: "",
  problem: `The page asks for more than ${MAX_QUERIES} different contents; the rest stays empty.`,
  advice: "Assign fewer categories.",
};

/** @param table the kinds of queries that the host's widgets need */
export function planContent(tree: ResolvedTree, context: PlanContext, table: QueryTable): DataPlan {
  const plan = new Planner(context, table);
  const visit = (node: LayoutNode<ResolvedPart>): void => {
    if (node.kind === "region") node.children.forEach(visit);
    else if (node.kind === "block") plan.block(node);
    else plan.widget(node);
  };
  visit(tree.root);
  return plan.done();
}

class Planner {
  readonly #context: PlanContext;
  readonly #table: QueryTable;
  readonly #queries = new Map<string, Query>();
  readonly #bindings: Binding[] = [];
  /** Of the page's subject: whatever is asked for may concern it. */
  readonly #subject: readonly string[];
  readonly #tags: Set<string>;
  #isFull = false;

  constructor(context: PlanContext, table: QueryTable) {
    this.#context = context;
    this.#table = table;
    const { site, category, article } = context;
    this.#subject = [
      `site:${site}`,
      ...(category === undefined ? [] : [`category:${category}`]),
      ...(article === undefined ? [] : [`article:${article}`]),
    ];
    this.#tags = new Set(this.#subject);
  }

  block(node: ResolvedBlock): void {
    const { assignment } = node;
    if (!assignment) return;
    if (node.type === "category" && assignment.category !== undefined) {
      const query = this.#category(assignment.category, node.count, node.order);
      if (query !== undefined) this.#bindings.push({ kind: "category", node, query });
    } else if (node.type === "categories") {
      const queries = (assignment.categories ?? []).flatMap((reference) => this.#category(slugOf(reference), node.count) ?? []);
      this.#bindings.push({ kind: "categories", node, queries });
    } else if (node.type === "treeCategories") this.#tree(node, assignment);
    else if (node.type === "cards") this.#cards(node, assignment);
  }

  #tree(node: ResolvedBlock, assignment: Assignment): void {
    if (assignment.root !== undefined) {
      const query = this.#subtree(assignment.root, assignment.depth ?? DEFAULT_TREE_DEPTH);
      if (query !== undefined) this.#bindings.push({ kind: "root", node, query });
    } else {
      const slugs = [...new Set(allSlugs(assignment.categories))];
      const query = this.#add(
        { kind: "categorySummaries", key: `categorySummaries:${slugs.join(",")}`, slugs },
        slugs.map((slug) => `category:${slug}`),
      );
      if (query !== undefined) this.#bindings.push({ kind: "branches", node, query });
    }
  }

  #cards(node: ResolvedBlock, assignment: Assignment): void {
    const queries = new Map<string, string>();
    for (const { category } of assignment.cards ?? []) {
      const query = category === undefined ? undefined : this.#category(category, node.count);
      if (category !== undefined && query !== undefined) queries.set(category, query);
    }
    const items = this.#planned(this.#table.cardItems?.plan(node.key, assignment.cards ?? []));
    this.#bindings.push({ kind: "cards", node, queries, items });
  }

  widget(node: ResolvedWidget): void {
    const queries: Record<string, string> = {};
    for (const [name, need] of this.#table.needs) {
      const value = node.needs[name];
      if (value === undefined) continue;
      const query = this.#planned(need.plan(value, this.#context));
      if (query !== undefined) queries[name] = query;
    }
    if (Object.keys(queries).length > 0) this.#bindings.push({ kind: "widget", node, queries });
  }

  #planned(planned: PlannedQuery | undefined): string | undefined {
    if (!planned) return undefined;
    if ("tags" in planned) return this.#add(planned.query, planned.tags);
    const { query } = planned;
    return query.kind === "category" ? this.#category(query.slug, query.limit) : this.#subtree(query.root, query.depth);
  }

  /** One query a category and order, with as many articles as the most demanding block shows. */
  #category(slug: string, limit: number, order?: "mostRead"): string | undefined {
    const tag = `category:${slug}`;
    const key = order === undefined ? tag : `${tag}:${order}`;
    const known = this.#queries.get(key);
    if (known?.kind === "category" && known.limit >= limit) return key;
    return this.#add({ kind: "category", key, slug, limit, ...(order && { order }) }, order ? [tag, `${order}:${slug}`] : [tag]);
  }

  #subtree(root: string, depth: number): string | undefined {
    return this.#add({ kind: "tree", key: `tree:${root}:${depth}`, root, depth }, [`tree:${root}`]);
  }

  /** @returns the query's key; undefined where the plan is full: what is not asked for is bound to nothing, and stays empty */
  #add(query: Query, tags: readonly string[]): string | undefined {
    if (!this.#queries.has(query.key) && this.#queries.size >= MAX_QUERIES) {
      this.#isFull = true;
      return undefined;
    }
    this.#queries.set(query.key, { ...query, tags: [...new Set([...this.#subject, ...tags])] });
    for (const tag of tags) this.#tags.add(tag);
    return query.key;
  }

  done(): DataPlan {
    return {
      queries: [...this.#queries.values()],
      bindings: this.#bindings,
      tags: [...this.#tags].toSorted(),
      diagnostics: this.#isFull ? [tooMany] : [],
    };
  }
}
