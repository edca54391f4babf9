import type { CategorySeed } from "../../site-seed.ts";

export const categories: readonly CategorySeed[] = [
  { slug: "cd-tin-tieu-diem", name: "Tin công đoàn", description: "Sự kiện nổi bật của tổ chức công đoàn." },
  {
    slug: "cd-hoat-dong",
    name: "Hoạt động công đoàn",
    description: "Chương trình công tác, hội nghị và hoạt động phối hợp.",
    children: [
      { slug: "cd-co-so", name: "Công đoàn cơ sở", description: "Tin từ các công đoàn cơ sở." },
      { slug: "cd-van-hoa-the-thao", name: "Văn hóa, thể thao", description: "Hội thao, hội diễn và câu lạc bộ." },
    ],
  },
  {
    slug: "cd-cham-lo-doan-vien",
    name: "Chăm lo đoàn viên",
    description: "Hỗ trợ, thăm hỏi và phúc lợi cho đoàn viên, người lao động.",
    children: [{ slug: "cd-tu-van-phap-luat", name: "Tư vấn pháp luật", description: "Giải đáp tình huống và biểu mẫu thường dùng." }],
  },
  {
    slug: "cd-thong-bao",
    name: "Thông tin, thông báo",
    description: "Kế hoạch, hướng dẫn và thông báo gửi công đoàn cơ sở.",
    metadata: { categoryDefaulLayout: "category-default-layout-2" },
  },
  {
    slug: "cd-phong-trao",
    name: "Phong trào thi đua",
    description: "Phát động, sơ kết và nhân rộng các phong trào thi đua.",
    asString: true,
    metadata: {
      layoutId: "category-tree-1",
      blocks: [
        { key: "contents", category: "cd-phong-trao" },
        { key: "customCategories", root: "cd-hoat-dong", depth: 2 },
        {
          key: "additionsCategories",
          categories: [{ slug: "cd-cham-lo-doan-vien", children: ["cd-tu-van-phap-luat"] }, "cd-thong-bao", "cd-sang-kien"],
        },
        {
          key: "bannerImages",
          cards: [
            { title: "Sáng kiến mới, cách làm hay", category: "cd-sang-kien", art: { panorama: "network" } },
            { title: "Hội thao và câu lạc bộ", category: "cd-van-hoa-the-thao", art: { panorama: "mountains" } },
            { title: "Hình ảnh các phong trào", category: "cd-album-anh", art: { panorama: "lotus" } },
          ],
        },
      ],
    },
    children: [{ slug: "cd-sang-kien", name: "Lao động sáng tạo", description: "Sáng kiến được công nhận và cách áp dụng." }],
  },
  {
    slug: "cd-album-anh",
    name: "Album ảnh",
    description: "Hình ảnh hoạt động của đoàn viên, người lao động.",
    children: [{ slug: "cd-video", name: "Video công đoàn" }],
  },
];
