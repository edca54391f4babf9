/** Examples for blocks of type cards. */
import type { Card, CardsContent } from "@portal/core";
import type { BlockExamples } from "../examples.ts";
import { samplePicture, shortNews } from "./articles.ts";
import { hostileCards, hostileCategory } from "./hostile.ts";
import { longName, longSummary } from "./long.ts";

const site = (slug: string, title: string, logo: number, description?: string): Card => ({
  title,
  href: `/${slug}`,
  image: samplePicture(`bieu-trung-${logo}`),
  ...(description === undefined ? {} : { description }),
});

export const sites: CardsContent = {
  cards: [
    site("vien-chien-luoc", "Viện Chiến lược và Chính sách tài chính", 1, "Nghiên cứu, dự báo, tư vấn chính sách"),
    site("cuc-quan-ly-no", "Cục Quản lý nợ và Tài chính đối ngoại", 4),
    site("cuc-gia", "Cục Quản lý giá", 3),
    site("thi-truong-trai-phieu", "Chuyên trang Thị trường trái phiếu", 5, "Lịch đấu thầu, kết quả, lợi suất"),
    site("cong-doan", "Công đoàn ngành Tài chính", 2),
    site("dich-vu-cong", "Cổng Dịch vụ công", 6),
  ],
};

export const links: CardsContent = {
  cards: [
    { title: "Cổng thông tin điện tử Chính phủ (mẫu)", href: "https://example.org/chinh-phu", blank: true },
    { title: "Cơ sở dữ liệu quốc gia về văn bản pháp luật (mẫu)", href: "https://example.org/van-ban", blank: true },
    { title: "Cổng công khai ngân sách nhà nước", href: "/btc/cong-khai-ngan-sach" },
    { title: "Hệ thống tiếp nhận phản ánh, kiến nghị (mẫu)", href: "https://example.org/phan-anh", blank: true },
    { title: "Sơ đồ trang", href: "/btc/so-do-trang-website" },
  ],
};

export const pictures: CardsContent = {
  cards: [
    {
      title: "Công khai ngân sách",
      href: "/btc/cong-khai-ngan-sach",
      image: samplePicture("tang-truong"),
      description: "Dự toán, chấp hành và quyết toán theo từng năm.",
    },
    {
      title: "Hải quan điện tử",
      href: "/btc/hai-quan",
      image: samplePicture("cang-bien"),
      description: "Thủ tục, biểu thuế và tra cứu tờ khai.",
    },
    {
      title: "Tài chính xanh",
      href: "/btc/tai-chinh-xanh",
      image: samplePicture("cong-nghiep"),
      description: "Khung phân loại và các chương trình tín dụng.",
    },
    { title: "Hỏi đáp chính sách", href: "/btc/hoi-dap", image: samplePicture("van-ban"), articles: shortNews.slice(0, 2) },
  ],
};

export const banners: CardsContent = {
  cards: [
    { title: "Chuyển đổi số ngành tài chính giai đoạn 2026–2030", href: "/btc/chuyen-doi-so", image: samplePicture("bang-ron-1") },
    {
      title: "Thực hành tiết kiệm, chống lãng phí",
      href: "/btc/tiet-kiem",
      image: samplePicture("bang-ron-2"),
      articles: shortNews.slice(0, 2),
    },
    { title: "Số liệu thống kê ngân sách", href: "/btc/so-lieu", image: samplePicture("bang-ron-3") },
  ],
};

export const leaders: CardsContent = {
  cards: [{ title: "Họ và tên (mẫu)", description: "Bộ trưởng", href: "/btc/lanh-dao-bo", image: samplePicture("chan-dung") }],
};

export const feeds: CardsContent = {
  cards: [
    {
      title: "Tin nổi bật",
      href: "/rss/tin-noi-bat.xml",
      description: "Những tin quan trọng nhất, cập nhật trong ngày",
      items: [
        { title: "Lịch tiếp công dân tháng 12", href: "https://example.org/lich-tiep-cong-dan", publishedAt: "2026-11-19T02:00:00Z" },
        { title: "Công bố thủ tục hành chính được cắt giảm", href: "https://example.org/thu-tuc" },
        { title: "Tin không có địa chỉ" },
      ],
    },
    { title: "Chính sách và quản lý", href: "/rss/chinh-sach.xml" },
    { title: "Thông cáo báo chí", href: "/rss/thong-cao-bao-chi.xml" },
    { title: "Văn bản mới", href: "/rss/van-ban-moi.xml" },
  ],
};

export const cardsExamples = (normal: CardsContent, block?: { readonly label: string }): BlockExamples<CardsContent> => ({
  normal: { content: normal, ...(block ? { block } : {}) },
  empty: { content: { cards: [] } },
  longText: {
    content: { cards: normal.cards.concat(normal.cards).map((card) => ({ ...card, title: longName, description: longSummary })) },
    block: { label: longName },
  },
  hostile: { content: { cards: [...hostileCards] }, block: { label: hostileCategory.name } },
});
