import { documents, files, galleries, stories, videos } from "../../compose/stories.ts";

/** News of the union; numbers of documents carry "M" (mẫu). */
export const articles = [
  ...stories(
    "cd-tin-tieu-diem",
    "union",
    `
2026-11-19 | Công đoàn Bộ Tài chính chốt chương trình chăm lo Tết Đinh Mùi cho đoàn viên | Hơn 3.200 suất quà sẽ đến tay đoàn viên khó khăn trước ngày 20 tháng Chạp. // Danh sách được bình xét công khai tại từng tổ công đoàn, ưu tiên người mắc bệnh hiểm nghèo, gia đình bị thiệt hại do bão lũ và lao động hợp đồng có thu nhập thấp.
2026-10-22 | Phụ nữ ngành Tài chính tự tin làm chủ công nghệ số | Tọa đàm ngày 20/10 kể chuyện những nữ công chức tự viết công cụ xử lý số liệu.
2026-09-08 | Đối thoại định kỳ: lãnh đạo Bộ trả lời trực tiếp 27 câu hỏi của người lao động | Nhà ở công vụ, làm việc linh hoạt và đào tạo lại là ba nhóm vấn đề được hỏi nhiều nhất.
2026-05-04 | Tháng Công nhân 2026 mở đầu bằng tuần lễ an toàn lao động tại các kho dự trữ | Mỗi kho tự rà soát nguy cơ và cam kết khắc phục xong trong tháng.
2025-07-28 | Đoàn đại biểu công đoàn dâng hương tưởng niệm các anh hùng liệt sĩ | Hành trình tri ân kết hợp tặng quà gia đình chính sách tại ba xã biên giới.
`,
  ),
  ...stories(
    "cd-hoat-dong",
    "union",
    `
2026-11-16 | Ban Chấp hành Công đoàn họp phiên cuối năm, thông qua kế hoạch đại hội các cấp | Đại hội điểm tổ chức trong quý I, hoàn thành đại hội cơ sở trước tháng 6/2027. // Kế hoạch yêu cầu nhân sự ban chấp hành mới có ít nhất một phần ba là cán bộ trẻ, bảo đảm cơ cấu nữ và đại diện các đơn vị ở địa phương.
2026-08-14 | Tập huấn kỹ năng thương lượng cho 180 chủ tịch công đoàn cơ sở | Học viên thực hành trên tình huống thật, có luật sư và chuyên gia tâm lý cùng tham gia.
2026-03-27 | Ký chương trình phối hợp giữa công đoàn và chuyên môn giai đoạn 2026–2030 | Hai bên thống nhất sáu nhóm việc, có chỉ tiêu đo được và sơ kết hằng năm.
`,
  ),
  ...stories(
    "cd-co-so",
    "union",
    `
2026-11-09 | Công đoàn cơ sở vùng cao góp ngày lương dựng lại nhà cho đồng nghiệp | Sau sáu tuần, ngôi nhà bị lũ cuốn đã được dựng lại trên nền đất an toàn.
2026-09-30 | Tổ công đoàn khối văn phòng thử nghiệm giờ làm linh hoạt cho cha mẹ có con nhỏ | Kết quả sau ba tháng: hồ sơ vẫn đúng hạn, số buổi nghỉ đột xuất giảm rõ rệt.
2026-06-11 | Bếp ăn tập thể tại cửa khẩu: ngon hơn, rẻ hơn nhờ vườn rau tự trồng | Mô hình của một công đoàn cơ sở hải quan được bảy đơn vị đến học hỏi.
2025-10-15 | Hợp nhất công đoàn cơ sở sau sắp xếp bộ máy: giữ nguyên quyền lợi đoàn viên | Thủ tục chuyển sinh hoạt làm một lần, không gián đoạn chế độ thăm hỏi.
`,
  ),
  ...stories(
    "cd-van-hoa-the-thao",
    "union",
    `
2026-11-03 | Khởi tranh giải bóng bàn truyền thống với 64 tay vợt | Lần đầu có nội dung đôi hỗn hợp giữa đoàn viên đang làm việc và đã nghỉ hưu.
2026-08-24 | Chạy bộ trực tuyến gây quỹ học bổng: mỗi ki-lô-mét một nghìn đồng | Sau 21 ngày, đoàn viên cùng nhau chạy hơn 96 nghìn ki-lô-mét.
2026-04-06 | Câu lạc bộ sách mở tủ sách chung ở tầng một trụ sở | Bạn đọc tự mượn, tự trả; tủ sách bổ sung 50 đầu sách mỗi quý.
2025-12-08 | Đêm hội diễn «Giai điệu ngành Tài chính» trao mười giải tiết mục | Nhiều ca khúc do chính đoàn viên sáng tác về công việc hằng ngày.
`,
  ),
  ...stories(
    "cd-cham-lo-doan-vien",
    "union",
    `
2026-11-12 | Khám sàng lọc ung thư miễn phí cho nữ đoàn viên trên 40 tuổi | Chương trình kéo dài đến hết tháng 12 tại năm bệnh viện liên kết. // Đoàn viên đăng ký qua tổ công đoàn, nhận lịch hẹn bằng tin nhắn và được nghỉ nửa ngày hưởng nguyên lương để đi khám.
2026-10-05 | Quỹ tương trợ nâng mức vay không lãi lên 50 triệu đồng | Thời hạn trả dần 24 tháng, xét duyệt trong năm ngày làm việc.
2026-08-31 | Trao 415 suất học bổng cho con đoàn viên vượt khó trước ngày khai giảng | Học sinh ở vùng thiên tai được tặng thêm sách vở và thẻ bảo hiểm y tế.
2025-11-18 | Hỗ trợ khẩn cấp đoàn viên miền Trung bị thiệt hại sau mưa lũ | Đợt một chuyển thẳng vào tài khoản của 238 gia đình.
`,
  ),
  ...stories(
    "cd-tu-van-phap-luat",
    "union",
    `
2026-10-28 | Làm thêm giờ dịp quyết toán: tính tiền lương thế nào cho đúng? | Ban Chính sách giải thích cách tính theo ngày thường, ngày nghỉ và ban đêm.
2026-07-21 | Nghỉ thai sản khi chuyển đơn vị công tác: năm điều cần biết | Thời gian đóng bảo hiểm được cộng nối, hồ sơ nộp tại đơn vị mới.
`,
  ),
  ...files(
    "cd-tu-van-phap-luat",
    "union",
    `
2026-06-03 | Mẫu đơn đề nghị công đoàn tư vấn, hỗ trợ pháp lý | Điền trên máy hoặc in ra, gửi tới tổ công đoàn hay hộp thư của Ban Chính sách. | mau-don-ho-tro-phap-ly.docx
2025-05-22 | Sổ tay quyền lợi của đoàn viên, người lao động | Bản 28 trang, giải thích chế độ bằng ví dụ và sơ đồ. | so-tay-quyen-loi-doan-vien.pdf
`,
  ),
  ...documents(
    "cd-thong-bao",
    "union",
    `
2026-11-17 | Hướng dẫn tổ chức đại hội công đoàn cơ sở nhiệm kỳ 2027–2032 | Thời gian, trình tự và hồ sơ nhân sự trình công đoàn cấp trên. | 42/HD-CĐBTC-M; Công đoàn Bộ Tài chính
2026-09-21 | Quy chế quản lý, sử dụng quỹ tương trợ đoàn viên | Áp dụng từ ngày 01/10/2026, thay thế quy chế năm 2021. | 118/QC-CĐBTC-M; Công đoàn Bộ Tài chính
`,
  ),
  ...stories(
    "cd-thong-bao",
    "union",
    `
2026-10-12 | Thông báo lịch trực tiếp đoàn viên quý IV năm 2026 | Chiều thứ Năm hằng tuần, tại phòng tiếp dân tầng một và qua cuộc gọi hình.
2026-02-09 | Thông báo kết quả phân phối vé xe Tết nghĩa tình | 620 đoàn viên và người thân về quê trên 16 chuyến xe miễn phí.
`,
  ),
  ...stories(
    "cd-phong-trao",
    "union",
    `
2026-11-06 | Phát động đợt thi đua 60 ngày hoàn thành xuất sắc nhiệm vụ năm 2026 | Mỗi tổ công đoàn đăng ký một việc khó, một việc mới và báo cáo kết quả hằng tuần. // Tiêu chí chấm điểm dựa trên kết quả giải quyết hồ sơ và mức độ hài lòng của người dân; không tính số lượng báo cáo hay hình thức trang trí.
2025-08-19 | Mười tập thể tiêu biểu được biểu dương trong phong trào «Giỏi việc, tận tâm» | Bí quyết chung là chia nhỏ việc, nói rõ hạn và giúp nhau đúng lúc.
`,
  ),
  ...stories(
    "cd-sang-kien",
    "digital",
    `
2026-07-09 | Sáng kiến mã màu hồ sơ giúp bộ phận một cửa bớt chờ đợi | Cán bộ nhìn màu là biết hồ sơ sắp đến hạn, thời gian tra cứu giảm một nửa.
2025-03-31 | Công cụ đối chiếu bảng lương do hai kế toán trẻ tự làm | Việc mất hai ngày mỗi tháng nay xong trong mười lăm phút.
`,
  ),
  ...galleries(
    "cd-album-anh",
    "union",
    `
2026-11-15 | Ngày hội hiến máu «Giọt hồng tài chính» | Hơn 700 người đăng ký, tiếp nhận 512 đơn vị máu. | Đăng ký từ sáng sớm; Khám sức khỏe trước khi hiến; Phút nghỉ ngơi; Nhận giấy chứng nhận; Đội tình nguyện viên
2026-09-26 | Trung thu ấm áp của thiếu nhi vùng biên | Đoàn viên làm đèn lồng và bày cỗ cùng các em. | Làm đèn ông sao; Rước đèn quanh bản; Mâm cỗ trung thu; Tặng sách và áo ấm
2026-07-27 | Hành trình tri ân tại nghĩa trang liệt sĩ | Những nén hương và lời hứa của thế hệ hôm nay. | Dâng hoa; Thắp nến lúc hoàng hôn; Thăm mẹ Việt Nam anh hùng; Trồng cây lưu niệm
2026-05-16 | Toàn cảnh hội thao ngành Tài chính lần thứ XII | Tám môn thi, 46 đoàn và rất nhiều tiếng cười. | Diễu hành khai mạc; Chung kết kéo co; Đường chạy tiếp sức; Trận bóng chuyền nữ; Trao cúp toàn đoàn
2025-10-21 | Sắc áo dài nơi công sở | Bộ ảnh tuần lễ áo dài của nữ đoàn viên. | Sân trụ sở buổi sáng; Giờ làm việc; Câu lạc bộ ảnh; Giao lưu cuối tuần
2024-12-20 | Phiên chợ không đồng cho người lao động | Gian hàng quần áo, sách và nhu yếu phẩm trước Tết. | Chuẩn bị gian hàng; Chọn áo ấm; Góc sách thiếu nhi; Niềm vui mang về
`,
  ),
  ...videos(
    "cd-video",
    "union",
    `
2026-10-16 | Phóng sự: một ngày của người thủ kho dự trữ quốc gia | Câu chuyện nghề từ ca trực lúc bốn giờ sáng.
2025-05-01 | Lời chúc ngày Quốc tế Lao động từ mọi miền | Thông điệp của đoàn viên từ cửa khẩu, hải đảo và vùng cao.
`,
  ),
];
