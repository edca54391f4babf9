/** What brings a page its content: plan, execute, and the pipeline in one call. Browsers get content with the page model. */
import { fileOf } from "./article-file.ts";
import type { Catalogue } from "./catalogue.ts";
import { executePlan } from "./execute.ts";
import type { ContentSource, Diagnostic, LayoutTree, ListingSort, PageContent, QuestionFilter, SearchRequest, Site } from "./model.ts";
import { planContent } from "./plan.ts";
import { resolveLayout } from "./resolve.ts";
import type { Subject } from "./select.ts";

export { type Binding, type DataPlan, planContent, type PlanContext } from "./plan.ts";

export interface ComposeRequest {
  readonly site: Site;
  readonly subject: Subject;
  /** See ResolveRequest. */
  readonly articlesPerBlock?: number | undefined;
  readonly page: number;
  readonly year: number | undefined;
  readonly sort: ListingSort;
  readonly questions?: QuestionFilter | undefined;
  readonly search?: SearchRequest | undefined;
  readonly signal: AbortSignal | undefined;
  readonly onError: (error: unknown) => void;
}

/** A page's tree with its content. */
export interface Composition {
  readonly tree: LayoutTree;
  readonly content: PageContent;
  readonly tags: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The pipeline in one call: resolve → plan → execute. */
export async function composePage(catalogue: Catalogue, source: ContentSource, request: ComposeRequest): Promise<Composition> {
  const { site, subject, articlesPerBlock, page, year, sort, questions, search, signal, onError } = request;
  const { tree, diagnostics } = resolveLayout(catalogue, { site, subject, articlesPerBlock });
  const article = subject.kind === "article" ? subject.article.slug : undefined;
  const file = subject.kind === "article" ? fileOf(subject.article) : undefined;
  const category = subject.kind === "category" || subject.kind === "article" ? subject.category?.slug : undefined;
  const plan = planContent(tree, { site: site.slug, category, article, page, year, sort, file, search, questions });
  const content = await executePlan(plan, source, { site: site.slug, language: site.language, article, signal }, onError);
  return { tree, content, tags: plan.tags, diagnostics: [...diagnostics, ...plan.diagnostics] };
}
