import { addDays, LAST_DAY, written } from "../compose/dates.ts";
import { numeral } from "../compose/fill.ts";
import { randomOf } from "../compose/random.ts";
import { galleries, notice, stories, videos } from "../compose/stories.ts";
import { tableHtml } from "../compose/table.ts";
import { rateOn } from "../series/exchange-rates.ts";
import type { SiteSeed } from "../site-seed.ts";
import { linkCards, publicServicesCard, siteCards } from "./shared-cards.ts";

/** A bulletin each Friday, with the rates that the series hold. */
const weekly = Array.from({ length: 10 }, (_, back) => {
  const day = addDays(LAST_DAY, -7 * back);
  const random = randomOf(`tuan ${day}`);
  const rows = (["fx-usd", "fx-eur", "fx-jpy"] as const).map((series) => {
    const now = rateOn(series, day);
    const before = rateOn(series, addDays(day, -7));
    return [
      series.slice(3).toUpperCase(),
      numeral(before, 0, "vi"),
      numeral(now, 0, "vi"),
      `${numeral(((now - before) / before) * 100, 2, "vi")}%`,
    ];
  });
  const overnight = numeral(2.4 + random.next() * 1.4, 2, "vi");
  const html =
    `<p>Trong tuần kết thúc ngày ${written(day)}, tỷ giá trên thị trường biến động trong biên độ hẹp, thanh khoản hệ thống dồi dào. Lãi suất qua đêm bình quân ở mức ${overnight}%/năm.</p>` +
    tableHtml(`Tỷ giá tham khảo tuần đến ngày ${written(day)} (đồng)`, ["Ngoại tệ", "Tuần trước", "Tuần này", "Thay đổi"], rows) +
    `<p>Trên thị trường mở, cơ quan điều hành duy trì trạng thái linh hoạt với khối lượng ${numeral(random.int(12, 46) * 1000, 0, "vi")} tỷ đồng. Giới phân tích cho rằng mặt bằng lãi suất huy động ổn định trong ngắn hạn.</p><p>Bản tin tuần sau sẽ cập nhật kết quả đấu thầu trái phiếu và diễn biến giá hàng hóa thế giới.</p>`;
  return notice(
    "ty-gia-lai-suat",
    "market",
    day,
    `Bản tin tỷ giá, lãi suất tuần đến ngày ${written(day)}`,
    `Lãi suất qua đêm bình quân ${overnight}%/năm, tỷ giá biến động trong biên độ hẹp.`,
    html,
  );
});

const articles = [
  ...stories(
    "thoi-su-noi-bat",
    "market",
    `
2026-11-20 | Chứng khoán lập đỉnh mới nhờ dòng tiền dài hạn | Khối tự doanh và quỹ đầu tư cùng mua ròng, độ rộng thị trường nghiêng hẳn về bên tăng. // Sắc xanh lan tỏa ở nhóm ngân hàng, công nghệ và bán lẻ; giá trị giao dịch cao hơn bình quân 20 phiên.
2026-11-13 | Lãi suất thấp, doanh nghiệp mạnh dạn vay trung hạn | Cơ cấu tín dụng dịch chuyển sang đầu tư máy móc, nhà xưởng.
2026-10-28 | Vàng, tỷ giá và tâm lý thị trường: bức tranh tháng 10 | Chênh lệch giá vàng trong nước và thế giới tiếp tục thu hẹp.
2026-09-29 | Mùa báo cáo quý III: lợi nhuận phục hồi rõ nét | Doanh nghiệp xuất khẩu và xây dựng dẫn đầu mức tăng.
2026-08-10 | Nhà đầu tư cá nhân thận trọng hơn, đọc kỹ hơn | Khảo sát cho thấy thời gian nghiên cứu trước khi mua tăng gấp đôi.
`,
  ),
  ...stories(
    "hoat-dong-tai-chinh",
    "budget",
    `
2026-11-16 | Ngành thuế, hải quan dồn sức cho hai tháng cuối năm | Các đơn vị giao chỉ tiêu theo tuần, báo cáo theo ngày.
2026-10-26 | Kho bạc diễn tập khóa sổ trên nền tảng số | Kịch bản xử lý gấp ba lần khối lượng ngày cao điểm.
2026-09-12 | Ngày hội việc làm ngành Tài chính thu hút sinh viên giỏi | Hơn 60 đơn vị tuyển dụng kỹ sư dữ liệu và chuyên viên phân tích.
2026-06-16 | Sáu tháng, cắt giảm hơn một trăm thủ tục | Doanh nghiệp ghi nhận thay đổi rõ nhất ở khâu hoàn thuế.
`,
  ),
  ...stories(
    "tai-chinh-dia-phuong",
    "investment",
    `
2026-11-15 | Hải Phòng về đích thu ngân sách sớm 45 ngày | Nguồn thu từ cảng biển và khu công nghiệp đóng góp lớn nhất.
2026-11-02 | Đà Nẵng thí điểm ngân sách có sự tham gia của người dân | Mỗi phường được chọn một công trình nhỏ qua bình chọn trực tuyến.
2026-10-07 | Cần Thơ gỡ vướng giải phóng mặt bằng bằng tổ công tác cấp xã | Tỷ lệ bàn giao mặt bằng tăng gấp rưỡi chỉ sau một quý.
2026-08-19 | Lâm Đồng xử lý trụ sở dôi dư thành trung tâm học tập cộng đồng | Mười hai trụ sở cũ đã có công năng mới.
2026-05-16 | Quảng Ninh công khai ngân sách theo thời gian thực | Người dân tra cứu được từng khoản chi trên bản đồ.
`,
  ),
  ...stories(
    "tin-moi-thi-truong",
    "prices",
    `
2026-11-20 | Giá cà phê trong nước lấy lại mốc cao của tháng | Nguồn cung đầu vụ còn hạn chế, doanh nghiệp thận trọng ký hợp đồng xa.
2026-11-20 | Thị trường phái sinh: khối lượng hợp đồng mở tăng nhẹ | Nhà đầu tư cơ cấu danh mục trước kỳ đáo hạn.
2026-11-19 | Thép xây dựng giữ giá, tồn kho giảm tuần thứ ba | Nhu cầu từ các công trình hạ tầng hỗ trợ đầu ra.
2026-11-19 | Giá thủy sản nguyên liệu tăng ở các tỉnh ven biển | Nhà máy chế biến nâng giá thu mua cho đơn hàng cuối năm.
2026-11-18 | Giá gạo xuất khẩu nhích lên, nông dân phấn khởi | Đơn hàng mới tập trung vào gạo thơm chất lượng cao.
2026-11-10 | Xăng dầu giảm phiên thứ ba liên tiếp | Giá bán lẻ trong nước bám sát diễn biến thế giới.
2026-10-23 | Sức mua tăng dần, bán lẻ bước vào mùa cao điểm | Các chuỗi cửa hàng chuẩn bị khuyến mại từ giữa tháng 11.
2026-07-11 | Giá thịt lợn ổn định sau khi tái đàn | Dịch bệnh được kiểm soát, nguồn cung phục hồi.
`,
  ),
  ...stories(
    "doanh-nghiep-hoi-nhap",
    "customs",
    `
2026-11-06 | Doanh nghiệp dệt may tận dụng ưu đãi xuất xứ | Tỷ lệ sử dụng ưu đãi tăng nhờ chứng nhận điện tử.
2026-10-12 | Logistics xanh: giảm phát thải, giảm cả chi phí | Tuyến sà lan và đường sắt được doanh nghiệp lựa chọn nhiều hơn.
2026-08-26 | Trái cây Việt vào thị trường mới bằng hồ sơ số | Truy xuất nguồn gốc là chìa khóa mở cửa.
`,
  ),
  ...stories(
    "nghien-cuu-trao-doi",
    "research",
    `
2026-11-08 | Trao đổi: quy tắc tài khóa nào phù hợp với nền kinh tế đang phát triển? | Bài viết so sánh ba mô hình và điều kiện áp dụng.
2026-09-21 | Trao đổi: thuế các-bon và khả năng cạnh tranh của ngành thép | Lộ trình dần dần cùng cơ chế hỗ trợ đổi mới công nghệ là lựa chọn hợp lý.
2026-07-05 | Trao đổi: đo lường hiệu quả chi tiêu công ở cấp cơ sở | Bộ chỉ số đơn giản giúp xã, phường tự đánh giá.
2026-02-20 | Trao đổi: tài chính toàn diện cho người lao động di cư | Sản phẩm tiết kiệm nhỏ và bảo hiểm vi mô còn nhiều dư địa.
`,
  ),
  ...stories(
    "thong-tin-bao-chi",
    "leadership",
    `
2026-11-19 | Lịch công bố thông tin tài chính tháng 12 năm 2026 | Ngày công bố số liệu ngân sách, nợ công và giá cả.
2026-10-21 | Giải báo chí viết về ngành Tài chính nhận bài dự thi | Tác phẩm gửi trước ngày 31/12/2026.
2026-06-19 | Gặp mặt các cơ quan báo chí nhân ngày 21/6 | Ngành Tài chính cảm ơn sự đồng hành của báo chí.
`,
  ),
  ...galleries(
    "anh-thoi-su",
    "prices",
    `
2026-11-16 | Ảnh: Chợ phiên cuối năm | Nhịp mua bán ở các chợ truyền thống. | Gian hàng nông sản; Sạp vải; Quầy bánh; Người bán hàng rong
2026-09-26 | Ảnh: Mùa vàng trên ruộng bậc thang | Vụ thu hoạch bội thu ở vùng cao. | Ruộng lúa chín; Gánh lúa về bản; Sân phơi; Chiều trên núi
2026-05-30 | Ảnh: Thành phố lên đèn nhìn từ cảng | Hoạt động thương mại về đêm. | Cầu cảng; Đường ven sông; Tàu rời bến
`,
  ),
  ...videos(
    "ban-tin-video",
    "market",
    `
2026-11-20 | Bản tin video: thị trường tuần qua trong hai phút | Cổ phiếu, trái phiếu, tỷ giá và hàng hóa.
2026-10-30 | Bản tin video: mùa báo cáo tài chính quý III | Ba điểm nhấn nhà đầu tư cần chú ý.
`,
  ),
  ...weekly,
];

export const financeNews: SiteSeed = {
  slug: "thoi-su-tai-chinh",
  name: "Thời sự Tài chính",
  language: 1,
  logo: { initials: "TS", mark: "octagon" },
  panorama: "chart",
  layoutId: "finance-layout-vi",
  categoryDefaulLayout: "category-default-layout-2",
  articleDefaulLayout: "article-default-layout-1",
  identity: {
    organisation: "Tòa soạn Thời sự Tài chính (mẫu)",
    address: "Số 8, phố Minh Họa, Hà Nội",
    phone: "024 0000 0100",
    email: "toasoan@example.org",
    responsible: "Tổng biên tập (mẫu)",
  },
  // Out of order on purpose: the portal sorts by `order` (spec §2.2).
  menu: [
    { path: "/thoi-su-tai-chinh/nghien-cuu-trao-doi", label: "Nghiên cứu – Trao đổi", order: 6 },
    { path: "/thoi-su-tai-chinh", label: "Trang chủ", order: 1 },
    { path: "/thoi-su-tai-chinh/tai-chinh-dia-phuong", label: "Địa phương", order: 4 },
    { path: "/thoi-su-tai-chinh/thoi-su-noi-bat", label: "Thời sự", order: 2 },
    { path: "/btc", label: "Bộ Tài chính", order: 8, blank: true },
    {
      path: "/thoi-su-tai-chinh/tin-moi-thi-truong",
      label: "Thị trường",
      order: 3,
      children: [
        { path: "/thoi-su-tai-chinh/doanh-nghiep-hoi-nhap", label: "Doanh nghiệp và hội nhập", order: 2 },
        { path: "/thoi-su-tai-chinh/ty-gia-lai-suat", label: "Tỷ giá, lãi suất", order: 1 },
      ],
    },
    { path: "/thoi-su-tai-chinh/ban-tin-video", label: "Video", order: 7 },
    { path: "/thoi-su-tai-chinh/hoat-dong-tai-chinh", label: "Hoạt động ngành", order: 5 },
  ],
  blocks: [
    { key: "slideNews", category: "thoi-su-noi-bat" },
    { key: "pinNews", category: "chi-dao-dieu-hanh" },
    { key: "featuredNews", category: "thu-hut-dau-tu" },
    { key: "financeActivities", category: "hoat-dong-tai-chinh" },
    { key: "localFinanceNews", category: "tai-chinh-dia-phuong" },
    { key: "news", category: "tin-moi-thi-truong" },
    { key: "photoNews", category: "anh-thoi-su" },
    { key: "financeNews", category: "doanh-nghiep-hoi-nhap" },
    { key: "accountExchangeRate", category: "ty-gia-lai-suat" },
    { key: "pressRelease", category: "thong-tin-bao-chi" },
    { key: "exchangeResearch", category: "nghien-cuu-trao-doi" },
    { key: "videoNews", category: "ban-tin-video" },
    { key: "siteListAndOtherPortals", cards: [...siteCards.slice(2, 7), publicServicesCard] },
    { key: "linkWebsite", cards: linkCards },
  ],
  categories: [
    { slug: "thoi-su-noi-bat", name: "Thời sự nổi bật" },
    { slug: "hoat-dong-tai-chinh", name: "Hoạt động ngành Tài chính" },
    { slug: "tai-chinh-dia-phuong", name: "Tài chính địa phương" },
    {
      slug: "tin-moi-thi-truong",
      name: "Tin mới thị trường",
      children: [{ slug: "doanh-nghiep-hoi-nhap", name: "Doanh nghiệp và hội nhập" }],
    },
    {
      slug: "ty-gia-lai-suat",
      name: "Tỷ giá, lãi suất",
      description: "Bản tin hằng tuần và biểu đồ một năm.",
      metadata: { series: ["fx-usd", "fx-eur", "fx-jpy"] },
    },
    { slug: "nghien-cuu-trao-doi", name: "Nghiên cứu – Trao đổi" },
    { slug: "thong-tin-bao-chi", name: "Thông tin báo chí" },
    { slug: "anh-thoi-su", name: "Tin ảnh" },
    { slug: "ban-tin-video", name: "Bản tin video" },
  ],
  articles,
  pages: [
    {
      slug: "gioi-thieu-toa-soan",
      title: "Giới thiệu tòa soạn",
      html: `<p>Thời sự Tài chính là chuyên trang mẫu về tin tức, phân tích và số liệu tài chính.</p><h2>Chuyên mục</h2><ul><li>Thời sự, hoạt động ngành và tài chính địa phương;</li><li>Thị trường, doanh nghiệp và hội nhập;</li><li>Nghiên cứu – trao đổi.</li></ul><h2>Gửi bài cộng tác</h2><p>Bài viết gửi về <a href="mailto:toasoan@example.org">toasoan@example.org</a>, kèm thông tin tác giả và nguồn số liệu.</p>`,
    },
  ],
};
