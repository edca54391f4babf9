/** Texts at the upper end of what editors write. */
import type { ArticleSummary } from "@portal/core";
import { samplePicture } from "./articles.ts";

export const longName =
  "Cục Quản lý nợ, tài chính đối ngoại và hợp tác quốc tế về phát triển hạ tầng bền vững tại các vùng kinh tế trọng điểm";

export const longTitle =
  "Thông báo về việc tổ chức hội nghị trực tuyến toàn quốc triển khai nhiệm vụ tài chính – ngân sách nhà nước, kế hoạch vay và trả nợ công, quản lý giá cả thị trường, thực hành tiết kiệm, chống lãng phí và cải cách thủ tục hành chính những tháng cuối năm 2026 và định hướng đến năm 2030";

export const longSummary = `${longTitle}. `.repeat(3).trim();

export const longArticles: readonly ArticleSummary[] = Array.from({ length: 12 }, (_, index) => ({
  slug: `dai-${index}`,
  href: `/btc/tin-noi-bat/dai-${index}`,
  title: longTitle,
  summary: longSummary,
  publishedAt: `2026-10-${String(28 - index).padStart(2, "0")}T02:00:00Z`,
  articleType: index % 3 === 0 ? 2 : 1,
  ...(index % 3 === 0 ? { media: "photos" as const } : {}),
  ...(index % 2 === 0 ? { image: samplePicture("van-ban") } : {}),
}));
