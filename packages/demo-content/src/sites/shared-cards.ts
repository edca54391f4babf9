import type { CardSeed } from "../site-seed.ts";

/** The demonstration's sites as cards. */
export const siteCards: readonly CardSeed[] = [
  {
    title: "Trang thông tin Bộ trưởng",
    link: "/bo-truong",
    description: "Hoạt động, phát biểu và chỉ đạo của Bộ trưởng",
    art: { mark: "shield", initials: "BT" },
  },
  {
    title: "Thời sự Tài chính",
    link: "/thoi-su-tai-chinh",
    description: "Tin tức, phân tích và số liệu thị trường",
    art: { mark: "octagon", initials: "TS" },
  },
  {
    title: "Vụ Ngân sách nhà nước",
    link: "/vu-ngan-sach",
    description: "Tham mưu quản lý ngân sách nhà nước",
    art: { mark: "hexagon", initials: "NS" },
  },
  {
    title: "Cục Quản lý giá",
    link: "/cuc-quan-ly-gia",
    description: "Quản lý, điều hành giá và thẩm định giá",
    art: { mark: "diamond", initials: "QG" },
  },
  {
    title: "Cục Công nghệ thông tin và Chuyển đổi số",
    link: "/cuc-cong-nghe-thong-tin",
    description: "Hạ tầng, dữ liệu và dịch vụ số của ngành",
    art: { mark: "steps", initials: "CN" },
  },
  {
    title: "Viện Chiến lược và Chính sách kinh tế – tài chính",
    link: "/vien-chien-luoc",
    description: "Nghiên cứu, dự báo và phản biện chính sách",
    art: { mark: "arch", initials: "CL" },
  },
  {
    title: "Thị trường trái phiếu",
    link: "/thi-truong-trai-phieu",
    description: "Kết quả phát hành và công bố thông tin",
    art: { mark: "ring", initials: "TP" },
  },
  {
    title: "Công đoàn ngành Tài chính",
    link: "/cong-doan",
    description: "Chăm lo đoàn viên, người lao động",
    art: { mark: "petals", initials: "CĐ" },
  },
];

const publicServices = {
  title: "Cổng dịch vụ công ngành Tài chính",
  link: "/dich-vu-cong",
  description: "Nộp hồ sơ, tra cứu kết quả và thanh toán trực tuyến",
};

/** Among sites, by its logo. */
export const publicServicesCard: CardSeed = { ...publicServices, art: { mark: "steps", initials: "DVC" } };

export const portalCards: readonly CardSeed[] = [
  { ...publicServices, art: { subject: "digital" } },
  {
    title: "Thị trường trái phiếu",
    link: "/thi-truong-trai-phieu",
    description: "Lịch phát hành, kết quả đấu thầu và công bố thông tin",
    art: { subject: "market" },
  },
  {
    title: "Các đơn vị thuộc Bộ",
    link: "/don-vi-truc-thuoc",
    description: "Chức năng, nhiệm vụ và đầu mối liên hệ",
    art: { subject: "leadership" },
  },
];

/** Addresses of other authorities stand for real ones: example.org is reserved for examples. */
export const linkCards: readonly CardSeed[] = [
  { title: "Cổng thông tin Chính phủ", link: "https://example.org/chinh-phu", blank: true },
  { title: "Cổng thông tin Quốc hội", link: "https://example.org/quoc-hoi", blank: true },
  { title: "Cổng dịch vụ công quốc gia", link: "https://example.org/dich-vu-cong-quoc-gia", blank: true },
  { title: "Cơ sở dữ liệu quốc gia về văn bản pháp luật", link: "https://example.org/van-ban-phap-luat", blank: true },
  { title: "Hệ thống mạng đấu thầu quốc gia", link: "https://example.org/dau-thau", blank: true },
  { title: "Cổng dữ liệu quốc gia", link: "https://example.org/du-lieu-mo", blank: true },
];

export const partnerCards: readonly CardSeed[] = [
  { title: "Cơ quan Thuế", link: "https://example.org/thue", blank: true, art: { mark: "octagon", initials: "T" } },
  { title: "Cơ quan Hải quan", link: "https://example.org/hai-quan", blank: true, art: { mark: "shield", initials: "HQ" } },
  { title: "Kho bạc Nhà nước", link: "https://example.org/kho-bac", blank: true, art: { mark: "diamond", initials: "KB" } },
  { title: "Ủy ban Chứng khoán", link: "https://example.org/chung-khoan", blank: true, art: { mark: "hexagon", initials: "CK" } },
  { title: "Dự trữ Nhà nước", link: "https://example.org/du-tru", blank: true, art: { mark: "arch", initials: "DT" } },
  { title: "Thống kê", link: "https://example.org/thong-ke", blank: true, art: { mark: "steps", initials: "TK" } },
  { title: "Bảo hiểm xã hội", link: "https://example.org/bao-hiem-xa-hoi", blank: true, art: { mark: "petals", initials: "BH" } },
  { title: "Học viện Tài chính", link: "https://example.org/hoc-vien", blank: true, art: { mark: "ring", initials: "HV" } },
];
