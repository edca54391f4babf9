import { documents, files, galleries, links, stories, videos } from "../../compose/stories.ts";

/** Meetings, commitments and programmes of the international cooperation department. */
export const articles = [
  ...stories(
    "htqt-tin-tieu-diem",
    "cooperation",
    `
2026-11-19 | Khai mạc diễn đàn tài chính khu vực: sáu nền kinh tế bàn về vốn cho hạ tầng xanh | Chương trình kéo dài ba ngày với các phiên kỹ thuật về bảo lãnh rủi ro và trái phiếu bền vững. // Phiên đầu tiên dành cho câu hỏi mà mọi nước chủ nhà đều gặp: làm sao để vốn tư nhân chịu vào những dự án hoàn vốn chậm.
2026-10-30 | Khởi động chương trình đối tác chiến lược về tài chính công giai đoạn 2027 – 2030 | Bốn hợp phần gắn với cải cách thuế, kho bạc, quản lý nợ và dữ liệu mở.
2026-09-24 | Hội nghị Bộ trưởng Tài chính khu vực thông qua sáng kiến thanh toán xuyên biên giới | Khách du lịch và doanh nghiệp nhỏ sẽ trả tiền bằng mã QR với phí thấp hơn.
2026-07-09 | Đoàn tham vấn kinh tế vĩ mô kết thúc đợt làm việc thường niên | Báo cáo sơ bộ ghi nhận nền tài khóa vững, khuyến nghị đẩy nhanh đầu tư công.
2026-04-21 | Mười năm hợp tác hiện đại hóa hải quan một cửa: từ thí điểm đến kết nối khu vực | Chứng nhận xuất xứ điện tử nay được trao đổi với tất cả các nước láng giềng.
`,
  ),
  ...stories(
    "htqt-doi-ngoai",
    "leadership",
    `
2026-11-13 | Lãnh đạo Bộ tiếp đoàn đại biểu quốc hội phụ trách ngân sách của nước bạn | Hai bên trao đổi cách Quốc hội giám sát ngân sách trung hạn.
2026-10-09 | Phiên họp lần thứ tư Ủy ban hỗn hợp về hợp tác tài chính | Biên bản ghi nhận chín đầu việc, mỗi việc có một cơ quan chủ trì.
2026-08-05 | Tọa đàm với cộng đồng doanh nghiệp nước ngoài về thuế tối thiểu toàn cầu | Các hiệp hội nêu mười hai câu hỏi, phần lớn được giải đáp ngay tại chỗ.
2025-12-03 | Chào xã giao và bàn giao nhiệm vụ đồng trưởng nhóm đối tác tài chính công | Nhóm đối tác bước sang nhiệm kỳ mới với trọng tâm chuyển đổi số.
`,
  ),
  ...stories(
    "htqt-hop-tac",
    "cooperation",
    `
2026-06-18 | Toàn cảnh hợp tác tài chính quốc tế: đối tác, lĩnh vực và nguồn lực | Bài tổng quan giúp tra cứu nhanh các chương trình đang thực hiện.
2025-05-21 | Nguyên tắc tiếp nhận hỗ trợ kỹ thuật trong ngành Tài chính | Việc gì tự làm được thì không nhận hỗ trợ; đã nhận thì phải chuyển giao được.
`,
  ),
  ...stories(
    "htqt-song-phuong",
    "cooperation",
    `
2026-11-03 | Đối thoại tài chính thường niên với đối tác Đông Bắc Á | Trọng tâm là phát triển thị trường bảo hiểm và đào tạo định phí viên.
2026-08-19 | Chuyên gia Bắc Âu chia sẻ kinh nghiệm lập ngân sách theo giới | Ba tỉnh tham gia thử nghiệm phân tích tác động của khoản chi giáo dục.
2026-03-31 | Hợp tác kho bạc với nước láng giềng: đào tạo 60 cán bộ trong năm | Các lớp học kết hợp thực hành trên hệ thống mô phỏng.
2025-10-29 | Ký thỏa thuận tránh đánh thuế hai lần sửa đổi với đối tác châu Âu | Thuế suất đối với lãi tiền vay và tiền bản quyền được điều chỉnh.
2025-02-27 | Gặp gỡ đầu năm các tham tán kinh tế tại Hà Nội | Kế hoạch đoàn ra, đoàn vào được công bố để các bên chủ động phối hợp.
`,
  ),
  ...stories(
    "htqt-da-phuong",
    "cooperation",
    `
2026-10-14 | Cuộc họp thường niên các định chế tài chính: tiếng nói của nước thu nhập trung bình | Đoàn công tác đề xuất giữ nguồn vốn ưu đãi cho thích ứng khí hậu.
2026-06-30 | Góp vốn bổ sung vào quỹ phát triển khu vực: trách nhiệm và quyền biểu quyết | Khoản góp chia làm bốn năm, đã bố trí trong kế hoạch tài chính trung hạn.
2026-02-25 | Rà soát chi tiêu công và trách nhiệm giải trình: công bố kết quả vòng ba | Hai mươi hai trong ba mươi mốt chỉ số tăng bậc so với lần đánh giá trước.
2025-07-24 | Việt Nam tham gia diễn đàn toàn cầu về minh bạch thuế | Trao đổi thông tin tài khoản tự động được chuẩn bị theo lộ trình.
`,
  ),
  ...stories(
    "htqt-asean",
    "customs",
    `
2026-09-17 | Cơ chế một cửa ASEAN mở rộng sang chứng từ kiểm dịch điện tử | Thời gian chờ tại cửa khẩu của hàng nông sản giảm rõ rệt.
2026-05-27 | Nâng cấp hiệp định thương mại hàng hóa ASEAN: cam kết thuế quan mới | Danh mục xóa bỏ thuế bổ sung thiết bị năng lượng tái tạo.
2025-09-11 | Hệ thống quá cảnh hải quan ASEAN: doanh nghiệp vận tải được lợi gì? | Một tờ khai, một bảo lãnh cho cả hành trình qua nhiều nước.
`,
  ),
  ...stories(
    "htqt-hoi-nhap",
    "customs",
    `
2026-10-22 | Biểu thuế ưu đãi theo các hiệp định thương mại: tra cứu thế nào cho đúng? | Hướng dẫn chọn hiệp định có lợi nhất khi hàng đáp ứng nhiều quy tắc xuất xứ.
2026-04-02 | Đàm phán dịch vụ tài chính trong hiệp định thế hệ mới: những điểm mở | Cam kết về bảo hiểm, chứng khoán và truyền dữ liệu được giải thích ngắn gọn.
2025-11-20 | Đánh giá năm năm thực hiện cam kết thuế quan với các đối tác lớn | Thu nhập khẩu giảm trên một số mặt hàng nhưng kim ngạch và thu nội địa tăng.
`,
  ),
  ...stories(
    "htqt-dao-tao",
    "research",
    `
2026-08-31 | Học bổng thạc sĩ chính sách công dành cho cán bộ tài chính cấp tỉnh | Mười lăm suất toàn phần, ưu tiên ứng viên công tác tại miền núi.
2026-01-20 | Khóa học trực tuyến tiếng Anh tài chính mở cho toàn ngành | Bài giảng ngắn, có kiểm tra đầu vào và nhóm luyện nói hằng tuần.
2025-04-10 | Cán bộ trẻ thực tập tại định chế quốc tế: chuyện kể sau sáu tháng | Ba câu chuyện về cách làm việc, áp lực và những điều mang về.
`,
  ),
  ...documents(
    "htqt-thong-bao",
    "cooperation",
    `
2026-11-16 | Thông báo tuyển chọn tư vấn cho dự án hỗ trợ kỹ thuật về quản lý rủi ro tài khóa | Điều khoản tham chiếu, tiêu chí đánh giá và thời hạn nộp hồ sơ. | 611/TB-HTQT-M; Vụ Hợp tác quốc tế
2026-10-05 | Công văn hướng dẫn lập kế hoạch đoàn ra, đoàn vào năm 2027 | Mẫu đăng ký, nguyên tắc tiết kiệm và thời hạn gửi. | 13920/BTC-M-HTQT; Bộ Tài chính
2026-06-12 | Quy chế tiếp nhận và quản lý viện trợ không hoàn lại của Bộ | Trách nhiệm của chủ dự án, chế độ hạch toán và báo cáo. | 1206/QĐ-BTC-M; Bộ Tài chính
2025-08-14 | Hướng dẫn xây dựng, ký kết thỏa thuận quốc tế cấp Bộ | Trình tự lấy ý kiến, thẩm định và lưu trữ bản gốc. | 9471/BTC-M-HTQT; Bộ Tài chính
`,
  ),
  ...files(
    "htqt-thong-bao",
    "cooperation",
    `
2026-09-03 | Mẫu báo cáo kết quả chuyến công tác nước ngoài | Báo cáo nộp trong mười lăm ngày sau khi về nước. | mau-bao-cao-doan-ra.docx
2026-07-21 | Danh mục chương trình, dự án hỗ trợ kỹ thuật đang thực hiện | Bảng tổng hợp theo lĩnh vực, nhà tài trợ và tiến độ. | danh-muc-ho-tro-ky-thuat.xlsx
`,
  ),
  ...links(
    "htqt-doi-tac",
    "cooperation",
    `
2026-05-11 | Cơ sở dữ liệu biểu thuế các hiệp định thương mại tự do | Tra thuế suất theo mã hàng, năm và nước đối tác. | https://example.org/bieu-thue-hiep-dinh
2025-06-05 | Thư viện báo cáo hỗ trợ kỹ thuật | Toàn văn báo cáo của các chuyên gia, sắp xếp theo chủ đề. | https://example.org/bao-cao-ho-tro-ky-thuat
`,
  ),
  ...galleries(
    "htqt-thu-vien",
    "cooperation",
    `
2026-10-01 | Hình ảnh Hội nghị Bộ trưởng Tài chính khu vực | Những khoảnh khắc tại phiên toàn thể và bên lề. | Lễ đón đoàn; Phiên toàn thể; Trao đổi song phương; Ký biên bản; Họp báo bế mạc
2025-01-09 | Nhìn lại một năm đối ngoại tài chính qua ảnh | Mười hai tháng, những cuộc gặp đáng nhớ. | Tiếp đoàn đầu xuân; Hội thảo chuyên đề; Khảo sát thực địa; Trao chứng chỉ
`,
  ),
  ...videos(
    "htqt-thu-vien",
    "customs",
    `
2026-08-12 | Video: Chứng nhận xuất xứ điện tử đi qua biên giới trong mười giây | Hành trình của một bộ dữ liệu từ cơ quan cấp đến cửa khẩu nước bạn.
2024-12-18 | Video: Vì sao các nước cùng nhau minh bạch thông tin thuế? | Giải thích bằng hình vẽ về trao đổi thông tin tự động.
`,
  ),
];
