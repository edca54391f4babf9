import type { CategorySeed } from "../../site-seed.ts";
import { aside } from "../aside.ts";

export const categories: readonly CategorySeed[] = [
  { slug: "htqt-tin-tieu-diem", name: "Tin tiêu điểm đối ngoại" },
  { slug: "htqt-doi-ngoai", name: "Hoạt động đối ngoại", description: "Tiếp khách, hội đàm và các phiên họp của Ủy ban hỗn hợp." },
  {
    slug: "htqt-hop-tac",
    name: "Hợp tác tài chính",
    description: "Hợp tác song phương, đa phương và trong khu vực.",
    metadata: {
      layoutId: "category-tree-1",
      blocks: [
        { key: "contents", category: "htqt-hop-tac" },
        { key: "customCategories", root: "htqt-hop-tac", depth: 2 },
        { key: "additionsCategories", categories: [{ slug: "htqt-thong-bao", children: ["htqt-doi-tac"] }, "htqt-dao-tao"] },
        {
          key: "bannerImages",
          cards: [
            { title: "Kết nối một cửa ASEAN", category: "htqt-asean", art: { panorama: "network" } },
            { title: "Học bổng và đào tạo", category: "htqt-dao-tao", art: { panorama: "lotus" } },
          ],
        },
      ],
    },
    children: [
      { slug: "htqt-song-phuong", name: "Hợp tác song phương" },
      { slug: "htqt-da-phuong", name: "Hợp tác đa phương" },
      { slug: "htqt-asean", name: "Hợp tác ASEAN" },
    ],
  },
  {
    slug: "htqt-hoi-nhap",
    name: "Hội nhập kinh tế quốc tế",
    description: "Cam kết thuế quan, dịch vụ tài chính và quy tắc xuất xứ.",
    asString: true,
    metadata: { categoryDefaulLayout: "category-default-layout-1" },
  },
  { slug: "htqt-dao-tao", name: "Học bổng, đào tạo" },
  {
    slug: "htqt-thong-bao",
    name: "Thông báo, hướng dẫn đối ngoại",
    children: [
      {
        slug: "htqt-doi-tac",
        name: "Đối tác và liên kết",
        metadata: {
          layoutId: "category-link-layout-1",
          blocks: [
            {
              key: "contents",
              cards: [
                {
                  title: "Ngân hàng phát triển khu vực",
                  link: "https://example.org/ngan-hang-phat-trien",
                  description: "Chiến lược quốc gia và danh mục dự án",
                  blank: true,
                },
                {
                  title: "Diễn đàn minh bạch thuế",
                  link: "https://example.org/minh-bach-thue",
                  description: "Tiêu chuẩn và kết quả rà soát ngang hàng",
                  blank: true,
                },
                {
                  title: "Ban thư ký hợp tác tài chính ASEAN",
                  link: "https://example.org/tai-chinh-asean",
                  description: "Lịch họp và tuyên bố chung",
                  blank: true,
                },
                { title: "Quản lý nợ và vay nước ngoài", link: "/cuc-quan-ly-no", description: "Trang thông tin của Cục Quản lý nợ" },
              ],
            },
            ...aside(["htqt-song-phuong", "htqt-da-phuong", "htqt-asean"], "htqt-hop-tac"),
          ],
        },
      },
    ],
  },
  { slug: "htqt-thu-vien", name: "Ảnh và video đối ngoại" },
];
