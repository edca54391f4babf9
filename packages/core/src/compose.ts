/** What brings a page its content: plan, execute, and the pipeline in one call. Browsers get content with the page model. */
import type { Catalogue } from "./catalogue.ts";
import { executePlan } from "./execute.ts";
import type { ContentSource, Diagnostic, PageContent, ResolvedTree, Site } from "./model.ts";
import { planContent } from "./plan.ts";
import type { HostContext, QueryTable } from "./query-table.ts";
import { resolveLayout } from "./resolve.ts";
import type { Subject } from "./select.ts";

export { drawnTree } from "./drawn-tree.ts";
export { executePlan } from "./execute.ts";
export { type Binding, type DataPlan, planContent } from "./plan.ts";
export type { AssignedCard, CardItems, HostContext, Need, PlanContext, PlannedQuery, QueryTable } from "./query-table.ts";

export interface ComposeRequest {
  readonly site: Site;
  readonly subject: Subject;
  /** See ResolveRequest. */
  readonly articlesPerBlock?: number | undefined;
  readonly context: HostContext;
  readonly table: QueryTable;
  /** See FetchContext. */
  readonly asOf: number;
  readonly signal: AbortSignal | undefined;
  readonly onError: (error: unknown) => void;
}

/** A page's tree with its content. */
export interface Composition {
  readonly tree: ResolvedTree;
  readonly content: PageContent;
  /** Next moment at which the content changes by itself, in milliseconds since 1970. */
  readonly changesAt: number | undefined;
  readonly tags: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The pipeline in one call: resolve → plan → execute. */
export async function composePage(catalogue: Catalogue, source: ContentSource, request: ComposeRequest): Promise<Composition> {
  const { site, subject, articlesPerBlock, context, table, asOf, signal, onError } = request;
  const { tree, diagnostics } = resolveLayout(catalogue, { site, subject, articlesPerBlock });
  const article = subject.kind === "article" ? subject.article.slug : undefined;
  const category = subject.kind === "category" || subject.kind === "article" ? subject.category?.slug : undefined;
  const plan = planContent(tree, { ...context, site: site.slug, category, article }, table);
  const { slug, language } = site;
  const { content, changesAt } = await executePlan(plan, source, { site: slug, language, asOf, article, signal, table }, onError);
  return { tree, content, changesAt, tags: plan.tags, diagnostics: [...diagnostics, ...plan.diagnostics] };
}
