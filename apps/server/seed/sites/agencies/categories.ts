import type { CategorySeed } from "../../site-seed.ts";
import { aside } from "../aside.ts";

export const categories: readonly CategorySeed[] = [
  {
    slug: "dv-gioi-thieu",
    name: "Giới thiệu các đơn vị",
    description: "Chức năng, nhiệm vụ và cơ cấu tổ chức.",
    children: [
      { slug: "dv-khoi-vu", name: "Khối vụ chức năng", description: "Tham mưu chính sách, tổng hợp và điều phối." },
      { slug: "dv-khoi-cuc", name: "Khối cục chuyên ngành", description: "Quản lý chuyên ngành và cung cấp dịch vụ công." },
      { slug: "dv-khoi-su-nghiep", name: "Khối đơn vị sự nghiệp", description: "Nghiên cứu, đào tạo, báo chí và xuất bản." },
      {
        slug: "dv-khoi-dia-phuong",
        name: "Cơ quan tài chính địa phương",
        description: "Tổ chức theo khu vực và cơ quan tài chính cấp tỉnh.",
      },
    ],
  },
  {
    slug: "dv-tin-hoat-dong",
    name: "Tin hoạt động của các đơn vị",
    description: "Công việc thường ngày, kết quả và con người.",
    children: [{ slug: "dv-hinh-anh", name: "Hình ảnh, video", description: "Phóng sự ảnh và video từ các đơn vị." }],
  },
  {
    slug: "dv-kien-nghi-cu-tri",
    name: "Kiến nghị cử tri theo đơn vị",
    description: "Nội dung cử tri và đại biểu Quốc hội gửi đến từng đơn vị.",
    metadata: {
      layoutId: "parliamentary-concerns",
      blocks: [
        {
          key: "contents",
          cards: [
            {
              title: "Kiến nghị đang xử lý",
              link: "/don-vi/dv-kien-nghi-cu-tri",
              description: "Đơn vị chủ trì và thời hạn trả lời",
              art: { subject: "union" },
            },
            {
              title: "Liên hệ đơn vị chủ trì",
              link: "/don-vi/btcvn/danh-ba-don-vi",
              description: "Đầu mối tiếp nhận theo lĩnh vực",
              art: { subject: "leadership" },
            },
            {
              title: "Công khai ngân sách",
              category: "dv-cong-khai-ngan-sach",
              description: "Số liệu thu, chi của từng đơn vị",
              art: { subject: "budget" },
            },
          ],
        },
        ...aside(["dv-tin-hoat-dong", "dv-cong-khai-ngan-sach"], "dv-gioi-thieu"),
      ],
    },
  },
  {
    slug: "dv-cong-khai-ngan-sach",
    name: "Công khai ngân sách của các đơn vị",
    description: "Dự toán, quyết toán và mua sắm của các đơn vị thuộc Bộ.",
    asString: true,
    metadata: {
      layoutId: "mof-budget-layout-1",
      blocks: [
        {
          key: "contents",
          cards: [
            { title: "Dự toán và quyết toán của các đơn vị", link: "/don-vi/dv-cong-khai-ngan-sach", art: { panorama: "chart" } },
            { title: "Tuyển dụng và tổ chức cán bộ", category: "dv-to-chuc-can-bo", art: { panorama: "columns" } },
            { title: "Kiến nghị cử tri theo đơn vị", category: "dv-kien-nghi-cu-tri", art: { panorama: "city" } },
          ],
        },
        ...aside(["dv-kien-nghi-cu-tri", "dv-to-chuc-can-bo"], "dv-gioi-thieu"),
      ],
    },
  },
  { slug: "dv-to-chuc-can-bo", name: "Tổ chức, cán bộ", description: "Tuyển dụng, đào tạo và quy định về tổ chức." },
];
