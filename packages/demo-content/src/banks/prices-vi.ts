import { bankOf } from "../compose/bank.ts";

export const pricesVi = bankOf(`
# opening
Mặt bằng giá trong tháng {thang} nhìn chung ổn định, nguồn cung hàng hóa thiết yếu dồi dào, không xảy ra khan hiếm hay tăng giá đột biến.
Công tác quản lý, điều hành giá được thực hiện thận trọng, chủ động, góp phần kiểm soát lạm phát theo mục tiêu Quốc hội đề ra.
Ngày {ngay}, đoàn công tác đã làm việc với {tinh} về tình hình cung cầu và giá cả các mặt hàng thiết yếu.
Luật Giá và các văn bản hướng dẫn tạo hành lang pháp lý để giá hàng hóa, dịch vụ vận hành theo thị trường có sự điều tiết của Nhà nước.
# figures
Chỉ số giá tiêu dùng bình quân tăng {pct:2-4} so với cùng kỳ năm {namtruoc}, nằm trong mục tiêu kiểm soát cả năm.
Nhóm hàng ăn và dịch vụ ăn uống tăng {pct:1-4}; nhóm giao thông giảm {pct:1-5} do giá nhiên liệu hạ.
Giá thịt lợn hơi phổ biến ở mức {so:58-68} nghìn đồng/kg, giá gạo tẻ thường {so:15-19} nghìn đồng/kg.
Qua kiểm tra tại {so:120-340} cơ sở, cơ quan chức năng nhắc nhở, xử phạt {so:14-46} trường hợp không niêm yết giá.
Lạm phát cơ bản bình quân tăng {pct:2-3}, thấp hơn mức tăng của chỉ số giá chung.
Có {so:48-90} đợt điều chỉnh giá xăng dầu trong năm, biên độ bình quân mỗi lần {pct:1-4}.
Hệ thống cơ sở dữ liệu quốc gia về giá đã tiếp nhận {so:180-420} nghìn bản ghi từ các bộ, ngành và địa phương.
Chi phí vật liệu xây dựng tăng {pct:1-6} so với cuối năm trước, chủ yếu ở nhóm cát, đá.
# measures
Các địa phương theo dõi sát diễn biến cung cầu, chuẩn bị phương án bình ổn giá dịp lễ, Tết và khi có thiên tai.
Lộ trình điều chỉnh giá dịch vụ công được tính toán để không dồn vào cùng một thời điểm.
Tổ chức, cá nhân kinh doanh phải kê khai giá, niêm yết công khai và bán đúng giá niêm yết.
Cơ quan quản lý giá đánh giá tác động từng kịch bản đến chỉ số giá tiêu dùng trước khi trình phương án.
Công tác thông tin, tuyên truyền được đẩy mạnh để hạn chế tâm lý kỳ vọng tăng giá.
Quỹ bình ổn và dự trữ quốc gia sẵn sàng tham gia khi thị trường có biến động bất thường.
Việc thẩm định giá được siết chặt, doanh nghiệp thẩm định phải chịu trách nhiệm về chứng thư đã phát hành.
Dữ liệu giá được cập nhật hằng ngày, cho phép so sánh giữa các địa phương và giữa các kỳ.
# results
Kết quả kiểm soát giá tạo dư địa cho chính sách tiền lương và các chính sách an sinh.
Người tiêu dùng có thêm kênh tra cứu giá tham khảo, hạn chế tình trạng bán chênh lệch bất hợp lý.
Chuỗi cung ứng nông sản được nối lại nhanh sau bão, giá rau xanh trở về mức bình thường sau {so:5-12} ngày.
Mức tăng giá dịch vụ y tế, giáo dục được kiềm chế trong phạm vi dự báo.
Doanh nghiệp tham gia bình ổn cam kết giữ giá {so:9-14} nhóm hàng đến hết kỳ cao điểm.
# outlook
Áp lực giá những tháng cuối năm chủ yếu đến từ nhu cầu mua sắm và diễn biến thời tiết, song vẫn trong tầm kiểm soát.
Dự báo chỉ số giá tiêu dùng bình quân cả năm tăng {pct:3-4}, đạt mục tiêu đề ra.
Cơ quan quản lý sẽ tiếp tục cập nhật kịch bản điều hành giá theo quý cho năm {namsau}.
# headings
Diễn biến giá một số mặt hàng
Giải pháp bình ổn thị trường
Điều hành giá dịch vụ công
# subheadings
Lương thực, thực phẩm
Nhiên liệu
Vật liệu xây dựng
# quotes
Điều quan trọng nhất là giữ được niềm tin rằng hàng hóa luôn đủ và giá luôn minh bạch. | Đại diện cơ quan quản lý giá
Chúng tôi giữ giá bán vì nguồn hàng đã được ký hợp đồng từ trước. | Đại diện một hệ thống bán lẻ
# lists
Các mặt hàng được theo dõi hằng ngày gồm: | Gạo, thịt lợn, thịt gà, trứng, rau xanh; Xăng dầu, khí hóa lỏng; Vật liệu xây dựng; Thuốc và dịch vụ khám chữa bệnh; Sách giáo khoa
Tổ chức kinh doanh có trách nhiệm: | Niêm yết giá rõ ràng tại nơi bán; Kê khai giá theo danh mục; Cung cấp thông tin khi được yêu cầu; Không đầu cơ, găm hàng
# tables
Giá bán lẻ tham khảo (đồng/kg, đồng/lít) | Mặt hàng; Giá kỳ này; Thay đổi so với kỳ trước | Gạo tẻ thường @15000-18500; Thịt lợn mông sấn @118000-136000; Thịt gà ta @112000-130000; Xăng E5 @19200-21400; Đường kính trắng @22000-25500 | {so:14000-128000}; {pct:0-3}
# captions
Gian hàng bình ổn giá tại chợ dân sinh. Hình minh họa
Diễn biến chỉ số giá tiêu dùng. Hình minh họa
`);
