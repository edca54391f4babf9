import { bankOf } from "../compose/bank.ts";

export const customsVi = bankOf(`
# opening
Hoạt động xuất nhập khẩu qua các cửa khẩu đường bộ, cảng biển và sân bay trong tháng {thang} diễn ra thông suốt, không để xảy ra ùn tắc kéo dài.
Cơ quan hải quan tiếp tục đổi mới phương thức quản lý, coi thuận lợi hóa thương mại và chống gian lận là hai mặt của một nhiệm vụ.
Tại khu vực cảng {tinh}, lượng hàng hóa thông quan trong ngày cao điểm đạt hơn {so:6-14} nghìn tờ khai.
Cải cách thủ tục hải quan và kiểm tra chuyên ngành là một trong những giải pháp quan trọng để giảm chi phí logistics của nền kinh tế.
# figures
Tổng kim ngạch xuất nhập khẩu lũy kế ước đạt {so:620-860} tỷ USD, tăng {pct:7-16} so với cùng kỳ năm {namtruoc}.
Cán cân thương mại hàng hóa ước xuất siêu {so:14-26} tỷ USD.
Toàn ngành đã tiếp nhận và xử lý {so:11-17} triệu tờ khai, trong đó luồng xanh chiếm {pct:62-71}.
Thu ngân sách từ hoạt động xuất nhập khẩu ước đạt {ty:290000-410000}, bằng {pct:74-95} dự toán được giao.
Thời gian thông quan trung bình đối với hàng luồng xanh chỉ còn {so:1-3} giây, luồng vàng giảm {pct:9-21} so với năm trước.
Lực lượng kiểm soát đã phát hiện, xử lý {so:9000-14000} vụ vi phạm, trị giá hàng hóa ước {ty:9000-24000}.
Hệ thống một cửa quốc gia đã kết nối {so:13-14} bộ, ngành với {so:250-280} thủ tục và hơn {so:70-82} nghìn doanh nghiệp tham gia.
Chương trình doanh nghiệp ưu tiên hiện có {so:74-96} doanh nghiệp, chiếm khoảng {pct:33-38} kim ngạch.
# measures
Các chi cục hải quan bố trí cán bộ làm việc 24/7 tại cửa khẩu trọng điểm, kể cả ngày nghỉ, ngày lễ.
Máy soi container được kết nối về trung tâm phân tích tập trung để giảm tỷ lệ kiểm tra thủ công.
Danh mục hàng hóa kiểm tra chuyên ngành tiếp tục được rà soát, cắt giảm những mặt hàng rủi ro thấp.
Doanh nghiệp được thông báo kết quả phân luồng, yêu cầu bổ sung hồ sơ ngay trên hệ thống, không phải đến trụ sở.
Việc trao đổi chứng nhận xuất xứ điện tử với các nước trong khu vực giúp rút ngắn thời gian giải phóng hàng.
Cơ quan hải quan phối hợp với bộ đội biên phòng, công an và quản lý thị trường lập kế hoạch chống buôn lậu dịp cao điểm cuối năm.
Seal định vị điện tử được áp dụng đối với hàng quá cảnh và hàng chuyển cửa khẩu.
Các tổ tư vấn thường trực tại {tinh} và {tinh} hỗ trợ doanh nghiệp phân loại hàng hóa, xác định trước mã số và trị giá.
# results
Doanh nghiệp ghi nhận thời gian lưu bãi giảm trung bình {so:6-18} giờ cho mỗi lô hàng.
Tình trạng xe hàng nông sản chờ lâu tại cửa khẩu trong mùa thu hoạch cơ bản được khắc phục.
Kết quả khảo sát cho thấy {pct:86-94} doanh nghiệp đánh giá thủ tục hải quan ở mức dễ hoặc tương đối dễ thực hiện.
Nhiều đường dây vận chuyển hàng cấm bằng đường hàng không và bưu chính bị triệt phá từ khâu phân tích thông tin trước.
Việc dùng chung dữ liệu giữa hải quan và thuế đã ngăn chặn kịp thời các hồ sơ hoàn thuế khống.
# outlook
Mô hình hải quan số, hải quan thông minh sẽ được mở rộng tại các cảng lớn trong năm {namsau}.
Ngành hải quan đặt mục tiêu nâng tỷ lệ hàng luồng xanh lên trên {pct:72-78} mà vẫn kiểm soát chặt chẽ rủi ro.
Các hiệp định thương mại tự do thế hệ mới đòi hỏi tiếp tục hài hòa thủ tục với chuẩn mực quốc tế.
# headings
Thông quan nhanh, kiểm soát chặt
Kim ngạch tăng trưởng ổn định
Cắt giảm kiểm tra chuyên ngành
Phối hợp chống buôn lậu
# subheadings
Một cửa quốc gia
Doanh nghiệp ưu tiên
Hàng nông sản qua cửa khẩu
# quotes
Một giờ rút ngắn tại cảng là một giờ doanh nghiệp tiết kiệm được chi phí và giữ được uy tín với đối tác. | Đại diện doanh nghiệp xuất khẩu
Công nghệ giúp chúng tôi kiểm tra đúng chỗ cần kiểm tra thay vì kiểm tra nhiều. | Đại diện cơ quan hải quan
# lists
Hồ sơ đề nghị công nhận doanh nghiệp ưu tiên gồm: | Văn bản đề nghị theo mẫu; Báo cáo tài chính hai năm gần nhất đã kiểm toán; Bản mô tả quy trình kiểm soát nội bộ; Kết quả tự đánh giá mức độ tuân thủ
Các nhóm việc được ưu tiên trong quý {quy}: | Vận hành ổn định hệ thống thông quan trong mùa cao điểm; Kết nối máy soi tại các cảng mới; Đối thoại với doanh nghiệp logistics; Tổng kiểm tra kho ngoại quan
# tables
Kim ngạch theo nhóm hàng chủ yếu (tỷ USD) | Nhóm hàng; Xuất khẩu; Nhập khẩu; Tăng trưởng | Máy tính, điện tử @72-96; Dệt may, da giày @54-68; Nông, lâm, thủy sản @46-62; Máy móc, thiết bị @41-55; Sắt thép @8-13 | {nghin:8-96}; {~}; {pct:3-21}
# captions
Bốc xếp hàng hóa tại cảng biển. Hình minh họa
Luồng hàng hóa qua các cửa khẩu. Hình minh họa
`);
