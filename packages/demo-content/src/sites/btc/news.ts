import { stories } from "../../compose/stories.ts";

/** Front-page news and directions of the ministry. */
export const news = [
  ...stories(
    "tin-tieu-diem",
    "budget",
    `
2026-11-19 | Thu ngân sách nhà nước 10 tháng vượt tiến độ, tạo dư địa cho các nhiệm vụ chi cuối năm | Tổng thu cân đối ngân sách 10 tháng tăng khá so với cùng kỳ, nhiều khoản thu nội địa đạt trên 95% dự toán. // Số liệu tổng hợp đến hết ngày 31/10/2026 cho thấy cả ba khu vực kinh tế đều có số nộp ngân sách tăng; thu từ sản xuất, kinh doanh chiếm hơn một nửa số tăng thu. | @revenue-ten-months
2026-11-12 | Quốc hội thông qua dự toán ngân sách năm 2027, ưu tiên đầu tư phát triển và an sinh xã hội | Nghị quyết xác định tổng thu, tổng chi, mức bội chi và nguyên tắc điều hành ngân sách năm 2027. // Chi đầu tư phát triển tiếp tục được ưu tiên ở mức cao; các khoản chi thường xuyên phải tiết kiệm thêm 10% ngay từ khâu giao dự toán. | @budget-2027
2026-09-28 | Dư địa tài khóa được củng cố sau ba năm điều hành thận trọng | Bội chi và nợ công thấp hơn giới hạn cho phép giúp ngân sách có thêm nguồn lực cho các công trình trọng điểm.
2026-06-15 | Quyết toán ngân sách nhà nước được trình đúng hạn, minh bạch từng khoản mục | Báo cáo quyết toán kèm thuyết minh chi tiết theo lĩnh vực được công bố đồng thời dưới dạng dữ liệu mở.
`,
  ),
  ...stories(
    "tin-tieu-diem",
    "tax",
    `
2026-11-17 | Luật Quản lý thuế sửa đổi: nộp thuế như thanh toán một hóa đơn điện tử | Người nộp thuế được cung cấp tờ khai lập sẵn, chỉ cần kiểm tra và xác nhận trên điện thoại. // Điểm mới đáng chú ý là cơ quan thuế chủ động tổng hợp dữ liệu thu nhập, giảm trừ và gửi bản dự thảo tờ khai cho từng cá nhân trước kỳ quyết toán. | @tax-administration-law
2026-08-20 | Gia hạn thời hạn nộp thuế tiếp sức cho doanh nghiệp vùng thiên tai | Doanh nghiệp, hộ kinh doanh chịu ảnh hưởng của bão lũ được gia hạn nộp thuế giá trị gia tăng và tiền thuê đất.
2025-12-22 | Bỏ thuế khoán từ ngày 01/01/2026: hộ kinh doanh cần chuẩn bị gì? | Cơ quan thuế hướng dẫn từng bước chuyển sang kê khai, cung cấp phần mềm miễn phí và hỗ trợ tại chợ.
`,
  ),
  ...stories(
    "tin-tieu-diem",
    "investment",
    `
2026-11-14 | Giải ngân vốn đầu tư công tăng tốc trong quý cuối năm | Nhiều bộ, ngành và địa phương cam kết giải ngân trên 95% kế hoạch; vốn của dự án chậm được điều chuyển. // Tổ công tác của Bộ Tài chính đã làm việc trực tiếp với 14 chủ đầu tư có kế hoạch vốn lớn nhưng tỷ lệ giải ngân còn thấp. | @public-investment
2026-07-02 | Sáu tháng đầu năm: vốn đầu tư nước ngoài tập trung vào công nghệ cao | Các dự án bán dẫn, trung tâm dữ liệu và năng lượng tái tạo chiếm tỷ trọng lớn trong vốn đăng ký mới.
`,
  ),
  ...stories(
    "tin-tieu-diem",
    "market",
    `
2026-10-30 | Thị trường chứng khoán vận hành ổn định sau một năm áp dụng hệ thống giao dịch mới | Thanh khoản cải thiện, thời gian thanh toán rút ngắn và không xảy ra sự cố kỹ thuật lớn. | @trading-system
2026-03-05 | Nâng hạng thị trường: những điều kiện đã hoàn tất và việc còn lại | Cơ quan quản lý công bố lộ trình từng tháng, phân công rõ trách nhiệm của từng đơn vị.
`,
  ),
  ...stories(
    "tin-tieu-diem",
    "cooperation",
    `
2026-10-18 | Hội nghị Bộ trưởng Tài chính khu vực thống nhất sáng kiến thanh toán xuyên biên giới | Các bộ trưởng nhất trí thử nghiệm kết nối thanh toán bán lẻ và chia sẻ thông tin giám sát. | @regional-meeting
`,
  ),
  ...stories(
    "chi-dao-dieu-hanh",
    "leadership",
    `
2026-11-18 | Bộ Tài chính họp giao ban tháng 11, tập trung hoàn thành nhiệm vụ năm 2026 | Lãnh đạo Bộ yêu cầu các đơn vị rà soát từng đầu việc, không để nhiệm vụ quá hạn sang năm sau. // Tính đến ngày 15/11, các đơn vị đã hoàn thành 93% nhiệm vụ theo chương trình công tác; số còn lại phải có báo cáo tiến độ hằng tuần. | @november-meeting
2026-11-10 | Công điện về tăng cường quản lý giá, bảo đảm cân đối cung cầu dịp cuối năm | Các địa phương chủ động phương án bình ổn, kiểm tra việc kê khai và niêm yết giá.
2026-10-27 | Chấn chỉnh kỷ luật, kỷ cương trong giải quyết kiến nghị của doanh nghiệp | Đơn vị trả lời chậm quá năm ngày làm việc phải giải trình và công khai lý do trên cổng thông tin.
2026-10-08 | Triển khai kế hoạch chuyển giao nhiệm vụ sau sắp xếp tổ chức bộ máy | Kế hoạch nêu rõ đầu mối tiếp nhận, thời hạn bàn giao hồ sơ và chế độ báo cáo.
2026-09-15 | Lãnh đạo Bộ kiểm tra công tác khắc phục hậu quả bão tại các tỉnh miền núi phía Bắc | Đoàn công tác đề nghị xuất cấp kịp thời hàng dự trữ và hoàn thiện thủ tục hỗ trợ ngân sách.
2026-08-06 | Phân cấp mạnh hơn cho địa phương trong quản lý vốn đầu tư công | Thủ tục điều chỉnh kế hoạch vốn được rút ngắn từ 30 ngày xuống còn 10 ngày.
2026-06-30 | Sơ kết sáu tháng thực hiện chính quyền địa phương hai cấp: nhiệm vụ tài chính thông suốt | Việc giao dự toán, mở tài khoản và thanh toán tại xã, phường mới cơ bản ổn định.
2026-05-19 | Bộ Tài chính ban hành chương trình hành động về thực hành tiết kiệm, chống lãng phí | Chương trình đặt 28 chỉ tiêu cụ thể, trong đó có chỉ tiêu xử lý trụ sở dôi dư.
2026-02-24 | Ra quân đầu xuân: 12 nhóm nhiệm vụ trọng tâm của ngành Tài chính | Trọng tâm là tăng trưởng, ổn định vĩ mô và đơn giản hóa thủ tục.
2025-11-25 | Đẩy mạnh cải cách hành chính, cắt giảm 30% thời gian giải quyết thủ tục | Các đơn vị công bố danh mục thủ tục cắt giảm trước ngày 15/12/2025.
2025-07-10 | Bảo đảm không gián đoạn dịch vụ công khi sắp xếp đơn vị hành chính | Bộ phận thường trực hỗ trợ kỹ thuật làm việc cả ngày nghỉ.
2025-01-08 | Hội nghị tổng kết ngành Tài chính năm 2024, triển khai nhiệm vụ năm 2025 | Toàn ngành quyết tâm thực hiện đồng bộ các giải pháp ngay từ ngày đầu, tháng đầu.
`,
  ),
  ...stories(
    "thong-cao-bao-chi",
    "leadership",
    `
2026-11-20 | Thông cáo báo chí về kết quả phiên họp điều hành chính sách tài khóa tháng 11 | Thông tin chính thức về các nội dung đã thống nhất tại phiên họp và mốc thực hiện. | @press-november
2026-11-06 | Thông tin về kế hoạch phát hành trái phiếu Chính phủ quý IV năm 2026 | Khối lượng dự kiến, cơ cấu kỳ hạn và lịch đấu thầu được công bố trước cho thị trường. | @press-bonds
2026-10-16 | Thông báo về việc vận hành chính thức cổng dữ liệu mở ngành Tài chính | Hơn 300 bộ dữ liệu được cung cấp miễn phí, kèm mô tả và giao diện lập trình. | @press-open-data
2026-09-22 | Làm rõ thông tin về thuế đối với giao dịch chuyển khoản cá nhân | Chuyển khoản không phải là căn cứ duy nhất để tính thuế, người dân không nên lo lắng trước tin đồn.
2026-08-12 | Cảnh báo hành vi giả mạo cơ quan thuế để lừa đảo | Cơ quan thuế không yêu cầu cài ứng dụng qua đường dẫn lạ hay cung cấp mã xác thực.
2026-07-15 | Thông cáo về kết quả xếp hạng tín nhiệm quốc gia giữa năm 2026 | Triển vọng được giữ ở mức tích cực nhờ tăng trưởng và nợ công thấp.
2026-04-28 | Lịch làm việc và tiếp nhận hồ sơ dịp nghỉ lễ | Dịch vụ công trực tuyến hoạt động bình thường, bộ phận một cửa trực theo ca.
2026-01-19 | Công bố số liệu thu, chi ngân sách cả năm 2025 | Số liệu sơ bộ cho thấy thu ngân sách vượt dự toán, bội chi trong giới hạn.
2025-09-30 | Thông báo thay đổi địa chỉ thư điện tử tiếp nhận phản ánh của người dân | Hộp thư cũ tiếp tục chuyển tiếp trong 12 tháng để bảo đảm không gián đoạn.
2025-05-08 | Thông tin về tiến độ sửa đổi các luật trong lĩnh vực tài chính | Tám dự án luật được lấy ý kiến trên cổng thông tin trong năm 2025.
`,
  ),
];
