import { bankOf } from "../compose/bank.ts";

/** Treasury, public property, state capital. */
export const assetsVi = bankOf(`
# opening
Hệ thống Kho bạc Nhà nước tiếp tục đổi mới phương thức kiểm soát chi, hướng tới kho bạc số và dịch vụ công toàn trình.
Quản lý, sử dụng tài sản công đúng mục đích, tiết kiệm và hiệu quả là yêu cầu xuyên suốt trong quá trình sắp xếp bộ máy.
Ngày {ngay}, các đơn vị đã rà soát tiến độ sắp xếp, xử lý nhà, đất và đối chiếu số liệu với cơ sở dữ liệu quốc gia về tài sản công.
Việc cơ cấu lại doanh nghiệp có vốn nhà nước được triển khai gắn với nâng cao quản trị và công khai thông tin.
# figures
Qua kiểm soát chi, hệ thống kho bạc đã yêu cầu bổ sung hồ sơ đối với {so:2800-6400} khoản chi, từ chối thanh toán {ty:40-160} chưa đúng quy định.
Tỷ lệ hồ sơ chi tiếp nhận qua dịch vụ công trực tuyến đạt {pct:98-99}.
Ngân quỹ nhà nước được gửi có kỳ hạn tại {so:4-8} ngân hàng thương mại, tiền lãi thu về ngân sách {ty:2400-6800}.
Cả nước có {so:240-290} nghìn cơ sở nhà, đất phải sắp xếp; đến nay {pct:86-97} đã có phương án được phê duyệt.
Sau sắp xếp bộ máy, {so:3200-7600} trụ sở dôi dư đã được bố trí cho y tế, giáo dục và văn hóa cơ sở.
Giá trị tài sản công được ghi nhận trong cơ sở dữ liệu đạt {nghin:1800-2600} nghìn tỷ đồng.
Doanh nghiệp nhà nước nộp ngân sách {nghin:240-380} nghìn tỷ đồng, tỷ suất lợi nhuận trên vốn bình quân {pct:9-14}.
Dự trữ quốc gia đã xuất cấp {so:18-64} nghìn tấn gạo hỗ trợ người dân vùng thiên tai và học sinh vùng khó khăn.
# measures
Quy trình kiểm soát chi được phân loại theo mức độ rủi ro, khoản chi nhỏ và lặp lại được thanh toán trước, kiểm soát sau.
Các đơn vị sử dụng ngân sách ký số và theo dõi trạng thái hồ sơ theo thời gian thực.
Thanh toán không dùng tiền mặt được mở rộng tới điểm giao dịch ở vùng sâu, vùng xa.
Trụ sở dôi dư phải được bảo vệ, duy tu trong thời gian chờ xử lý, không để xuống cấp, lãng phí.
Việc bán, chuyển nhượng tài sản công thực hiện qua đấu giá trực tuyến, công khai kết quả.
Định mức xe ô tô, máy móc và thiết bị được rà soát theo hướng khoán chi phí ở nơi có điều kiện.
Doanh nghiệp có vốn nhà nước phải công bố báo cáo quản trị, kết quả kinh doanh và thu nhập của người quản lý.
Công tác kiểm kê tổng thể được tổ chức thống nhất, dữ liệu được làm sạch trước khi đưa vào hệ thống.
# results
Thời gian xử lý một hồ sơ chi giảm còn bình quân {so:1-2} ngày làm việc.
Chi phí quản lý trụ sở giảm {pct:6-15} nhờ dùng chung và bố trí lại.
Số liệu tài sản được liên thông, giúp địa phương lập kế hoạch sửa chữa và khai thác sát thực tế.
Nhiều công trình bỏ trống đã được chuyển thành trường học, trạm y tế, nhà văn hóa của người dân.
Báo cáo tài chính nhà nước được lập đúng hạn, chất lượng số liệu được kiểm toán ghi nhận cải thiện.
# outlook
Mô hình kho bạc ba không – không giấy tờ, không tiền mặt, không khách hàng tại trụ sở – dự kiến hoàn thành trong năm {namsau}.
Cơ sở dữ liệu tài sản công sẽ được mở rộng sang tài sản kết cấu hạ tầng để phục vụ quản lý vòng đời công trình.
Các giải pháp khai thác tài sản công được kỳ vọng bổ sung nguồn lực đáng kể cho đầu tư phát triển.
# headings
Kiểm soát chi chặt chẽ, thuận lợi
Sắp xếp, xử lý nhà đất công
Khai thác hiệu quả tài sản công
# subheadings
Dịch vụ công kho bạc
Trụ sở dôi dư
Đấu giá trực tuyến
# quotes
Một trụ sở bỏ trống không chỉ lãng phí tài sản mà còn làm giảm niềm tin của người dân. | Đại diện cơ quan quản lý tài sản công
Từ khi giao dịch trực tuyến, kế toán trường học không còn phải đi hàng chục cây số để nộp chứng từ. | Kế toán một đơn vị tại {tinh}
# lists
Các cơ quan, đơn vị cần thực hiện: | Cập nhật biến động tài sản vào cơ sở dữ liệu; Niêm phong, bảo vệ trụ sở chưa sử dụng; Lập phương án xử lý trong thời hạn quy định; Công khai tình hình quản lý, sử dụng tài sản
Những thay đổi chính trong kiểm soát chi gồm: | Giảm thành phần hồ sơ; Áp dụng thanh toán theo lịch; Ký số trên thiết bị di động; Cảnh báo tự động khoản chi vượt dự toán
# tables
Kết quả sắp xếp nhà, đất | Khu vực; Cơ sở phải sắp xếp; Đã phê duyệt; Tỷ lệ | Miền núi phía Bắc; Đồng bằng sông Hồng; Miền Trung; Tây Nguyên; Nam Bộ | {so:18000-62000}; {=}; {pct:86-98}
# captions
Giao dịch trực tuyến tại kho bạc. Hình minh họa
Trụ sở được chuyển đổi công năng. Hình minh họa
`);
