import type {
  Assignment,
  BlockContentValue,
  Card,
  CategoryContent,
  CategorySummary,
  ContentSource,
  FetchContext,
  NodeContent,
  PageContent,
  QueryKind,
  QueryResult,
  QueryResults,
  TreeNode,
} from "./model.ts";
import type { Binding, DataPlan } from "./plan.ts";
import { slugOf } from "./category-references.ts";
import type { QueryTable } from "./query-table.ts";
import { safeUrl } from "./url.ts";

export interface ExecuteContext extends FetchContext {
  /** Slug of the current article, left out of its own "other articles". */
  readonly article: string | undefined;
  /** With which the plan was made. */
  readonly table: QueryTable;
}

/**
 * Brings the plan's content in one call to the source and hands each node its part. Never rejects: a source that fails leaves the
 * nodes that needed it failed, and all others stand. `onError` receives the error.
 * @returns also the next moment at which something of it changes by itself, in milliseconds since 1970
 */
export async function executePlan(
  plan: DataPlan,
  source: ContentSource,
  context: ExecuteContext,
  onError: (error: unknown) => void,
): Promise<{ readonly content: PageContent; readonly changesAt: number | undefined }> {
  const results = await fetchAll(plan, source, context, onError);
  const answers = new Answers(results);
  const content: Record<string, NodeContent> = {};
  for (const binding of plan.bindings) content[binding.node.id] = buildContent(binding, answers, context);
  const moments = [...results.values()].flatMap((result) => (result.ok ? (result.changesAt ?? []) : []));
  return { content, changesAt: moments.length === 0 ? undefined : Math.min(...moments) };
}

async function fetchAll(
  plan: DataPlan,
  source: ContentSource,
  { site, language, asOf, signal }: ExecuteContext,
  onError: (error: unknown) => void,
): Promise<ReadonlyMap<string, QueryResult>> {
  if (plan.queries.length === 0) return new Map();
  try {
    return await source.fetchContent(plan.queries, { site, language, asOf, signal });
  } catch (error) {
    onError(error);
    return new Map();
  }
}

/** Results by key, typed by the kind the plan asked for. */
class Answers {
  readonly #results: ReadonlyMap<string, QueryResult>;
  constructor(results: ReadonlyMap<string, QueryResult>) {
    this.#results = results;
  }
  result(key: string): QueryResult {
    return this.#results.get(key) ?? { ok: false, reason: "unavailable" };
  }

  get<K extends QueryKind>(_kind: K, key: string): QueryResult<K> {
    const result = this.result(key);
    // A source answers a key with what its query's kind brings: that is its contract.
    return result.ok ? { ok: true, value: result.value as QueryResults[K] } : result;
  }
}

const empty: NodeContent = { status: "empty" };
const ready = (content: BlockContentValue, isEmpty: boolean): NodeContent => (isEmpty ? empty : { status: "ready", content });
/** What no longer exists is simply not there; only what could not be had is a failure that a retry may fix. */
const missing = (reason: "not-found" | "unavailable"): NodeContent => (reason === "not-found" ? empty : { status: "failed", reason });

function buildContent(binding: Binding, answers: Answers, context: ExecuteContext): NodeContent {
  switch (binding.kind) {
    case "category": {
      const answer = answers.get("category", binding.query);
      if (!answer.ok) return missing(answer.reason);
      const content = firstArticles(answer.value, binding.node.count);
      return ready(content, content.articles.length === 0 && !content.series?.length);
    }
    case "categories":
      return categoriesContent(binding.queries, binding.node.count, answers);
    case "root": {
      const answer = answers.get("tree", binding.query);
      return answer.ok ? ready(answer.value, answer.value.nodes.length === 0) : missing(answer.reason);
    }
    case "branches": {
      const answer = answers.get("categorySummaries", binding.query);
      if (!answer.ok) return missing(answer.reason);
      const summaries = new Map(answer.value.map((summary) => [summary.slug, summary]));
      const nodes = branches(binding.node.assignment?.categories, summaries);
      return ready({ nodes }, nodes.length === 0);
    }
    case "cards": {
      const cards = (binding.node.assignment?.cards ?? []).flatMap((card) => buildCard(card, binding, answers, context.table) ?? []);
      return ready({ cards }, cards.length === 0);
    }
    case "widget":
      return widgetContent(binding, answers, context);
  }
}

const firstArticles = (content: CategoryContent, count: number): CategoryContent =>
  content.articles.length <= count ? content : { ...content, articles: content.articles.slice(0, count) };

function categoriesContent(keys: readonly string[], count: number, answers: Answers): NodeContent {
  const found = keys.map((key) => answers.get("category", key));
  const categories = found.flatMap((answer) => (answer.ok ? [firstArticles(answer.value, count)] : []));
  const unavailable = found.some((answer) => !answer.ok && answer.reason === "unavailable");
  if (categories.length === 0 && unavailable) return { status: "failed", reason: "unavailable" };
  return ready({ categories }, categories.length === 0);
}

function branches(entries: Assignment["categories"], summaries: ReadonlyMap<string, CategorySummary>): TreeNode[] {
  return (entries ?? []).flatMap((entry) => {
    const summary = summaries.get(slugOf(entry));
    if (!summary) return [];
    return [
      {
        slug: summary.slug,
        name: summary.name,
        href: summary.href,
        children: typeof entry === "string" ? [] : branches(entry.children, summaries),
      },
    ];
  });
}

/** A card without a text of its own takes its category's; one that would say nothing at all is left out. */
function buildCard(
  card: NonNullable<Assignment["cards"]>[number],
  binding: Extract<Binding, { kind: "cards" }>,
  answers: Answers,
  { cardItems }: QueryTable,
): Card | undefined {
  const key = card.category === undefined ? undefined : binding.queries.get(card.category);
  const answer = key === undefined ? undefined : answers.get("category", key);
  const category = answer?.ok ? answer.value : undefined;
  const title = card.title ?? category?.category.name;
  if (!title) return undefined;
  const found = binding.items === undefined ? undefined : answers.result(binding.items);
  // Items that could not be had leave their card as a link.
  const items = found?.ok ? cardItems?.read(found.value, card)?.slice(0, binding.node.count) : undefined;
  return {
    title,
    href: safeUrl(card.link) ?? category?.category.href,
    image: safeUrl(card.image),
    description: card.description ?? category?.category.description,
    blank: card.blank,
    articles: category && firstArticles(category, binding.node.count).articles,
    ...(items?.length ? { items } : {}),
  };
}

function widgetContent({ node, queries }: Extract<Binding, { kind: "widget" }>, answers: Answers, context: ExecuteContext): NodeContent {
  let reason: "not-found" | "unavailable" | undefined;
  const content: Record<string, unknown> = {};
  for (const [name, key] of Object.entries(queries)) {
    const answer = answers.result(key);
    if (answer.ok) content[name] = context.table.needs.get(name)?.read(answer.value, context, node.needs[name]);
    else reason ??= answer.reason;
  }
  return reason === undefined || Object.keys(content).length > 0 ? { status: "ready", content } : missing(reason);
}
