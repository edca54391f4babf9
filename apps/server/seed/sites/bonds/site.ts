import type { SiteSeed } from "../../site-seed.ts";
import { articles } from "./articles.ts";
import { categories } from "./categories.ts";

/** The bond market: results and figures first, then news and disclosure. */
export const bonds: SiteSeed = {
  slug: "trai-phieu",
  name: "Cổng thông tin thị trường trái phiếu",
  language: 1,
  logo: { initials: "TP", mark: "ring" },
  panorama: "chart",
  layoutId: "other-portal-1-home-vi",
  articleDefaulLayout: "article-default-layout-2",
  identity: {
    organisation: "Ban quản lý cổng thông tin trái phiếu (mẫu)",
    address: "Số 12, phố Minh Họa, Hà Nội",
    phone: "024 0000 0800",
    email: "traiphieu@example.org",
    responsible: "Ban biên tập cổng trái phiếu (mẫu)",
  },
  menu: [
    { path: "/trai-phieu", label: "Trang chủ", order: 1 },
    {
      path: "/trai-phieu/ttp-so-lieu-thi-truong",
      label: "Số liệu thị trường",
      order: 2,
      children: [
        { path: "/trai-phieu/ttp-dau-thau", label: "Kết quả đấu thầu", order: 1 },
        { path: "/trai-phieu/ttp-giao-dich-thu-cap", label: "Giao dịch thứ cấp", order: 2 },
        { path: "/trai-phieu/ttp-loi-suat", label: "Lợi suất", order: 3 },
      ],
    },
    {
      path: "/trai-phieu/ttp-tin-thi-truong",
      label: "Tin tức",
      order: 3,
      children: [
        { path: "/trai-phieu/ttp-dieu-hanh", label: "Quản lý, điều hành", order: 1 },
        { path: "/trai-phieu/ttp-phan-tich", label: "Phân tích", order: 2 },
        { path: "/trai-phieu/ttp-doanh-nghiep", label: "Trái phiếu doanh nghiệp", order: 3 },
        { path: "/trai-phieu/ttp-trai-phieu-xanh", label: "Trái phiếu xanh", order: 4 },
      ],
    },
    { path: "/trai-phieu/ttp-cong-bo-thong-tin", label: "Công bố thông tin", order: 4 },
    { path: "/trai-phieu/ttp-nha-dau-tu", label: "Dành cho nhà đầu tư", order: 5 },
    { path: "/trai-phieu/btcvn/thuat-ngu-trai-phieu", label: "Thuật ngữ", order: 6 },
  ],
  blocks: [
    { key: "slideNews", category: "ttp-tin-thi-truong" },
    { key: "pinNews", category: "ttp-dieu-hanh" },
    { key: "featuredNews", category: "ttp-phan-tich" },
    { key: "infomations", category: "ttp-thong-bao" },
    {
      key: "otherPortals",
      cards: [
        {
          title: "Cổng thông tin Bộ Tài chính",
          link: "/btc",
          description: "Tin tức, văn bản và số liệu ngân sách",
          art: { subject: "budget" },
        },
        {
          title: "Thời sự Tài chính",
          link: "/thoi-su-tai-chinh",
          description: "Tin trong ngày và phân tích thị trường",
          art: { subject: "market" },
        },
        {
          title: "Viện Chiến lược và Chính sách",
          link: "/vien-chien-luoc",
          description: "Báo cáo nghiên cứu và dự báo",
          art: { subject: "research" },
        },
        {
          title: "Cổng dịch vụ công ngành Tài chính",
          link: "/dich-vu-cong",
          description: "Thủ tục cấp phép, đăng ký trực tuyến",
          art: { subject: "digital" },
        },
      ],
    },
    {
      key: "newsAndBanner",
      cards: [
        { title: "Trái phiếu xanh và trái phiếu bền vững", category: "ttp-trai-phieu-xanh", art: { panorama: "mountains" } },
        { title: "Công bố thông tin của tổ chức phát hành", category: "ttp-cong-bo-thong-tin", art: { panorama: "city" } },
        { title: "Hiểu đúng trước khi mua trái phiếu", category: "ttp-nha-dau-tu", art: { panorama: "waves" } },
        { title: "Lịch đấu thầu quý IV năm 2026", category: "ttp-thong-bao", art: { panorama: "chart" } },
      ],
    },
    { key: "marketInfomations", categories: ["ttp-dau-thau", "ttp-giao-dich-thu-cap", "ttp-loi-suat"] },
    { key: "categories", categories: ["ttp-doanh-nghiep", "ttp-trai-phieu-xanh", "ttp-nha-dau-tu", "ttp-cong-bo-thong-tin"] },
  ],
  categories,
  articles,
  pages: [
    {
      slug: "thuat-ngu-trai-phieu",
      title: "Thuật ngữ trái phiếu thường gặp",
      html: `<p>Trang này giải thích ngắn gọn những từ thường gặp khi đọc tin về thị trường trái phiếu. Nội dung là dữ liệu mẫu, không phải khuyến nghị đầu tư.</p>
<h2>Khái niệm cơ bản</h2><ul><li><strong>Mệnh giá:</strong> số tiền được hoàn trả khi trái phiếu đáo hạn;</li><li><strong>Lãi suất danh nghĩa:</strong> tỷ lệ lãi tính trên mệnh giá, ghi khi phát hành;</li><li><strong>Lợi suất:</strong> mức sinh lời thực tế tính theo giá mua và thời gian nắm giữ;</li><li><strong>Kỳ hạn:</strong> khoảng thời gian từ khi phát hành đến khi đáo hạn.</li></ul>
<h2>Vì sao giá và lợi suất ngược chiều?</h2><table><caption>Ví dụ: trái phiếu mệnh giá 100.000 đồng, lãi 4.000 đồng, còn một năm</caption><thead><tr><th scope="col">Giá mua (đồng)</th><th scope="col">Số tiền nhận về (đồng)</th><th scope="col">Lợi suất</th></tr></thead><tbody><tr><th scope="row">99.000</th><td>104.000</td><td>5,05%</td></tr><tr><th scope="row">100.000</th><td>104.000</td><td>4,00%</td></tr><tr><th scope="row">101.000</th><td>104.000</td><td>2,97%</td></tr></tbody></table>
<h2>Đọc thêm</h2><p>Xem <a href="/trai-phieu/ttp-nha-dau-tu">mục dành cho nhà đầu tư</a> và <a href="/trai-phieu/ttp-loi-suat">diễn biến lợi suất</a>.</p>`,
    },
  ],
};
