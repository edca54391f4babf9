import type { Language } from "@portal/core";
import { fixedRoutes } from "@portal/domain/loader";
import { contentVisits, fixedVisit, otherLanguagePages, staticVisit, type Visit } from "./visits.ts";
import { viewRows } from "./views.ts";

export interface PageRow {
  readonly section: "2.1" | "2.2" | "2.3";
  readonly name: string;
  /** Id of the template; several where languages differ. */
  readonly view: string;
  /** Undefined where the demonstration content has no such page in that language. */
  readonly paths: Readonly<Record<Language, string | undefined>>;
  /** The same, each with its own view. */
  readonly visits: readonly Visit[];
}

/** Purposes of specification §2.1, in the words of its table. */
const purposes = new Map([
  ["questionList", "Q&A list"],
  ["questionDetail", "Q&A detail"],
  ["about", "About"],
  ["contacts", "Contacts"],
  ["formerMinisters", "Former ministers"],
  ["leaders", "Ministry leaders"],
  ["login", "Login"],
  ["profile", "Profile"],
  ["search", "Search"],
  ["register", "Register"],
  ["activation", "Account activation"],
  ["specialPages", "Special pages"],
  ["notFound", "Not found"],
  ["sitemap", "Sitemap"],
]);

/** Every row of specification §2.1, §2.2 and §2.3 with its addresses in the demonstration content. */
export function pageRows(): PageRow[] {
  const visits = contentVisits();
  const first = (language: Language, matches: (visit: Visit) => boolean): Visit | undefined =>
    visits.find((visit) => visit.language === language && matches(visit));
  const both = (find: (language: Language) => Visit | undefined, section: PageRow["section"], name: string): PageRow => {
    const [vi, en] = [find("vi"), find("en")];
    const visits = [vi, en].flatMap((visit) => visit ?? []);
    const views = new Set(visits.map(({ view }) => view));
    return { section, name, view: [...views].join(", "), paths: { vi: vi?.path, en: en?.path }, visits };
  };
  const at = (path: string, language: Language, view: string): Visit => ({ path, language, view, blocks: [] });
  const deep = (segments: number) => (visit: Visit) => visit.path !== "/" && visit.path.split("/").length === segments + 1;
  const each = (vi: string, en: string, view: string) => (language: Language) => at(language === "vi" ? vi : en, language, view);

  return [
    both((language) => first(language, ({ path }) => path === "/" || path === "/mof"), "2.1", "Home"),
    both(staticVisit, "2.1", "Static content page"),
    ...fixedRoutes.map(({ name, title }) =>
      both((language) => fixedVisit(name, language), "2.1", purposes.get(name) ?? `${title.en} (ours)`),
    ),
    both((language) => first(language, ({ path }) => path === "/" || path === "/mof"), "2.2", "/ : default home"),
    both((language) => first(language, deep(1)), "2.2", "/{homeSlug} : site home"),
    both((language) => first(language, deep(2)), "2.2", "/{homeSlug}/{categorySlug} : category listing"),
    both((language) => first(language, deep(3)), "2.2", "/{homeSlug}/{categorySlug}/{articleSlug} : article page"),
    both(
      (language) => (language === "en" ? at("/mof/btcen/about", "en", "page-static") : undefined),
      "2.2",
      "/{homeSlug}/btcen/{pageSlug} : static page, English",
    ),
    both(
      (language) => (language === "vi" ? at("/btc/btcvn/gioi-thieu", "vi", "page-static") : undefined),
      "2.2",
      "/{homeSlug}/btcvn/{pageSlug} : static page, Vietnamese",
    ),
    ...otherLanguagePages().map((path) =>
      both(
        (language) => (language === "en" ? at(path, "en", "page-static") : undefined),
        "2.2",
        "/{homeSlug}/btcen/{pageSlug} : static page, English, of a Vietnamese site",
      ),
    ),
    both(each("/vu-ngan-sach/tim-kiem", "/mof/search", "page-search"), "2.2", "/{homeSlug}/tim-kiem, /{homeSlug}/search : search"),
    both(
      (language) => (language === "en" ? at("/vu-ngan-sach/search", "en", "page-search") : undefined),
      "2.2",
      "/{homeSlug}/search : search, English, of a Vietnamese site",
    ),
    both(each("/khong-co-trang-nay", "/mof/no-such-page", "page-not-found"), "2.2", "Any other path: not-found page"),
    ...viewRows.map(({ group, name, templates }) =>
      both(
        (language) =>
          first(language, ({ view }) => templates.includes(view)) ??
          (templates.includes("page-search") ? fixedVisit("search", language) : undefined) ??
          (templates.includes("page-static") ? staticVisit(language) : undefined),
        "2.3",
        `${group}: ${name}`,
      ),
    ),
  ];
}
