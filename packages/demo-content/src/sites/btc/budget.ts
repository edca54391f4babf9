import { files, stories } from "../../compose/stories.ts";

/** State budget, the ministry's own budget, concerns of voters. */
export const budget = [
  ...stories(
    "ngan-sach-nha-nuoc",
    "budget",
    `
2026-11-15 | Dự toán ngân sách nhà nước năm 2027: những con số chính | Bản tóm tắt bằng đồ họa và bảng số liệu giúp người dân nắm nhanh nội dung dự toán. | @budget-figures
2026-10-20 | Đánh giá thực hiện ngân sách chín tháng năm 2026 | Thu vượt tiến độ, chi bám sát dự toán, cân đối các cấp ngân sách được bảo đảm.
2026-07-14 | Tình hình ngân sách sáu tháng đầu năm 2026 | Thu nội địa tăng đều ở hầu hết các sắc thuế, chi đầu tư cải thiện từ quý II.
2026-04-14 | Ngân sách quý I năm 2026 khởi đầu thuận lợi | Nhiều khoản thu đạt trên 30% dự toán ngay trong ba tháng đầu năm.
2026-01-29 | Ngân sách dành cho công dân năm 2026: đọc trong mười phút | Ấn phẩm giải thích ngân sách bằng ngôn ngữ đời thường, kèm ví dụ gần gũi.
2025-10-23 | Công khai ngân sách: Việt Nam tăng điểm về mức độ minh bạch | Báo cáo được công bố sớm hơn và đầy đủ hơn các kỳ trước.
2025-07-17 | Tiết kiệm thêm 10% chi thường xuyên để xây trường nội trú vùng biên | Nguồn tiết kiệm được quản lý tập trung, công khai tiến độ từng công trình.
2025-01-16 | Giao dự toán ngân sách năm 2025 đến các đơn vị đúng thời hạn | Tỷ lệ phân bổ ngay từ đầu năm đạt gần như tuyệt đối.
`,
  ),
  ...stories(
    "du-toan-quyet-toan",
    "budget",
    `
2026-11-02 | Báo cáo dự toán ngân sách trình Quốc hội năm 2027 | Toàn văn báo cáo kèm phụ lục phân bổ theo lĩnh vực và địa phương.
2026-08-18 | Quyết toán ngân sách nhà nước năm 2024 đã được Quốc hội phê chuẩn | Số liệu quyết toán được công bố theo mục lục ngân sách, có bản dễ đọc.
2026-05-12 | Hướng dẫn lập dự toán ngân sách năm 2027 và kế hoạch ba năm | Các đơn vị gửi dự toán trước ngày 20/7, kèm thuyết minh kết quả đầu ra.
2025-12-30 | Công khai dự toán ngân sách năm 2026 đã được Quốc hội quyết định | Tài liệu gồm báo cáo thuyết minh và 12 biểu chi tiết.
2025-08-21 | Quyết toán ngân sách năm 2023: thu vượt, chi tiết kiệm, bội chi giảm | Kết quả kiểm toán xác nhận số liệu trung thực, hợp lý.
2025-05-15 | Lập dự toán gắn với kết quả đầu ra: kinh nghiệm từ các đơn vị thí điểm | Báo cáo chỉ ra lợi ích và những việc cần chuẩn bị khi mở rộng.
`,
  ),
  ...files(
    "ngan-sach-bo-tai-chinh",
    "budget",
    `
2026-10-12 | Công khai tình hình thực hiện dự toán quý III năm 2026 của Bộ Tài chính | Biểu số liệu theo mẫu, đơn vị tính triệu đồng, định dạng bảng tính. | cong-khai-quy-3-2026.xlsx
2026-07-13 | Công khai tình hình thực hiện dự toán sáu tháng năm 2026 của Bộ Tài chính | Biểu số liệu theo mẫu, có so sánh với cùng kỳ. | cong-khai-6-thang-2026.xlsx
2026-04-13 | Công khai tình hình thực hiện dự toán quý I năm 2026 của Bộ Tài chính | Biểu số liệu theo mẫu, gồm chi quản lý và chi sự nghiệp. | cong-khai-quy-1-2026.xlsx
2026-01-14 | Quyết định giao dự toán chi ngân sách năm 2026 cho các đơn vị thuộc Bộ | Văn bản kèm phụ lục phân bổ theo đơn vị. | giao-du-toan-2026.pdf
2025-10-13 | Công khai tình hình thực hiện dự toán quý III năm 2025 của Bộ Tài chính | Biểu số liệu theo mẫu, đơn vị tính triệu đồng. | cong-khai-quy-3-2025.xlsx
2025-06-20 | Công khai quyết toán ngân sách năm 2024 của Bộ Tài chính | Số liệu đã được thẩm định, kèm thuyết minh. | quyet-toan-2024.pdf
`,
  ),
  ...files(
    "cong-khai-mua-sam",
    "assets",
    `
2026-10-26 | Kế hoạch mua sắm tập trung thiết bị công nghệ thông tin năm 2027 | Danh mục, số lượng và dự kiến thời gian tổ chức lựa chọn nhà thầu. | ke-hoach-mua-sam-2027.xlsx
2026-08-24 | Kết quả lựa chọn nhà thầu gói thầu bảo trì hệ thống máy chủ | Thông tin nhà thầu trúng, giá trúng thầu và thời gian thực hiện hợp đồng. | ket-qua-bao-tri-may-chu.pdf
2026-05-26 | Danh mục tài sản công giao cho các đơn vị quản lý, sử dụng | Biểu chi tiết theo nhóm tài sản, cập nhật đến ngày 30/4/2026. | danh-muc-tai-san-2026.xlsx
2025-11-18 | Kết quả thanh lý xe ô tô và thiết bị cũ qua đấu giá trực tuyến | Giá khởi điểm, giá trúng và số tiền nộp ngân sách của từng tài sản. | ket-qua-dau-gia-2025.xlsx
2025-07-22 | Báo cáo tình hình sử dụng trụ sở làm việc của các đơn vị thuộc Bộ | Diện tích, số người làm việc và phương án dùng chung. | su-dung-tru-so-2025.pdf
`,
  ),
  ...stories(
    "kien-nghi-cu-tri",
    "budget",
    `
2026-11-07 | Trả lời kiến nghị về nâng mức giảm trừ gia cảnh khi tính thuế thu nhập cá nhân | Mức giảm trừ mới được áp dụng từ kỳ tính thuế năm 2026 và xem xét lại khi giá cả biến động.
2026-10-24 | Trả lời kiến nghị về bố trí vốn sửa chữa đê điều trước mùa mưa bão | Nguồn dự phòng ngân sách đã được phân bổ cho 17 đoạn đê xung yếu.
2026-09-19 | Giải trình về tiến độ sắp xếp trụ sở dôi dư tại các địa phương | Đa số cơ sở đã có phương án; một số nơi vướng quy hoạch đang được tháo gỡ.
2026-08-08 | Trả lời cử tri về quản lý giá sách giáo khoa và dịch vụ bán trú | Giá tối đa và cơ chế kê khai được công bố trước năm học.
2026-06-05 | Trả lời kiến nghị về hỗ trợ bảo hiểm nông nghiệp cho hộ trồng lúa | Mức hỗ trợ phí bảo hiểm được nâng lên đối với hộ nghèo, cận nghèo.
2026-05-30 | Trả lời chất vấn về chậm hoàn thuế cho doanh nghiệp xuất khẩu gỗ | Quy trình phân loại rủi ro mới giúp rút ngắn thời gian giải quyết.
2025-11-13 | Trả lời kiến nghị về chế độ cho cán bộ dôi dư sau sắp xếp xã, phường | Kinh phí chi trả được bố trí đủ, không để nợ chế độ.
2025-10-31 | Trả lời kiến nghị về quản lý phí sử dụng đường bộ cao tốc | Mức phí căn cứ chi phí vận hành, có lộ trình và công khai.
2025-06-12 | Trả lời kiến nghị về thuế đối với nước giải khát có đường | Phương án được điều chỉnh theo lộ trình dài hơn để doanh nghiệp chuẩn bị.
`,
  ),
];
