import type { SiteSeed } from "../../site-seed.ts";
import { portalCards } from "../shared-cards.ts";
import { articles } from "./articles.ts";
import { categories } from "./categories.ts";

/** The international cooperation department. */
export const departmentCooperation: SiteSeed = {
  slug: "vu-hop-tac-quoc-te",
  name: "Vụ Hợp tác quốc tế",
  language: 1,
  logo: { initials: "HTQT", mark: "ring" },
  panorama: "waves",
  layoutId: "department-3-home-vi",
  categoryDefaulLayout: "category-default-layout-2",
  articleDefaulLayout: "article-default-layout-2",
  identity: {
    organisation: "Vụ Hợp tác quốc tế (mẫu)",
    address: "Tầng 6, số 1, đường Ví Dụ, Hà Nội",
    phone: "024 0000 0109",
    email: "hoptacquocte@example.org",
    responsible: "Vụ trưởng (mẫu)",
  },
  asString: true,
  menu: [
    { path: "/vu-hop-tac-quoc-te", label: "Trang chủ", order: 1 },
    { path: "/vu-hop-tac-quoc-te/btcvn/gioi-thieu-vu-hop-tac-quoc-te", label: "Giới thiệu", order: 2 },
    { path: "/vu-hop-tac-quoc-te/htqt-doi-ngoai", label: "Đối ngoại", order: 3 },
    {
      path: "/vu-hop-tac-quoc-te/htqt-hop-tac",
      label: "Hợp tác",
      order: 4,
      children: [
        { path: "/vu-hop-tac-quoc-te/htqt-song-phuong", label: "Song phương", order: 1 },
        { path: "/vu-hop-tac-quoc-te/htqt-da-phuong", label: "Đa phương", order: 2 },
        { path: "/vu-hop-tac-quoc-te/htqt-asean", label: "ASEAN", order: 3 },
      ],
    },
    { path: "/vu-hop-tac-quoc-te/htqt-hoi-nhap", label: "Hội nhập", order: 5 },
    { path: "/vu-hop-tac-quoc-te/htqt-thong-bao", label: "Thông báo", order: 6 },
    { path: "/mof", label: "English", order: 7, blank: true },
  ],
  blocks: [
    { key: "slideNews", category: "htqt-tin-tieu-diem" },
    { key: "pinNews", category: "htqt-doi-ngoai" },
    { key: "featuredNews", category: "htqt-song-phuong" },
    { key: "infomations", category: "htqt-thong-bao" },
    {
      key: "otherPortals",
      cards: [
        ...portalCards,
        {
          title: "Bộ Tài chính bằng tiếng Anh",
          link: "/mof",
          description: "Tin tức, chính sách và ấn phẩm dành cho bạn đọc quốc tế",
          art: { subject: "cooperation" },
        },
      ],
    },
    {
      key: "newsAndBanner",
      cards: [
        { title: "Diễn đàn tài chính khu vực 2026", category: "htqt-tin-tieu-diem", art: { panorama: "city" } },
        { title: "Học bổng cho cán bộ tài chính", category: "htqt-dao-tao", art: { panorama: "lotus" } },
        { title: "Tra cứu cam kết thuế quan", category: "htqt-hoi-nhap", art: { panorama: "network" } },
      ],
    },
    { key: "categories", categories: ["htqt-da-phuong", "htqt-asean", "htqt-hoi-nhap", "htqt-dao-tao"] },
  ],
  categories,
  articles,
  pages: [
    {
      slug: "gioi-thieu-vu-hop-tac-quoc-te",
      title: "Giới thiệu Vụ Hợp tác quốc tế",
      html: `<p>Vụ Hợp tác quốc tế là đơn vị thuộc Bộ Tài chính, tham mưu, giúp Bộ trưởng quản lý nhà nước về hợp tác và hội nhập quốc tế trong lĩnh vực tài chính. Nội dung trang này là dữ liệu mẫu.</p>
<h2>Nhiệm vụ chính</h2><ul><li>Xây dựng chiến lược, kế hoạch hợp tác và hội nhập tài chính;</li><li>Đầu mối đàm phán cam kết thuế quan và dịch vụ tài chính;</li><li>Quản lý đoàn ra, đoàn vào, hội nghị và thỏa thuận quốc tế;</li><li>Vận động, điều phối viện trợ và hỗ trợ kỹ thuật;</li><li>Phối hợp đào tạo cán bộ với đối tác nước ngoài.</li></ul>
<h2>Đầu mối theo lĩnh vực</h2><table><caption>Các phòng của Vụ</caption><thead><tr><th scope="col">Phòng</th><th scope="col">Đối tác phụ trách</th></tr></thead><tbody><tr><th scope="row">Phòng Song phương</th><td>Các nước châu Á, châu Âu, châu Mỹ</td></tr><tr><th scope="row">Phòng Đa phương</th><td>Định chế tài chính, tổ chức quốc tế</td></tr><tr><th scope="row">Phòng ASEAN và Hội nhập</th><td>Tiến trình ASEAN, hiệp định thương mại</td></tr><tr><th scope="row">Phòng Lễ tân, Tổng hợp</th><td>Đoàn ra, đoàn vào, thỏa thuận quốc tế</td></tr></tbody></table>
<h2>Đăng ký làm việc</h2><p>Đối tác gửi đề nghị trước ít nhất mười ngày làm việc tới <a href="mailto:hoptacquocte@example.org">hoptacquocte@example.org</a>. Xem thêm mục <a href="/vu-hop-tac-quoc-te/htqt-thong-bao">Thông báo, hướng dẫn đối ngoại</a>.</p>`,
    },
  ],
};
