import type { CategorySeed } from "../../site-seed.ts";
import { aside } from "../aside.ts";

export const categories: readonly CategorySeed[] = [
  { slug: "vcl-tin-noi-bat", name: "Tin nổi bật của Viện" },
  { slug: "vcl-hoat-dong", name: "Hoạt động khoa học", description: "Hội thảo, tọa đàm, nghiệm thu và sinh hoạt khoa học." },
  {
    slug: "vcl-nghien-cuu",
    name: "Kết quả nghiên cứu",
    description: "Tóm tắt các công trình nghiên cứu và hàm ý chính sách.",
    metadata: {
      layoutId: "category-layout-1",
      blocks: [
        {
          key: "contents",
          cards: [
            {
              title: "Kinh tế vĩ mô và dự báo",
              category: "vcl-kinh-te-vi-mo",
              description: "Tăng trưởng, lạm phát và các kịch bản",
              art: { subject: "market" },
            },
            {
              title: "Chính sách tài khóa",
              category: "vcl-tai-khoa",
              description: "Thuế, chi tiêu công và phân cấp ngân sách",
              art: { subject: "budget" },
            },
            {
              title: "Tài chính xanh",
              category: "vcl-tai-chinh-xanh",
              description: "Thị trường các-bon và vốn cho chuyển dịch năng lượng",
              art: { subject: "investment" },
            },
            {
              title: "Tạp chí của Viện",
              category: "vcl-tap-chi",
              description: "Các số đã xuất bản và thể lệ gửi bài",
              art: { subject: "document" },
            },
          ],
        },
        ...aside(["vcl-tap-chi", "vcl-sach", "vcl-thong-bao"], "vcl-nghien-cuu"),
      ],
    },
    children: [
      { slug: "vcl-kinh-te-vi-mo", name: "Kinh tế vĩ mô và dự báo" },
      { slug: "vcl-tai-khoa", name: "Chính sách tài khóa" },
      { slug: "vcl-tai-chinh-xanh", name: "Tài chính xanh" },
    ],
  },
  {
    slug: "vcl-an-pham",
    name: "Ấn phẩm",
    description: "Sách chuyên khảo và tạp chí do Viện xuất bản.",
    children: [
      { slug: "vcl-tap-chi", name: "Tạp chí Nghiên cứu Tài chính" },
      { slug: "vcl-sach", name: "Sách và tài liệu" },
    ],
  },
  { slug: "vcl-thong-bao", name: "Thông báo khoa học" },
  {
    slug: "vcl-cong-khai",
    name: "Công khai ngân sách của Viện",
    asString: true,
    metadata: {
      layoutId: "mof-budget-layout-2",
      blocks: [
        {
          key: "contents",
          cards: [
            {
              title: "Dự toán được giao",
              link: "/vien-chien-luoc/vcl-cong-khai",
              description: "Quyết định giao và phân bổ theo nhiệm vụ",
              art: { mark: "octagon", initials: "DT" },
            },
            {
              title: "Nhiệm vụ khoa học đặt hàng",
              category: "vcl-thong-bao",
              description: "Danh mục, yêu cầu sản phẩm và kinh phí",
              art: { mark: "octagon", initials: "KH" },
            },
            {
              title: "Ngân sách của Bộ Tài chính",
              link: "/btc/ngan-sach-bo-tai-chinh",
              description: "Công khai của toàn Bộ",
              art: { mark: "octagon", initials: "NS" },
            },
          ],
        },
        ...aside(["vcl-thong-bao", "vcl-hoat-dong"], "vcl-an-pham"),
      ],
    },
  },
  { slug: "vcl-hinh-anh", name: "Hình ảnh, video khoa học" },
];
