import type { SiteSeed } from "../../site-seed.ts";
import { linkCards } from "../shared-cards.ts";
import { leaderCards } from "./leaders.ts";
import { newsVi } from "./news-vi.ts";

/** A ministry of its own: its home is the view `home-ministry` (specification §2.3), asked for by `view`. */
export const planningVi: SiteSeed = {
  slug: "ke-hoach-va-dau-tu",
  name: "Cổng thông tin Kế hoạch và Đầu tư",
  language: 1,
  counterpart: "planning-and-investment",
  logo: { initials: "KH", mark: "hexagon" },
  panorama: "chart",
  view: "home-ministry",
  articleDefaulLayout: "article-default-layout-1",
  appLayout: "planning-ministry",
  identity: {
    organisation: "Khối Kế hoạch và Đầu tư (mẫu)",
    address: "Số 6, đường Minh Họa, Hà Nội",
    phone: "024 0000 0800",
    email: "kehoach@example.org",
    responsible: "Ban biên tập (mẫu)",
  },
  menu: [
    { path: "/ke-hoach-va-dau-tu", label: "Trang chủ", order: 1 },
    { path: "/ke-hoach-va-dau-tu/btcvn/gioi-thieu-ke-hoach-dau-tu", label: "Giới thiệu", order: 2 },
    { path: "/ke-hoach-va-dau-tu/khdt-chi-dao", label: "Chỉ đạo, điều hành", order: 3 },
    {
      path: "/ke-hoach-va-dau-tu/khdt-tin-tuc",
      label: "Chương trình",
      order: 4,
      children: [
        { path: "/ke-hoach-va-dau-tu/khdt-ha-tang", label: "Hạ tầng chiến lược", order: 1 },
        { path: "/ke-hoach-va-dau-tu/khdt-doanh-nghiep", label: "Kinh tế tư nhân", order: 2 },
        { path: "/ke-hoach-va-dau-tu/khdt-chuyen-doi-xanh", label: "Chuyển đổi xanh, chuyển đổi số", order: 3 },
      ],
    },
    { path: "/ke-hoach-va-dau-tu/khdt-van-ban", label: "Văn bản", order: 5 },
  ],
  blocks: [
    { key: "slideNews", category: "khdt-tin-tuc" },
    { key: "decisions", category: "khdt-chi-dao" },
    { key: "programmes", categories: ["khdt-ha-tang", "khdt-doanh-nghiep", "khdt-chuyen-doi-xanh"] },
    { key: "pressRelease", category: "khdt-thong-cao" },
    { key: "documents", category: "khdt-van-ban" },
    { key: "leaders", cards: leaderCards("/btc/lanh-dao-bo", ["Bộ trưởng", "Thứ trưởng thường trực", "Thứ trưởng"]) },
    { key: "linkWebsite", cards: linkCards },
  ],
  categories: [
    { slug: "khdt-tin-tuc", name: "Tin kế hoạch và đầu tư", counterpart: "pi-news" },
    {
      slug: "khdt-chi-dao",
      name: "Chỉ đạo, điều hành của khối kế hoạch",
      counterpart: "pi-decisions",
      metadata: { articleView: "article-ministry" },
    },
    {
      slug: "khdt-ha-tang",
      name: "Hạ tầng chiến lược",
      description: "Đường cao tốc, cảng biển và lưới điện đến năm 2030.",
      counterpart: "pi-infrastructure",
    },
    {
      slug: "khdt-doanh-nghiep",
      name: "Phát triển kinh tế tư nhân",
      description: "Thủ tục, vốn và liên kết cho doanh nghiệp nhỏ và vừa.",
      counterpart: "pi-private-sector",
    },
    {
      slug: "khdt-chuyen-doi-xanh",
      name: "Chuyển đổi xanh, chuyển đổi số",
      description: "Chỉ tiêu, dữ liệu mở và đổi mới sáng tạo.",
      counterpart: "pi-green-digital",
    },
    { slug: "khdt-thong-cao", name: "Thông cáo báo chí", counterpart: "pi-press" },
    { slug: "khdt-van-ban", name: "Văn bản, kế hoạch", counterpart: "pi-documents" },
  ],
  articles: newsVi,
  pages: [
    {
      slug: "gioi-thieu-ke-hoach-dau-tu",
      title: "Giới thiệu khối Kế hoạch và Đầu tư",
      counterpart: "about-planning-and-investment",
      html: `<p>Khối Kế hoạch và Đầu tư tham mưu về chiến lược, quy hoạch, kế hoạch phát triển và đầu tư. Nội dung là dữ liệu mẫu.</p><h2>Nhiệm vụ chính</h2><ul><li>Xây dựng chiến lược và kế hoạch phát triển kinh tế – xã hội;</li><li>Tổng hợp, cân đối vốn đầu tư công;</li><li>Thúc đẩy đầu tư và phát triển doanh nghiệp;</li><li>Thống kê và dữ liệu phục vụ hoạch định chính sách.</li></ul>`,
    },
  ],
};
