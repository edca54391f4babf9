/** News of the planning portal in Vietnamese; the last field of a line is what its English version shares. */
import { documents, stories } from "../../compose/stories.ts";

export const newsVi = [
  ...stories(
    "khdt-tin-tuc",
    "investment",
    `
2026-11-19 | Kế hoạch phát triển kinh tế – xã hội năm 2027: chọn việc để làm đến cùng | Mười hai nhóm nhiệm vụ, mỗi nhóm một đầu mối chịu trách nhiệm và một mốc hoàn thành. // Dự thảo kế hoạch được trình bày theo nhóm nhiệm vụ thay vì theo ngành, để mỗi mục tiêu gắn với nguồn lực, thời hạn và cơ quan trả lời về kết quả. | plan-2027
2026-11-12 | Vốn đầu tư nước ngoài thực hiện mười tháng tăng trên mười phần trăm | Ngành chế biến, chế tạo và năng lượng tái tạo dẫn đầu. | fdi-ten-months
2026-10-30 | Giải ngân đầu tư công: mười lăm tỉnh vượt mốc tám mươi phần trăm | Các địa phương chia sẻ cách giải phóng mặt bằng trước khi đấu thầu. | disbursement-provinces
2026-10-14 | Quy hoạch quốc gia: bản đồ số mở cho mọi người tra cứu | Ranh giới, tuyến giao thông và khu chức năng hiện trên một nền chung. | planning-map
2026-09-22 | Hội nghị đối tác phát triển bàn về vốn ưu đãi cho hạ tầng xanh | Thủ tục chuẩn bị dự án được rút từ mười tám xuống còn mười hai tháng. | development-partners
`,
  ),
  ...stories(
    "khdt-chi-dao",
    "leadership",
    `
2026-11-17 | Yêu cầu rà soát toàn bộ dự án chậm tiến độ trước ngày 15 tháng 12 | Dự án không còn khả thi được điều chuyển vốn ngay trong năm. | review-slow-projects
2026-11-03 | Phân cấp phê duyệt chủ trương đầu tư cho địa phương | Quyền đi cùng trách nhiệm giải trình và công khai kết quả. | devolve-approval
2026-10-09 | Thành lập tổ công tác tháo gỡ vướng mắc dự án trọng điểm | Tổ họp hằng tuần, kết luận công bố trong hai ngày. | task-force
2026-09-15 | Chỉ thị về lập kế hoạch đầu tư công trung hạn | Mỗi dự án phải có báo cáo hiệu quả trước khi xếp thứ tự ưu tiên. | medium-term-directive
2026-08-18 | Kết luận cuộc họp điều phối vùng quý III | Bốn dự án liên kết vùng được thống nhất phương án vốn. | regional-coordination
`,
  ),
  ...stories(
    "khdt-ha-tang",
    "investment",
    `
2026-11-10 | Tuyến cao tốc phía đông thông thêm sáu mươi ki-lô-mét | Đoạn mới rút ngắn hành trình giữa hai tỉnh còn bốn mươi phút. | expressway-east
2026-10-05 | Cảng nước sâu đón chuyến tàu mẹ đầu tiên | Bến mới tiếp nhận tàu trọng tải lớn, giảm chi phí trung chuyển. | deep-sea-port
2026-08-24 | Lưới truyền tải vùng duyên hải hoàn thành giai đoạn một | Nguồn điện gió được đưa hết lên lưới vào giờ thấp điểm. | coastal-grid
`,
  ),
  ...stories(
    "khdt-doanh-nghiep",
    "research",
    `
2026-11-06 | Chương trình một nghìn doanh nghiệp đầu đàn chọn xong đợt đầu | Tiêu chí là năng suất và liên kết với doanh nghiệp nhỏ. | leading-firms
2026-09-29 | Quỹ bảo lãnh tín dụng mở rộng cho doanh nghiệp khởi nghiệp | Hồ sơ xét trực tuyến, trả lời trong bảy ngày. | credit-guarantee
2026-07-21 | Cắt giảm thêm một trăm điều kiện kinh doanh | Danh mục được công bố kèm ngày có hiệu lực của từng điều kiện. | business-conditions
`,
  ),
  ...stories(
    "khdt-chuyen-doi-xanh",
    "digital",
    `
2026-11-14 | Bộ chỉ tiêu kinh tế xanh công bố số liệu năm đầu tiên | Hai mươi bốn chỉ tiêu, cập nhật hằng năm và tải về được. | green-indicators
2026-10-22 | Trung tâm đổi mới sáng tạo mở chi nhánh tại ba vùng | Phòng thí nghiệm dùng chung cho doanh nghiệp và trường đại học. | innovation-centres
2026-08-11 | Dữ liệu thống kê mở: hơn bốn trăm bộ dữ liệu có mô tả song ngữ | Người dùng đánh giá chất lượng ngay dưới mỗi bộ dữ liệu. | open-statistics
`,
  ),
  ...stories(
    "khdt-thong-cao",
    "market",
    `
2026-11-18 | Thông cáo: tình hình kinh tế – xã hội tháng 11 và mười một tháng | Những con số chính và lịch họp báo. | press-november
2026-11-05 | Thông cáo: kết quả phiên họp hội đồng điều phối vùng | Năm nội dung được thống nhất. | press-council
2026-10-16 | Thông cáo: khai mạc diễn đàn đầu tư năm 2026 | Chương trình, diễn giả và cách đăng ký. | press-forum
2026-09-04 | Thông cáo: thay đổi lịch công bố số liệu thống kê | Số liệu sơ bộ ra sớm hơn ba ngày. | press-calendar
`,
  ),
  ...documents(
    "khdt-van-ban",
    "investment",
    `
2026-11-11 | Hướng dẫn lập kế hoạch đầu tư công năm 2027 | Mẫu biểu, trình tự và thời hạn gửi. | 3120/HD-KHĐT-M; Khối Kế hoạch và Đầu tư
2026-09-10 | Quyết định ban hành tiêu chí ưu tiên dự án liên kết vùng | Bảy tiêu chí và cách cho điểm. | 2418/QĐ-KHĐT-M; Khối Kế hoạch và Đầu tư
2026-06-24 | Khung theo dõi, đánh giá kế hoạch năm năm 2026–2030 | Chỉ tiêu, nguồn số liệu và kỳ báo cáo. | 1706/KH-KHĐT-M; Khối Kế hoạch và Đầu tư
`,
  ),
];
