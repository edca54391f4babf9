import type { SiteSeed } from "../../site-seed.ts";
import { articles } from "./articles.ts";
import { categories } from "./categories.ts";

/** The institute for strategy and policy. */
export const institute: SiteSeed = {
  slug: "vien-chien-luoc",
  name: "Viện Chiến lược và Chính sách kinh tế – tài chính",
  language: 1,
  logo: { initials: "CL", mark: "arch" },
  panorama: "network",
  layoutId: "financial-strategy-and-policy-vi",
  categoryDefaulLayout: "category-default-layout-1",
  articleDefaulLayout: "article-default-layout-1",
  identity: {
    organisation: "Viện Chiến lược và Chính sách kinh tế – tài chính (mẫu)",
    address: "Nhà B, số 4, ngõ Minh Họa, Hà Nội",
    phone: "024 0000 0110",
    email: "vienchienluoc@example.org",
    responsible: "Viện trưởng (mẫu)",
  },
  // Not in the order of `order` on purpose: menus are sorted when read (spec §2.2).
  menu: [
    { path: "/vien-chien-luoc/vcl-thong-bao", label: "Thông báo", order: 6 },
    {
      path: "/vien-chien-luoc/vcl-nghien-cuu",
      label: "Nghiên cứu",
      order: 4,
      children: [
        { path: "/vien-chien-luoc/vcl-tai-chinh-xanh", label: "Tài chính xanh", order: 3 },
        { path: "/vien-chien-luoc/vcl-kinh-te-vi-mo", label: "Kinh tế vĩ mô và dự báo", order: 1 },
        { path: "/vien-chien-luoc/vcl-tai-khoa", label: "Chính sách tài khóa", order: 2 },
      ],
    },
    { path: "/vien-chien-luoc", label: "Trang chủ", order: 1 },
    { path: "/vien-chien-luoc/vcl-cong-khai", label: "Công khai", order: 7 },
    { path: "/vien-chien-luoc/vcl-hoat-dong", label: "Hoạt động", order: 3 },
    {
      path: "/vien-chien-luoc/vcl-an-pham",
      label: "Ấn phẩm",
      order: 5,
      children: [
        { path: "/vien-chien-luoc/vcl-sach", label: "Sách và tài liệu", order: 2 },
        { path: "/vien-chien-luoc/vcl-tap-chi", label: "Tạp chí", order: 1 },
      ],
    },
    { path: "/vien-chien-luoc/btcvn/gioi-thieu-vien-chien-luoc", label: "Giới thiệu", order: 2 },
  ],
  blocks: [
    { key: "slideNews", category: "vcl-tin-noi-bat" },
    { key: "pinNews", category: "vcl-hoat-dong" },
    { key: "featuredNews", category: "vcl-nghien-cuu" },
    { key: "infomations", category: "vcl-thong-bao" },
    {
      key: "vImagesCards",
      cards: [
        { title: "Báo cáo triển vọng 2027", category: "vcl-kinh-te-vi-mo", art: { subject: "market" } },
        { title: "Sổ tay đánh giá tác động chính sách", category: "vcl-sach", art: { subject: "document" } },
        { title: "Dữ liệu mở ngân sách địa phương", category: "vcl-tin-noi-bat", art: { subject: "digital" } },
        { title: "Bản tin tài chính xanh", category: "vcl-tai-chinh-xanh", art: { subject: "investment" } },
      ],
    },
    {
      key: "bookAndMagazine",
      cards: [
        { title: "Tạp chí số 11/2026: Tài chính hộ gia đình", category: "vcl-tap-chi", art: { subject: "research" } },
        { title: "Tạp chí số 8/2026: Tài khóa địa phương", category: "vcl-tap-chi", art: { subject: "budget" } },
        { title: "Tài chính công Việt Nam – bốn thập niên đổi mới", category: "vcl-sach", art: { subject: "document" } },
        { title: "Kinh tế học về thuế: giáo trình sau đại học", category: "vcl-sach", art: { subject: "tax" } },
      ],
    },
    {
      key: "newsAndBanner",
      cards: [
        { title: "Hội thảo quốc tế về tài chính số 2027", category: "vcl-thong-bao", art: { panorama: "network" } },
        { title: "Mạng lưới nghiên cứu chính sách", category: "vcl-tin-noi-bat", art: { panorama: "columns" } },
        { title: "Chỉ số căng thẳng tài chính", category: "vcl-kinh-te-vi-mo", art: { panorama: "chart" } },
      ],
    },
    {
      key: "imageCards",
      cards: [
        { title: "Đề tài, nhiệm vụ khoa học", category: "vcl-thong-bao", art: { subject: "research" } },
        { title: "Thư viện sách và tài liệu", category: "vcl-sach", art: { subject: "document" } },
        { title: "Hình ảnh, video khoa học", category: "vcl-hinh-anh", art: { subject: "leadership" } },
        { title: "Công khai ngân sách của Viện", category: "vcl-cong-khai", art: { subject: "budget" } },
      ],
    },
    { key: "categories", categories: ["vcl-kinh-te-vi-mo", "vcl-tai-khoa", "vcl-tai-chinh-xanh", "vcl-tap-chi"] },
  ],
  categories,
  articles,
  pages: [
    {
      slug: "gioi-thieu-vien-chien-luoc",
      title: "Giới thiệu Viện Chiến lược và Chính sách kinh tế – tài chính",
      html: `<p>Viện là đơn vị sự nghiệp khoa học thuộc Bộ Tài chính, nghiên cứu chiến lược, dự báo và tư vấn chính sách kinh tế – tài chính. Nội dung trang này là dữ liệu mẫu.</p>
<h2>Nhiệm vụ chính</h2><ul><li>Nghiên cứu chiến lược, cơ chế và chính sách tài chính;</li><li>Phân tích, dự báo kinh tế vĩ mô và tài chính – ngân sách;</li><li>Đánh giá tác động, phản biện dự thảo chính sách;</li><li>Đào tạo sau đại học, bồi dưỡng cán bộ nghiên cứu;</li><li>Xuất bản tạp chí, sách và cơ sở dữ liệu khoa học.</li></ul>
<h2>Các ban chuyên môn</h2><table><caption>Ban và hướng nghiên cứu</caption><thead><tr><th scope="col">Ban</th><th scope="col">Hướng nghiên cứu</th></tr></thead><tbody><tr><th scope="row">Ban Kinh tế vĩ mô</th><td>Mô hình dự báo, chu kỳ kinh tế</td></tr><tr><th scope="row">Ban Chính sách tài khóa</th><td>Thuế, chi tiêu công, nợ công</td></tr><tr><th scope="row">Ban Tài chính doanh nghiệp và thị trường</th><td>Thị trường vốn, bảo hiểm, doanh nghiệp</td></tr><tr><th scope="row">Ban Dữ liệu và Xuất bản</th><td>Khảo sát, dữ liệu mở, tạp chí</td></tr></tbody></table>
<h2>Nguyên tắc làm việc</h2><blockquote><p>Dữ liệu công khai, phương pháp lặp lại được, kết luận độc lập.</p></blockquote><p>Bài viết thể hiện quan điểm của tác giả. Thể lệ gửi bài có tại mục <a href="/vien-chien-luoc/vcl-tap-chi">Tạp chí Nghiên cứu Tài chính</a>.</p>`,
    },
  ],
};
