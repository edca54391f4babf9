import { documents, files, galleries, links, stories, videos } from "../../compose/stories.ts";

/** Findings, events and publications of the institute. */
export const articles = [
  ...stories(
    "vcl-tin-noi-bat",
    "research",
    `
2026-11-18 | Viện công bố báo cáo triển vọng kinh tế – tài chính năm 2027 | Ba kịch bản tăng trưởng, trong đó kịch bản cơ sở nghiêng về nhu cầu trong nước. // Điểm mới của báo cáo năm nay là phần thử sức chịu đựng của ngân sách trước hai cú sốc cùng lúc: giá năng lượng và thương mại.
2026-10-21 | Hội thảo quốc gia về tài chính cho tăng trưởng hai con số | Ba mươi tham luận tranh luận về nguồn vốn, năng suất và giới hạn của chính sách tài khóa.
2026-09-10 | Ra mắt bộ dữ liệu mở về ngân sách địa phương giai đoạn 2015 – 2025 | Chuỗi số liệu đã được quy đổi theo địa giới hành chính mới.
2026-06-16 | Diễn đàn chuyên gia: cải cách thuế tài sản nên bắt đầu từ đâu? | Các ý kiến gặp nhau ở một điểm: phải có dữ liệu đất đai trước khi bàn thuế suất.
2026-03-19 | Viện và sáu trường đại học lập mạng lưới nghiên cứu chính sách tài chính | Mạng lưới dùng chung dữ liệu, phản biện chéo và đồng hướng dẫn nghiên cứu sinh.
`,
  ),
  ...stories(
    "vcl-hoat-dong",
    "research",
    `
2026-11-11 | Nghiệm thu đề tài cấp Bộ về tài chính cho người cao tuổi | Hội đồng đánh giá cao phần khảo sát hộ gia đình và đề nghị bổ sung so sánh vùng.
2026-09-30 | Tọa đàm bàn tròn: khu vực kinh tế tư nhân cần gì từ chính sách tài khóa? | Chủ doanh nghiệp nhỏ ngồi cùng bàn với người soạn thảo chính sách.
2026-07-23 | Sinh hoạt khoa học tháng 7: dùng ảnh vệ tinh để đo tiến độ đầu tư công | Nhóm nghiên cứu trẻ trình diễn phương pháp và kết quả thử nghiệm tại ba tỉnh.
2025-12-17 | Tổng kết hoạt động khoa học năm 2025 và trao giải công trình xuất sắc | Giải nhất thuộc về nghiên cứu hành vi nộp thuế của hộ kinh doanh.
`,
  ),
  ...stories(
    "vcl-nghien-cuu",
    "research",
    `
2026-10-27 | Đầu tư công có lan tỏa sang tư nhân? Bằng chứng từ dữ liệu cấp tỉnh | Tác động mạnh nhất xuất hiện sau sáu quý, tập trung ở các tỉnh có logistics tốt.
2026-08-13 | Thuế carbon và giá điện: ai chịu thiệt, ai được bù đắp? | Mô phỏng cho thấy hoàn lại nguồn thu cho hộ nghèo sẽ đảo chiều tác động.
2026-05-20 | Giảm thuế giá trị gia tăng kích cầu đến mức nào? | So sánh nhóm hàng được giảm và không được giảm trong ba năm.
2025-10-09 | Tự chủ tài chính của bệnh viện công: kết quả không đồng đều | Bệnh viện tuyến cuối tăng nguồn thu, tuyến huyện cũ còn phụ thuộc ngân sách.
2025-03-27 | Chi phí tuân thủ thuế của doanh nghiệp siêu nhỏ | Thời gian dành cho thủ tục giảm một nửa so với mười năm trước.
`,
  ),
  ...stories(
    "vcl-kinh-te-vi-mo",
    "research",
    `
2026-10-08 | Dự báo nhanh quý IV: tiêu dùng dẫn dắt, xuất khẩu chậm lại | Mô hình dự báo tức thời cập nhật theo số liệu từng tuần.
2026-07-02 | Lạm phát nửa cuối năm: ba biến số cần theo dõi | Giá năng lượng, tỷ giá và lộ trình giá dịch vụ công.
2026-01-15 | Chỉ số căng thẳng tài chính: công cụ cảnh báo sớm mới của Viện | Chỉ số tổng hợp mười bốn biến số, công bố hằng tháng.
2025-06-10 | Già hóa dân số và dư địa tăng trưởng đến năm 2045 | Mỗi năm chậm cải cách hưu trí làm tăng chi ngân sách về sau.
`,
  ),
  ...stories(
    "vcl-tai-khoa",
    "budget",
    `
2026-09-03 | Quy tắc tài khóa thế hệ mới: bài học cho khung ngân sách trung hạn | Trần chi tiêu dễ giám sát hơn trần bội chi khi kinh tế biến động.
2026-04-16 | Phân cấp nguồn thu sau sắp xếp địa phương: ba phương án | Bài viết tính thử tác động của từng phương án đến cân đối cấp tỉnh.
2025-11-25 | Ngân sách theo kết quả đầu ra: vì sao triển khai chậm? | Thiếu dữ liệu nền và động lực cho đơn vị sử dụng ngân sách.
`,
  ),
  ...stories(
    "vcl-tai-chinh-xanh",
    "investment",
    `
2026-10-15 | Thị trường các-bon trong nước: thiết kế sàn giao dịch và vai trò của Nhà nước | Kinh nghiệm bốn nước châu Á trong giai đoạn thí điểm.
2026-02-10 | Vốn cho chuyển dịch năng lượng: khoảng trống và cách lấp | Nhu cầu vốn, chi phí vốn và công cụ chia sẻ rủi ro.
2025-08-19 | Mua sắm công xanh: bắt đầu từ giấy, bóng đèn và xe buýt | Ba nhóm hàng có thể áp dụng ngay mà không tăng chi phí vòng đời.
`,
  ),
  ...documents(
    "vcl-thong-bao",
    "research",
    `
2026-11-17 | Thông báo mời viết bài Hội thảo khoa học quốc tế về tài chính số 2027 | Chủ đề, thể lệ và các mốc thời gian gửi tóm tắt, toàn văn. | 388/TB-VCL-M; Viện Chiến lược và Chính sách
2026-10-13 | Danh mục nhiệm vụ khoa học và công nghệ đặt hàng năm 2027 | Mười tám nhiệm vụ, kèm yêu cầu sản phẩm và kinh phí tối đa. | 1955/QĐ-BTC-M; Bộ Tài chính
2026-08-26 | Thông báo tuyển sinh đào tạo tiến sĩ đợt 2 năm 2026 | Chỉ tiêu, điều kiện dự tuyển và hồ sơ. | 301/TB-VCL-M; Viện Chiến lược và Chính sách
2026-05-05 | Kế hoạch tổ chức bảo vệ đề tài cấp cơ sở | Lịch của mười hai hội đồng, họp trực tiếp và trực tuyến. | 142/KH-VCL-M; Viện Chiến lược và Chính sách
`,
  ),
  ...files(
    "vcl-thong-bao",
    "research",
    `
2026-09-21 | Mẫu thuyết minh đề tài khoa học cấp Bộ | Bản mới bỏ ba biểu trùng lặp, thêm kế hoạch quản lý dữ liệu. | mau-thuyet-minh-de-tai.docx
2026-03-04 | Bảng định mức chi cho nhiệm vụ khoa học | Áp dụng cho thuyết minh lập từ ngày 15/3/2026. | dinh-muc-chi-khoa-hoc.xlsx
`,
  ),
  ...stories(
    "vcl-an-pham",
    "research",
    `
2026-06-04 | Ấn phẩm của Viện: tìm, trích dẫn và sử dụng lại thế nào? | Sách và tạp chí cũ đã số hóa, được dùng lại theo giấy phép mở.
2025-01-21 | Kế hoạch xuất bản năm 2025: bốn sách chuyên khảo, mười hai số tạp chí | Hai đầu sách dành cho sinh viên, phát hành bản điện tử miễn phí.
`,
  ),
  ...stories(
    "vcl-tap-chi",
    "research",
    `
2026-11-02 | Tạp chí Nghiên cứu Tài chính số 11/2026: chuyên đề tài chính hộ gia đình | Tám bài nghiên cứu và một bài tổng quan về vay tiêu dùng.
2026-08-03 | Tạp chí Nghiên cứu Tài chính số 8/2026: tài khóa địa phương | Bản đồ ngân sách của 34 tỉnh, thành phố và bàn luận về phân cấp.
2024-12-12 | Tạp chí Nghiên cứu Tài chính được đưa vào danh mục chấm điểm | Tòa soạn công bố quy trình phản biện kín hai chiều.
`,
  ),
  ...files(
    "vcl-sach",
    "research",
    `
2026-07-14 | Sách chuyên khảo: Tài chính công Việt Nam – bốn thập niên đổi mới | Bản đọc thử gồm lời giới thiệu và chương đầu. | tai-chinh-cong-bon-thap-nien.pdf
2025-09-16 | Sổ tay phương pháp đánh giá tác động chính sách | Hướng dẫn từng bước, có ví dụ tính toán. | so-tay-danh-gia-tac-dong.pdf
`,
  ),
  ...files(
    "vcl-cong-khai",
    "budget",
    `
2026-10-09 | Công khai thực hiện dự toán quý III năm 2026 của Viện | Chi thường xuyên và chi nhiệm vụ khoa học theo từng nguồn. | vcl-cong-khai-quy-3-2026.xlsx
2026-01-12 | Công khai dự toán năm 2026 của Viện được giao | Quyết định giao và bảng phân bổ theo nhiệm vụ. | vcl-du-toan-2026.pdf
`,
  ),
  ...links(
    "vcl-sach",
    "digital",
    `
2025-07-29 | Thư viện số về kinh tế và tài chính | Hơn bốn nghìn đầu sách, luận án và báo cáo nghiên cứu. | https://example.org/thu-vien-so-tai-chinh
`,
  ),
  ...galleries(
    "vcl-hinh-anh",
    "research",
    `
2026-10-23 | Toàn cảnh hội thảo tăng trưởng hai con số qua ống kính | Không khí tranh luận từ phiên khai mạc đến bàn tròn. | Phiên khai mạc; Trình bày mô hình; Tranh luận tại bàn tròn; Gian sách của Viện; Phỏng vấn bên lề
2025-05-13 | Đi khảo sát cùng nhóm nghiên cứu hộ kinh doanh | Nhật ký ảnh từ chợ đầu mối đến làng nghề. | Chợ đầu mối lúc ba giờ sáng; Phỏng vấn chủ cửa hàng; Làng nghề mây tre; Nhập liệu buổi tối
`,
  ),
  ...videos(
    "vcl-hinh-anh",
    "research",
    `
2026-09-15 | Video: Mô hình dự báo kinh tế hoạt động ra sao? | Nhà nghiên cứu giải thích bằng bảng trắng và ba ví dụ.
2025-02-18 | Video: Năm câu hỏi với người làm nghiên cứu chính sách | Nghề nghiên cứu, dữ liệu và những lần dự báo sai.
`,
  ),
];
