/** Every address of the demonstration content with the view that draws it: the engine's own selection, run over the demonstration content. */
import { articlePath, categoryPath, contentPrefix, ministryPages, sitePagePath, sitePath } from "@portal/domain";
import { articleSubject, portalCatalogue } from "@portal/domain/content";
import { type Language, parseCategory, parseSite, selectTemplate, type Site } from "@portal/core";
import { parseArticle } from "@portal/domain/articles";
import { createCatalogue } from "@portal/core/catalogue";
import { layouts, templates } from "@portal/layouts";
import { fixedRoutes } from "@portal/domain/loader";
import { linesOf } from "./sources.ts";

export interface Visit {
  readonly path: string;
  readonly language: Language;
  /** Id of the template. */
  readonly view: string;
  /** Keys of the blocks whose content the site's or category's metadata assigns. */
  readonly blocks: readonly string[];
}

/** Slugs of the ministry's two sites in the demonstration content. */
const ministry: Readonly<Record<Language, string>> = { vi: "btc", en: "mof" };

const sites = new Map(linesOf("site").map((line) => [line.slug, parseSite(line).value]));
const categories = new Map(linesOf("category").map((line) => [line.slug, parseCategory(line).value]));

/** A question that has its counterpart: its page is there in both languages. */
const translatedQuestion = linesOf("question").find(({ site, counterpart }) => site === ministry.vi && counterpart !== undefined);

/** Query that a fixed page needs. */
const queryOf = (name: string, language: Language): string =>
  name === "questionDetail" && translatedQuestion
    ? `?id=${language === "vi" ? translatedQuestion.slug : translatedQuestion.counterpart}`
    : "";

/** A fixed page of specification §2.1 in a language. */
export function fixedVisit(name: string, language: Language): Visit | undefined {
  const route = fixedRoutes.find((candidate) => candidate.name === name);
  return route && { path: ministryPages[language][route.name] + queryOf(name, language), language, view: route.view, blocks: [] };
}

/** A static page below the ministry's prefix (specification §2.1), the same in both languages. */
export function staticVisit(language: Language): Visit {
  const page = linesOf("page").find(({ site, counterpart }) => site === ministry.vi && counterpart !== undefined);
  return {
    path: contentPrefix[language] + (language === "vi" ? page?.slug : page?.counterpart),
    language,
    view: "page-static",
    blocks: [],
  };
}

/** Static pages in English of Vietnamese sites. */
export const otherLanguagePages = (): string[] =>
  linesOf("page").flatMap(({ site, slug, language }) =>
    language === 2 && sites.get(site)?.language === "vi" ? [sitePagePath(site, slug, "en")] : [],
  );

type Subject = Parameters<typeof selectTemplate>[2];

/** As the metadata says it: nothing of how a page is made. */
const blocksOf = (site: Site, subject: Subject): string[] =>
  subject.kind === "home" ? [...site.blocks.keys()] : subject.kind === "category" ? [...subject.category.blocks.keys()] : [];

/** Homes, categories and articles, in the order of the content. */
export function contentVisits(): Visit[] {
  const catalogue = createCatalogue({ layouts, templates }, portalCatalogue);
  const visit = (path: string, site: Site, subject: Subject): Visit => ({
    path,
    language: site.language,
    view: selectTemplate(catalogue, site, subject).template.id,
    blocks: blocksOf(site, subject),
  });
  const homes = [...sites.values()].map((site) => visit(site.slug === ministry.vi ? "/" : sitePath(site.slug), site, { kind: "home" }));
  const lists = linesOf("category").flatMap((line) => {
    const site = sites.get(line.site);
    const category = categories.get(line.slug);
    return site && category ? [visit(categoryPath(line.site, line.slug), site, { kind: "category", category })] : [];
  });
  const articles = linesOf("article").flatMap((line) => {
    const site = sites.get(line.site);
    const subject = articleSubject(categories.get(line.category), parseArticle(line).value);
    return site ? [visit(articlePath(line.site, line.category, line.slug), site, subject)] : [];
  });
  return [...homes, ...lists, ...articles];
}
