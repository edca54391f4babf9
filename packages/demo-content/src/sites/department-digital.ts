import { documents, stories, videos } from "../compose/stories.ts";
import type { SiteSeed } from "../site-seed.ts";
import { portalCards } from "./shared-cards.ts";

const articles = [
  ...stories(
    "cntt-tin-noi-bat",
    "digital",
    `
2026-11-18 | Kho dữ liệu ngành Tài chính vượt mốc hai mươi hệ thống kết nối | Dữ liệu được chuẩn hóa, gắn mã định danh và kiểm soát chất lượng tự động. // Hệ thống mới nhất được kết nối là cơ sở dữ liệu về tài sản công, cho phép đối chiếu với dự toán sửa chữa.
2026-10-20 | Ra mắt phiên bản mới của cổng thông tin điện tử | Giao diện nhẹ, dễ đọc, đạt chuẩn tiếp cận và chạy tốt trên điện thoại.
2026-08-30 | Trí tuệ nhân tạo có kiểm soát: nguyên tắc áp dụng trong ngành Tài chính | Con người chịu trách nhiệm cuối cùng, mọi gợi ý đều có căn cứ.
2026-05-29 | Điện toán đám mây riêng: tiết kiệm một phần ba chi phí hạ tầng | Các hệ thống nhỏ được gom về nền tảng dùng chung.
2026-01-27 | Mười kỹ năng số cần có của công chức tài chính | Khung năng lực mới gắn với vị trí việc làm.
`,
  ),
  ...stories(
    "cntt-thong-bao",
    "digital",
    `
2026-11-12 | Thông báo lịch bảo trì hệ thống ngày 28/11/2026 | Dịch vụ tạm dừng từ 22 giờ đến 2 giờ sáng hôm sau.
2026-10-03 | Thông báo thay đổi chứng thư số của cổng kết nối | Các đơn vị cập nhật trước ngày 31/10/2026.
2026-06-17 | Cảnh báo lỗ hổng bảo mật trên thiết bị mạng | Danh sách thiết bị và cách khắc phục.
2026-03-19 | Tuyển chọn chuyên gia dữ liệu làm việc theo hợp đồng | Tiêu chuẩn, hồ sơ và thời hạn nộp.
`,
  ),
  ...stories(
    "cntt-an-toan-thong-tin",
    "digital",
    `
2026-11-01 | Tháng hành động an toàn thông tin: mỗi người một mật khẩu mạnh | Hơn 40 nghìn công chức hoàn thành bài kiểm tra nhận biết lừa đảo.
2026-09-06 | Kết quả diễn tập thực chiến: phát hiện sớm, cô lập nhanh | Thời gian phát hiện trung bình giảm còn 11 phút.
2026-04-15 | Bảo vệ dữ liệu cá nhân: quy trình mới tại các đơn vị | Mỗi hệ thống phải có hồ sơ đánh giá tác động.
`,
  ),
  ...stories(
    "cntt-thong-ke",
    "research",
    `
2026-10-25 | Niên giám thống kê tài chính 2025 được công bố trực tuyến | Bảng số liệu tương tác, tải về nhiều định dạng.
2026-07-27 | Dữ liệu mở: những bộ dữ liệu được tải nhiều nhất | Ngân sách, xuất nhập khẩu và doanh nghiệp dẫn đầu.
2025-11-08 | Phương pháp thống kê tài chính chính phủ theo chuẩn quốc tế | Giải thích sự khác nhau giữa các khái niệm thu, chi.
`,
  ),
  ...documents(
    "cntt-van-ban",
    "digital",
    `
2026-09-25 | Quyết định ban hành kiến trúc số ngành Tài chính phiên bản 4.0 | Nguyên tắc, mô hình và lộ trình triển khai. | 2250/QĐ-BTC-M; Bộ Tài chính
2026-02-17 | Quy chế bảo đảm an toàn thông tin mạng | Trách nhiệm của đơn vị và cá nhân. | 402/QĐ-BTC-M; Bộ Tài chính
`,
  ),
  ...videos(
    "cntt-tin-noi-bat",
    "digital",
    `
2026-10-20 | Video: làm quen với cổng thông tin phiên bản mới | Tìm kiếm, đổi giao diện và đọc trên điện thoại.
`,
  ),
];

export const departmentDigital: SiteSeed = {
  slug: "cuc-cong-nghe-thong-tin",
  name: "Cục Công nghệ thông tin và Chuyển đổi số",
  language: 1,
  logo: { initials: "CN", mark: "steps" },
  panorama: "network",
  layoutId: "department-3-home-vi",
  categoryDefaulLayout: "category-default-layout-2",
  articleDefaulLayout: "article-default-layout-1",
  identity: {
    organisation: "Cục Công nghệ thông tin và Chuyển đổi số (mẫu)",
    address: "Số 4, ngõ Minh Họa, Hà Nội",
    phone: "024 0000 0304",
    email: "congnghe@example.org",
    responsible: "Cục trưởng (mẫu)",
  },
  menu: [
    { path: "/cuc-cong-nghe-thong-tin", label: "Trang chủ", order: 1 },
    { path: "/cuc-cong-nghe-thong-tin/btcvn/gioi-thieu-cuc-cong-nghe", label: "Giới thiệu", order: 2 },
    { path: "/cuc-cong-nghe-thong-tin/cntt-an-toan-thong-tin", label: "An toàn thông tin", order: 3 },
    { path: "/cuc-cong-nghe-thong-tin/cntt-thong-ke", label: "Thống kê, dữ liệu mở", order: 4 },
    { path: "/dich-vu-cong", label: "Dịch vụ công", order: 5, blank: true },
  ],
  blocks: [
    { key: "slideNews", category: "cntt-tin-noi-bat" },
    { key: "pinNews", category: "cntt-an-toan-thong-tin" },
    { key: "featuredNews", category: "cntt-thong-ke" },
    { key: "infomations", category: "cntt-thong-bao" },
    { key: "otherPortals", cards: portalCards },
    {
      key: "newsAndBanner",
      cards: [
        { title: "Dữ liệu mở ngành Tài chính", link: "/cuc-cong-nghe-thong-tin/cntt-thong-ke", art: { panorama: "network" } },
        { title: "Tháng hành động an toàn thông tin", link: "/cuc-cong-nghe-thong-tin/cntt-an-toan-thong-tin", art: { panorama: "waves" } },
      ],
    },
    { key: "categories", categories: ["cntt-van-ban", "cntt-an-toan-thong-tin", "cntt-thong-ke"] },
  ],
  categories: [
    { slug: "cntt-tin-noi-bat", name: "Tin chuyển đổi số" },
    { slug: "cntt-thong-bao", name: "Thông tin, thông báo" },
    { slug: "cntt-an-toan-thong-tin", name: "An toàn thông tin" },
    { slug: "cntt-thong-ke", name: "Thống kê, dữ liệu mở" },
    { slug: "cntt-van-ban", name: "Văn bản, tiêu chuẩn" },
  ],
  articles,
  pages: [
    {
      slug: "gioi-thieu-cuc-cong-nghe",
      title: "Giới thiệu Cục Công nghệ thông tin và Chuyển đổi số",
      html: `<p>Cục là đơn vị đầu mối về công nghệ thông tin, chuyển đổi số và thống kê của ngành Tài chính. Nội dung là dữ liệu mẫu.</p><h2>Lĩnh vực hoạt động</h2><ul><li>Hạ tầng và nền tảng dùng chung;</li><li>Dữ liệu và thống kê;</li><li>An toàn thông tin mạng;</li><li>Hỗ trợ người dùng.</li></ul><p>Tổng đài hỗ trợ kỹ thuật: 024 0000 0304, trực 24/7.</p>`,
    },
  ],
};
