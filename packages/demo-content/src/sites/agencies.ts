import { stories } from "../compose/stories.ts";
import type { SiteSeed } from "../site-seed.ts";

const articles = [
  ...stories(
    "dvtt-gioi-thieu",
    "leadership",
    `
2026-10-05 | Hệ thống các đơn vị trực thuộc: ai làm việc gì? | Tra cứu nhanh chức năng, nhiệm vụ và đầu mối liên hệ của từng đơn vị. // Trang giới thiệu được cập nhật ngay khi có thay đổi về tổ chức, kèm số điện thoại tiếp nhận hồ sơ của từng đơn vị.
2026-04-03 | Sơ đồ tổ chức và phân công phụ trách năm 2026 | Cập nhật sau khi hoàn thành sắp xếp bộ máy.
`,
  ),
  ...stories(
    "dvtt-vu-chuc-nang",
    "budget",
    `
2026-09-29 | Khối vụ chức năng: tham mưu chính sách và tổng hợp | Giới thiệu nhiệm vụ của các vụ và đầu mối phối hợp.
2026-06-06 | Vụ Pháp chế và vòng đời của một thông tư | Từ đề xuất chính sách đến khi văn bản có hiệu lực.
2026-01-15 | Thanh tra Bộ: kế hoạch thanh tra năm 2026 | Tập trung vào đầu tư công và quản lý tài sản.
`,
  ),
  ...stories(
    "dvtt-cuc-chuyen-nganh",
    "assets",
    `
2026-09-17 | Khối cục chuyên ngành: quản lý và cung cấp dịch vụ | Các cục quản lý giá, tài sản công, nợ và công nghệ thông tin.
2026-07-03 | Cục Quản lý công sản mở chuyên mục đấu giá tài sản | Thông tin tài sản, giá khởi điểm và lịch đấu giá.
2025-12-02 | Cục Dự trữ: sẵn sàng cho mùa mưa bão | Hàng hóa được bố trí gần vùng trọng điểm thiên tai.
`,
  ),
  ...stories(
    "dvtt-don-vi-su-nghiep",
    "research",
    `
2026-08-25 | Khối đơn vị sự nghiệp: đào tạo, nghiên cứu và truyền thông | Giới thiệu học viện, viện nghiên cứu, tạp chí và nhà xuất bản.
2026-05-17 | Nhà xuất bản giới thiệu tủ sách kiến thức tài chính phổ thông | Sách mỏng, dễ đọc, có bản nói cho người khiếm thị.
`,
  ),
  ...stories(
    "dvtt-dia-phuong",
    "investment",
    `
2026-08-01 | Hệ thống ngành dọc tại địa phương sau sắp xếp | Thuế, hải quan, kho bạc và dự trữ được tổ chức theo khu vực.
2026-03-22 | Danh bạ cơ quan tài chính 34 tỉnh, thành phố | Địa chỉ và số điện thoại tiếp nhận hồ sơ.
`,
  ),
];

export const agencies: SiteSeed = {
  slug: "don-vi-truc-thuoc",
  name: "Các đơn vị thuộc Bộ Tài chính",
  language: 1,
  logo: { initials: "ĐV", mark: "octagon" },
  panorama: "city",
  layoutId: "agencies-page-vi",
  categoryDefaulLayout: "category-default-layout-1",
  articleDefaulLayout: "article-default-layout-2",
  identity: {
    organisation: "Vụ Tổ chức cán bộ (mẫu)",
    address: "Số 1, đường Ví Dụ, Hà Nội",
    phone: "024 0000 0800",
    email: "tochuc@example.org",
    responsible: "Vụ trưởng (mẫu)",
  },
  menu: [
    { path: "/don-vi-truc-thuoc", label: "Trang chủ", order: 1 },
    { path: "/don-vi-truc-thuoc/dvtt-vu-chuc-nang", label: "Vụ chức năng", order: 2 },
    { path: "/don-vi-truc-thuoc/dvtt-cuc-chuyen-nganh", label: "Cục chuyên ngành", order: 3 },
    { path: "/don-vi-truc-thuoc/dvtt-don-vi-su-nghiep", label: "Đơn vị sự nghiệp", order: 4 },
    { path: "/don-vi-truc-thuoc/btcvn/gioi-thieu-don-vi", label: "Giới thiệu", order: 5 },
  ],
  blocks: [
    {
      key: "leader",
      cards: [
        {
          title: "Nguyễn Văn Ví Dụ",
          description: "Thứ trưởng phụ trách khối đơn vị (nhân vật mẫu)",
          link: "/btc/lanh-dao-bo",
          art: { portrait: "nguyen-van-vi-du" },
        },
        {
          title: "Hoàng Thị Mẫu",
          description: "Thứ trưởng phụ trách tổ chức cán bộ (nhân vật mẫu)",
          link: "/btc/lanh-dao-bo",
          art: { portrait: "hoang-thi-mau" },
        },
      ],
    },
    {
      key: "rssContents",
      cards: [
        { title: "Tin của khối vụ chức năng", link: "https://example.org/rss/vu-chuc-nang.xml", description: "Cập nhật hằng ngày" },
        { title: "Tin của khối cục chuyên ngành", link: "https://example.org/rss/cuc-chuyen-nganh.xml", description: "Cập nhật hằng ngày" },
        { title: "Tin của đơn vị sự nghiệp", link: "https://example.org/rss/don-vi-su-nghiep.xml", description: "Cập nhật hằng tuần" },
      ],
    },
    {
      key: "banner",
      cards: [
        { title: "Cổng thông tin Bộ Tài chính", link: "/btc", art: { panorama: "columns" } },
        { title: "Dịch vụ công trực tuyến", link: "/dich-vu-cong", art: { panorama: "network" } },
      ],
    },
    { key: "menu", categories: ["dvtt-vu-chuc-nang", "dvtt-cuc-chuyen-nganh", "dvtt-don-vi-su-nghiep", "dvtt-dia-phuong"] },
    { key: "agencies", category: "dvtt-gioi-thieu" },
  ],
  categories: [
    { slug: "dvtt-gioi-thieu", name: "Giới thiệu hệ thống tổ chức" },
    { slug: "dvtt-vu-chuc-nang", name: "Vụ chức năng" },
    { slug: "dvtt-cuc-chuyen-nganh", name: "Cục chuyên ngành" },
    { slug: "dvtt-don-vi-su-nghiep", name: "Đơn vị sự nghiệp" },
    { slug: "dvtt-dia-phuong", name: "Cơ quan tài chính địa phương" },
  ],
  articles,
  pages: [
    {
      slug: "gioi-thieu-don-vi",
      title: "Giới thiệu hệ thống đơn vị",
      html: `<p>Trang tổng hợp thông tin về các đơn vị thuộc Bộ. Nội dung là dữ liệu mẫu.</p><h2>Các khối đơn vị</h2><table><caption>Số đơn vị theo khối</caption><thead><tr><th scope="col">Khối</th><th scope="col">Số đơn vị</th></tr></thead><tbody><tr><th scope="row">Vụ chức năng và tương đương</th><td>14</td></tr><tr><th scope="row">Cục chuyên ngành</th><td>12</td></tr><tr><th scope="row">Đơn vị sự nghiệp</th><td>7</td></tr></tbody></table>`,
    },
  ],
};
