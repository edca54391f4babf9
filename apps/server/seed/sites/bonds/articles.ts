import { documents, files, galleries, links, stories, videos } from "../../compose/stories.ts";

/** News, results and disclosure of the bond market; numbers of documents carry "M" (mẫu). */
export const articles = [
  ...stories(
    "ttp-tin-thi-truong",
    "market",
    `
2026-11-19 | Trái phiếu kỳ hạn 30 năm lần đầu bán hết ngay trong phiên gọi thầu | Quỹ hưu trí và công ty bảo hiểm đặt mua gấp ba lần khối lượng chào bán. // Lãi suất trúng thầu thấp hơn dự báo của phần lớn thành viên, cho thấy nhu cầu tài sản dài hạn đang tăng nhanh hơn nguồn cung.
2026-11-03 | Thêm hai ngân hàng trở thành nhà tạo lập thị trường | Số thành viên chào giá hai chiều tăng lên 16, biên độ giá mua – bán thu hẹp.
2026-09-14 | Thử nghiệm thanh toán trái phiếu trong ngày giao dịch | Giai đoạn đầu áp dụng cho kỳ hạn dưới năm năm, có cơ chế dự phòng.
2026-04-27 | Dòng vốn ngoại trở lại trái phiếu nội tệ sau ba quý đứng ngoài | Chênh lệch lãi suất và tỷ giá ổn định là hai lý do chính.
`,
  ),
  ...stories(
    "ttp-dieu-hanh",
    "market",
    `
2026-11-14 | Kế hoạch vay trong nước năm 2027: kỳ hạn dài, chia đều theo quý | Cơ quan phát hành công bố sớm để thành viên bố trí nguồn vốn. // Tỷ trọng kỳ hạn từ mười năm trở lên được giữ trên 80%; phần dự phòng chỉ dùng khi thị trường thuận lợi.
2026-08-21 | Hoán đổi trái phiếu: giãn đỉnh trả nợ năm 2028 | Ba đợt hoán đổi tự nguyện đưa một phần nợ sang các năm có áp lực thấp hơn.
2025-12-16 | Siết trách nhiệm của tổ chức tư vấn hồ sơ chào bán trái phiếu | Đơn vị tư vấn phải lưu hồ sơ thẩm định và chịu trách nhiệm liên đới.
`,
  ),
  ...stories(
    "ttp-phan-tich",
    "market",
    `
2026-11-10 | Đường cong lợi suất dốc lên nói gì về năm 2027? | Kỳ vọng tăng trưởng, lạm phát và cung trái phiếu được bóc tách bằng ba biểu đồ. // Phần bù kỳ hạn đóng góp hơn một nửa mức tăng ở đầu dài, trong khi kỳ vọng lãi suất chính sách gần như không đổi.
2026-09-29 | Ai đang nắm trái phiếu Chính phủ? | Cơ cấu người nắm giữ thay đổi ra sao sau mười năm và rủi ro đi kèm.
2026-06-09 | Bảo hiểm xã hội, quỹ hưu trí và bài toán khớp kỳ hạn | Vì sao nhà đầu tư dài hạn cần nguồn cung đều hơn là lãi suất cao hơn.
2025-09-23 | Thanh khoản tập trung vào vài mã: nên gộp hay nên phát hành mới? | Kinh nghiệm phát hành bổ sung của bốn thị trường trong khu vực.
`,
  ),
  ...stories(
    "ttp-dau-thau",
    "market",
    `
2026-11-18 | Kết quả phiên ngày 18/11/2026: gọi thầu 12.000 tỷ đồng, trúng thầu 11.400 tỷ đồng | Kỳ hạn 10 năm chiếm hai phần ba khối lượng trúng thầu.
2026-11-11 | Kết quả phiên ngày 11/11/2026: kỳ hạn 15 năm hút khách | Hệ số đặt thầu đạt 3,1 lần, cao nhất từ đầu quý.
2026-11-04 | Kết quả phiên ngày 04/11/2026: lãi suất kỳ hạn 5 năm đi ngang | Bảy thành viên tham gia, khối lượng trúng thầu bằng 82% khối lượng gọi thầu.
`,
  ),
  ...stories(
    "ttp-giao-dich-thu-cap",
    "market",
    `
2026-11-16 | Giao dịch tuần 46: thanh khoản bình quân vượt 14 nghìn tỷ đồng mỗi phiên | Giao dịch mua bán lại chiếm 38% tổng giá trị.
2026-11-09 | Giao dịch tuần 45: khối ngoại mua ròng phiên thứ tư liên tiếp | Lực mua tập trung ở kỳ hạn còn lại từ ba đến bảy năm.
2026-10-31 | Tổng kết giao dịch tháng 10: kỳ hạn còn lại bình quân tăng lên 9,4 năm | Nhóm công ty chứng khoán giảm nắm giữ, nhóm bảo hiểm tăng.
`,
  ),
  ...stories(
    "ttp-loi-suat",
    "market",
    `
2026-11-13 | Lợi suất kỳ hạn 10 năm dao động quanh 3,6% một năm | Biên độ trong tuần chỉ bốn điểm cơ bản, thấp nhất trong ba tháng.
2026-10-16 | Chênh lệch lợi suất 10 năm và 2 năm nới rộng | Đầu ngắn ổn định nhờ thanh khoản ngân hàng dồi dào.
2026-07-15 | Cách tính đường cong lợi suất chuẩn của cổng thông tin | Nguồn giá, cách lọc giao dịch bất thường và công thức nội suy.
`,
  ),
  ...stories(
    "ttp-doanh-nghiep",
    "investment",
    `
2026-10-27 | Trái phiếu doanh nghiệp phát hành ra công chúng vượt kênh riêng lẻ | Xếp hạng tín nhiệm bắt buộc giúp nhà đầu tư cá nhân dễ so sánh.
2026-05-14 | Áp lực đáo hạn giảm: hai phần ba trái phiếu chậm trả đã có phương án | Gia hạn, đổi tài sản và mua lại trước hạn là ba cách phổ biến.
2025-08-28 | Sàn trái phiếu riêng lẻ tròn hai năm: dữ liệu cho thấy điều gì? | Giao dịch tập trung vào tổ chức phát hành có báo cáo kiểm toán đúng hạn.
`,
  ),
  ...stories(
    "ttp-trai-phieu-xanh",
    "investment",
    `
2026-10-21 | Dự án điện gió ven biển huy động vốn bằng trái phiếu xanh kỳ hạn 12 năm | Báo cáo tác động được kiểm toán độc lập hằng năm.
2026-03-18 | Danh mục phân loại xanh: dự án nào đủ điều kiện? | Bộ tiêu chí chia theo bảy lĩnh vực, có ngưỡng định lượng.
2025-05-06 | Thành phố đầu tiên phát hành trái phiếu xanh để xử lý nước thải | Người dân theo dõi được từng khoản giải ngân trên bản đồ công trình.
`,
  ),
  ...stories(
    "ttp-nha-dau-tu",
    "market",
    `
2026-11-06 | Lãi suất cao bất thường: sáu câu hỏi cần đặt ra trước khi xuống tiền | Kiểm tra tổ chức phát hành, tài sản bảo đảm và nguồn trả nợ.
`,
  ),
  ...videos(
    "ttp-nha-dau-tu",
    "market",
    `
2026-08-09 | Video: giá trái phiếu giảm khi lãi suất tăng, vì sao? | Giải thích bằng một chiếc cân và ba đồng xu.
2025-07-13 | Video: đọc bản công bố thông tin trong năm phút | Những trang nên xem trước và con số cần đối chiếu.
`,
  ),
  ...documents(
    "ttp-cong-bo-thong-tin",
    "market",
    `
2026-10-08 | Quy chế công bố thông tin trên cổng trái phiếu | Nội dung, thời hạn và xử lý chậm công bố. | 77/QC-TP-M; Ban quản lý cổng trái phiếu
`,
  ),
  ...files(
    "ttp-cong-bo-thong-tin",
    "market",
    `
2026-07-20 | Báo cáo thị trường trái phiếu sáu tháng đầu năm 2026 | Toàn văn kèm phụ lục số liệu theo tháng. | bao-cao-thi-truong-trai-phieu-6-thang-2026.pdf
`,
  ),
  ...links(
    "ttp-cong-bo-thong-tin",
    "digital",
    `
2025-10-10 | Chuyên trang công bố thông tin trái phiếu doanh nghiệp riêng lẻ | Tra cứu theo mã trái phiếu hoặc tên tổ chức phát hành. | https://example.org/trai-phieu-rieng-le
`,
  ),
  ...stories(
    "ttp-thong-bao",
    "market",
    `
2026-11-20 | Thông báo mời thầu trái phiếu Chính phủ phiên ngày 25/11/2026 | Bốn kỳ hạn, tổng khối lượng 13.000 tỷ đồng, đăng ký trước 9 giờ 30.
2026-11-05 | Thông báo nghỉ giao dịch và lịch thanh toán dịp Tết Dương lịch 2027 | Giao dịch cuối năm thanh toán chậm nhất ngày 31/12/2026.
2026-09-30 | Lịch đấu thầu trái phiếu Chính phủ quý IV năm 2026 | Mười hai phiên, khối lượng và kỳ hạn dự kiến của từng phiên.
2026-06-22 | Thông báo chuyển đổi định dạng dữ liệu trao đổi với thành viên | Hai định dạng chạy song song đến hết tháng 9/2026.
2024-11-25 | Cổng thông tin trái phiếu mở kho dữ liệu lịch sử từ năm 2009 | Kết quả đấu thầu và giao dịch được tải về miễn phí.
`,
  ),
  ...galleries(
    "ttp-tin-thi-truong",
    "market",
    `
2026-10-02 | Bên trong một phiên đấu thầu điện tử | Từ lúc nhập thầu đến khi công bố kết quả mất chưa đầy hai giờ. | Phòng điều hành trước giờ mở thầu; Màn hình nhập thầu; Tổng hợp kết quả; Công bố trên cổng thông tin
2025-06-05 | Ngày hội phổ cập kiến thức trái phiếu cho sinh viên | Trò chơi đấu thầu thử thu hút hơn 600 bạn trẻ. | Quầy tư vấn; Trò chơi đấu thầu thử; Hỏi đáp với chuyên gia; Trao giải đội thắng cuộc; Ảnh lưu niệm
`,
  ),
  ...stories(
    "ttp-so-lieu-thi-truong",
    "market",
    `
2026-11-17 | Toàn cảnh thị trường trái phiếu tháng 11 qua mười con số | Dư nợ, kỳ hạn, lợi suất và cơ cấu người nắm giữ trên một trang.
`,
  ),
];
