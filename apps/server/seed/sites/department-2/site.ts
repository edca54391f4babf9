import type { SiteSeed } from "../../site-seed.ts";
import { siteCards } from "../shared-cards.ts";
import { articles } from "./articles.ts";
import { categories } from "./categories.ts";

/** The debt management department. */
export const departmentDebt: SiteSeed = {
  slug: "cuc-quan-ly-no",
  name: "Cục Quản lý nợ",
  language: 1,
  logo: { initials: "QLN", mark: "diamond" },
  panorama: "bridge",
  layoutId: "department-2-home-vi",
  categoryDefaulLayout: "category-default-layout-2",
  articleDefaulLayout: "article-default-layout-1",
  identity: {
    organisation: "Cục Quản lý nợ (mẫu)",
    address: "Tầng 8, số 1, đường Ví Dụ, Hà Nội",
    phone: "024 0000 0108",
    email: "quanlyno@example.org",
    responsible: "Cục trưởng (mẫu)",
  },
  menu: [
    { path: "/cuc-quan-ly-no", label: "Trang chủ", order: 1 },
    { path: "/cuc-quan-ly-no/btcvn/gioi-thieu-cuc-quan-ly-no", label: "Giới thiệu", order: 2 },
    {
      path: "/cuc-quan-ly-no/qln-no-cong",
      label: "Nợ công",
      order: 3,
      children: [
        { path: "/cuc-quan-ly-no/qln-no-chinh-phu", label: "Nợ Chính phủ", order: 1 },
        { path: "/cuc-quan-ly-no/qln-no-dia-phuong", label: "Nợ chính quyền địa phương", order: 2 },
        { path: "/cuc-quan-ly-no/qln-bao-lanh", label: "Bảo lãnh Chính phủ", order: 3 },
        { path: "/cuc-quan-ly-no/qln-ban-tin", label: "Bản tin nợ công", order: 4 },
      ],
    },
    {
      path: "/cuc-quan-ly-no/qln-vay-uu-dai",
      label: "Vay nước ngoài",
      order: 4,
      children: [
        { path: "/cuc-quan-ly-no/qln-vay-uu-dai", label: "Vay ODA, vay ưu đãi", order: 1 },
        { path: "/cuc-quan-ly-no/qln-cho-vay-lai", label: "Cho vay lại", order: 2 },
      ],
    },
    { path: "/cuc-quan-ly-no/qln-thong-bao", label: "Thông báo", order: 5 },
    { path: "/cuc-quan-ly-no/qln-tra-cuu", label: "Tra cứu", order: 6 },
  ],
  blocks: [
    { key: "slideNews", category: "qln-tin-tieu-diem" },
    { key: "pinNews", category: "qln-chi-dao" },
    { key: "featuredNews", category: "qln-vay-uu-dai" },
    { key: "infomations", category: "qln-thong-bao" },
    { key: "siteList", cards: [...siteCards.slice(0, 3), ...siteCards.slice(5, 7)] },
    {
      key: "vNewsAndBanner",
      cards: [
        { title: "Bản tin nợ công", category: "qln-ban-tin", art: { panorama: "chart" } },
        { title: "Trái phiếu Chính phủ xanh", link: "/thi-truong-trai-phieu", art: { panorama: "mountains" } },
        { title: "Công trình từ vốn vay ưu đãi", category: "qln-thu-vien", art: { panorama: "bridge" } },
      ],
    },
    {
      key: "hNewsAndBanner",
      cards: [
        { title: "Hiểu đúng về nợ công", category: "qln-no-cong", art: { panorama: "waves" } },
        { title: "Ngân sách dành cho công dân", link: "/btc/ngan-sach-nha-nuoc", art: { panorama: "columns" } },
        { title: "Góp ý dự thảo văn bản", link: "/btc/du-thao-van-ban", art: { panorama: "network" } },
      ],
    },
    {
      key: "imageCards",
      cards: [
        { title: "Nợ Chính phủ", category: "qln-no-chinh-phu", art: { subject: "market" } },
        { title: "Vay ODA, vay ưu đãi", category: "qln-vay-uu-dai", art: { subject: "cooperation" } },
        { title: "Công cụ tra cứu", category: "qln-tra-cuu", art: { subject: "digital" } },
        { title: "Thu, chi ngân sách nhà nước", link: "/btc/thu-chi-ngan-sach", art: { subject: "budget" } },
      ],
    },
    { key: "categories", categories: ["qln-no-chinh-phu", "qln-no-dia-phuong", "qln-bao-lanh", "qln-ban-tin"] },
  ],
  categories,
  articles,
  pages: [
    {
      slug: "gioi-thieu-cuc-quan-ly-no",
      title: "Giới thiệu Cục Quản lý nợ",
      html: `<p>Cục Quản lý nợ là đơn vị thuộc Bộ Tài chính, tham mưu, giúp Bộ trưởng thống nhất quản lý nhà nước về nợ công và vay, trả nợ nước ngoài của quốc gia. Nội dung trang này là dữ liệu mẫu.</p>
<h2>Nhiệm vụ chính</h2><ul><li>Xây dựng kế hoạch vay, trả nợ công năm năm và hằng năm;</li><li>Đàm phán, ký kết và quản lý các khoản vay nước ngoài của Chính phủ;</li><li>Thẩm định, cấp và giám sát bảo lãnh Chính phủ;</li><li>Theo dõi nợ chính quyền địa phương và vốn cho vay lại;</li><li>Thống kê, công bố thông tin về nợ công.</li></ul>
<h2>Các phòng chuyên môn</h2><table><caption>Phòng và lĩnh vực phụ trách</caption><thead><tr><th scope="col">Phòng</th><th scope="col">Lĩnh vực</th></tr></thead><tbody><tr><th scope="row">Phòng Chiến lược và Rủi ro</th><td>Chiến lược nợ, phân tích bền vững nợ</td></tr><tr><th scope="row">Phòng Song phương, đa phương</th><td>Vay ODA, vay ưu đãi</td></tr><tr><th scope="row">Phòng Bảo lãnh và Cho vay lại</th><td>Thẩm định, thu hồi nợ</td></tr><tr><th scope="row">Phòng Thống kê</th><td>Số liệu, Bản tin nợ công</td></tr></tbody></table>
<h2>Liên hệ công tác</h2><p>Hồ sơ rút vốn và báo cáo định kỳ được gửi qua <a href="/dich-vu-cong">cổng dịch vụ công</a>; tài liệu công khai có tại mục <a href="/cuc-quan-ly-no/qln-ban-tin">Bản tin nợ công</a>.</p>`,
    },
  ],
};
