import type { CategorySeed } from "../../site-seed.ts";
import { aside } from "../aside.ts";

export const categories: readonly CategorySeed[] = [
  {
    slug: "ttp-tin-thi-truong",
    name: "Tin thị trường trái phiếu",
    description: "Sự kiện nổi bật trên thị trường sơ cấp và thứ cấp.",
    children: [
      { slug: "ttp-dieu-hanh", name: "Quản lý, điều hành", description: "Chính sách, kế hoạch huy động vốn và giám sát thị trường." },
      { slug: "ttp-phan-tich", name: "Phân tích, nhận định", description: "Bài viết chuyên sâu, có số liệu và phương pháp." },
    ],
  },
  {
    slug: "ttp-so-lieu-thi-truong",
    name: "Thông tin thị trường",
    description: "Kết quả đấu thầu, giao dịch và lợi suất.",
    children: [
      { slug: "ttp-dau-thau", name: "Kết quả đấu thầu", description: "Kết quả từng phiên phát hành trái phiếu Chính phủ." },
      { slug: "ttp-giao-dich-thu-cap", name: "Giao dịch thứ cấp", description: "Khối lượng, giá trị và cơ cấu nhà đầu tư." },
      { slug: "ttp-loi-suat", name: "Lợi suất", description: "Diễn biến lợi suất theo kỳ hạn.", metadata: { series: ["bond-yield-10y"] } },
    ],
  },
  { slug: "ttp-doanh-nghiep", name: "Trái phiếu doanh nghiệp", description: "Phát hành, giao dịch và bảo vệ nhà đầu tư." },
  { slug: "ttp-trai-phieu-xanh", name: "Trái phiếu xanh", description: "Huy động vốn cho dự án môi trường và khí hậu." },
  { slug: "ttp-nha-dau-tu", name: "Dành cho nhà đầu tư", description: "Kiến thức, cảnh báo và video." },
  {
    slug: "ttp-cong-bo-thong-tin",
    name: "Công bố thông tin",
    description: "Tài liệu của tổ chức phát hành và quy định liên quan.",
    asString: true,
    metadata: {
      layoutId: "category-layout-1",
      blocks: [
        {
          key: "contents",
          cards: [
            {
              title: "Kết quả đấu thầu trái phiếu Chính phủ",
              category: "ttp-dau-thau",
              description: "Công bố ngay sau mỗi phiên",
              art: { subject: "market" },
            },
            {
              title: "Trái phiếu doanh nghiệp",
              category: "ttp-doanh-nghiep",
              description: "Tình hình phát hành và thanh toán",
              art: { subject: "investment" },
            },
            {
              title: "Thông báo của cổng",
              category: "ttp-thong-bao",
              description: "Lịch đấu thầu, bảo trì và hướng dẫn",
              art: { subject: "document" },
            },
          ],
        },
        ...aside(["ttp-thong-bao", "ttp-doanh-nghiep", "ttp-trai-phieu-xanh"], "ttp-so-lieu-thi-truong"),
      ],
    },
  },
  {
    slug: "ttp-thong-bao",
    name: "Thông báo",
    description: "Lịch phát hành và thông báo gửi thành viên thị trường.",
    metadata: { categoryDefaulLayout: "category-default-layout-2" },
  },
];
