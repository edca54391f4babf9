import { documents, files, stories } from "../compose/stories.ts";
import type { SiteSeed } from "../site-seed.ts";

const articles = [
  ...stories(
    "clcs-tin-noi-bat",
    "research",
    `
2026-11-19 | Viện công bố báo cáo kinh tế vĩ mô và triển vọng năm 2027 | Ba kịch bản tăng trưởng được xây dựng trên mô hình cập nhật với dữ liệu mười tháng. // Kịch bản cơ sở dự báo tăng trưởng 7,8%, lạm phát bình quân 3,4% và bội chi trong giới hạn Quốc hội cho phép.
2026-10-24 | Hội thảo quốc gia về tài chính cho tăng trưởng xanh | Hơn hai trăm chuyên gia thảo luận về cơ chế huy động vốn cho chuyển đổi năng lượng.
2026-09-07 | Khởi động chương trình nghiên cứu tài chính công đến năm 2035 | Bốn nhánh nghiên cứu với 27 đề tài thành phần.
2026-06-02 | Viện ký thỏa thuận chia sẻ dữ liệu với các trường đại học | Nhà nghiên cứu trẻ được tiếp cận dữ liệu vi mô đã ẩn danh.
2026-02-26 | Gặp mặt cộng tác viên khoa học đầu xuân | Viện cảm ơn mạng lưới hơn ba trăm cộng tác viên.
`,
  ),
  ...stories(
    "clcs-nghien-cuu",
    "research",
    `
2026-11-07 | Tác động của đầu tư công đến việc làm ở nông thôn | Kết quả khảo sát tại mười hai tỉnh cho thấy hiệu ứng rõ nhất trong hai năm đầu.
2026-09-30 | Già hóa dân số và áp lực chi an sinh: dự báo đến năm 2045 | Cần mở rộng diện bao phủ bảo hiểm và khuyến khích tiết kiệm tự nguyện.
2026-08-02 | Thuế tiêu dùng và phân phối thu nhập: bằng chứng từ khảo sát mức sống | Tính lũy thoái giảm khi có chính sách hoàn trả cho hộ nghèo.
2026-05-10 | Định giá các-bon: kinh nghiệm quốc tế và lộ trình phù hợp | Thí điểm theo ngành trước khi mở rộng toàn nền kinh tế.
2025-10-30 | Hiệu quả của quy tắc tài khóa: so sánh 25 quốc gia | Giám sát độc lập là yếu tố quyết định.
`,
  ),
  ...stories(
    "clcs-du-bao",
    "market",
    `
2026-11-11 | Điểm tin vĩ mô tháng 11: xuất khẩu giữ nhịp, tiêu dùng ấm dần | Các chỉ báo sớm cho thấy quý IV tiếp tục tích cực.
2026-10-11 | Điểm tin vĩ mô tháng 10: dòng vốn dài hạn quay lại | Chênh lệch lãi suất thu hẹp, tỷ giá ổn định.
2026-09-11 | Điểm tin vĩ mô tháng 9: áp lực giá từ thời tiết | Nguồn cung thực phẩm phục hồi nhanh hơn dự kiến.
2026-08-11 | Điểm tin vĩ mô tháng 8: sản xuất công nghiệp mở rộng | Đơn hàng mới tăng tháng thứ năm liên tiếp.
`,
  ),
  ...files(
    "clcs-an-pham",
    "research",
    `
2026-11-02 | Tạp chí Nghiên cứu tài chính số 11 năm 2026 | Chuyên đề: tài chính cho chuyển đổi xanh. | tap-chi-so-11-2026.pdf
2026-10-01 | Tạp chí Nghiên cứu tài chính số 10 năm 2026 | Chuyên đề: thuế trong nền kinh tế số. | tap-chi-so-10-2026.pdf
2026-07-01 | Sách: Tài khóa bền vững – lý luận và thực tiễn | Sách tham khảo dành cho nhà nghiên cứu và giảng viên. | sach-tai-khoa-ben-vung.pdf
2026-04-01 | Bộ số liệu kinh tế vĩ mô phục vụ nghiên cứu | Chuỗi quý từ năm 2010, kèm mô tả biến. | so-lieu-vi-mo.xlsx
`,
  ),
  ...documents(
    "clcs-thong-bao",
    "research",
    `
2026-11-13 | Thông báo tuyển chọn đề tài khoa học cấp Bộ năm 2027 | Danh mục đặt hàng, tiêu chí và hạn nộp hồ sơ. | 412/TB-VCL-M; Viện Chiến lược và Chính sách
2026-08-20 | Thông báo lịch bảo vệ luận án tiến sĩ | Thời gian, địa điểm và tóm tắt luận án. | 305/TB-VCL-M; Viện Chiến lược và Chính sách
2026-03-16 | Thể lệ gửi bài tạp chí | Yêu cầu về hình thức, trích dẫn và phản biện. | 98/QĐ-VCL-M; Viện Chiến lược và Chính sách
`,
  ),
  ...stories(
    "clcs-hop-tac",
    "cooperation",
    `
2026-10-08 | Trao đổi học giả với các viện nghiên cứu khu vực | Sáu nghiên cứu viên trẻ tham gia chương trình ba tháng.
2026-05-27 | Tọa đàm bàn tròn về mô hình dự báo ngân sách | Chuyên gia quốc tế chia sẻ phương pháp kết hợp nhiều mô hình.
`,
  ),
];

export const institute: SiteSeed = {
  slug: "vien-chien-luoc",
  name: "Viện Chiến lược và Chính sách kinh tế – tài chính",
  language: 1,
  logo: { initials: "CL", mark: "arch" },
  panorama: "waves",
  layoutId: "financial-strategy-and-policy-vi",
  categoryDefaulLayout: "category-default-layout-1",
  articleDefaulLayout: "article-default-layout-2",
  appLayout: "planning-ministry",
  identity: {
    organisation: "Viện Chiến lược và Chính sách kinh tế – tài chính (mẫu)",
    address: "Số 7, phố Minh Họa, Hà Nội",
    phone: "024 0000 0401",
    email: "vien@example.org",
    responsible: "Viện trưởng (mẫu)",
  },
  translation: {
    name: "Institute for Economic and Financial Strategy and Policy",
    menu: [
      { path: "/vien-chien-luoc/btcen/about-the-institute", label: "About", order: 1 },
      { path: "/mof", label: "Ministry of Finance", order: 2 },
      { path: "/vien-chien-luoc", label: "Vietnamese site", order: 3 },
    ],
    identity: {
      organisation: "Institute for Economic and Financial Strategy and Policy (sample)",
      address: "7 Minh Họa Street, Hanoi",
      phone: "+84 24 0000 0401",
      email: "vien@example.org",
      responsible: "Director of the Institute (sample)",
    },
  },
  menu: [
    { path: "/vien-chien-luoc", label: "Trang chủ", order: 1 },
    { path: "/vien-chien-luoc/btcvn/gioi-thieu-vien", label: "Giới thiệu", order: 2 },
    {
      path: "/vien-chien-luoc/clcs-nghien-cuu",
      label: "Nghiên cứu",
      order: 3,
      children: [
        { path: "/vien-chien-luoc/clcs-du-bao", label: "Điểm tin, dự báo", order: 1 },
        { path: "/vien-chien-luoc/clcs-hop-tac", label: "Hợp tác khoa học", order: 2 },
      ],
    },
    { path: "/vien-chien-luoc/clcs-an-pham", label: "Ấn phẩm", order: 4 },
    { path: "/vien-chien-luoc/clcs-thong-bao", label: "Thông báo", order: 5 },
  ],
  blocks: [
    { key: "slideNews", category: "clcs-tin-noi-bat" },
    { key: "pinNews", category: "clcs-du-bao" },
    { key: "featuredNews", category: "clcs-nghien-cuu" },
    { key: "infomations", category: "clcs-thong-bao" },
    {
      key: "vImagesCards",
      cards: [
        { title: "Báo cáo triển vọng kinh tế năm 2027", category: "clcs-tin-noi-bat", art: { subject: "market" } },
        { title: "Báo cáo tài chính xanh", category: "clcs-nghien-cuu", art: { subject: "investment" } },
      ],
    },
    {
      key: "bookAndMagazine",
      cards: [
        {
          title: "Tạp chí Nghiên cứu tài chính",
          category: "clcs-an-pham",
          description: "Số 11, năm 2026",
          art: { subject: "research" },
        },
        {
          title: "Tài khóa bền vững – lý luận và thực tiễn",
          link: "/vien-chien-luoc/clcs-an-pham",
          description: "Sách tham khảo, 320 trang",
          art: { subject: "document" },
        },
        { title: "Niên giám dự báo", link: "/vien-chien-luoc/clcs-du-bao", description: "Ấn bản năm 2026", art: { subject: "budget" } },
        {
          title: "Tài chính xanh cho địa phương",
          link: "/vien-chien-luoc/clcs-an-pham",
          description: "Sổ tay, 96 trang",
          art: { subject: "investment" },
        },
        {
          title: "Điểm tin vĩ mô",
          link: "/vien-chien-luoc/clcs-du-bao",
          description: "Bản tin tháng 11/2026",
          art: { subject: "market" },
        },
        {
          title: "Kỷ yếu hội thảo tăng trưởng xanh",
          link: "/vien-chien-luoc/clcs-hop-tac",
          description: "Tuyển 24 bài viết",
          art: { subject: "cooperation" },
        },
      ],
    },
    {
      key: "newsAndBanner",
      cards: [
        {
          title: "Chương trình nghiên cứu tài chính công đến năm 2035",
          link: "/vien-chien-luoc/clcs-nghien-cuu",
          art: { panorama: "mountains" },
        },
      ],
    },
    {
      key: "imageCards",
      cards: [
        { title: "Gửi bài tạp chí", category: "clcs-thong-bao", art: { subject: "document" } },
        { title: "Dữ liệu nghiên cứu", category: "clcs-an-pham", art: { subject: "digital" } },
        { title: "Hợp tác khoa học", category: "clcs-hop-tac", art: { subject: "cooperation" } },
      ],
    },
    { key: "categories", categories: ["clcs-hop-tac", "clcs-an-pham", "clcs-du-bao"] },
  ],
  categories: [
    { slug: "clcs-tin-noi-bat", name: "Tin nổi bật của Viện" },
    {
      slug: "clcs-nghien-cuu",
      name: "Nghiên cứu",
      metadata: { articleView: "article-reading" },
      children: [
        { slug: "clcs-du-bao", name: "Điểm tin, dự báo" },
        { slug: "clcs-hop-tac", name: "Hợp tác khoa học" },
      ],
    },
    { slug: "clcs-an-pham", name: "Sách và tạp chí" },
    { slug: "clcs-thong-bao", name: "Thông tin khoa học" },
  ],
  articles,
  pages: [
    {
      slug: "gioi-thieu-vien",
      title: "Giới thiệu Viện",
      counterpart: "about-the-institute",
      html: `<p>Viện là đơn vị nghiên cứu chiến lược và chính sách về kinh tế – tài chính. Nội dung là dữ liệu mẫu.</p><h2>Hướng nghiên cứu</h2><ul><li>Kinh tế vĩ mô và dự báo;</li><li>Tài chính công và thuế;</li><li>Thị trường tài chính;</li><li>Kinh tế xanh, kinh tế số.</li></ul><h2>Đội ngũ</h2><p>Viện có hơn một trăm nghiên cứu viên, trong đó một phần ba có học vị tiến sĩ.</p>`,
    },
    {
      slug: "about-the-institute",
      title: "About the Institute",
      language: 2,
      counterpart: "gioi-thieu-vien",
      html: `<p>The Institute studies strategy and policy in economics and finance for the Ministry. This is sample content.</p><h2>Fields of research</h2><ul><li>Macroeconomics and forecasting;</li><li>public finance and taxation;</li><li>financial markets;</li><li>the green and the digital economy.</li></ul><h2>Working with us</h2><p>Scholars and students from abroad are welcome for stays of one to six months; please write to us three months ahead.</p>`,
    },
  ],
};
