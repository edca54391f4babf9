import { galleries, links, stories, videos } from "../compose/stories.ts";
import type { SiteSeed } from "../site-seed.ts";

const articles = [
  ...stories(
    "cdtc-tin-noi-bat",
    "union",
    `
2026-11-20 | Công đoàn ngành Tài chính phát động chương trình Tết sum vầy 2027 | Mục tiêu chăm lo cho mười nghìn đoàn viên có hoàn cảnh khó khăn. // Chương trình gồm trao quà, hỗ trợ vé xe về quê và tổ chức bữa cơm công đoàn tại các đơn vị vùng biên.
2026-10-20 | Tôn vinh nữ cán bộ, công chức tiêu biểu nhân ngày 20/10 | Sáu mươi gương mặt được biểu dương từ cơ sở.
2026-08-28 | Hội thao ngành Tài chính: sôi nổi và đoàn kết | Gần hai nghìn vận động viên tranh tài ở bảy môn.
2026-05-01 | Tháng Công nhân: trao nhà mái ấm cho đoàn viên vùng cao | Mười hai căn nhà được bàn giao trước mùa mưa.
2026-03-08 | Tọa đàm nữ công: cân bằng việc cơ quan và việc nhà | Hơn hai trăm nữ đoàn viên trao đổi về giờ làm việc linh hoạt và nơi gửi trẻ.
`,
  ),
  ...stories(
    "cdtc-thi-dua",
    "union",
    `
2026-11-12 | Sáng kiến từ cơ sở: tiết kiệm hàng nghìn giờ làm việc mỗi năm | Công cụ đối chiếu chứng từ tự động được nhân rộng.
2026-09-28 | Tổng kết phong trào thi đua giỏi việc nước, đảm việc nhà | Nhiều mô hình câu lạc bộ hỗ trợ lẫn nhau được duy trì tốt.
2026-07-18 | Gương sáng: kế toán trưởng và ba mươi năm không sai sót | Câu chuyện về sự cẩn thận và lòng yêu nghề.
2026-03-28 | Phát động đợt thi đua cao điểm chào mừng ngày truyền thống | Năm nội dung thi đua gắn với nhiệm vụ chuyên môn.
`,
  ),
  ...stories(
    "cdtc-phuc-loi",
    "union",
    `
2026-11-05 | Hướng dẫn đăng ký hỗ trợ nhà ở từ quỹ mái ấm công đoàn | Đối tượng, mức hỗ trợ và hồ sơ cần có.
2026-09-09 | Khám sức khỏe lưu động cho đoàn viên vùng xa | Bác sĩ chuyên khoa khám, tư vấn và cấp thuốc.
2026-06-01 | Ngày hội gia đình: trao học bổng cho con đoàn viên vượt khó | Hơn năm trăm suất học bổng được trao.
2025-12-20 | Phúc lợi đoàn viên: thêm mười đối tác giảm giá | Khám bệnh, học ngoại ngữ và mua sắm thiết yếu.
`,
  ),
  ...stories(
    "cdtc-thong-bao",
    "union",
    `
2026-11-16 | Thông báo lịch đại hội công đoàn cơ sở nhiệm kỳ mới | Thời gian và hướng dẫn công tác nhân sự.
2026-10-06 | Thể lệ cuộc thi ảnh nụ cười người tài chính | Ảnh dự thi gửi trước ngày 30/11/2026.
2026-08-04 | Thông báo lớp tập huấn kỹ năng cán bộ công đoàn | Ba lớp tại ba miền, học phí miễn phí.
`,
  ),
  ...galleries(
    "cdtc-album",
    "union",
    `
2026-08-29 | Album: Hội thao ngành Tài chính năm 2026 | Những khoảnh khắc đẹp trên sân thi đấu. | Lễ khai mạc; Chung kết bóng đá; Kéo co; Cầu lông đôi nam nữ; Trao huy chương; Cổ động viên
2026-05-02 | Album: Ngày hội tháng Công nhân | Trao nhà, trồng cây và giao lưu. | Căn nhà mới; Trồng cây; Bữa cơm công đoàn; Múa hát cùng đoàn viên
2025-11-20 | Album: Hiến máu nhân đạo | Mỗi giọt máu cho đi. | Đăng ký hiến máu; Phòng khám; Tình nguyện viên
2025-04-26 | Album: Về nguồn | Hành trình thăm các địa chỉ đỏ. | Lên đường; Dâng hương; Thăm bản làng; Lửa trại
`,
  ),
  ...videos(
    "cdtc-album",
    "union",
    `
2026-05-03 | Video: Mái ấm công đoàn nơi vùng cao | Hành trình dựng mười hai ngôi nhà.
`,
  ),
  ...links(
    "cdtc-thong-bao",
    "union",
    `
2026-02-28 | Phần mềm quản lý đoàn viên | Đăng nhập để cập nhật thông tin và thẻ đoàn viên. | https://example.org/doan-vien
`,
  ),
];

export const union: SiteSeed = {
  slug: "cong-doan",
  name: "Công đoàn ngành Tài chính",
  language: 1,
  logo: { initials: "CĐ", mark: "petals" },
  panorama: "lotus",
  layoutId: "ministry-of-finance-union-vi",
  articleDefaulLayout: "article-default-layout-2",
  // The wire allows a string here too (spec §3).
  asString: true,
  identity: {
    organisation: "Công đoàn ngành Tài chính (mẫu)",
    address: "Tầng 2, số 1, đường Ví Dụ, Hà Nội",
    phone: "024 0000 0600",
    email: "congdoan@example.org",
    responsible: "Chủ tịch công đoàn (mẫu)",
  },
  menu: [
    { path: "/cong-doan", label: "Trang chủ", order: 1 },
    { path: "/cong-doan/cdtc-thi-dua", label: "Thi đua", order: 2 },
    { path: "/cong-doan/cdtc-phuc-loi", label: "Phúc lợi đoàn viên", order: 3 },
    { path: "/cong-doan/cdtc-album", label: "Album ảnh", order: 4 },
    { path: "/cong-doan/btcvn/gioi-thieu-cong-doan", label: "Giới thiệu", order: 5 },
  ],
  blocks: [
    { key: "slideNews", category: "cdtc-tin-noi-bat" },
    { key: "pinNews", category: "cdtc-thi-dua" },
    { key: "featuredNews", category: "cdtc-phuc-loi" },
    { key: "infomations", category: "cdtc-thong-bao" },
    { key: "categories", categories: ["cdtc-thi-dua", "cdtc-phuc-loi", "cdtc-thong-bao"] },
    { key: "photosAlbum", category: "cdtc-album" },
    {
      key: "newsAndBanner",
      cards: [
        { title: "Tết sum vầy 2027", link: "/cong-doan/cdtc-tin-noi-bat", art: { panorama: "lotus" } },
        { title: "Quỹ mái ấm công đoàn", link: "/cong-doan/cdtc-phuc-loi", art: { panorama: "mountains" } },
      ],
    },
    {
      key: "imageCards",
      cards: [
        {
          title: "Mái ấm công đoàn",
          link: "/cong-doan/cdtc-phuc-loi",
          description: "Hỗ trợ xây, sửa nhà cho đoàn viên khó khăn",
          art: { subject: "assets" },
        },
        {
          title: "Khám sức khỏe lưu động",
          link: "/cong-doan/cdtc-phuc-loi",
          description: "Bác sĩ chuyên khoa về cơ sở, mỗi năm một lần",
          art: { subject: "union" },
        },
        {
          title: "Học bổng cho con đoàn viên",
          link: "/cong-doan/cdtc-phuc-loi",
          description: "Hơn năm trăm suất mỗi năm học",
          art: { subject: "research" },
        },
        {
          title: "Ưu đãi từ đối tác",
          link: "/cong-doan/cdtc-phuc-loi",
          description: "Giảm giá khám bệnh, học ngoại ngữ, mua sắm",
          art: { subject: "prices" },
        },
        {
          title: "Thưởng sáng kiến cơ sở",
          link: "/cong-doan/cdtc-thi-dua",
          description: "Xét hằng quý, công khai kết quả",
          art: { subject: "digital" },
        },
        {
          title: "Thể thao, văn nghệ",
          link: "/cong-doan/cdtc-album",
          description: "Câu lạc bộ và hội thao hằng năm",
          art: { subject: "place" },
        },
      ],
    },
  ],
  categories: [
    { slug: "cdtc-tin-noi-bat", name: "Tin công đoàn" },
    { slug: "cdtc-thi-dua", name: "Phong trào thi đua" },
    { slug: "cdtc-phuc-loi", name: "Phúc lợi đoàn viên" },
    { slug: "cdtc-thong-bao", name: "Thông tin, thông báo của công đoàn" },
    { slug: "cdtc-album", name: "Album ảnh" },
  ],
  articles,
  pages: [
    {
      slug: "gioi-thieu-cong-doan",
      title: "Giới thiệu Công đoàn ngành Tài chính",
      html: `<p>Công đoàn ngành Tài chính tập hợp, đoàn kết và chăm lo cho đoàn viên, người lao động trong ngành. Nội dung là dữ liệu mẫu.</p><h2>Hoạt động chính</h2><ul><li>Bảo vệ quyền và lợi ích hợp pháp của đoàn viên;</li><li>Tổ chức phong trào thi đua;</li><li>Chăm lo đời sống, văn hóa, thể thao.</li></ul>`,
    },
  ],
};
