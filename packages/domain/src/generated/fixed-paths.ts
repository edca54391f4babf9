// Generated from src/routes/fixed-routes.ts by `npm run generate`. Do not edit.
export const fixedPaths = {
  vi: {
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
    visitStatistics: "/btc/thong-ke-truy-cap",
    notFound: "/btc/trang-khong-ton-tai",
    sitemap: "/btc/so-do-trang-website",
  },
  en: {
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
    visitStatistics: "/mof/statistics",
    notFound: "/mof/page-not-found",
    sitemap: "/mof/sitemap",
  },
} as const;

/** Fixed pages by the slug of the stored page whose text they show. */
export const storedPages = {
  vi: {
    "gioi-thieu": "about",
    "thong-tin-lien-he": "contacts",
  },
  en: {
    "about": "about",
    "contacts-us": "contacts",
  },
} as const;
