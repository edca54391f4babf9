import type { SiteSeed } from "../../site-seed.ts";
import { linkCards } from "../shared-cards.ts";
import { articles } from "./articles.ts";
import { categories } from "./categories.ts";

/** Directory of the online public services. */
export const publicServices: SiteSeed = {
  slug: "dich-vu-cong",
  name: "Cổng dịch vụ công ngành Tài chính",
  language: 1,
  logo: { initials: "DVC", mark: "steps" },
  panorama: "network",
  layoutId: "public-services-vi",
  categoryDefaulLayout: "category-default-layout-1",
  articleDefaulLayout: "article-default-layout-2",
  identity: {
    organisation: "Bộ phận một cửa Bộ Tài chính (mẫu)",
    address: "Số 3, đường Ví Dụ, Hà Nội",
    phone: "024 0000 0600",
    email: "motcua@example.org",
    responsible: "Trưởng bộ phận một cửa (mẫu)",
  },
  menu: [
    { path: "/dich-vu-cong", label: "Trang chủ", order: 1 },
    {
      path: "/dich-vu-cong/dvc-danh-muc-thu-tuc",
      label: "Thủ tục",
      order: 2,
      children: [
        { path: "/dich-vu-cong/dvc-linh-vuc-thue", label: "Thuế", order: 1 },
        { path: "/dich-vu-cong/dvc-linh-vuc-hai-quan", label: "Hải quan", order: 2 },
        { path: "/dich-vu-cong/dvc-linh-vuc-ngan-sach", label: "Kho bạc, ngân sách", order: 3 },
        { path: "/dich-vu-cong/dvc-linh-vuc-kinh-doanh", label: "Đăng ký kinh doanh", order: 4 },
        { path: "/dich-vu-cong/dvc-linh-vuc-chung-khoan", label: "Chứng khoán, bảo hiểm", order: 5 },
      ],
    },
    {
      path: "/dich-vu-cong/dvc-ho-tro",
      label: "Hỗ trợ",
      order: 3,
      children: [
        { path: "/dich-vu-cong/dvc-cau-hoi-thuong-gap", label: "Câu hỏi thường gặp", order: 1 },
        { path: "/dich-vu-cong/dvc-bieu-mau", label: "Biểu mẫu", order: 2 },
        { path: "/dich-vu-cong/dvc-video", label: "Video hướng dẫn", order: 3 },
      ],
    },
    { path: "/dich-vu-cong/dvc-thong-bao", label: "Thông báo", order: 4 },
    { path: "/dich-vu-cong/btcvn/cach-nop-ho-so-truc-tuyen", label: "Cách nộp hồ sơ", order: 5 },
  ],
  blocks: [
    { key: "categories", categories: ["dvc-linh-vuc-thue", "dvc-linh-vuc-hai-quan", "dvc-linh-vuc-ngan-sach", "dvc-linh-vuc-kinh-doanh"] },
    {
      key: "otherPortals1",
      cards: [
        {
          title: "Thuế điện tử",
          category: "dvc-linh-vuc-thue",
          description: "Kê khai, nộp thuế và tra cứu hóa đơn",
          art: { subject: "tax" },
        },
        {
          title: "Hải quan điện tử",
          category: "dvc-linh-vuc-hai-quan",
          description: "Tờ khai, giấy phép và chứng nhận xuất xứ",
          art: { subject: "customs" },
        },
        {
          title: "Kho bạc số",
          category: "dvc-linh-vuc-ngan-sach",
          description: "Mở tài khoản, thanh toán và đối chiếu số dư",
          art: { subject: "budget" },
        },
        {
          title: "Đăng ký doanh nghiệp",
          category: "dvc-linh-vuc-kinh-doanh",
          description: "Thành lập, thay đổi và tạm ngừng kinh doanh",
          art: { subject: "investment" },
        },
      ],
    },
    { key: "linkWebsites", cards: linkCards },
    {
      key: "otherPortals2",
      cards: [
        {
          title: "Hệ thống giám sát, đánh giá đầu tư",
          link: "https://example.org/giam-sat-dau-tu",
          blank: true,
          description: "Báo cáo tiến độ dự án sử dụng vốn nhà nước",
          art: { subject: "investment" },
        },
        {
          title: "Cơ sở dữ liệu về giá",
          link: "https://example.org/co-so-du-lieu-gia",
          blank: true,
          description: "Giá kê khai, giá niêm yết và giá thị trường",
          art: { subject: "prices" },
        },
        {
          title: "Quản lý tài sản công",
          link: "https://example.org/tai-san-cong",
          blank: true,
          description: "Báo cáo, đăng ký và xử lý tài sản công",
          art: { subject: "assets" },
        },
        {
          title: "Cổng dữ liệu mở ngành Tài chính",
          link: "https://example.org/du-lieu-mo-tai-chinh",
          blank: true,
          description: "Bộ dữ liệu tải về và giao diện lập trình",
          art: { subject: "digital" },
        },
      ],
    },
  ],
  categories,
  articles,
  pages: [
    {
      slug: "cach-nop-ho-so-truc-tuyen",
      title: "Cách nộp hồ sơ trực tuyến",
      html: `<p>Trang này hướng dẫn các bước chung khi nộp hồ sơ qua Cổng dịch vụ công ngành Tài chính. Nội dung là dữ liệu mẫu, không tiếp nhận hồ sơ thật.</p>
<h2>Các bước thực hiện</h2><ol><li>Đăng nhập bằng tài khoản định danh điện tử.</li><li>Chọn thủ tục theo lĩnh vực hoặc gõ tên thủ tục vào ô tìm kiếm.</li><li>Kiểm tra thông tin được điền sẵn, bổ sung phần còn thiếu và đính kèm tệp.</li><li>Thanh toán phí, lệ phí nếu có.</li><li>Nhận mã hồ sơ và theo dõi tiến độ qua tin nhắn hoặc thư điện tử.</li></ol>
<h2>Thời hạn và kết quả</h2><table><caption>Thời hạn giải quyết theo nhóm thủ tục</caption><thead><tr><th scope="col">Nhóm thủ tục</th><th scope="col">Thời hạn</th><th scope="col">Hình thức trả kết quả</th></tr></thead><tbody><tr><th scope="row">Tra cứu, xác nhận</th><td>Trong ngày</td><td>Bản điện tử</td></tr><tr><th scope="row">Đăng ký, thay đổi thông tin</th><td>3 ngày làm việc</td><td>Bản điện tử có ký số</td></tr><tr><th scope="row">Cấp phép, thẩm định</th><td>15 ngày làm việc</td><td>Bản điện tử và bản giấy nếu có yêu cầu</td></tr></tbody></table>
<h2>Khi cần trợ giúp</h2><p>Đọc <a href="/dich-vu-cong/dvc-cau-hoi-thuong-gap">câu hỏi thường gặp</a>, tải <a href="/dich-vu-cong/dvc-bieu-mau">biểu mẫu</a> hoặc gọi 024 0000 0600 từ 7 giờ 30 đến 18 giờ, kể cả thứ Bảy.</p>`,
    },
  ],
};
