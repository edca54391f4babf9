import type { FeedLine } from "./records.ts";

/** Latest items of the feeds that the agencies' pages name, so that they show some without a network. `day | title` a line. */
const feeds: Readonly<Record<string, string>> = {
  "vu-chuc-nang": `
2026-10-30 | Vụ Ngân sách nhà nước hướng dẫn lập dự toán năm 2027
2026-10-26 | Lấy ý kiến về định mức phân bổ chi thường xuyên
2026-10-21 | Hội nghị tập huấn chế độ kế toán hành chính sự nghiệp
2026-10-14 | Kết quả rà soát thủ tục hành chính quý III`,
  "cuc-chuyen-nganh": `
2026-10-29 | Cục Quản lý giá công bố mặt bằng giá tháng 10
2026-10-23 | Đưa vào vận hành cơ sở dữ liệu tài sản công
2026-10-16 | Lịch phát hành trái phiếu Chính phủ quý IV
2026-10-08 | Kiểm tra công tác dự trữ trước mùa mưa bão`,
  "don-vi-su-nghiep": `
2026-10-27 | Học viện mở lớp bồi dưỡng kế toán trưởng
2026-10-19 | Tạp chí ra số chuyên đề về tài chính xanh
2026-10-05 | Triển lãm sách tài chính, ngân sách`,
  "tin-tieu-diem": `
2026-10-31 | Thu ngân sách mười tháng vượt tiến độ
2026-10-28 | Họp báo thường kỳ quý III: mười câu hỏi được quan tâm
2026-10-22 | Khai trương điểm tiếp nhận hồ sơ liên thông
2026-10-15 | Đối thoại với doanh nghiệp về thủ tục hải quan`,
  "van-ban-phap-luat": `
2026-10-30 | Thông tư về chế độ báo cáo tài chính nhà nước
2026-10-24 | Quyết định công bố thủ tục hành chính lĩnh vực giá
2026-10-12 | Dự thảo nghị định về quản lý tài sản công`,
  "thong-cao-bao-chi": `
2026-10-31 | Thông cáo về kết quả đấu thầu trái phiếu tháng 10
2026-10-20 | Thông cáo về giá xăng dầu kỳ điều hành
2026-10-06 | Thông cáo về tiến độ giải ngân đầu tư công`,
  "top-stories": `
2026-10-31 | Revenue of ten months ahead of plan
2026-10-22 | One-stop desk for linked procedures opens
2026-10-15 | Dialogue with businesses on customs procedures`,
  "press-releases": `
2026-10-31 | Results of the October bond auctions
2026-10-06 | Progress of public investment disbursement`,
};

export function* feedLines(): Generator<FeedLine> {
  for (const [name, text] of Object.entries(feeds)) {
    const items = text
      .trim()
      .split("\n")
      .map((line, index) => {
        const [day = "", title = ""] = line.split(" | ");
        return { title, href: `https://example.org/${name}/${day}-${index + 1}`, publishedAt: `${day}T02:00:00.000Z` };
      });
    yield { kind: "feed", address: `https://example.org/rss/${name}.xml`, items };
  }
}
