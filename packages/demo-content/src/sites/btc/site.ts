import type { SiteSeed } from "../../site-seed.ts";
import { linkCards, partnerCards, portalCards, siteCards } from "../shared-cards.ts";
import { activities } from "./activities.ts";
import { budget } from "./budget.ts";
import { categories } from "./categories.ts";
import { papers } from "./documents.ts";
import { finance } from "./finance.ts";
import { investment } from "./investment.ts";
import { media } from "./media.ts";
import { menu } from "./menu.ts";
import { budgetReports, exchangeRates } from "./monthly.ts";
import { news } from "./news.ts";
import { pages } from "./pages.ts";

/** The ministry's home in Vietnamese: the default site. */
export const btc: SiteSeed = {
  slug: "btc",
  name: "Cổng thông tin điện tử Bộ Tài chính",
  language: 1,
  counterpart: "mof",
  logo: { initials: "BTC", mark: "shield" },
  panorama: "columns",
  layoutId: "default-layout-vi",
  articleDefaulLayout: "article-default-layout-1",
  identity: {
    organisation: "Bộ Tài chính (cổng thông tin mẫu)",
    address: "Số 1, đường Ví Dụ, Hà Nội",
    phone: "024 0000 0000",
    email: "lienhe@example.org",
    openingHours: "8 giờ đến 12 giờ và 13 giờ 30 đến 17 giờ, từ thứ Hai đến thứ Sáu (trừ ngày lễ)",
    map: "https://example.org/ban-do",
    responsible: "Ban biên tập cổng thông tin (mẫu)",
  },
  menu,
  blocks: [
    { key: "slideNews", category: "tin-tieu-diem" },
    { key: "pinNews", category: "chi-dao-dieu-hanh" },
    { key: "financeNews", category: "tin-tai-chinh" },
    { key: "financeVideo", category: "video-tai-chinh" },
    { key: "accountExchangeRate", category: "ty-gia" },
    { key: "totalBudgets", category: "thu-chi-ngan-sach" },
    { key: "siteList", cards: siteCards },
    { key: "logoSlide", cards: partnerCards },
    {
      key: "agencies",
      cards: [
        { title: "Vụ Ngân sách nhà nước", link: "/vu-ngan-sach", art: { subject: "budget" } },
        { title: "Cục Quản lý giá", link: "/cuc-quan-ly-gia", art: { subject: "prices" } },
        { title: "Cục Công nghệ thông tin và Chuyển đổi số", link: "/cuc-cong-nghe-thong-tin", art: { subject: "digital" } },
        { title: "Viện Chiến lược và Chính sách", link: "/vien-chien-luoc", art: { subject: "research" } },
      ],
    },
    { key: "linkWebsite", cards: linkCards },
    { key: "otherPortals", cards: portalCards },
    { key: "newsBlock1", categories: ["thue-phi-le-phi", "hai-quan", "kho-bac-nha-nuoc"] },
    { key: "newsBlock2", categories: ["thong-cao-bao-chi", "kien-nghi-cu-tri"] },
    { key: "newsBlock3", categories: ["gia-ca-thi-truong", "doanh-nghiep", "no-cong"] },
    { key: "categories", categories: ["van-ban-phap-luat", "du-thao-van-ban", "du-toan-quyet-toan"] },
    { key: "investmentPlanCategories", root: "ke-hoach-dau-tu", depth: 2 },
  ],
  categories,
  articles: [...news, ...activities, ...finance, ...budget, ...investment, ...papers, ...media, ...exchangeRates, ...budgetReports],
  pages,
};
