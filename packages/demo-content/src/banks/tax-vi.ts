import { bankOf } from "../compose/bank.ts";

export const taxVi = bankOf(`
# opening
Công tác quản lý thuế đang chuyển mạnh từ cách làm thủ công sang quản lý theo rủi ro trên nền tảng dữ liệu số, lấy người nộp thuế làm trung tâm phục vụ.
Ngày {ngay}, cơ quan thuế các cấp đồng loạt triển khai đợt hỗ trợ người nộp thuế thực hiện các quy định mới về kê khai và hóa đơn điện tử.
Chính sách thuế, phí và lệ phí tiếp tục được rà soát, sửa đổi theo hướng mở rộng cơ sở thu, đơn giản thủ tục và bảo đảm công bằng giữa các thành phần kinh tế.
Nhiều chính sách miễn, giảm, gia hạn thuế được ban hành kịp thời đã tiếp thêm nguồn lực cho doanh nghiệp và hộ kinh doanh.
# figures
Số thu do cơ quan thuế quản lý lũy kế đến hết tháng {thang} ước đạt {nghin:1100-1600} nghìn tỷ đồng, bằng {pct:75-97} dự toán.
Tổng số tiền thuế, phí đã miễn, giảm, gia hạn trong năm ước khoảng {nghin:120-240} nghìn tỷ đồng.
Đến nay có trên {so:820-960} nghìn doanh nghiệp và {so:2-3} triệu hộ kinh doanh sử dụng hóa đơn điện tử.
Tỷ lệ tờ khai nộp qua mạng đạt {pct:98-99}, tỷ lệ nộp thuế điện tử đạt {pct:97-99} số chứng từ.
Cơ quan thuế đã hoàn thuế giá trị gia tăng cho {so:4200-9800} hồ sơ với số tiền {ty:38000-92000}.
Qua {so:24000-46000} cuộc thanh tra, kiểm tra, số tiền kiến nghị xử lý là {ty:9000-28000}.
Số thu từ hoạt động thương mại điện tử tăng {pct:18-42} so với cùng kỳ, trong đó các nhà cung cấp nước ngoài nộp {ty:4200-9600}.
Ứng dụng thuế điện tử trên thiết bị di động có hơn {so:3-9} triệu lượt cài đặt, xử lý trung bình {so:60-140} nghìn giao dịch mỗi ngày.
# measures
Cơ quan thuế bố trí bộ phận thường trực giải đáp vướng mắc qua điện thoại, thư điện tử và cổng thông tin, kể cả ngoài giờ hành chính trong kỳ quyết toán.
Hồ sơ hoàn thuế được phân loại tự động; hồ sơ rủi ro thấp được giải quyết trước, kiểm tra sau trong thời hạn quy định.
Dữ liệu về dân cư, đất đai, ngân hàng và thương mại điện tử được kết nối để xác định đúng, đủ nghĩa vụ thuế.
Người nộp thuế không phải cung cấp lại giấy tờ mà cơ quan nhà nước đã có trong cơ sở dữ liệu.
Việc chuyển hộ kinh doanh từ thuế khoán sang kê khai được thực hiện theo lộ trình, có hướng dẫn tận nơi và phần mềm miễn phí.
Các hành vi mua bán, sử dụng hóa đơn không hợp pháp được phát hiện sớm nhờ hệ thống phân tích chuỗi hóa đơn.
Công chức thuế tại {tinh} và nhiều địa phương tổ chức các buổi đối thoại định kỳ với doanh nghiệp, công khai kết quả xử lý kiến nghị.
Mẫu biểu kê khai được rút gọn, hướng dẫn bằng ngôn ngữ dễ hiểu và có ví dụ cho từng nhóm đối tượng.
# results
Chỉ số hài lòng của người nộp thuế tiếp tục được cải thiện, đạt {pct:88-95} trong lần khảo sát gần nhất.
Thời gian thực hiện thủ tục thuế giảm {pct:8-20} so với năm {namtruoc}, chi phí tuân thủ của doanh nghiệp nhỏ và vừa giảm đáng kể.
Ý thức tự giác kê khai, nộp thuế được nâng lên; số nợ thuế có khả năng thu giảm {pct:3-11}.
Doanh nghiệp đánh giá cao việc cơ quan thuế chủ động nhắc hạn nộp và trả lời kiến nghị trong vòng {so:2-5} ngày làm việc.
Nhiều hộ kinh doanh lần đầu tiên lập được sổ sách đầy đủ, qua đó thuận lợi hơn khi vay vốn và mở rộng thị trường.
# outlook
Năm {namsau}, cơ quan thuế tiếp tục số hóa toàn trình các thủ tục, hướng tới tờ khai được lập sẵn cho phần lớn cá nhân.
Các dự án luật về thuế sẽ được lấy ý kiến rộng rãi, đánh giá tác động đầy đủ trước khi trình cấp có thẩm quyền.
Mục tiêu đặt ra là giảm thêm ít nhất {pct:10-20} thời gian làm thủ tục thuế trong giai đoạn tới.
# headings
Chính sách thuế đồng hành cùng doanh nghiệp
Quản lý thuế dựa trên dữ liệu
Hỗ trợ hộ kinh doanh kê khai
Tăng cường chống thất thu
# subheadings
Hóa đơn điện tử
Hoàn thuế giá trị gia tăng
Thương mại điện tử
Đối thoại với người nộp thuế
# quotes
Khi thủ tục đơn giản và dữ liệu minh bạch, phần lớn người nộp thuế sẵn sàng tuân thủ. | Đại diện cơ quan quản lý thuế
Chúng tôi cần nhất là sự ổn định và hướng dẫn rõ ràng của chính sách. | Đại diện một hiệp hội doanh nghiệp
Phần mềm miễn phí giúp cửa hàng nhỏ như chúng tôi làm quen với sổ sách chỉ sau vài buổi hướng dẫn. | Một chủ hộ kinh doanh tại {tinh}
# lists
Người nộp thuế cần lưu ý: | Kiểm tra lại thông tin đăng ký thuế trên tài khoản điện tử; Lập hóa đơn đúng thời điểm, đúng nội dung giao dịch; Nộp tờ khai trước hạn để tránh nghẽn mạng; Giữ chứng từ điện tử đủ thời gian lưu trữ; Liên hệ bộ phận hỗ trợ khi có vướng mắc
Các trường hợp được giải quyết trước gồm: | Hồ sơ hoàn thuế của doanh nghiệp xuất khẩu tuân thủ tốt; Hồ sơ gia hạn nộp thuế do thiên tai; Đề nghị sửa sai sót về hóa đơn; Thủ tục của người khuyết tật, người cao tuổi
# tables
Kết quả thu một số sắc thuế (tỷ đồng) | Sắc thuế; Dự toán; Thực hiện; So với cùng kỳ | Thuế giá trị gia tăng @420000-510000; Thuế thu nhập doanh nghiệp @320000-390000; Thuế thu nhập cá nhân @160000-210000; Thuế bảo vệ môi trường @40000-56000; Lệ phí trước bạ @34000-47000 | {so:42000-380000}; {~}; {pct:102-124}
Thời hạn kê khai và nộp thuế | Loại hồ sơ; Kỳ kê khai; Thời hạn (ngày) | Thuế giá trị gia tăng theo tháng; Thuế giá trị gia tăng theo quý; Quyết toán thuế thu nhập cá nhân; Báo cáo tình hình sử dụng hóa đơn | Theo quy định; {so:20-90}
# captions
Người nộp thuế thực hiện thủ tục trên môi trường điện tử. Hình minh họa
Quy trình xử lý hồ sơ hoàn thuế tự động. Hình minh họa
`);
