import { documents, files, stories } from "../compose/stories.ts";
import type { SiteSeed } from "../site-seed.ts";

const articles = [
  ...stories(
    "vns-tin-noi-bat",
    "budget",
    `
2026-11-16 | Vụ Ngân sách nhà nước hoàn thành tổng hợp dự toán năm 2027 | Khối lượng công việc lớn được hoàn thành sớm năm ngày nhờ hệ thống tổng hợp mới. // Dự toán của hơn 40 đầu mối trung ương và 34 địa phương được đối chiếu tự động, giảm hẳn sai sót khi nhập tay.
2026-10-14 | Thảo luận dự toán với các địa phương: ưu tiên cho vùng khó khăn | Định mức phân bổ mới tính đến dân số, diện tích và mức độ thiên tai.
2026-08-07 | Tập huấn định mức phân bổ ngân sách giai đoạn 2026 – 2030 | Hơn 600 cán bộ tài chính tham dự trực tiếp và trực tuyến.
2026-05-25 | Cơ chế điều tiết ngân sách sau sắp xếp tỉnh: ổn định để phát triển | Tỷ lệ điều tiết được giữ nguyên trong năm đầu.
2026-02-03 | Những điểm mới của Luật Ngân sách nhà nước sửa đổi | Phân cấp mạnh hơn, thủ tục điều chỉnh dự toán gọn hơn.
`,
  ),
  ...stories(
    "vns-chi-dao",
    "leadership",
    `
2026-11-09 | Kế hoạch công tác trọng tâm hai tháng cuối năm của Vụ | Sáu nhóm nhiệm vụ, phân công đến từng phòng.
2026-09-14 | Đổi mới cách làm báo cáo: một số liệu, một nguồn | Các phòng dùng chung kho dữ liệu, không lập bảng riêng.
2026-06-10 | Rà soát thủ tục bổ sung dự toán giữa năm | Thời gian xử lý tối đa bảy ngày làm việc.
`,
  ),
  ...stories(
    "vns-ngan-sach-dia-phuong",
    "budget",
    `
2026-11-05 | Ngân sách cấp xã: hỏi đáp về quản lý thu, chi | Hai mươi câu hỏi thường gặp của kế toán xã, phường.
2026-10-02 | Đánh giá một năm phân cấp nguồn thu cho cấp xã | Xã, phường chủ động hơn, song cần thêm nhân lực kế toán.
2026-07-22 | Hỗ trợ địa phương khắc phục hạn hán, xâm nhập mặn | Kinh phí được cấp trong ba ngày kể từ khi có đề nghị.
2025-12-09 | Thưởng vượt thu: nguyên tắc và cách tính | Ví dụ minh họa cho ba nhóm địa phương.
`,
  ),
  ...files(
    "vns-so-lieu",
    "budget",
    `
2026-11-12 | Biểu tổng hợp dự toán thu ngân sách theo địa phương năm 2027 | Bảng tính 34 địa phương, đơn vị tỷ đồng. | du-toan-thu-dia-phuong-2027.xlsx
2026-08-15 | Số liệu ngân sách lịch sử 2010 – 2025 | Chuỗi số liệu phục vụ nghiên cứu. | so-lieu-ngan-sach-2010-2025.csv
2026-03-30 | Sổ tay mục lục ngân sách nhà nước | Bản tra cứu nhanh, cập nhật năm 2026. | so-tay-muc-luc.pdf
`,
  ),
  ...documents(
    "vns-van-ban",
    "budget",
    `
2026-10-27 | Công văn hướng dẫn xử lý chuyển nguồn cuối năm | Các trường hợp được chuyển nguồn và hồ sơ kèm theo. | 15208/BTC-M-NSNN; Bộ Tài chính
2026-10-12 | Công văn về đối chiếu số liệu thu, chi ngân sách chín tháng | Thời hạn và mẫu biểu đối chiếu giữa cơ quan thuế, hải quan và kho bạc. | 14417/BTC-M-NSNN; Bộ Tài chính
2026-08-21 | Công văn hướng dẫn đánh giá thực hiện ngân sách năm 2026 | Nội dung báo cáo, căn cứ ước thực hiện và thời gian gửi. | 11836/BTC-M-NSNN; Bộ Tài chính
2026-05-07 | Công văn về cập nhật kế hoạch tài chính ba năm | Biểu mẫu và thời hạn gửi báo cáo. | 6610/BTC-M-NSNN; Bộ Tài chính
2025-10-15 | Công văn hướng dẫn tiết kiệm chi thường xuyên | Phạm vi, cách xác định và quản lý nguồn tiết kiệm. | 14002/BTC-M-NSNN; Bộ Tài chính
`,
  ),
];

export const departmentBudget: SiteSeed = {
  slug: "vu-ngan-sach",
  name: "Vụ Ngân sách nhà nước",
  language: 1,
  logo: { initials: "NS", mark: "hexagon" },
  panorama: "chart",
  layoutId: "department-1-home-vi",
  categoryDefaulLayout: "category-default-layout-1",
  articleDefaulLayout: "article-default-layout-1",
  identity: {
    organisation: "Vụ Ngân sách nhà nước (mẫu)",
    address: "Tầng 5, số 1, đường Ví Dụ, Hà Nội",
    phone: "024 0000 0105",
    email: "ngansach@example.org",
    responsible: "Vụ trưởng (mẫu)",
  },
  menu: [
    { path: "/vu-ngan-sach", label: "Trang chủ", order: 1 },
    { path: "/vu-ngan-sach/btcvn/gioi-thieu-vu-ngan-sach", label: "Giới thiệu", order: 2 },
    { path: "/vu-ngan-sach/vns-tin-noi-bat", label: "Tin tức", order: 3 },
    { path: "/vu-ngan-sach/vns-so-lieu", label: "Số liệu", order: 4 },
    { path: "/vu-ngan-sach/vns-van-ban", label: "Văn bản", order: 5 },
  ],
  blocks: [
    { key: "slideNews", category: "vns-tin-noi-bat" },
    { key: "pinNews", category: "vns-chi-dao" },
    { key: "featuredNews", category: "vns-ngan-sach-dia-phuong" },
    { key: "infomations", category: "vns-van-ban" },
    {
      key: "newsAndBanner",
      cards: [
        { title: "Dự toán ngân sách năm 2027", link: "/btc/ngan-sach-nha-nuoc", art: { panorama: "chart" } },
        { title: "Ngân sách dành cho công dân", link: "/btc/du-toan-quyet-toan", art: { panorama: "waves" } },
      ],
    },
    {
      key: "imageCards",
      cards: [
        { title: "Số liệu ngân sách", category: "vns-so-lieu", art: { subject: "budget" } },
        { title: "Văn bản hướng dẫn", category: "vns-van-ban", art: { subject: "research" } },
        { title: "Chỉ đạo, điều hành", category: "vns-chi-dao", art: { subject: "cooperation" } },
      ],
    },
    { key: "categories", categories: ["vns-so-lieu", "thu-chi-ngan-sach", "du-toan-quyet-toan"] },
  ],
  categories: [
    { slug: "vns-tin-noi-bat", name: "Tin nổi bật về ngân sách" },
    { slug: "vns-chi-dao", name: "Chỉ đạo, điều hành ngân sách" },
    { slug: "vns-ngan-sach-dia-phuong", name: "Ngân sách địa phương", children: [{ slug: "vns-so-lieu", name: "Số liệu ngân sách" }] },
    { slug: "vns-van-ban", name: "Thông tin, văn bản hướng dẫn" },
  ],
  articles,
  pages: [
    {
      slug: "gioi-thieu-vu-ngan-sach",
      title: "Giới thiệu Vụ Ngân sách nhà nước",
      html: `<p>Vụ Ngân sách nhà nước là đơn vị thuộc Bộ Tài chính, có chức năng tham mưu, giúp Bộ trưởng quản lý nhà nước về ngân sách. Nội dung là dữ liệu mẫu.</p><h2>Nhiệm vụ</h2><ul><li>Tổng hợp dự toán và phương án phân bổ ngân sách trung ương;</li><li>Hướng dẫn địa phương quản lý, điều hành ngân sách;</li><li>Tổng hợp quyết toán ngân sách nhà nước.</li></ul><h2>Các phòng</h2><p>Phòng Tổng hợp, Phòng Ngân sách trung ương, Phòng Ngân sách địa phương, Phòng Dữ liệu.</p>`,
    },
  ],
};
