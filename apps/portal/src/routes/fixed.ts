import type { Language } from "@portal/core";

/** A page at a fixed address in both languages (specification §2.1). */
export interface FixedRoute {
  readonly name: string;
  readonly path: Readonly<Record<Language, string>>;
  /** Template that draws it. */
  readonly view: string;
  /** Slug of the stored page whose text it shows, in each language. */
  readonly page: Readonly<Record<Language, string>> | undefined;
}

const same = (slug: string): Readonly<Record<Language, string>> => ({ vi: slug, en: slug });

/** The localised route table of specification §2.1. A page that no record fills yet answers "not found" until its issue builds it. */
export const fixedRoutes: readonly FixedRoute[] = [
  {
    name: "questionList",
    path: { vi: "/btc/hoi-dap", en: "/mof/question-answer" },
    view: "page-fixed",
    page: { vi: "hoi-dap", en: "question-answer" },
  },
  {
    name: "questionDetail",
    path: { vi: "/btc/hoi-dap/chi-tiet-cau-hoi", en: "/mof/question-answer/question-detail" },
    view: "page-fixed",
    page: { vi: "chi-tiet-cau-hoi", en: "question-detail" },
  },
  { name: "about", path: { vi: "/btc/gioi-thieu", en: "/mof/about" }, view: "page-fixed", page: { vi: "gioi-thieu", en: "about" } },
  {
    name: "contacts",
    path: { vi: "/btc/thong-tin-lien-he", en: "/mof/contacts-us" },
    view: "page-fixed",
    page: { vi: "thong-tin-lien-he", en: "contacts-us" },
  },
  {
    name: "formerMinisters",
    path: { vi: "/btc/bo-truong-tien-nhiem", en: "/mof/former-minister" },
    view: "page-former-ministers",
    page: undefined,
  },
  { name: "leaders", path: { vi: "/btc/lanh-dao-bo", en: "/mof/ministry-leader" }, view: "page-people", page: undefined },
  { name: "login", path: { vi: "/btc/tai-khoan/dang-nhap", en: "/mof/account/login" }, view: "page-fixed", page: same("login") },
  { name: "profile", path: { vi: "/btc/tai-khoan/trang-ca-nhan", en: "/mof/account/profile" }, view: "page-fixed", page: same("profile") },
  { name: "search", path: { vi: "/btc/tim-kiem", en: "/mof/search" }, view: "page-search", page: undefined },
  {
    name: "register",
    path: { vi: "/btc/tai-khoan/dang-ky-tai-khoan", en: "/mof/account/register" },
    view: "page-fixed",
    page: same("register"),
  },
  {
    name: "activation",
    path: { vi: "/btc/tai-khoan/kich-hoat-tai-khoan", en: "/mof/account/active" },
    view: "page-fixed",
    page: same("activation"),
  },
  {
    name: "specialPages",
    path: { vi: "/btc/chuyen-trang", en: "/mof/special-pages" },
    view: "page-fixed",
    page: { vi: "chuyen-trang", en: "special-pages" },
  },
  { name: "notFound", path: { vi: "/btc/trang-khong-ton-tai", en: "/mof/page-not-found" }, view: "page-not-found", page: undefined },
  { name: "sitemap", path: { vi: "/btc/so-do-trang-website", en: "/mof/sitemap" }, view: "page-sitemap", page: undefined },
];

/** Static content pages of the ministry, by prefix (specification §2.1). */
export const contentPrefix: Readonly<Record<Language, string>> = { vi: "/btc/noi-dung/", en: "/mof/content/" };
