import type { Language } from "@portal/core";

/** Fixed ministry pages that shell and widgets lead to (specification §2.1). */
interface MinistryPages {
  readonly home: string;
  readonly about: string;
  readonly leaders: string;
  readonly formerMinisters: string;
  readonly questions: string;
  readonly question: string;
  readonly specialPages: string;
  readonly contact: string;
  readonly search: string;
  readonly sitemap: string;
  readonly login: string;
  readonly register: string;
  readonly activation: string;
}

export const ministryPages: Readonly<Record<Language, MinistryPages>> = {
  vi: {
    home: "/",
    about: "/btc/gioi-thieu",
    leaders: "/btc/lanh-dao-bo",
    formerMinisters: "/btc/bo-truong-tien-nhiem",
    questions: "/btc/hoi-dap",
    question: "/btc/hoi-dap/chi-tiet-cau-hoi",
    specialPages: "/btc/chuyen-trang",
    contact: "/btc/thong-tin-lien-he",
    search: "/btc/tim-kiem",
    sitemap: "/btc/so-do-trang-website",
    login: "/btc/tai-khoan/dang-nhap",
    register: "/btc/tai-khoan/dang-ky-tai-khoan",
    activation: "/btc/tai-khoan/kich-hoat-tai-khoan",
  },
  en: {
    home: "/mof",
    about: "/mof/about",
    leaders: "/mof/ministry-leader",
    formerMinisters: "/mof/former-minister",
    questions: "/mof/question-answer",
    question: "/mof/question-answer/question-detail",
    specialPages: "/mof/special-pages",
    contact: "/mof/contacts-us",
    search: "/mof/search",
    sitemap: "/mof/sitemap",
    login: "/mof/account/login",
    register: "/mof/account/register",
    activation: "/mof/account/active",
  },
};

export const questionHref = (slug: string, language: Language): string =>
  `${ministryPages[language].question}?id=${encodeURIComponent(slug)}`;
