import type { SiteSeed } from "../../site-seed.ts";
import { articles } from "./articles.ts";
import { categories } from "./categories.ts";

/** The trade union of the ministry's staff. */
export const union: SiteSeed = {
  slug: "cong-doan",
  name: "Công đoàn Bộ Tài chính",
  language: 1,
  logo: { initials: "CĐ", mark: "petals" },
  panorama: "lotus",
  layoutId: "ministry-of-finance-union-vi",
  articleDefaulLayout: "article-default-layout-1",
  identity: {
    organisation: "Công đoàn Bộ Tài chính (mẫu)",
    address: "Số 9, ngõ Minh Họa, Hà Nội",
    phone: "024 0000 0501",
    email: "congdoan@example.org",
    responsible: "Văn phòng Công đoàn (mẫu)",
  },
  menu: [
    { path: "/cong-doan", label: "Trang chủ", order: 1 },
    { path: "/cong-doan/btcvn/gioi-thieu-to-chuc-cong-doan", label: "Giới thiệu", order: 2 },
    {
      path: "/cong-doan/cd-hoat-dong",
      label: "Hoạt động",
      order: 3,
      children: [
        { path: "/cong-doan/cd-co-so", label: "Công đoàn cơ sở", order: 1 },
        { path: "/cong-doan/cd-van-hoa-the-thao", label: "Văn hóa, thể thao", order: 2 },
        { path: "/cong-doan/cd-album-anh", label: "Album ảnh", order: 3 },
        { path: "/cong-doan/cd-video", label: "Video", order: 4 },
      ],
    },
    {
      path: "/cong-doan/cd-cham-lo-doan-vien",
      label: "Chăm lo đoàn viên",
      order: 4,
      children: [{ path: "/cong-doan/cd-tu-van-phap-luat", label: "Tư vấn pháp luật", order: 1 }],
    },
    { path: "/cong-doan/cd-phong-trao", label: "Phong trào thi đua", order: 5 },
    { path: "/cong-doan/cd-thong-bao", label: "Thông báo", order: 6 },
  ],
  blocks: [
    { key: "slideNews", category: "cd-tin-tieu-diem" },
    { key: "pinNews", category: "cd-hoat-dong" },
    { key: "featuredNews", category: "cd-cham-lo-doan-vien" },
    { key: "infomations", category: "cd-thong-bao" },
    { key: "categories", categories: ["cd-co-so", "cd-van-hoa-the-thao", "cd-tu-van-phap-luat"] },
    { key: "photosAlbum", category: "cd-album-anh" },
    {
      key: "newsAndBanner",
      cards: [
        { title: "Thi đua hoàn thành xuất sắc nhiệm vụ năm 2026", category: "cd-phong-trao", art: { panorama: "lotus" } },
        { title: "Sáng kiến mới, cách làm hay", category: "cd-sang-kien", art: { panorama: "waves" } },
        { title: "Tết sum vầy Đinh Mùi 2027", category: "cd-cham-lo-doan-vien", art: { panorama: "mountains" } },
        { title: "Đại hội công đoàn cơ sở nhiệm kỳ mới", category: "cd-co-so", art: { panorama: "columns" } },
      ],
    },
    {
      key: "imageCards",
      cards: [
        {
          title: "Tư vấn pháp luật lao động",
          category: "cd-tu-van-phap-luat",
          description: "Đặt câu hỏi và đọc câu trả lời cho tình huống thường gặp",
          art: { subject: "document" },
        },
        {
          title: "Câu lạc bộ văn hóa, thể thao",
          category: "cd-van-hoa-the-thao",
          description: "Lịch sinh hoạt và kết quả các giải phong trào",
          art: { subject: "place" },
        },
        {
          title: "Quỹ tương trợ đoàn viên",
          category: "cd-cham-lo-doan-vien",
          description: "Điều kiện, hồ sơ và mức hỗ trợ",
          art: { subject: "union" },
        },
        {
          title: "Video hoạt động",
          category: "cd-video",
          description: "Phóng sự ngắn từ các công đoàn cơ sở",
          art: { subject: "cooperation" },
        },
      ],
    },
  ],
  categories,
  articles,
  pages: [
    {
      slug: "gioi-thieu-to-chuc-cong-doan",
      title: "Giới thiệu Công đoàn Bộ Tài chính",
      html: `<p>Công đoàn Bộ Tài chính tập hợp, đại diện và bảo vệ quyền, lợi ích hợp pháp của đoàn viên, người lao động đang làm việc tại các đơn vị thuộc Bộ. Nội dung trang này là dữ liệu mẫu.</p>
<h2>Nhiệm vụ chính</h2><ul><li>Chăm lo đời sống vật chất, tinh thần của đoàn viên, người lao động;</li><li>Tham gia xây dựng và giám sát thực hiện chế độ, chính sách lao động;</li><li>Tổ chức phong trào thi đua, biểu dương sáng kiến;</li><li>Phát triển đoàn viên, đào tạo cán bộ công đoàn.</li></ul>
<h2>Tổ chức</h2><table><caption>Các bộ phận và đầu mối liên hệ</caption><thead><tr><th scope="col">Bộ phận</th><th scope="col">Phụ trách</th><th scope="col">Điện thoại</th></tr></thead><tbody><tr><th scope="row">Văn phòng</th><td>Tổng hợp, tài chính, đoàn viên</td><td>024 0000 0501</td></tr><tr><th scope="row">Ban Chính sách</th><td>Tư vấn pháp luật, đối thoại</td><td>024 0000 0502</td></tr><tr><th scope="row">Ban Phong trào</th><td>Thi đua, văn hóa, thể thao, nữ công</td><td>024 0000 0503</td></tr></tbody></table>
<h2>Trở thành đoàn viên</h2><p>Người lao động gửi đơn tới công đoàn cơ sở nơi làm việc; kết quả được trả lời trong mười ngày làm việc. Xem thêm <a href="/cong-doan/cd-thong-bao">thông báo</a> và <a href="/cong-doan/cd-cham-lo-doan-vien">chương trình chăm lo đoàn viên</a>.</p>`,
    },
  ],
};
