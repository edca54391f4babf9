import type { Language } from "@portal/core";
import { sitePath } from "./paths.ts";

const vi = {
  home: "/",
  questionList: "/btc/hoi-dap",
  questionDetail: "/btc/hoi-dap/chi-tiet-cau-hoi",
  questionAsk: "/btc/hoi-dap/dat-cau-hoi",
  questionStatus: "/btc/hoi-dap/tra-cuu",
  report: "/btc/bao-loi",
  about: "/btc/gioi-thieu",
  contacts: "/btc/thong-tin-lien-he",
  formerMinisters: "/btc/bo-truong-tien-nhiem",
  leaders: "/btc/lanh-dao-bo",
  login: "/btc/tai-khoan/dang-nhap",
  profile: "/btc/tai-khoan/trang-ca-nhan",
  search: "/btc/tim-kiem",
  register: "/btc/tai-khoan/dang-ky-tai-khoan",
  activation: "/btc/tai-khoan/kich-hoat-tai-khoan",
  passwordForgotten: "/btc/tai-khoan/quen-mat-khau",
  passwordReset: "/btc/tai-khoan/mat-khau-moi",
  specialPages: "/btc/chuyen-trang",
  notFound: "/btc/trang-khong-ton-tai",
  sitemap: "/btc/so-do-trang-website",
};

export type MinistryPage = keyof typeof vi;

/** Addresses of the ministry's own pages in both languages (specification §2.1): what routes match, blocks link to and sites may not take. */
export const ministryPages: Readonly<Record<Language, Readonly<Record<MinistryPage, string>>>> = {
  vi,
  en: {
    home: "/mof",
    questionList: "/mof/question-answer",
    questionDetail: "/mof/question-answer/question-detail",
    questionAsk: "/mof/question-answer/ask",
    questionStatus: "/mof/question-answer/status",
    report: "/mof/report-problem",
    about: "/mof/about",
    contacts: "/mof/contacts-us",
    formerMinisters: "/mof/former-minister",
    leaders: "/mof/ministry-leader",
    login: "/mof/account/login",
    profile: "/mof/account/profile",
    search: "/mof/search",
    register: "/mof/account/register",
    activation: "/mof/account/active",
    passwordForgotten: "/mof/account/forgotten-password",
    passwordReset: "/mof/account/new-password",
    specialPages: "/mof/special-pages",
    notFound: "/mof/page-not-found",
    sitemap: "/mof/sitemap",
  },
};

/** Static content pages of the ministry, by prefix (specification §2.1). */
export const contentPrefix: Readonly<Record<Language, string>> = { vi: "/btc/noi-dung/", en: "/mof/content/" };

/** Of these the text is stored, as the page whose slug ends the address. */
const written: readonly MinistryPage[] = ["about", "contacts"];

/** Where a stored page is read: as one of the ministry's own pages, or else as a static page. */
export function storedPagePath(site: string, slug: string, language: Language, ministry: Readonly<Record<Language, string>>): string {
  const own = site === ministry[language] ? written.map((name) => ministryPages[language][name]) : [];
  return own.find((path) => path.split("/")[2] === slug) ?? staticPagePath(site, slug, language, ministry);
}

/** A question's page (specification §2.1). */
export const questionPath = (slug: string, language: Language): string =>
  `${ministryPages[language].questionDetail}?id=${encodeURIComponent(slug)}`;

/** The segment below a site that says the language of a static page (specification §2.2). */
export const languageSegments: Readonly<Record<Language, string>> = { vi: "btcvn", en: "btcen" };

/** Address of a static page below its site, by its language (specification §2.2). */
export const sitePagePath = (site: string, slug: string, language: Language): string =>
  `${sitePath(site)}/${languageSegments[language]}/${encodeURIComponent(slug)}`;

/**
 * Address of a static page: below the prefix on the ministry's site of its language, elsewhere below the site (specification §2.2).
 * @param ministry slugs of the ministry's two sites
 */
export const staticPagePath = (site: string, slug: string, language: Language, ministry: Readonly<Record<Language, string>>): string =>
  site === ministry[language] ? contentPrefix[language] + encodeURIComponent(slug) : sitePagePath(site, slug, language);
