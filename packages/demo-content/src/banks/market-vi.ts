import { bankOf } from "../compose/bank.ts";

export const marketVi = bankOf(`
# opening
Thị trường vốn tiếp tục là kênh huy động nguồn lực trung và dài hạn quan trọng cho đầu tư phát triển và cho cân đối ngân sách.
Phiên giao dịch ngày {ngay} khép lại với thanh khoản cải thiện, tâm lý nhà đầu tư ổn định sau các thông tin tích cực về kinh tế vĩ mô.
Hoạt động phát hành trái phiếu Chính phủ trong tháng {thang} bám sát kế hoạch, lãi suất phù hợp diễn biến thị trường tiền tệ.
Việc phát triển thị trường chứng khoán minh bạch, an toàn và bền vững là nhiệm vụ xuyên suốt của cơ quan quản lý.
# figures
Khối lượng trái phiếu Chính phủ huy động lũy kế đạt {ty:240000-420000}, bằng {pct:64-92} kế hoạch năm.
Kỳ hạn phát hành bình quân đạt {so:9-13} năm; lãi suất bình quân {pct:2-4}/năm.
Giá trị giao dịch bình quân trên thị trường thứ cấp đạt {ty:9000-16000} mỗi phiên, tăng {pct:6-24} so với bình quân năm {namtruoc}.
Vốn hóa thị trường cổ phiếu tương đương khoảng {pct:62-78} GDP, số tài khoản nhà đầu tư vượt {so:9-12} triệu.
Dư nợ thị trường trái phiếu đạt khoảng {pct:30-36} GDP, trong đó trái phiếu Chính phủ chiếm {pct:58-66}.
Nhà đầu tư là công ty bảo hiểm, quỹ hưu trí và bảo hiểm xã hội nắm giữ {pct:54-63} dư nợ trái phiếu Chính phủ.
Khối lượng trái phiếu doanh nghiệp phát hành riêng lẻ đạt {ty:26000-64000}, nhóm sản xuất và năng lượng chiếm {pct:21-38}.
Hệ số đặt thầu trên khối lượng gọi thầu bình quân là {so:2-4} lần, phản ánh nhu cầu nắm giữ tài sản an toàn.
# measures
Cơ quan quản lý tiếp tục hoàn thiện khung pháp lý về công bố thông tin, xếp hạng tín nhiệm và bảo vệ nhà đầu tư.
Lịch đấu thầu được công bố trước theo quý để thành viên thị trường chủ động bố trí nguồn vốn.
Hệ thống giao dịch mới được vận hành ổn định, có phương án dự phòng và diễn tập định kỳ.
Việc giám sát giao dịch dùng thuật toán phát hiện bất thường, kịp thời ngăn chặn hành vi thao túng giá.
Các tổ chức phát hành phải báo cáo tình hình sử dụng vốn và khả năng trả nợ trên chuyên trang công bố thông tin.
Sản phẩm trái phiếu xanh được khuyến khích thông qua bộ tiêu chí dự án và ưu đãi về giá dịch vụ.
Chương trình phổ cập kiến thức tài chính được tổ chức cho sinh viên và nhà đầu tư cá nhân tại {tinh}.
Các điều kiện để nâng hạng thị trường được rà soát từng tháng, phân công rõ đơn vị chịu trách nhiệm.
# results
Niềm tin của nhà đầu tư được củng cố, số đơn vị đăng ký làm thành viên đấu thầu tăng lên {so:14-22} tổ chức.
Đường cong lợi suất chuẩn ở các kỳ hạn dài được hình thành rõ nét, làm tham chiếu cho định giá tài sản.
Chi phí huy động vốn của ngân sách giảm {pct:1-4} so với giai đoạn trước, kỳ hạn nợ được kéo dài.
Tỷ lệ doanh nghiệp công bố báo cáo phát triển bền vững tăng lên {pct:34-52}.
Không phát sinh sự cố kỹ thuật làm gián đoạn giao dịch trong {so:180-240} phiên gần nhất.
# outlook
Quy mô thị trường dự kiến tiếp tục mở rộng cùng với sự tham gia của các quỹ đầu tư dài hạn trong và ngoài nước.
Năm {namsau}, trọng tâm là đa dạng hóa sản phẩm và cơ sở nhà đầu tư, tiến tới cơ chế bù trừ đối tác trung tâm.
Diễn biến lãi suất quốc tế vẫn là yếu tố cần theo dõi sát khi lập kế hoạch phát hành.
# headings
Kết quả huy động vốn
Diễn biến thị trường thứ cấp
Nâng cao chất lượng hàng hóa
Bảo vệ nhà đầu tư
# subheadings
Trái phiếu Chính phủ
Trái phiếu doanh nghiệp
Trái phiếu xanh
Thanh khoản
# quotes
Thị trường chỉ bền vững khi thông tin đến với mọi nhà đầu tư cùng một lúc và như nhau. | Đại diện cơ quan quản lý thị trường
Kỳ hạn dài giúp ngân sách giảm áp lực trả nợ và tạo lãi suất chuẩn cho nền kinh tế. | Đại diện đơn vị phát hành
Nhà đầu tư cá nhân nên hiểu rõ sản phẩm trước khi quyết định, thay vì chỉ nhìn vào lãi suất. | Chuyên gia thị trường vốn
# lists
Nhà đầu tư cần lưu ý khi mua trái phiếu doanh nghiệp: | Đọc kỹ bản công bố thông tin; Kiểm tra kết quả xếp hạng tín nhiệm; Tìm hiểu tài sản bảo đảm và mục đích sử dụng vốn; Không tin lời chào mời cam kết lợi nhuận
Các giải pháp phát triển thị trường gồm: | Công bố lịch phát hành sớm; Mở rộng cơ sở nhà đầu tư tổ chức; Phát triển sản phẩm phái sinh lãi suất; Hiện đại hóa hạ tầng thanh toán
# tables
Kết quả đấu thầu theo kỳ hạn | Kỳ hạn; Gọi thầu (tỷ đồng); Trúng thầu (tỷ đồng); Lãi suất | 5 năm; 10 năm; 15 năm; 30 năm | {so:1500-6000}; {~}; {pct:2-4}
Giao dịch theo nhóm nhà đầu tư (tỷ đồng) | Nhóm nhà đầu tư; Mua; Bán; Tỷ trọng | Ngân hàng thương mại; Công ty bảo hiểm; Quỹ đầu tư; Nhà đầu tư nước ngoài | {so:4200-24000}; {~}; {pct:14-34}
# captions
Diễn biến giao dịch trên thị trường thứ cấp. Hình minh họa
Cơ cấu nhà đầu tư theo nhóm. Hình minh họa
`);
