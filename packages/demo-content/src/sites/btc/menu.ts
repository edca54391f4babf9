import type { MenuItemRecord } from "@portal/core";

/** Two levels; the second entry of the default menu (spec §2.1) stays. */
export const menu: readonly MenuItemRecord[] = [
  { path: "/", label: "Trang chủ", order: 1 },
  {
    path: "/btc/gioi-thieu",
    label: "Giới thiệu",
    order: 2,
    children: [
      { path: "/btc/gioi-thieu", label: "Chức năng, nhiệm vụ", order: 1 },
      { path: "/btc/lanh-dao-bo", label: "Lãnh đạo Bộ", order: 2 },
      { path: "/btc/bo-truong-tien-nhiem", label: "Bộ trưởng tiền nhiệm", order: 3 },
      { path: "/btc/don-vi-thuoc-bo", label: "Đơn vị thuộc Bộ", order: 4 },
      { path: "/mof/gioi-thieu-bo", label: "About the Ministry", order: 5 },
    ],
  },
  {
    path: "/btc/tin-tai-chinh",
    label: "Tin tức",
    order: 3,
    children: [
      { path: "/btc/tin-tieu-diem", label: "Tin tiêu điểm", order: 1 },
      { path: "/btc/chi-dao-dieu-hanh", label: "Chỉ đạo, điều hành", order: 2 },
      { path: "/btc/thue-phi-le-phi", label: "Thuế, phí và lệ phí", order: 3 },
      { path: "/btc/hai-quan", label: "Hải quan", order: 4 },
      { path: "/btc/thong-cao-bao-chi", label: "Thông cáo báo chí", order: 5 },
      { path: "/btc/video-tai-chinh", label: "Video", order: 6 },
      { path: "/btc/thu-vien-anh", label: "Thư viện ảnh", order: 7 },
    ],
  },
  {
    path: "/btc/ngan-sach-nha-nuoc",
    label: "Ngân sách",
    order: 4,
    children: [
      { path: "/btc/du-toan-quyet-toan", label: "Dự toán và quyết toán", order: 1 },
      { path: "/btc/thu-chi-ngan-sach", label: "Dự toán thu, chi", order: 2 },
      { path: "/btc/ngan-sach-bo-tai-chinh", label: "Ngân sách của Bộ", order: 3 },
      { path: "/btc/no-cong", label: "Nợ công", order: 4 },
    ],
  },
  {
    path: "/btc/van-ban-phap-luat",
    label: "Văn bản",
    order: 5,
    children: [
      { path: "/btc/van-ban-phap-luat", label: "Văn bản pháp luật", order: 1 },
      { path: "/btc/du-thao-van-ban", label: "Dự thảo lấy ý kiến", order: 2 },
      { path: "/btc/huong-dan-bieu-mau", label: "Hướng dẫn, biểu mẫu", order: 3 },
    ],
  },
  { path: "/dich-vu-cong", label: "Dịch vụ công", order: 6 },
  { path: "/btc/thong-tin-lien-he", label: "Liên hệ", order: 7 },
];
