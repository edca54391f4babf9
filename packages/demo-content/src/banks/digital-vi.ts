import { bankOf } from "../compose/bank.ts";

/** Digital government, administrative reform, public services. */
export const digitalVi = bankOf(`
# opening
Chuyển đổi số trong ngành Tài chính được triển khai theo phương châm lấy người dân, doanh nghiệp làm trung tâm và dữ liệu làm nền tảng.
Ngày {ngay}, kế hoạch cải cách hành chính năm {nam} đã được rà soát, đánh giá tiến độ theo từng nhiệm vụ.
Nhiều thủ tục hành chính trước đây phải đi lại nhiều lần nay có thể thực hiện trọn vẹn trên môi trường mạng.
Việc kết nối, chia sẻ dữ liệu giữa các hệ thống chuyên ngành tạo nền tảng để cắt giảm giấy tờ và thời gian xử lý.
# figures
Đến nay {pct:92-99} thủ tục đủ điều kiện đã được cung cấp dưới dạng dịch vụ công trực tuyến toàn trình.
Tỷ lệ hồ sơ nộp trực tuyến đạt {pct:88-98}, tỷ lệ trả kết quả điện tử đạt {pct:90-99}.
Trong năm {nam}, ngành Tài chính đã cắt giảm, đơn giản hóa {so:120-310} thủ tục và {so:60-180} điều kiện kinh doanh.
Nền tảng tích hợp, chia sẻ dữ liệu xử lý bình quân {so:4-12} triệu giao dịch mỗi ngày.
Hơn {so:94-99} trên 100 văn bản trao đổi giữa các đơn vị được ký số và gửi nhận điện tử.
Bộ phận một cửa đã tiếp nhận {so:24000-68000} hồ sơ, giải quyết đúng và trước hạn {pct:97-99}.
Trung tâm giám sát an toàn thông tin đã ngăn chặn {so:180-460} nghìn lượt dò quét, tấn công mạng.
Số lượt người dùng cổng dịch vụ công tăng {pct:14-38} so với năm {namtruoc}.
# measures
Mỗi thủ tục được thiết kế lại theo hành trình của người dùng, bỏ các bước trùng lặp trước khi số hóa.
Hệ thống tự điền thông tin đã có trong cơ sở dữ liệu, người dùng chỉ kiểm tra và xác nhận.
Các giao diện được kiểm thử với người khuyết tật, người cao tuổi và trên điện thoại cấu hình thấp.
Tổ công nghệ số cộng đồng tại {tinh} hướng dẫn người dân nộp hồ sơ ngay tại nhà văn hóa.
Dữ liệu mở được công bố theo lịch, kèm mô tả và định dạng máy đọc được.
Các hệ thống quan trọng được sao lưu hằng ngày, diễn tập khôi phục ít nhất hai lần mỗi năm.
Công chức được đào tạo kỹ năng số theo vị trí việc làm, có đánh giá sau khóa học.
Kiến nghị của người dân được phân công xử lý tự động và theo dõi thời hạn trên bảng điều hành.
# results
Thời gian hoàn thành một hồ sơ giảm trung bình {pct:22-46}, người dân không phải nộp lại giấy tờ đã có.
Chỉ số hài lòng của người sử dụng dịch vụ đạt {pct:89-96}.
Chi phí in ấn, lưu trữ giảm hơn {ty:20-90} mỗi năm.
Lãnh đạo các cấp có bảng điều hành cập nhật trong ngày, thay cho báo cáo giấy hằng tuần.
Nhiều sáng kiến của công chức cơ sở được nhân rộng sau khi thử nghiệm thành công.
# outlook
Giai đoạn tới, ngành Tài chính tập trung khai thác dữ liệu lớn và trí tuệ nhân tạo có kiểm soát để dự báo, phân tích rủi ro.
Mục tiêu năm {namsau} là mọi thủ tục có tần suất cao đều thực hiện được trên điện thoại trong dưới mười phút.
An toàn thông tin và bảo vệ dữ liệu cá nhân tiếp tục được xác định là điều kiện tiên quyết.
# headings
Dịch vụ công lấy người dùng làm trung tâm
Dữ liệu dùng chung, cắt giảm giấy tờ
Bảo đảm an toàn thông tin
# subheadings
Dịch vụ công trực tuyến
Dữ liệu mở
Kỹ năng số
# quotes
Số hóa một quy trình rườm rà chỉ tạo ra sự rườm rà nhanh hơn; phải đơn giản trước khi số hóa. | Đại diện đơn vị công nghệ thông tin
Tôi nộp hồ sơ lúc mười giờ tối và nhận kết quả ngay hôm sau. | Một người dân tại {tinh}
# lists
Để nộp hồ sơ trực tuyến, người dùng thực hiện các bước: | Đăng nhập bằng tài khoản định danh điện tử; Chọn thủ tục và kiểm tra thông tin điền sẵn; Đính kèm giấy tờ còn thiếu; Ký xác nhận và nộp phí trực tuyến; Theo dõi kết quả qua tin nhắn hoặc thư điện tử
Các nhiệm vụ trọng tâm của quý {quy} gồm: | Tái cấu trúc quy trình; Làm sạch và chuẩn hóa dữ liệu; Nâng cấp hạ tầng dự phòng; Đào tạo kỹ năng số cho công chức
# tables
Kết quả cung cấp dịch vụ công trực tuyến | Lĩnh vực; Số thủ tục; Hồ sơ trực tuyến; Đúng hạn | Thuế; Hải quan; Kho bạc; Chứng khoán; Đăng ký kinh doanh | {so:18-160}; {so:4000-980000}; {pct:95-99}
# captions
Người dân thực hiện dịch vụ công trên điện thoại. Hình minh họa
Mô hình kết nối dữ liệu giữa các hệ thống. Hình minh họa
`);
