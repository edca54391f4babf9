import { galleries, stories, videos } from "../compose/stories.ts";
import type { SiteSeed } from "../site-seed.ts";
import { portalCards, siteCards } from "./shared-cards.ts";

const articles = [
  ...stories(
    "tin-bo-truong",
    "leadership",
    `
2026-11-17 | Bộ trưởng làm việc với các địa phương về giải ngân vốn đầu tư công | Bộ trưởng yêu cầu mỗi dự án phải có một đầu mối chịu trách nhiệm và lịch giải ngân theo tuần. // Tại buổi làm việc, chín địa phương báo cáo trực tiếp về vướng mắc mặt bằng và vật liệu; sáu kiến nghị được giải quyết ngay.
2026-11-04 | Bộ trưởng tiếp xúc cử tri ngành Tài chính trước kỳ họp Quốc hội | Cử tri quan tâm đến chế độ sau sắp xếp bộ máy và nhà ở cho công chức trẻ.
2026-10-10 | Bộ trưởng dự lễ khai giảng và trao học bổng cho sinh viên tài chính | Bộ trưởng nhắn nhủ sinh viên học cách đặt câu hỏi trước khi tìm đáp số.
2026-09-15 | Bộ trưởng thăm hỏi người dân vùng lũ, kiểm tra việc xuất cấp hàng dự trữ | Hàng dự trữ phải đến tay người dân trong vòng 24 giờ.
2026-06-08 | Bộ trưởng trả lời chất vấn về hoàn thuế và hỗ trợ doanh nghiệp | Phiên chất vấn kéo dài hơn hai giờ với 36 lượt câu hỏi.
`,
  ),
  ...stories(
    "chi-dao-bo-truong",
    "leadership",
    `
2026-11-11 | Chỉ thị của Bộ trưởng về tổ chức thực hiện dự toán năm 2027 | Phân bổ xong trước ngày 31/12, không để tồn kinh phí chưa giao.
2026-10-19 | Kết luận của Bộ trưởng tại hội nghị cải cách thủ tục hành chính | Mỗi đơn vị chọn ba thủ tục nhiều hồ sơ nhất để thiết kế lại.
2026-08-22 | Bộ trưởng yêu cầu công khai tiến độ trả lời kiến nghị doanh nghiệp | Bảng theo dõi được đăng trên cổng thông tin từ tháng 9.
2026-04-11 | Thư của Bộ trưởng gửi công chức, người lao động sau một năm sắp xếp bộ máy | Cảm ơn tinh thần trách nhiệm và chia sẻ những khó khăn.
`,
  ),
  ...stories(
    "hoat-dong-bo-truong",
    "cooperation",
    `
2026-10-17 | Bộ trưởng dự hội nghị Bộ trưởng Tài chính khu vực | Việt Nam đề xuất sáng kiến kết nối thanh toán bán lẻ xuyên biên giới.
2026-09-23 | Bộ trưởng tiếp đại diện các tổ chức phát triển | Hai bên trao đổi về tài chính khí hậu và hỗ trợ kỹ thuật.
2026-07-20 | Bộ trưởng đối thoại với nhà đầu tư tổ chức quốc tế | Nhà đầu tư quan tâm đến lộ trình nâng hạng thị trường.
2026-05-13 | Bộ trưởng gặp mặt cán bộ hưu trí ngành Tài chính | Buổi gặp mặt ôn lại những chặng đường đổi mới.
2025-12-15 | Bộ trưởng thăm đồn biên phòng và chi cục hải quan cửa khẩu | Kiểm tra công tác chống buôn lậu dịp cuối năm.
`,
  ),
  ...stories(
    "phat-bieu-bo-truong",
    "budget",
    `
2026-11-12 | Phát biểu của Bộ trưởng về dự toán ngân sách năm 2027 trước Quốc hội | Mỗi đồng ngân sách chi ra phải trả lời được câu hỏi: người dân nhận được gì.
2026-08-28 | Bài viết của Bộ trưởng: kỷ luật tài khóa và khát vọng phát triển | Tài khóa bền vững là bệ đỡ cho những mục tiêu dài hạn.
2026-03-09 | Phát biểu khai mạc diễn đàn tài chính số | Dữ liệu chỉ có giá trị khi được dùng để phục vụ người dân.
2025-07-30 | Trả lời phỏng vấn về đồng hành cùng doanh nghiệp nhỏ | Chính sách tốt phải đi vào cuộc sống trong thời gian ngắn nhất.
`,
  ),
  ...galleries(
    "anh-bo-truong",
    "leadership",
    `
2026-11-17 | Chùm ảnh: Bộ trưởng kiểm tra công trường trọng điểm | Chuyến kiểm tra tại ba dự án giao thông. | Nghe báo cáo tiến độ; Trao đổi với kỹ sư; Trên mặt cầu mới; Thăm lán trại công nhân
2026-09-16 | Chùm ảnh: Bộ trưởng với đồng bào vùng lũ | Những hình ảnh tại hai xã vùng cao. | Đường vào bản; Trao nhu yếu phẩm; Lớp học mới; Bữa cơm chung
2025-11-21 | Chùm ảnh: Gặp mặt nhà giáo ngành Tài chính | Nhân ngày Nhà giáo Việt Nam 20/11. | Lễ gặp mặt; Trao bằng khen; Thầy và trò
`,
  ),
  ...videos(
    "video-bo-truong",
    "leadership",
    `
2026-11-12 | Video: Bộ trưởng báo cáo dự toán ngân sách trước Quốc hội | Những nội dung chính trong ba phút.
2026-06-08 | Video: Phiên chất vấn Bộ trưởng Tài chính | Tổng hợp các câu hỏi và trả lời.
`,
  ),
];

export const minister: SiteSeed = {
  slug: "bo-truong",
  name: "Trang thông tin Bộ trưởng Bộ Tài chính",
  language: 1,
  logo: { initials: "BT", mark: "shield" },
  panorama: "mountains",
  layoutId: "minister-homepage-vi",
  articleDefaulLayout: "article-default-layout-2",
  identity: {
    organisation: "Văn phòng Bộ (mẫu)",
    address: "Số 1, đường Ví Dụ, Hà Nội",
    email: "vanphong@example.org",
    responsible: "Thư ký biên tập (mẫu)",
  },
  menu: [
    { path: "/bo-truong", label: "Trang chủ", order: 1 },
    { path: "/bo-truong/hoat-dong-bo-truong", label: "Hoạt động", order: 2 },
    { path: "/bo-truong/chi-dao-bo-truong", label: "Chỉ đạo", order: 3 },
    { path: "/bo-truong/phat-bieu-bo-truong", label: "Phát biểu, bài viết", order: 4 },
    { path: "/bo-truong/btcvn/tieu-su-bo-truong", label: "Tiểu sử", order: 5 },
    { path: "/btc", label: "Cổng thông tin Bộ", order: 6, blank: true },
  ],
  blocks: [
    { key: "slideNews", category: "tin-bo-truong" },
    { key: "pinNews", category: "chi-dao-bo-truong" },
    { key: "featuredNews", category: "phat-bieu-bo-truong" },
    { key: "mostReadNews", category: "hoat-dong-cua-bo" },
    { key: "activitiesNews", category: "hoat-dong-bo-truong" },
    { key: "photoNews", category: "anh-bo-truong" },
    { key: "videoNews", category: "video-bo-truong" },
    { key: "siteList", cards: siteCards.slice(1, 7) },
    { key: "otherPortals", cards: portalCards },
    { key: "linkWebsite", categories: ["chi-dao-bo-truong", "phat-bieu-bo-truong", "anh-bo-truong"] },
  ],
  categories: [
    { slug: "tin-bo-truong", name: "Tin nổi bật của Bộ trưởng", metadata: { articleView: "article-minister" } },
    { slug: "chi-dao-bo-truong", name: "Chỉ đạo của Bộ trưởng", metadata: { articleView: "article-minister" } },
    {
      slug: "hoat-dong-bo-truong",
      name: "Hoạt động của Bộ trưởng",
      description: "Lịch làm việc, tiếp khách, đi cơ sở.",
      metadata: { view: "category-minister", articleView: "article-minister" },
    },
    {
      slug: "phat-bieu-bo-truong",
      name: "Phát biểu, bài viết",
      children: [
        { slug: "anh-bo-truong", name: "Tin ảnh" },
        { slug: "video-bo-truong", name: "Tin video" },
      ],
    },
  ],
  articles,
  pages: [
    {
      slug: "tieu-su-bo-truong",
      title: "Tiểu sử Bộ trưởng",
      html: `<p>Trang này giới thiệu tiểu sử của Bộ trưởng. Nhân vật và thông tin là dữ liệu mẫu.</p><h2>Quá trình công tác</h2><table><caption>Quá trình công tác</caption><thead><tr><th scope="col">Thời gian</th><th scope="col">Chức vụ</th></tr></thead><tbody><tr><th scope="row">2024 đến nay</th><td>Bộ trưởng Bộ Tài chính</td></tr><tr><th scope="row">2019 – 2024</th><td>Thứ trưởng Bộ Tài chính</td></tr><tr><th scope="row">2012 – 2019</th><td>Công tác tại địa phương</td></tr></tbody></table><h2>Đào tạo</h2><p>Tiến sĩ kinh tế; cử nhân tài chính.</p>`,
    },
  ],
};
