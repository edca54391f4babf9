import type { Language } from "@portal/core";
import type { Shell } from "../page.ts";

interface Row {
  readonly name: string;
  readonly path: Readonly<Record<Language, string>>;
  /** Name of the page where no record gives one: in its title and its breadcrumb. */
  readonly title: Readonly<Record<Language, string>>;
  /** Template that draws it. */
  readonly view: string;
  /** Slug of the stored page whose text it shows, in each language. */
  readonly page?: Readonly<Record<Language, string>>;
  /** The visitor's own (accounts): neither cached nor indexed. Carries forms. */
  readonly personal?: true;
  /** Carries a form, and is drawn for one visitor each time. */
  readonly forms?: true;
  /** The fixed page above it, for the breadcrumb. */
  readonly parent?: string;
  /** Shell of its own, whatever the site's is. */
  readonly shell?: Shell;
}

/**
 * The route table of specification §2.1, home and static content apart: those follow rules of their own (match.ts). After a change run
 * `npm run generate`.
 */
const rows = [
  {
    name: "questionList",
    path: { vi: "/btc/hoi-dap", en: "/mof/question-answer" },
    title: { vi: "Hỏi đáp", en: "Questions and answers" },
    view: "page-questions",
  },
  {
    name: "questionDetail",
    path: { vi: "/btc/hoi-dap/chi-tiet-cau-hoi", en: "/mof/question-answer/question-detail" },
    title: { vi: "Chi tiết câu hỏi", en: "Question" },
    view: "page-question",
    parent: "questionList",
  },
  {
    name: "questionAsk",
    path: { vi: "/btc/hoi-dap/dat-cau-hoi", en: "/mof/question-answer/ask" },
    title: { vi: "Đặt câu hỏi", en: "Ask a question" },
    view: "page-question-ask",
    forms: true,
    parent: "questionList",
  },
  {
    name: "questionStatus",
    path: { vi: "/btc/hoi-dap/tra-cuu", en: "/mof/question-answer/status" },
    title: { vi: "Tra cứu tình trạng", en: "Check a receipt" },
    view: "page-question-status",
    personal: true,
    parent: "questionList",
  },
  {
    name: "report",
    path: { vi: "/btc/bao-loi", en: "/mof/report-problem" },
    title: { vi: "Báo lỗi trang", en: "Report a problem with a page" },
    view: "page-report",
    forms: true,
  },
  {
    name: "about",
    path: { vi: "/btc/gioi-thieu", en: "/mof/about" },
    title: { vi: "Giới thiệu", en: "About" },
    view: "page-fixed",
    page: { vi: "gioi-thieu", en: "about" },
  },
  {
    name: "contacts",
    path: { vi: "/btc/thong-tin-lien-he", en: "/mof/contacts-us" },
    title: { vi: "Thông tin liên hệ", en: "Contacts" },
    view: "page-contacts",
    page: { vi: "thong-tin-lien-he", en: "contacts-us" },
  },
  {
    name: "formerMinisters",
    path: { vi: "/btc/bo-truong-tien-nhiem", en: "/mof/former-minister" },
    title: { vi: "Bộ trưởng tiền nhiệm", en: "Former ministers" },
    view: "page-former-ministers",
  },
  {
    name: "leaders",
    path: { vi: "/btc/lanh-dao-bo", en: "/mof/ministry-leader" },
    title: { vi: "Lãnh đạo Bộ", en: "Ministry leaders" },
    view: "page-people",
  },
  {
    name: "login",
    path: { vi: "/btc/tai-khoan/dang-nhap", en: "/mof/account/login" },
    title: { vi: "Đăng nhập", en: "Log in" },
    view: "page-login",
    personal: true,
    shell: "other",
  },
  {
    name: "profile",
    path: { vi: "/btc/tai-khoan/trang-ca-nhan", en: "/mof/account/profile" },
    title: { vi: "Trang cá nhân", en: "Profile" },
    view: "page-profile",
    personal: true,
    shell: "other",
  },
  {
    name: "search",
    path: { vi: "/btc/tim-kiem", en: "/mof/search" },
    title: { vi: "Tìm kiếm", en: "Search" },
    view: "page-search",
  },
  {
    name: "register",
    path: { vi: "/btc/tai-khoan/dang-ky-tai-khoan", en: "/mof/account/register" },
    title: { vi: "Đăng ký tài khoản", en: "Register" },
    view: "page-register",
    personal: true,
    shell: "other",
  },
  {
    name: "activation",
    path: { vi: "/btc/tai-khoan/kich-hoat-tai-khoan", en: "/mof/account/active" },
    title: { vi: "Kích hoạt tài khoản", en: "Activate account" },
    view: "page-activation",
    personal: true,
    shell: "other",
  },
  {
    name: "passwordForgotten",
    path: { vi: "/btc/tai-khoan/quen-mat-khau", en: "/mof/account/forgotten-password" },
    title: { vi: "Quên mật khẩu", en: "Forgotten password" },
    view: "page-password-forgotten",
    personal: true,
    parent: "login",
    shell: "other",
  },
  {
    name: "passwordReset",
    path: { vi: "/btc/tai-khoan/mat-khau-moi", en: "/mof/account/new-password" },
    title: { vi: "Đặt mật khẩu mới", en: "Set a new password" },
    view: "page-password-reset",
    personal: true,
    parent: "login",
    shell: "other",
  },
  {
    name: "specialPages",
    path: { vi: "/btc/chuyen-trang", en: "/mof/special-pages" },
    title: { vi: "Chuyên trang", en: "Special pages" },
    view: "page-special-pages",
  },
  {
    name: "visitStatistics",
    path: { vi: "/btc/thong-ke-truy-cap", en: "/mof/statistics" },
    title: { vi: "Thống kê truy cập", en: "Visitor statistics" },
    view: "page-visit-statistics",
  },
  {
    name: "notFound",
    path: { vi: "/btc/trang-khong-ton-tai", en: "/mof/page-not-found" },
    title: { vi: "Không tìm thấy trang", en: "Page not found" },
    view: "page-not-found",
  },
  {
    name: "sitemap",
    path: { vi: "/btc/so-do-trang-website", en: "/mof/sitemap" },
    title: { vi: "Sơ đồ trang web", en: "Sitemap" },
    view: "page-sitemap",
  },
  {
    name: "openData",
    path: { vi: "/btc/du-lieu-mo", en: "/mof/open-data" },
    title: { vi: "Dữ liệu mở", en: "Open data" },
    view: "page-open-data",
  },
] as const satisfies readonly Row[];

export type FixedPage = (typeof rows)[number]["name"];

/** What stands at a fixed address of the ministry (specification §2.1). */
export interface FixedRoute extends Row {
  readonly name: FixedPage;
  readonly parent?: FixedPage;
}

export const fixedRoutes: readonly FixedRoute[] = rows;

/** Name of a fixed page. */
export const fixedTitle = (name: FixedPage, language: Language): string =>
  fixedRoutes.find((route) => route.name === name)?.title[language] ?? "";
