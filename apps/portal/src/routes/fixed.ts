import type { Language, Shell } from "@portal/core";

/** A page at a fixed address in both languages (specification §2.1). */
export interface FixedRoute {
  readonly name: string;
  readonly path: Readonly<Record<Language, string>>;
  /** Template that draws it. */
  readonly view: string;
  /** Slug of the stored page whose text it shows, in each language. */
  readonly page?: Readonly<Record<Language, string>>;
  /** The visitor's own (accounts): neither cached nor indexed. */
  readonly personal?: true;
  /** Name of the fixed page above it, for the breadcrumb. */
  readonly parent?: string;
  /** Shell of its own, whatever the site's is. */
  readonly shell?: Shell;
}

/** The localised route table of specification §2.1, home and static content apart: those follow rules of their own (match.ts). */
export const fixedRoutes: readonly FixedRoute[] = [
  { name: "questionList", path: { vi: "/btc/hoi-dap", en: "/mof/question-answer" }, view: "page-questions" },
  {
    name: "questionDetail",
    path: { vi: "/btc/hoi-dap/chi-tiet-cau-hoi", en: "/mof/question-answer/question-detail" },
    view: "page-question",
    parent: "questionList",
  },
  { name: "about", path: { vi: "/btc/gioi-thieu", en: "/mof/about" }, view: "page-fixed", page: { vi: "gioi-thieu", en: "about" } },
  {
    name: "contacts",
    path: { vi: "/btc/thong-tin-lien-he", en: "/mof/contacts-us" },
    view: "page-contacts",
    page: { vi: "thong-tin-lien-he", en: "contacts-us" },
  },
  { name: "formerMinisters", path: { vi: "/btc/bo-truong-tien-nhiem", en: "/mof/former-minister" }, view: "page-former-ministers" },
  { name: "leaders", path: { vi: "/btc/lanh-dao-bo", en: "/mof/ministry-leader" }, view: "page-people" },
  { name: "login", path: { vi: "/btc/tai-khoan/dang-nhap", en: "/mof/account/login" }, view: "page-login", personal: true, shell: "other" },
  {
    name: "profile",
    path: { vi: "/btc/tai-khoan/trang-ca-nhan", en: "/mof/account/profile" },
    view: "page-profile",
    personal: true,
    shell: "other",
  },
  { name: "search", path: { vi: "/btc/tim-kiem", en: "/mof/search" }, view: "page-search" },
  {
    name: "register",
    path: { vi: "/btc/tai-khoan/dang-ky-tai-khoan", en: "/mof/account/register" },
    view: "page-register",
    personal: true,
    shell: "other",
  },
  {
    name: "activation",
    path: { vi: "/btc/tai-khoan/kich-hoat-tai-khoan", en: "/mof/account/active" },
    view: "page-activation",
    personal: true,
    shell: "other",
  },
  { name: "specialPages", path: { vi: "/btc/chuyen-trang", en: "/mof/special-pages" }, view: "page-special-pages" },
  { name: "notFound", path: { vi: "/btc/trang-khong-ton-tai", en: "/mof/page-not-found" }, view: "page-not-found" },
  { name: "sitemap", path: { vi: "/btc/so-do-trang-website", en: "/mof/sitemap" }, view: "page-sitemap" },
];

/** @throws where the table has no page of that name: a mistake of the caller */
export function fixedPath(name: string, language: Language): string {
  const route = fixedRoutes.find((candidate) => candidate.name === name);
  if (!route) throw new Error(`There is no fixed page "${name}"; the names are those of fixedRoutes.`);
  return route.path[language];
}

/** Static content pages of the ministry, by prefix (specification §2.1). */
export const contentPrefix: Readonly<Record<Language, string>> = { vi: "/btc/noi-dung/", en: "/mof/content/" };
