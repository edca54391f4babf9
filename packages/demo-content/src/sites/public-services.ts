import { files, links, stories } from "../compose/stories.ts";
import type { SiteSeed } from "../site-seed.ts";
import { aside } from "./aside.ts";
import { linkCards } from "./shared-cards.ts";

const articles = [
  ...stories(
    "dvc-thue",
    "tax",
    `
2026-11-10 | Đăng ký thuế lần đầu đối với hộ kinh doanh | Nộp trực tuyến, kết quả trong một ngày làm việc.
2026-09-13 | Hoàn thuế thu nhập cá nhân trực tuyến | Hệ thống lập sẵn đề nghị, người nộp thuế xác nhận tài khoản nhận tiền.
2026-05-08 | Đề nghị gia hạn nộp thuế | Trường hợp được gia hạn, giấy tờ cần có và cách nộp.
`,
  ),
  ...stories(
    "dvc-hai-quan",
    "customs",
    `
2026-10-19 | Xác định trước mã số hàng hóa | Thời hạn giải quyết 20 ngày, kết quả có giá trị ba năm.
2026-07-06 | Cấp lại thông báo xác nhận khai tờ khai nguồn gốc xe | Thủ tục toàn trình, nhận bản điện tử.
2026-02-09 | Đăng ký doanh nghiệp ưu tiên | Điều kiện, hồ sơ và quy trình thẩm định.
`,
  ),
  ...stories(
    "dvc-kho-bac",
    "assets",
    `
2026-10-11 | Mở và sử dụng tài khoản tại kho bạc | Dành cho đơn vị sử dụng ngân sách, ký số trên điện thoại.
2026-06-09 | Gửi hồ sơ kiểm soát chi thường xuyên | Danh mục chứng từ theo từng loại khoản chi.
`,
  ),
  ...stories(
    "dvc-doanh-nghiep",
    "investment",
    `
2026-11-02 | Đăng ký thành lập doanh nghiệp qua định danh điện tử | Không cần nộp bản sao căn cước, lệ phí nộp trực tuyến.
2026-08-17 | Thay đổi địa chỉ trụ sở doanh nghiệp | Một hồ sơ dùng chung cho đăng ký kinh doanh và thuế.
2026-04-06 | Đăng ký hộ kinh doanh tại nhà | Hướng dẫn từng bước có hình ảnh.
`,
  ),
  ...stories(
    "dvc-huong-dan",
    "digital",
    `
2026-11-15 | Cách đăng nhập bằng tài khoản định danh điện tử | Các bước thực hiện và cách khôi phục mật khẩu.
2026-09-26 | Thanh toán phí, lệ phí trực tuyến | Những phương thức được hỗ trợ và cách lấy biên lai.
2026-03-11 | Tra cứu tình trạng hồ sơ | Tra cứu bằng mã hồ sơ hoặc số định danh.
`,
  ),
  ...files(
    "dvc-huong-dan",
    "digital",
    `
2026-08-09 | Sổ tay dịch vụ công trực tuyến | Bản in khổ nhỏ, dùng tại bộ phận một cửa. | so-tay-dich-vu-cong.pdf
2026-06-14 | Mẫu giấy ủy quyền nộp hồ sơ | Điền và ký trước khi nộp. | mau-uy-quyen.docx
`,
  ),
  ...links(
    "dvc-lien-ket",
    "digital",
    `
2026-10-30 | Hệ thống thuế điện tử | Kê khai, nộp thuế và tra cứu nghĩa vụ thuế. | https://example.org/thue-dien-tu
2026-10-29 | Hệ thống thông quan điện tử | Khai hải quan và tra cứu tờ khai. | https://example.org/thong-quan
2026-10-28 | Dịch vụ công kho bạc | Giao dịch của đơn vị sử dụng ngân sách. | https://example.org/dich-vu-cong-kho-bac
2026-10-27 | Đăng ký doanh nghiệp quốc gia | Thành lập, thay đổi và tra cứu doanh nghiệp. | https://example.org/dang-ky-doanh-nghiep
`,
  ),
];

export const publicServices: SiteSeed = {
  slug: "dich-vu-cong",
  name: "Cổng dịch vụ công ngành Tài chính",
  language: 1,
  logo: { initials: "DVC", mark: "steps" },
  panorama: "network",
  layoutId: "public-services-vi",
  articleDefaulLayout: "article-default-layout-1",
  identity: {
    organisation: "Cổng dịch vụ công ngành Tài chính (mẫu)",
    address: "Số 1, đường Ví Dụ, Hà Nội",
    phone: "024 0000 0700",
    email: "dichvucong@example.org",
    responsible: "Bộ phận một cửa (mẫu)",
  },
  menu: [
    { path: "/dich-vu-cong", label: "Trang chủ", order: 1 },
    { path: "/dich-vu-cong/dvc-huong-dan", label: "Hướng dẫn", order: 2 },
    { path: "/dich-vu-cong/dvc-lien-ket", label: "Hệ thống liên kết", order: 3 },
    { path: "/dich-vu-cong/btcvn/gioi-thieu-dich-vu-cong", label: "Giới thiệu", order: 4 },
  ],
  blocks: [
    { key: "categories", categories: ["dvc-thue", "dvc-hai-quan", "dvc-kho-bac", "dvc-doanh-nghiep"] },
    {
      key: "otherPortals1",
      cards: [
        {
          title: "Kê khai, nộp thuế",
          link: "https://example.org/thue-dien-tu",
          blank: true,
          description: "Hệ thống thuế điện tử, cho cá nhân và doanh nghiệp",
        },
        {
          title: "Khai hải quan",
          link: "https://example.org/thong-quan",
          blank: true,
          description: "Hệ thống thông quan điện tử, hàng xuất khẩu và nhập khẩu",
        },
        {
          title: "Đăng ký doanh nghiệp",
          link: "https://example.org/dang-ky-doanh-nghiep",
          blank: true,
          description: "Thành lập, thay đổi, tra cứu doanh nghiệp",
        },
        {
          title: "Gửi hồ sơ kho bạc",
          link: "https://example.org/dich-vu-cong-kho-bac",
          blank: true,
          description: "Dành cho đơn vị sử dụng ngân sách",
        },
        {
          title: "Thanh toán phí, lệ phí",
          link: "/dich-vu-cong/dvc-huong-dan",
          description: "Các phương thức được hỗ trợ và cách lấy biên lai",
        },
        {
          title: "Tra cứu hồ sơ đã nộp",
          link: "/dich-vu-cong/dvc-huong-dan",
          description: "Bằng mã hồ sơ hoặc số định danh",
        },
      ],
    },
    { key: "linkWebsites", cards: linkCards },
    {
      key: "otherPortals2",
      cards: [
        {
          title: "Hướng dẫn sử dụng",
          category: "dvc-huong-dan",
          description: "Đăng nhập, thanh toán và tra cứu hồ sơ",
          art: { subject: "digital" },
        },
        {
          title: "Thị trường trái phiếu",
          link: "/thi-truong-trai-phieu",
          description: "Thông tin phát hành và giao dịch",
          art: { subject: "market" },
        },
        { title: "Cục Quản lý giá", link: "/cuc-quan-ly-gia", description: "Kê khai và tra cứu giá", art: { subject: "prices" } },
      ],
    },
  ],
  categories: [
    { slug: "dvc-thue", name: "Thủ tục thuế", description: "Khi có thu nhập, mở hộ kinh doanh hoặc cần hoàn thuế." },
    { slug: "dvc-hai-quan", name: "Thủ tục hải quan", description: "Khi đưa hàng hóa, phương tiện qua biên giới." },
    { slug: "dvc-kho-bac", name: "Thủ tục kho bạc", description: "Khi đơn vị nhận và chi ngân sách." },
    { slug: "dvc-doanh-nghiep", name: "Đăng ký kinh doanh", description: "Khi bắt đầu, thay đổi hoặc chấm dứt việc kinh doanh." },
    { slug: "dvc-huong-dan", name: "Hướng dẫn sử dụng" },
    {
      slug: "dvc-lien-ket",
      name: "Hệ thống liên kết",
      description: "Các hệ thống dịch vụ trực tuyến của ngành.",
      metadata: {
        layoutId: "category-link-layout-1",
        blocks: [{ key: "contents", cards: linkCards.slice(0, 5) }, ...aside(["dvc-huong-dan"], "dich-vu-cong")],
      },
    },
  ],
  articles,
  pages: [
    {
      slug: "gioi-thieu-dich-vu-cong",
      title: "Giới thiệu cổng dịch vụ công",
      html: `<p>Cổng là điểm truy cập chung tới các dịch vụ công trực tuyến của ngành Tài chính. Nội dung là dữ liệu mẫu.</p><h2>Bạn có thể</h2><ol><li>Tìm thủ tục theo lĩnh vực;</li><li>Nộp hồ sơ và thanh toán trực tuyến;</li><li>Theo dõi kết quả qua tin nhắn hoặc thư điện tử.</li></ol><h2>Cam kết</h2><p>Hồ sơ được xử lý đúng hạn; trường hợp chậm, cơ quan giải quyết gửi thư xin lỗi và nêu rõ lý do.</p>`,
    },
  ],
};
