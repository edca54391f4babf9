import { bankOf } from "../compose/bank.ts";

/** Sentences that fit any topic; they lengthen long articles. */
export const commonVi = bankOf(`
# opening
Thông tin được tổng hợp từ báo cáo của các đơn vị liên quan tính đến ngày {ngay}.
# figures
So với kế hoạch đề ra từ đầu năm, các chỉ tiêu chủ yếu đều đạt hoặc vượt tiến độ.
Trong số các địa phương, {tinh} và {tinh} nằm trong nhóm có kết quả thực hiện tốt.
Số liệu chi tiết theo từng đơn vị được công bố kèm theo để thuận tiện đối chiếu.
Mức chênh lệch giữa số ước và số thực hiện ở kỳ trước là {pct:0-2}, nằm trong phạm vi cho phép.
Tính chung chín tháng đầu năm, tiến độ thực hiện cao hơn {pct:1-5} so với bình quân ba năm gần đây.
Tỷ trọng của khu vực dịch vụ tăng {pct:0-2}, phù hợp với xu hướng chuyển dịch cơ cấu.
# measures
Các đơn vị được yêu cầu báo cáo kết quả trước ngày 20 hằng tháng để tổng hợp chung.
Trách nhiệm của người đứng đầu được gắn với kết quả thực hiện và đánh giá cuối năm.
Việc lấy ý kiến người dân và doanh nghiệp được thực hiện công khai trên cổng thông tin điện tử.
Nội dung chưa rõ sẽ có văn bản hướng dẫn bổ sung, tránh mỗi nơi hiểu một cách.
Công tác tập huấn được tổ chức trực tuyến, ghi hình và đăng tải để học lại khi cần.
Kinh nghiệm của {tinh} được giới thiệu để các địa phương khác tham khảo, vận dụng.
Hệ thống báo cáo được chuẩn hóa để mỗi số liệu chỉ phải nhập một lần.
Các tổ công tác liên ngành tiếp tục đi thực tế, nắm tình hình và xử lý ngay tại cơ sở.
# results
Nhiều ý kiến cho rằng cách làm này phù hợp thực tiễn và có thể nhân rộng.
Kết quả bước đầu tạo niềm tin để triển khai ở phạm vi rộng hơn.
Những tồn tại, hạn chế đã được chỉ rõ kèm nguyên nhân và thời hạn khắc phục.
Dư luận đánh giá cao tinh thần cầu thị và việc công khai kết quả xử lý.
Một số nơi tiến độ còn chậm do thiếu nhân lực, cần được hỗ trợ thêm.
# outlook
Thông tin chi tiết sẽ tiếp tục được cập nhật trên cổng thông tin điện tử.
Đây là nền tảng quan trọng để hoàn thành các mục tiêu của năm {nam} và những năm tiếp theo.
Người dân và doanh nghiệp có thể gửi ý kiến đóng góp qua mục tiếp nhận, trả lời của cổng thông tin.
# headings
Một số vấn đề cần lưu ý
Nhiệm vụ trọng tâm thời gian tới
# subheadings
Tổ chức thực hiện
Phân công trách nhiệm
# quotes
Kết quả phải được đo bằng sự hài lòng của người dân. | Ý kiến tại hội nghị
# lists
Một số mốc thời gian cần lưu ý: | Trước ngày 10: hoàn thành rà soát; Trước ngày 20: gửi báo cáo tổng hợp; Cuối tháng: công bố kết quả
# captions
Hình minh họa cho nội dung bài viết
`);
