import { LAST_DAY, monthBefore, monthOf, yearOf } from "../compose/dates.ts";
import { numeral } from "../compose/fill.ts";
import { randomOf } from "../compose/random.ts";
import { documents, links, notice, stories } from "../compose/stories.ts";
import { tableHtml } from "../compose/table.ts";
import type { SiteSeed } from "../site-seed.ts";
import { siteCards } from "./shared-cards.ts";

const goods = [
  ["Gạo tẻ thường (kg)", 16_800],
  ["Thịt lợn mông sấn (kg)", 127_000],
  ["Rau cải xanh (kg)", 24_500],
  ["Xăng E5 (lít)", 20_300],
  ["Thép xây dựng (kg)", 16_100],
] as const;

const monthly = Array.from({ length: 8 }, (_, back) => {
  const month = monthBefore(LAST_DAY, back + 1);
  const day = `${monthBefore(month, -1).slice(0, 8)}03`;
  const random = randomOf(`gia ${month}`);
  const index = numeral(0.05 + random.next() * 0.4, 2, "vi");
  const rows = goods.map(([name, price]) => [
    name,
    numeral(Math.round((price * (0.95 + random.next() * 0.1)) / 100) * 100, 0, "vi"),
    `${numeral(random.next() * 3, 1, "vi")}%`,
  ]);
  const title = `Diễn biến giá cả thị trường tháng ${monthOf(month)}/${yearOf(month)}`;
  const html =
    `<p>Chỉ số giá tiêu dùng tháng ${monthOf(month)}/${yearOf(month)} tăng ${index}% so với tháng trước. Nguồn cung dồi dào, mạng lưới phân phối thông suốt.</p>` +
    tableHtml(
      `Giá bán lẻ bình quân tháng ${monthOf(month)}/${yearOf(month)} (đồng)`,
      ["Mặt hàng", "Giá bình quân", "Biến động so với tháng trước"],
      rows,
    ) +
    "<p>Số liệu tổng hợp từ báo cáo của các địa phương và các điểm khảo sát cố định; giá tại từng nơi có thể khác với giá bình quân.</p>";
  return notice(
    "qlg-dien-bien-gia",
    "prices",
    day,
    title,
    `Chỉ số giá tiêu dùng tăng ${index}% so với tháng trước; giá các mặt hàng thiết yếu ổn định.`,
    html,
  );
});

const articles = [
  ...stories(
    "qlg-tin-noi-bat",
    "prices",
    `
2026-11-14 | Cục Quản lý giá công bố kịch bản điều hành giá quý I năm 2027 | Ba kịch bản được xây dựng theo diễn biến giá năng lượng và thời tiết. // Kịch bản cơ sở dự kiến chỉ số giá tiêu dùng bình quân quý I tăng khoảng 3,2% so với cùng kỳ.
2026-10-19 | Giá dịch vụ công: công khai phương án trước ba tháng | Người dân có thời gian góp ý và chuẩn bị chi tiêu.
2026-08-29 | Trước thềm năm học mới: kiểm soát giá sách, vở và đồng phục | Các điểm bán phải niêm yết giá và không ép mua kèm.
2026-05-19 | Chương trình bình ổn kết nối trực tiếp hợp tác xã với siêu thị | Khâu trung gian giảm, giá bán giảm theo.
`,
  ),
  ...stories(
    "qlg-chi-dao",
    "leadership",
    `
2026-11-03 | Kế hoạch kiểm tra niêm yết giá dịp Tết | Tám đoàn kiểm tra liên ngành hoạt động từ ngày 15/12.
2026-07-16 | Giao ban công tác quản lý giá sáu tháng | Các tỉnh chia sẻ kinh nghiệm dự báo nguồn cung.
2026-03-06 | Chấn chỉnh việc kê khai giá vận tải | Doanh nghiệp kê khai chậm bị nhắc nhở công khai.
`,
  ),
  ...stories(
    "qlg-tham-dinh-gia",
    "assets",
    `
2026-10-30 | Chuẩn mực thẩm định giá mới có hiệu lực: những thay đổi chính | Bổ sung yêu cầu về thu thập dữ liệu và lưu trữ hồ sơ.
2026-09-04 | Kỳ thi cấp thẻ thẩm định viên về giá năm 2026 | Danh sách thí sinh, lịch thi và quy chế.
2026-04-24 | Danh sách doanh nghiệp đủ điều kiện kinh doanh dịch vụ thẩm định giá | Cập nhật đến ngày 20/4/2026.
2025-09-19 | Đánh giá chất lượng chứng thư thẩm định giá | Những lỗi phổ biến và khuyến nghị khắc phục.
`,
  ),
  ...stories(
    "qlg-binh-on-gia-tet",
    "prices",
    `
2026-11-18 | Danh mục mười mặt hàng bình ổn giá dịp Tết Đinh Mùi | Giá bán thấp hơn giá thị trường từ 5% đến 10% và giữ nguyên đến hết tháng Giêng.
2026-11-12 | Doanh nghiệp đăng ký dự trữ hàng thiết yếu trước ngày 10/12 | Vốn vay ưu đãi dành cho doanh nghiệp cam kết lượng hàng và giá bán.
2026-11-05 | Bản đồ các điểm bán hàng bình ổn giá | Hơn bốn nghìn điểm bán, kể cả chuyến hàng lưu động về vùng cao.
`,
  ),
  ...stories(
    "qlg-niem-yet-gia",
    "prices",
    `
2026-11-10 | Tháng cao điểm niêm yết giá, bán đúng giá tại các điểm du lịch | Người mua có quyền từ chối trả cao hơn giá niêm yết.
2026-09-21 | Cách ghi giá để người mua so sánh được | Giá theo đơn vị đo, đã gồm thuế, chữ đủ lớn.
2026-07-28 | Phản ánh việc bán cao hơn giá niêm yết: gửi ở đâu, cần những gì | Kết quả kiểm tra được trả lời trong năm ngày làm việc.
`,
  ),
  ...stories(
    "qlg-gia-dich-vu-cong",
    "prices",
    `
2026-10-26 | Giá điện, giá nước được tính như thế nào | Những khoản hợp thành giá và cơ quan quyết định từng khoản.
2026-08-17 | Học phí và giá khám, chữa bệnh: lộ trình và các trường hợp được giảm | Bảng đối chiếu theo nhóm đối tượng.
2026-06-24 | Vì sao giá dịch vụ công được điều chỉnh từng bước | Tính đúng, tính đủ chi phí nhưng không gây xáo trộn đời sống.
`,
  ),
  ...documents(
    "qlg-van-ban",
    "prices",
    `
2026-10-05 | Thông tư quy định danh mục hàng hóa, dịch vụ kê khai giá | Bổ sung một số mặt hàng và bỏ các mặt hàng đã cạnh tranh cao. | 102/2026/TT-BTC-M; Bộ Tài chính
2026-06-08 | Quyết định ban hành quy chế cơ sở dữ liệu quốc gia về giá | Trách nhiệm cập nhật và khai thác dữ liệu. | 1290/QĐ-BTC-M; Bộ Tài chính
2025-08-11 | Nghị định xử phạt vi phạm hành chính trong lĩnh vực giá | Mức phạt và thẩm quyền xử phạt. | 212/2025/NĐ-CP-M; Chính phủ
`,
  ),
  ...links(
    "qlg-tra-cuu",
    "prices",
    `
2026-09-15 | Cơ sở dữ liệu quốc gia về giá | Tra cứu giá kê khai, giá thị trường theo địa phương. | https://example.org/co-so-du-lieu-gia
2026-02-25 | Danh bạ thẩm định viên về giá | Kiểm tra số thẻ và nơi đăng ký hành nghề. | https://example.org/tham-dinh-vien
`,
  ),
  ...monthly,
];

export const departmentPrices: SiteSeed = {
  slug: "cuc-quan-ly-gia",
  name: "Cục Quản lý giá",
  language: 1,
  logo: { initials: "QG", mark: "diamond" },
  panorama: "waves",
  layoutId: "department-2-home-vi",
  articleDefaulLayout: "article-default-layout-2",
  identity: {
    organisation: "Cục Quản lý giá (mẫu)",
    address: "Tầng 3, số 1, đường Ví Dụ, Hà Nội",
    phone: "024 0000 0203",
    email: "quanlygia@example.org",
    responsible: "Cục trưởng (mẫu)",
  },
  translation: {
    name: "Price Management Authority",
    menu: [
      { path: "/cuc-quan-ly-gia/btcen/about-price-management", label: "About", order: 1 },
      { path: "/mof", label: "Ministry of Finance", order: 2 },
      { path: "/cuc-quan-ly-gia", label: "Vietnamese site", order: 3 },
    ],
    identity: {
      organisation: "Price Management Authority (sample)",
      address: "3rd floor, 1 Ví Dụ Street, Hanoi",
      phone: "+84 24 0000 0203",
      email: "quanlygia@example.org",
      responsible: "Director General (sample)",
    },
  },
  menu: [
    { path: "/cuc-quan-ly-gia", label: "Trang chủ", order: 1 },
    { path: "/cuc-quan-ly-gia/btcvn/gioi-thieu-cuc-quan-ly-gia", label: "Giới thiệu", order: 2 },
    { path: "/cuc-quan-ly-gia/qlg-dien-bien-gia", label: "Diễn biến giá", order: 3 },
    { path: "/cuc-quan-ly-gia/qlg-tham-dinh-gia", label: "Thẩm định giá", order: 4 },
    { path: "/cuc-quan-ly-gia/qlg-van-ban", label: "Văn bản", order: 5 },
  ],
  blocks: [
    { key: "slideNews", category: "qlg-tin-noi-bat" },
    { key: "pinNews", category: "qlg-chi-dao" },
    { key: "featuredNews", category: "qlg-dien-bien-gia" },
    { key: "infomations", category: "qlg-van-ban" },
    { key: "siteList", cards: siteCards.filter(({ link }) => link !== "/cuc-quan-ly-gia").slice(0, 6) },
    { key: "vNewsAndBanner", cards: [{ title: "Bình ổn giá dịp Tết", category: "qlg-binh-on-gia-tet", art: { panorama: "city" } }] },
    {
      key: "hNewsAndBanner",
      cards: [
        { title: "Niêm yết giá, bán đúng giá", category: "qlg-niem-yet-gia", art: { panorama: "columns" } },
        { title: "Hiểu đúng giá dịch vụ công", category: "qlg-gia-dich-vu-cong", art: { panorama: "network" } },
      ],
    },
    {
      key: "imageCards",
      cards: [
        { title: "Diễn biến giá hằng tháng", category: "qlg-dien-bien-gia", art: { subject: "prices" } },
        { title: "Thẩm định giá", category: "qlg-tham-dinh-gia", art: { subject: "assets" } },
        { title: "Tra cứu trực tuyến", category: "qlg-tra-cuu", art: { subject: "digital" } },
      ],
    },
    { key: "categories", categories: ["qlg-tham-dinh-gia", "gia-ca-thi-truong", "qlg-tra-cuu"] },
  ],
  categories: [
    { slug: "qlg-tin-noi-bat", name: "Tin nổi bật về giá" },
    { slug: "qlg-chi-dao", name: "Chỉ đạo, điều hành giá" },
    { slug: "qlg-dien-bien-gia", name: "Diễn biến giá cả" },
    { slug: "qlg-tham-dinh-gia", name: "Thẩm định giá", children: [{ slug: "qlg-tra-cuu", name: "Tra cứu trực tuyến" }] },
    { slug: "qlg-van-ban", name: "Văn bản về giá" },
    { slug: "qlg-binh-on-gia-tet", name: "Bình ổn giá dịp Tết" },
    { slug: "qlg-niem-yet-gia", name: "Niêm yết giá, bán đúng giá" },
    { slug: "qlg-gia-dich-vu-cong", name: "Hiểu đúng giá dịch vụ công" },
  ],
  articles,
  pages: [
    {
      slug: "gioi-thieu-cuc-quan-ly-gia",
      title: "Giới thiệu Cục Quản lý giá",
      counterpart: "about-price-management",
      html: `<p>Cục Quản lý giá giúp Bộ trưởng thực hiện chức năng quản lý nhà nước về giá và thẩm định giá. Nội dung là dữ liệu mẫu.</p><h2>Nhiệm vụ</h2><ol><li>Tổng hợp, phân tích, dự báo giá thị trường;</li><li>Xây dựng phương án giá hàng hóa, dịch vụ do Nhà nước định giá;</li><li>Quản lý hoạt động thẩm định giá;</li><li>Vận hành cơ sở dữ liệu quốc gia về giá.</li></ol>`,
    },
    {
      slug: "about-price-management",
      title: "About the Price Management Authority",
      language: 2,
      counterpart: "gioi-thieu-cuc-quan-ly-gia",
      html: `<p>The Price Management Authority assists the Minister in the state management of prices and valuation. This is sample content.</p><h2>Responsibilities</h2><ol><li>To collect, analyse and forecast market prices;</li><li>to prepare the prices of goods and services that the State sets;</li><li>to supervise valuation services;</li><li>to run the national price database.</li></ol><h2>News in English</h2><p>Reports on prices are published in Vietnamese; the <a href="/mof">Ministry's English site</a> brings the most important ones.</p>`,
    },
  ],
};
