import type { Language } from "@portal/core";
import type { FixedRoute } from "../routes/fixed-routes.ts";

interface PageNames {
  /** Of fixed pages, which have no record that names them. */
  readonly fixed: Readonly<Record<FixedRoute["name"], string>>;
  /** Of the ministry's site where the database does not have it yet. */
  readonly newPortal: string;
  readonly searchFor: (terms: string) => string;
  /** Of a page whose record has no summary. */
  readonly description: (site: string) => string;
}

export const pageNames: Readonly<Record<Language, PageNames>> = {
  vi: {
    fixed: {
      questionList: "Hỏi đáp",
      questionDetail: "Chi tiết câu hỏi",
      questionAsk: "Đặt câu hỏi",
      questionStatus: "Tra cứu tình trạng",
      report: "Báo lỗi trang",
      about: "Giới thiệu",
      contacts: "Thông tin liên hệ",
      formerMinisters: "Bộ trưởng tiền nhiệm",
      leaders: "Lãnh đạo Bộ",
      login: "Đăng nhập",
      profile: "Trang cá nhân",
      register: "Đăng ký tài khoản",
      activation: "Kích hoạt tài khoản",
      passwordForgotten: "Quên mật khẩu",
      passwordReset: "Đặt mật khẩu mới",
      specialPages: "Chuyên trang",
      sitemap: "Sơ đồ trang web",
      search: "Tìm kiếm",
      notFound: "Không tìm thấy trang",
    },
    newPortal: "Cổng thông tin điện tử",
    searchFor: (terms) => `Tìm kiếm: ${terms}`,
    description: (site) => `Thông tin chính thức của ${site}.`,
  },
  en: {
    fixed: {
      questionList: "Questions and answers",
      questionDetail: "Question",
      questionAsk: "Ask a question",
      questionStatus: "Check a receipt",
      report: "Report a problem with a page",
      about: "About",
      contacts: "Contacts",
      formerMinisters: "Former ministers",
      leaders: "Ministry leaders",
      login: "Log in",
      profile: "Profile",
      register: "Register",
      activation: "Activate account",
      passwordForgotten: "Forgotten password",
      passwordReset: "Set a new password",
      specialPages: "Special pages",
      sitemap: "Sitemap",
      search: "Search",
      notFound: "Page not found",
    },
    newPortal: "Information portal",
    searchFor: (terms) => `Search: ${terms}`,
    description: (site) => `Official information of ${site}.`,
  },
};
