import { storedPath } from "./article-file.ts";
import { slugOf, allSlugs } from "./category-references.ts";
import { FEED_BLOCK, MAX_FEEDS, feedAddress } from "./feeds.ts";
import type {
  Assignment,
  BlockNode,
  Diagnostic,
  DownloadableFile,
  LayoutNode,
  LayoutTree,
  ListingSort,
  Query,
  QuestionFilter,
  SearchRequest,
  WidgetNeeds,
  WidgetNode,
} from "./model.ts";

/** What the page around the blocks is about. */
export interface PlanContext {
  readonly site: string;
  readonly category: string | undefined;
  readonly article: string | undefined;
  /** First is 1. */
  readonly page: number;
  readonly year: number | undefined;
  readonly sort: ListingSort;
  /** The article's file that the page may show. */
  readonly file?: DownloadableFile | undefined;
  /** Of a list of questions; all of them where omitted. */
  readonly questions?: QuestionFilter | undefined;
  /** What is looked for; omitted: nothing. */
  readonly search?: SearchRequest | undefined;
}

/** Which queries answer a node, by their keys. */
export type Binding =
  | { readonly kind: "category"; readonly node: BlockNode; readonly query: string }
  | { readonly kind: "categories"; readonly node: BlockNode; readonly queries: readonly string[] }
  | { readonly kind: "root"; readonly node: BlockNode; readonly query: string }
  | { readonly kind: "branches"; readonly node: BlockNode; readonly query: string }
  | { readonly kind: "cards"; readonly node: BlockNode; readonly queries: ReadonlyMap<string, string>; readonly feeds: string | undefined }
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
const MAX_QUERIES = 150;
const DEFAULT_TREE_DEPTH = 3;
const SITEMAP_DEPTH = 6;

const foundTags = ["articles", "pages", "questions", "people:leader", "people:former-minister"];

const tooMany: Diagnostic = {
  code: "too-many-queries",
  severity: "warning",
  path: "",
  message: `The page asks for more than ${MAX_QUERIES} different contents; the rest stays empty. Assign fewer categories.`,
};

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
  #isCut = false;

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
      const query = this.#category(assignment.category, node.count);
      if (query !== undefined) this.#bindings.push({ kind: "category", node, query });
    } else if (node.type === "categories") {
      const queries = (assignment.categories ?? []).flatMap((reference) => this.#category(slugOf(reference), node.count) ?? []);
      this.#bindings.push({ kind: "categories", node, queries });
    } else if (node.type === "treeCategories") this.#tree(node, assignment);
    else if (node.type === "cards") this.#cards(node, assignment);
  }

  #tree(node: BlockNode, assignment: Assignment): void {
    if (assignment.root !== undefined) {
      const query = this.#subtree(assignment.root, assignment.depth ?? DEFAULT_TREE_DEPTH);
      if (query !== undefined) this.#bindings.push({ kind: "root", node, query });
    } else {
      const slugs = [...new Set(allSlugs(assignment.categories))];
      const query = this.#add(
        { kind: "heads", key: `heads:${slugs.join(",")}`, slugs },
        slugs.map((slug) => `category:${slug}`),
      );
      if (query !== undefined) this.#bindings.push({ kind: "branches", node, query });
    }
  }

  #cards(node: BlockNode, assignment: Assignment): void {
    const queries = new Map<string, string>();
    for (const { category } of assignment.cards ?? []) {
      const query = category === undefined ? undefined : this.#category(category, node.count);
      if (category !== undefined && query !== undefined) queries.set(category, query);
    }
    this.#bindings.push({ kind: "cards", node, queries, feeds: node.key === FEED_BLOCK ? this.#feeds(assignment) : undefined });
  }

  #feeds({ cards = [] }: Assignment): string | undefined {
    const addresses = [...new Set(cards.flatMap(({ link }) => feedAddress(link) ?? []))].slice(0, MAX_FEEDS);
    if (addresses.length === 0) return undefined;
    return this.#add(
      { kind: "feeds", key: `feeds:${addresses.join(" ")}`, addresses },
      addresses.map((address) => `feed:${address}`),
    );
  }

  widget(node: WidgetNode): void {
    const { needs } = node;
    const { category, site, article, page, year, sort } = this.#context;
    const queries: Record<string, string> = {};
    const bind = (need: keyof WidgetNeeds, query: string | undefined): void => {
      if (query !== undefined) queries[need] = query;
    };
    if (needs.listing !== undefined && category !== undefined) {
      const key = `listing:${category}:${page}:${needs.listing}:${year ?? ""}:${sort}`;
      bind("listing", this.#add({ kind: "listing", key, slug: category, page, pageSize: needs.listing, year, sort }, []));
    }
    if (needs.children !== undefined && category !== undefined) bind("children", this.#subtree(category, needs.children));
    if (needs.others !== undefined && category !== undefined)
      bind("others", this.#category(category, needs.others + (article === undefined ? 0 : 1)));
    if (needs.neighbours !== undefined && category !== undefined && article !== undefined) {
      const key = `neighbours:${article}:${needs.neighbours}`;
      bind("neighbours", this.#add({ kind: "neighbours", key, slug: category, article, each: needs.neighbours }, []));
    }
    if (needs.series !== undefined)
      bind(
        "series",
        this.#add(
          { kind: "series", key: `series:${needs.series.join(",")}`, ids: needs.series },
          needs.series.map((id) => `series:${id}`),
        ),
      );
    if (needs.search !== undefined && this.#context.search) {
      const asked = { ...this.#context.search, page, pageSize: needs.search };
      // Any of these may be found by it: a search is forgotten with the first change of content.
      bind("search", this.#add({ kind: "search", key: `search:${JSON.stringify(asked)}`, ...asked }, foundTags));
    }
    if (needs.file) bind("file", this.#file(this.#context.file));
    if (needs.people !== undefined)
      bind("people", this.#add({ kind: "people", key: `people:${needs.people}`, role: needs.people }, [`people:${needs.people}`]));
    if (needs.questions !== undefined) bind("questions", this.#questions(needs.questions));
    if (needs.sites) bind("sites", this.#add({ kind: "sites", key: "sites" }, ["sites"]));
    if (needs.sitemap) bind("sitemap", this.#subtree(site, SITEMAP_DEPTH));
    if (Object.keys(queries).length > 0) this.#bindings.push({ kind: "widget", node, queries });
  }

  #questions(pageSize: number): string | undefined {
    const { site, page, questions = { field: undefined, state: undefined, terms: undefined } } = this.#context;
    const { field, state, terms } = questions;
    const key = `questions:${JSON.stringify([page, pageSize, field, state, terms])}`;
    return this.#add({ kind: "questions", key, page, pageSize, field, state, terms }, [`questions:${site}`]);
  }

  /** One query a category, with as many articles as the most demanding block shows. */
  #category(slug: string, limit: number): string | undefined {
    const key = `category:${slug}`;
    const known = this.#queries.get(key);
    if (known?.kind === "category" && known.limit >= limit) return key;
    return this.#add({ kind: "category", key, slug, limit }, [key]);
  }

  /** A file of our own; what stands elsewhere is only linked to. */
  #file(file: DownloadableFile | undefined): string | undefined {
    const path = file && storedPath(file.href);
    if (!file || path === undefined) return undefined;
    const { href, fileName } = file;
    return this.#add({ kind: "file", key: `file:${path}`, href, fileName }, [`file:${encodeURI(path)}`]);
  }

  #subtree(root: string, depth: number): string | undefined {
    return this.#add({ kind: "tree", key: `tree:${root}:${depth}`, root, depth }, [`tree:${root}`]);
  }

  /** @returns the query's key; undefined where the plan is full: what is not asked for is bound to nothing, and stays empty */
  #add(query: Query, tags: readonly string[]): string | undefined {
    if (!this.#queries.has(query.key) && this.#queries.size >= MAX_QUERIES) {
      this.#isCut = true;
      return undefined;
    }
    this.#queries.set(query.key, query);
    for (const tag of tags) this.#tags.add(tag);
    return query.key;
  }

  done(): DataPlan {
    return {
      queries: [...this.#queries.values()],
      bindings: this.#bindings,
      tags: [...this.#tags].toSorted(),
      diagnostics: this.#isCut ? [tooMany] : [],
    };
  }
}
