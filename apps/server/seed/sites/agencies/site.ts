import type { SiteSeed } from "../../site-seed.ts";
import { articles } from "./articles.ts";
import { categories } from "./categories.ts";

/** The units of the ministry: who does what, and how to reach them. */
export const agencies: SiteSeed = {
  slug: "don-vi",
  name: "Các đơn vị thuộc Bộ Tài chính",
  language: 1,
  logo: { initials: "ĐV", mark: "octagon" },
  panorama: "bridge",
  layoutId: "agencies-page-vi",
  categoryDefaulLayout: "category-default-layout-1",
  articleDefaulLayout: "article-default-layout-1",
  identity: {
    organisation: "Văn phòng Bộ Tài chính (mẫu)",
    address: "Số 1, đường Ví Dụ, Hà Nội",
    phone: "024 0000 0700",
    email: "vanphong@example.org",
    responsible: "Phòng Tổng hợp – Thông tin (mẫu)",
  },
  menu: [
    { path: "/don-vi", label: "Trang chủ", order: 1 },
    {
      path: "/don-vi/dv-gioi-thieu",
      label: "Hệ thống tổ chức",
      order: 2,
      children: [
        { path: "/don-vi/dv-khoi-vu", label: "Khối vụ chức năng", order: 1 },
        { path: "/don-vi/dv-khoi-cuc", label: "Khối cục chuyên ngành", order: 2 },
        { path: "/don-vi/dv-khoi-su-nghiep", label: "Khối đơn vị sự nghiệp", order: 3 },
        { path: "/don-vi/dv-khoi-dia-phuong", label: "Cơ quan tài chính địa phương", order: 4 },
      ],
    },
    { path: "/don-vi/dv-tin-hoat-dong", label: "Tin hoạt động", order: 3 },
    { path: "/don-vi/dv-kien-nghi-cu-tri", label: "Kiến nghị cử tri", order: 4 },
    { path: "/don-vi/dv-cong-khai-ngan-sach", label: "Công khai ngân sách", order: 5 },
    { path: "/don-vi/btcvn/danh-ba-don-vi", label: "Danh bạ", order: 6 },
  ],
  blocks: [
    {
      key: "leader",
      cards: [
        { title: "Trần Minh Mẫu", description: "Bộ trưởng (nhân vật mẫu)", link: "/btc/lanh-dao-bo", art: { portrait: "tran-minh-mau" } },
        {
          title: "Nguyễn Văn Ví Dụ",
          description: "Thứ trưởng phụ trách khối vụ (nhân vật mẫu)",
          link: "/btc/lanh-dao-bo",
          art: { portrait: "nguyen-van-vi-du" },
        },
        {
          title: "Hoàng Thị Mẫu",
          description: "Thứ trưởng phụ trách khối cục (nhân vật mẫu)",
          link: "/btc/lanh-dao-bo",
          art: { portrait: "hoang-thi-mau" },
        },
      ],
    },
    {
      key: "rssContents",
      cards: [
        {
          title: "Tin hoạt động của các đơn vị",
          link: "https://example.org/rss/don-vi/tin-hoat-dong.xml",
          description: "Cập nhật hằng ngày",
        },
        { title: "Giới thiệu đơn vị", link: "https://example.org/rss/don-vi/gioi-thieu.xml", description: "Thay đổi về tổ chức, nhiệm vụ" },
        {
          title: "Công khai ngân sách của các đơn vị",
          link: "https://example.org/rss/don-vi/cong-khai.xml",
          description: "Theo quý và theo năm",
        },
        { title: "Trả lời kiến nghị cử tri", link: "https://example.org/rss/don-vi/kien-nghi.xml", description: "Theo từng kỳ họp" },
        { title: "Thông báo tuyển dụng", link: "https://example.org/rss/don-vi/tuyen-dung.xml", description: "Khi có đợt tuyển mới" },
      ],
    },
    {
      key: "banner",
      cards: [{ title: "Một đầu mối, trả lời trong năm ngày làm việc", link: "/don-vi/btcvn/danh-ba-don-vi", art: { panorama: "bridge" } }],
    },
    { key: "menu", categories: ["dv-khoi-vu", "dv-khoi-cuc", "dv-khoi-su-nghiep", "dv-khoi-dia-phuong"] },
    { key: "agencies", category: "dv-gioi-thieu" },
  ],
  categories,
  articles,
  pages: [
    {
      slug: "danh-ba-don-vi",
      title: "Danh bạ đơn vị",
      html: `<p>Danh bạ dưới đây giúp người dân, doanh nghiệp gửi hồ sơ và câu hỏi đến đúng đơn vị. Địa chỉ và số điện thoại là dữ liệu mẫu.</p>
<h2>Đầu mối tiếp nhận</h2><table><caption>Điện thoại tiếp nhận của một số đơn vị</caption><thead><tr><th scope="col">Đơn vị</th><th scope="col">Lĩnh vực</th><th scope="col">Điện thoại</th></tr></thead><tbody><tr><th scope="row"><a href="/vu-ngan-sach">Vụ Ngân sách nhà nước</a></th><td>Dự toán, quyết toán</td><td>024 0000 0711</td></tr><tr><th scope="row"><a href="/cuc-quan-ly-gia">Cục Quản lý giá</a></th><td>Giá, thẩm định giá</td><td>024 0000 0721</td></tr><tr><th scope="row"><a href="/cuc-cong-nghe-thong-tin">Cục Công nghệ thông tin và Chuyển đổi số</a></th><td>Hạ tầng, dữ liệu, an toàn thông tin</td><td>024 0000 0722</td></tr><tr><th scope="row"><a href="/vien-chien-luoc">Viện Chiến lược và Chính sách</a></th><td>Nghiên cứu, dự báo</td><td>024 0000 0731</td></tr></tbody></table>
<h2>Cách gửi câu hỏi</h2><ol><li>Chọn đúng lĩnh vực trong bảng trên;</li><li>Nêu rõ văn bản, điều khoản cần giải thích;</li><li>Để lại địa chỉ thư điện tử nhận trả lời.</li></ol>
<p>Câu hỏi gửi nhầm đơn vị được chuyển tiếp trong ngày, người gửi không phải gửi lại. Thư điện tử chung: <a href="mailto:vanphong@example.org">vanphong@example.org</a>.</p>`,
    },
  ],
};
