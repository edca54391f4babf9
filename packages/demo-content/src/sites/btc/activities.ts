import { stories } from "../../compose/stories.ts";

/** What the ministry does day by day. */
export const activities = [
  ...stories(
    "hoat-dong-cua-bo",
    "leadership",
    `
2026-11-13 | Bộ tổng kết một năm vận hành bộ phận một cửa điện tử | Chín trong mười hồ sơ được giải quyết trước hạn, người dân theo dõi được từng bước.
2026-10-09 | Hội nghị giao ban toàn ngành quý III | Các đơn vị rà soát nhiệm vụ chưa hoàn thành và thống nhất giải pháp cho quý cuối năm.
2026-08-14 | Khai giảng lớp bồi dưỡng kỹ năng số cho công chức tài chính | Sáu chuyên đề, học trực tuyến kết hợp thực hành tại đơn vị.
2025-12-19 | Bộ công bố kế hoạch công tác năm 2026 | Trọng tâm là thể chế, chuyển đổi số và tiết kiệm chi.
`,
  ),
  ...stories(
    "doi-thoai-doanh-nghiep",
    "investment",
    `
2026-09-11 | Đối thoại với doanh nghiệp nhỏ và vừa về hóa đơn điện tử | Phần lớn kiến nghị được trả lời ngay tại hội nghị.
2026-05-22 | Lắng nghe doanh nghiệp xuất khẩu về thủ tục hoàn thuế | Thời gian hoàn thuế được rút ngắn nhờ đối chiếu dữ liệu tự động.
`,
  ),
];
