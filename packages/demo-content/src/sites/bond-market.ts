import { addDays, LAST_DAY, written } from "../compose/dates.ts";
import { numeral } from "../compose/fill.ts";
import { randomOf } from "../compose/random.ts";
import { documents, files, notice, stories } from "../compose/stories.ts";
import { tableHtml } from "../compose/table.ts";
import type { CardSeed, SiteSeed } from "../site-seed.ts";

const maturities = ["5 năm", "10 năm", "15 năm", "30 năm"];

/** An auction every other Wednesday. */
const auctions = Array.from({ length: 14 }, (_, back) => {
  const day = addDays(LAST_DAY, -2 - 14 * back);
  const random = randomOf(`dau thau ${day}`);
  const rows = maturities.map((maturity, index) => {
    const offered = random.int(2, 16) * 500;
    const sold = Math.round((offered * random.int(3, 10)) / 10 / 50) * 50;
    return { maturity, offered, sold, rate: 2.6 + index * 0.32 + random.next() * 0.2 };
  });
  const total = (key: "offered" | "sold"): number => rows.reduce((sum, row) => sum + row[key], 0);
  const html =
    `<p>Ngày ${written(day)}, phiên đấu thầu trái phiếu Chính phủ huy động được ${numeral(total("sold"), 0, "vi")} tỷ đồng trên tổng khối lượng gọi thầu ${numeral(total("offered"), 0, "vi")} tỷ đồng, tỷ lệ trúng thầu ${numeral((total("sold") / total("offered")) * 100, 1, "vi")}%.</p>` +
    tableHtml(
      `Kết quả đấu thầu ngày ${written(day)}`,
      ["Kỳ hạn", "Gọi thầu (tỷ đồng)", "Trúng thầu (tỷ đồng)", "Lãi suất (%/năm)"],
      rows.map(({ maturity, offered, sold, rate }) => [
        maturity,
        numeral(offered, 0, "vi"),
        numeral(sold, 0, "vi"),
        numeral(rate, 2, "vi"),
      ]),
    ) +
    `<p>Nhu cầu tập trung vào kỳ hạn 10 năm. Trái phiếu được thanh toán vào ngày làm việc tiếp theo và niêm yết trong vòng hai ngày.</p>`;
  return notice(
    "tp-ket-qua-dau-thau",
    "market",
    day,
    `Kết quả đấu thầu trái phiếu Chính phủ ngày ${written(day)}`,
    `Huy động ${numeral(total("sold"), 0, "vi")} tỷ đồng trên ${numeral(total("offered"), 0, "vi")} tỷ đồng gọi thầu.`,
    html,
  );
});

const articles = [
  ...stories(
    "tp-tin-noi-bat",
    "market",
    `
2026-11-18 | Thị trường trái phiếu Chính phủ hoàn thành trên 90% kế hoạch huy động năm | Lãi suất ổn định, kỳ hạn bình quân dài hơn mục tiêu. // Tính đến giữa tháng 11, kỳ hạn phát hành bình quân đạt trên mười năm, góp phần giãn áp lực trả nợ.
2026-10-26 | Trái phiếu xanh đầu tiên của địa phương phát hành thành công | Vốn được dùng cho xử lý nước thải và giao thông công cộng.
2026-09-10 | Nhà đầu tư nước ngoài tăng nắm giữ trái phiếu Chính phủ | Thủ tục mở tài khoản rút ngắn là yếu tố hỗ trợ.
2026-06-26 | Chuyên trang thông tin trái phiếu doanh nghiệp bổ sung bảng so sánh | Nhà đầu tư so sánh được lãi suất, tài sản bảo đảm và xếp hạng.
2026-05-14 | Đường cong lợi suất chuẩn được công bố hằng ngày | Nhà đầu tư tra cứu lợi suất theo từng kỳ hạn, kèm cách tính và dữ liệu tải về.
`,
  ),
  ...stories(
    "tp-thong-bao",
    "market",
    `
2026-11-17 | Thông báo lịch đấu thầu tháng 12 năm 2026 | Bốn phiên đấu thầu vào các ngày thứ Tư.
2026-10-15 | Thông báo danh sách thành viên đấu thầu năm 2027 | Mười tám thành viên đáp ứng đủ tiêu chí.
2026-07-07 | Thông báo diễn tập phương án dự phòng hệ thống đấu thầu | Thành viên chuẩn bị đường truyền dự phòng.
2026-02-11 | Thông báo nghỉ giao dịch dịp Tết Nguyên đán | Lịch thanh toán được điều chỉnh tương ứng.
`,
  ),
  ...stories(
    "tp-doanh-nghiep",
    "market",
    `
2026-11-09 | Trái phiếu doanh nghiệp: khối lượng phát hành tăng, kỷ luật thông tin tốt hơn | Tỷ lệ báo cáo đúng hạn đạt mức cao nhất từ trước đến nay.
2026-09-22 | Xếp hạng tín nhiệm bắt buộc: những câu hỏi thường gặp | Phạm vi áp dụng, thời hạn và chi phí.
2026-05-04 | Giao dịch trái phiếu riêng lẻ trên sàn tập trung sau hai năm | Thanh khoản cải thiện, giá phản ánh đúng rủi ro hơn.
2025-09-03 | Bảo vệ trái chủ: vai trò của đại diện người sở hữu trái phiếu | Quyền yêu cầu thông tin và triệu tập hội nghị.
`,
  ),
  ...documents(
    "tp-cong-bo-thong-tin",
    "market",
    `
2026-11-10 | Công bố thông tin kết quả hoán đổi trái phiếu kỳ hạn 7 năm | Mã trái phiếu, khối lượng và lãi suất. | 1821/CBTT-M; Đơn vị phát hành
2026-09-18 | Báo cáo quý III về tình hình phát hành trái phiếu | Tổng hợp theo loại hình tổ chức phát hành. | 1604/BC-M; Sở giao dịch
2026-04-17 | Báo cáo quý I về giao dịch thứ cấp | Thanh khoản theo kỳ hạn và nhóm nhà đầu tư. | 702/BC-M; Sở giao dịch
`,
  ),
  ...files(
    "tp-so-lieu",
    "market",
    `
2026-11-01 | Đường cong lợi suất tháng 10 năm 2026 | Lợi suất theo kỳ hạn, dữ liệu ngày. | duong-cong-loi-suat-10-2026.csv
2026-08-01 | Thống kê dư nợ trái phiếu theo nhóm nhà đầu tư | Dữ liệu quý, từ năm 2015. | du-no-trai-phieu.xlsx
`,
  ),
  ...auctions,
];

/** Addresses of market bodies stand for real ones: example.org is reserved for examples. */
const portals: readonly CardSeed[] = [
  {
    title: "Báo cáo của tổ chức phát hành",
    link: "https://example.org/to-chuc-phat-hanh",
    blank: true,
    description: "Báo cáo định kỳ và bất thường",
  },
  { title: "Cổng dịch vụ công ngành Tài chính", link: "/dich-vu-cong", description: "Nộp hồ sơ và tra cứu kết quả" },
  { title: "Các đơn vị thuộc Bộ", link: "/don-vi-truc-thuoc", description: "Chức năng và đầu mối liên hệ" },
  {
    title: "Dữ liệu thị trường",
    link: "https://example.org/du-lieu-thi-truong",
    blank: true,
    description: "Giá, khối lượng, lợi suất cuối ngày",
  },
  {
    title: "Đấu thầu trái phiếu điện tử",
    link: "https://example.org/dau-thau-trai-phieu",
    blank: true,
    description: "Dành cho thành viên đấu thầu",
  },
  { title: "Kho bạc Nhà nước", link: "https://example.org/kho-bac", blank: true, description: "Kế hoạch và lịch phát hành" },
  { title: "Lưu ký và bù trừ chứng khoán", link: "https://example.org/luu-ky", blank: true, description: "Đăng ký, lưu ký, thanh toán" },
  {
    title: "Sở giao dịch chứng khoán",
    link: "https://example.org/so-giao-dich",
    blank: true,
    description: "Niêm yết và giao dịch thứ cấp",
  },
  { title: "Thời sự Tài chính", link: "/thoi-su-tai-chinh", description: "Tin tức và phân tích" },
  { title: "Ủy ban Chứng khoán", link: "https://example.org/chung-khoan", blank: true, description: "Quy định và giám sát thị trường" },
  { title: "Xếp hạng tín nhiệm", link: "https://example.org/xep-hang", blank: true, description: "Tổ chức được cấp phép và kết quả" },
];

export const bondMarket: SiteSeed = {
  slug: "thi-truong-trai-phieu",
  name: "Cổng thông tin thị trường trái phiếu",
  language: 1,
  logo: { initials: "TP", mark: "ring" },
  panorama: "bridge",
  layoutId: "other-portal-1-home-vi",
  categoryDefaulLayout: "category-default-layout-2",
  articleDefaulLayout: "article-default-layout-1",
  appLayout: "other",
  identity: {
    organisation: "Cổng thông tin thị trường trái phiếu (mẫu)",
    address: "Số 2, phố Ví Dụ, Hà Nội",
    phone: "024 0000 0500",
    email: "traiphieu@example.org",
    responsible: "Ban quản trị (mẫu)",
  },
  menu: [
    { path: "/thi-truong-trai-phieu", label: "Trang chủ", order: 1 },
    { path: "/thi-truong-trai-phieu/tp-ket-qua-dau-thau", label: "Kết quả đấu thầu", order: 2 },
    { path: "/thi-truong-trai-phieu/tp-doanh-nghiep", label: "Trái phiếu doanh nghiệp", order: 3 },
    { path: "/thi-truong-trai-phieu/tp-so-lieu", label: "Số liệu", order: 4 },
    { path: "/thi-truong-trai-phieu/btcvn/gioi-thieu-cong-trai-phieu", label: "Giới thiệu", order: 5 },
  ],
  blocks: [
    { key: "slideNews", category: "tp-tin-noi-bat" },
    { key: "pinNews", category: "tp-doanh-nghiep" },
    { key: "featuredNews", category: "tp-ket-qua-dau-thau" },
    { key: "infomations", category: "tp-thong-bao" },
    { key: "otherPortals", cards: portals },
    {
      key: "newsAndBanner",
      cards: [
        { title: "Lịch đấu thầu quý IV năm 2026", link: "/thi-truong-trai-phieu/tp-thong-bao", art: { panorama: "chart" } },
        { title: "Nhà đầu tư cần biết", link: "/thi-truong-trai-phieu/tp-doanh-nghiep", art: { panorama: "bridge" } },
      ],
    },
    { key: "marketInfomations", categories: ["tp-ket-qua-dau-thau", "tp-cong-bo-thong-tin", "tp-so-lieu"] },
    { key: "categories", categories: ["tp-doanh-nghiep", "tp-cong-bo-thong-tin", "tp-thong-bao"] },
  ],
  categories: [
    { slug: "tp-tin-noi-bat", name: "Tin thị trường trái phiếu" },
    { slug: "tp-thong-bao", name: "Thông báo" },
    { slug: "tp-ket-qua-dau-thau", name: "Kết quả đấu thầu", asString: true, metadata: { series: ["bond-yield-10y"] } },
    { slug: "tp-doanh-nghiep", name: "Trái phiếu doanh nghiệp" },
    { slug: "tp-cong-bo-thong-tin", name: "Công bố thông tin" },
    { slug: "tp-so-lieu", name: "Số liệu thị trường", metadata: { series: ["vn-index", "hnx-index", "upcom-index"] } },
  ],
  articles,
  pages: [
    {
      slug: "gioi-thieu-cong-trai-phieu",
      title: "Giới thiệu cổng thông tin thị trường trái phiếu",
      html: `<p>Cổng công bố thông tin về phát hành, giao dịch và tổ chức phát hành trái phiếu. Nội dung là dữ liệu mẫu.</p><h2>Người dùng có thể</h2><ul><li>Xem lịch và kết quả đấu thầu;</li><li>Tải số liệu đường cong lợi suất;</li><li>Tra cứu công bố thông tin của tổ chức phát hành.</li></ul><h2>Miễn trừ trách nhiệm</h2><p>Thông tin không phải là khuyến nghị đầu tư.</p>`,
    },
  ],
};
