import {
  type Article,
  type Category,
  type Diagnostic,
  type Language,
  parseCategory,
  parseSite,
  resolveLayout,
  type Site,
  type Subject,
} from "@portal/core";
import { type PageRecordsRequest, type PageModel, type ResolvedPage, type SearchRequest, shellOf, viewSite } from "@portal/domain";
import { parseArticle } from "@portal/core/article";
import type { Catalogue } from "@portal/core/catalogue";
import { planContent } from "@portal/core/compose";
import { articleSubject, composePortalPage, draftState, portalQueries } from "@portal/domain/content";
import type { SampleState } from "./arrange-world.ts";
import { failingQueries } from "./failing-queries.ts";
import type { Fixture } from "./fixture.ts";
import { createMemorySource } from "./memory-source.ts";
import { sampleCrumbs } from "./sample-crumbs.ts";
import { NOW } from "./world/build.ts";
import { sampleSites } from "./world/index.ts";

/** What of the sample world a page shows. */
export interface SampleVisit {
  readonly request: PageRecordsRequest;
  readonly language: Language;
  readonly state: SampleState;
  /** Of a page that is no home, category or article. */
  readonly fixed?: FixedVisit | undefined;
}

export interface FixedVisit extends Pick<PageModel, "kind" | "status"> {
  readonly view: string;
  readonly name: string;
  readonly search: SearchRequest | undefined;
  /** The visitor's own page has a shell of its own. */
  readonly personal: boolean;
}

/** A page of a world by the true pipeline: parse → select → resolve → plan → execute. */
export async function buildPage(catalogue: Catalogue, world: Fixture, visit: SampleVisit): Promise<ResolvedPage> {
  const { fixed, language, state } = visit;
  const { site, category, article, records, subject, diagnostics } = await load(world, visit);
  const paging = { page: 1, year: undefined, sort: "newest" } as const;
  const asked = { ...paging, search: fixed?.search };
  const plan = planContent(
    resolveLayout(catalogue, { site, subject }).tree,
    {
      site: site.slug,
      category: category?.slug,
      article: article?.slug,
      ...asked,
    },
    portalQueries,
  );
  const failing = state === "failing" ? failingQueries(plan) : new Set<string>();
  const source = createMemorySource(world, { fails: ({ key }) => state === "failed" || failing.has(key) });
  const composition = await composePortalPage(catalogue, source, { site, subject, ...asked, signal: undefined, onError: fail });

  const crumbs = sampleCrumbs(site, category, article);
  const name = article?.title ?? records.page?.title ?? records.question?.title ?? category?.name ?? fixed?.name ?? site.name;
  return {
    release: "sample",
    status: fixed?.status ?? 200,
    kind: fixed?.kind ?? subject.kind,
    path: crumbs.path,
    language,
    title: name === site.name ? name : `${name} - ${site.name}`,
    description: article?.summary ?? category?.description ?? site.name,
    languageSwitch: `/${sampleSites[language === "vi" ? "en" : "vi"]}`,
    alternates: {},
    site: viewSite(site),
    shell: fixed?.personal ? "other" : shellOf(site),
    breadcrumb: fixed ? [{ label: site.name, href: crumbs.path }, { label: name }] : crumbs.breadcrumb,
    ...(crumbs.category ? { category: crumbs.category } : {}),
    ...(article ? { article } : {}),
    ...(records.page ? { page: records.page } : {}),
    ...(records.question ? { question: records.question } : {}),
    ...(article?.body.kind === "document" && article.body.deadline !== undefined
      ? { draft: { ...draftState({ ...article.body, deadline: article.body.deadline }, NOW).state, attachmentMaxMb: 10 } }
      : {}),
    ...composition,
    diagnostics: [...diagnostics, ...composition.diagnostics],
  };
}

function fail(error: unknown): void {
  throw error;
}

interface Loaded {
  readonly site: Site;
  readonly category: Category | undefined;
  readonly article: Article | undefined;
  readonly records: Pick<PageModel, "page" | "question">;
  readonly subject: Subject;
  readonly diagnostics: readonly Diagnostic[];
}

async function load(world: Fixture, { request, fixed }: SampleVisit): Promise<Loaded> {
  const records = await createMemorySource(world).loadPageRecords(request, undefined);
  const parsed = {
    site: parseSite(records.site),
    category: records.category && parseCategory(records.category),
    article: records.article && parseArticle(records.article),
  };
  const [category, article] = [parsed.category?.value, parsed.article?.value];
  const subject: Subject = fixed
    ? { kind: "page", view: fixed.view }
    : article
      ? articleSubject(category, article)
      : category
        ? { kind: "category", category }
        : { kind: "home" };
  return {
    site: parsed.site.value,
    category,
    article,
    records: { ...(records.page && { page: records.page }), ...(records.question && { question: records.question }) },
    subject,
    diagnostics: Object.entries(parsed).flatMap(([owner, found]) =>
      (found?.diagnostics ?? []).map((one) => ({ ...one, path: `/${owner}${one.path}` })),
    ),
  };
}
