import type { CategorySeed } from "../../site-seed.ts";
import { aside } from "../aside.ts";

export const categories: readonly CategorySeed[] = [
  {
    slug: "qln-tin-tieu-diem",
    name: "Tin tiêu điểm về nợ công",
    description: "Những diễn biến đáng chú ý về vay, trả nợ và an toàn nợ công.",
  },
  { slug: "qln-chi-dao", name: "Chỉ đạo, điều hành quản lý nợ" },
  {
    slug: "qln-no-cong",
    name: "Nợ công",
    description: "Nợ Chính phủ, nợ được Chính phủ bảo lãnh và nợ chính quyền địa phương.",
    asString: true,
    metadata: {
      layoutId: "state-budget-layout-2",
      blocks: [
        {
          key: "contents",
          cards: [
            {
              title: "Nợ Chính phủ",
              category: "qln-no-chinh-phu",
              description: "Danh mục nợ, nghĩa vụ trả nợ và tái cơ cấu",
              art: { mark: "diamond", initials: "CP" },
            },
            {
              title: "Nợ chính quyền địa phương",
              category: "qln-no-dia-phuong",
              description: "Hạn mức vay, trái phiếu và vay lại của các tỉnh",
              art: { mark: "hexagon", initials: "ĐP" },
            },
            {
              title: "Bảo lãnh Chính phủ",
              category: "qln-bao-lanh",
              description: "Thẩm định, cấp và giám sát bảo lãnh",
              art: { mark: "shield", initials: "BL" },
            },
            {
              title: "Bản tin nợ công",
              category: "qln-ban-tin",
              description: "Ấn phẩm sáu tháng một kỳ và phụ lục số liệu",
              art: { mark: "steps", initials: "BT" },
            },
          ],
        },
        ...aside(["qln-ban-tin", "qln-vay-uu-dai", "qln-tra-cuu"], "qln-no-cong"),
      ],
    },
    children: [
      { slug: "qln-no-chinh-phu", name: "Nợ Chính phủ", metadata: { series: ["bond-yield-10y"] } },
      { slug: "qln-no-dia-phuong", name: "Nợ chính quyền địa phương" },
      { slug: "qln-bao-lanh", name: "Bảo lãnh Chính phủ" },
      {
        slug: "qln-ban-tin",
        name: "Bản tin nợ công",
        description: "Số liệu nợ công công bố hai kỳ một năm.",
        metadata: { categoryDefaulLayout: "category-default-layout-1" },
      },
    ],
  },
  {
    slug: "qln-vay-uu-dai",
    name: "Vay ODA, vay ưu đãi nước ngoài",
    description: "Đàm phán, ký kết, rút vốn và quản lý các khoản vay nước ngoài của Chính phủ.",
    children: [{ slug: "qln-cho-vay-lai", name: "Cho vay lại" }],
  },
  { slug: "qln-thong-bao", name: "Thông tin, thông báo về nợ công" },
  {
    slug: "qln-tra-cuu",
    name: "Công cụ và liên kết tra cứu",
    metadata: {
      layoutId: "category-link-layout-1",
      blocks: [
        {
          key: "contents",
          cards: [
            { title: "Thị trường trái phiếu", link: "/thi-truong-trai-phieu", description: "Lịch phát hành và kết quả đấu thầu" },
            { title: "Thu, chi ngân sách nhà nước", link: "/btc/thu-chi-ngan-sach", description: "Số liệu bội chi và nguồn bù đắp" },
            { title: "Tỷ giá hạch toán", link: "/btc/ty-gia", description: "Quy đổi nợ nước ngoài ra đồng Việt Nam" },
            {
              title: "Thống kê nợ nước ngoài theo quốc gia",
              link: "https://example.org/thong-ke-no-quoc-te",
              description: "Nguồn tham khảo quốc tế",
              blank: true,
            },
          ],
        },
        ...aside(["qln-ban-tin", "qln-thong-bao"], "qln-no-cong"),
      ],
    },
  },
  { slug: "qln-thu-vien", name: "Ảnh và video dự án" },
];
