import { documents, files, galleries, links, stories, videos } from "../../compose/stories.ts";

/** Introductions and news of the units; numbers of documents carry "M" (mẫu). */
export const articles = [
  ...stories(
    "dv-gioi-thieu",
    "leadership",
    `
2026-11-13 | Bản đồ tổ chức Bộ Tài chính: tìm đúng đơn vị trong ba lần nhấp | Trang giới thiệu mới sắp xếp đơn vị theo việc người dân cần, không theo sơ đồ hành chính. // Mỗi đơn vị có một trang tóm tắt gồm nhiệm vụ chính, thủ tục đang phụ trách và số điện thoại tiếp nhận; thông tin được rà soát vào ngày đầu mỗi quý.
2026-02-03 | Sau sắp xếp, đơn vị nào tiếp nhận nhiệm vụ của bạn? | Bảng tra cứu đối chiếu tên cũ và tên mới của các đơn vị.
`,
  ),
  ...stories(
    "dv-khoi-vu",
    "budget",
    `
2026-10-09 | Vụ Ngân sách nhà nước: nơi những con số trở thành kế hoạch | Một năm ngân sách nhìn từ bàn làm việc của người tổng hợp.
2026-05-20 | Vụ Chính sách thuế lắng nghe doanh nghiệp trước khi đặt bút | Mỗi đề xuất đều có bản đánh giá chi phí tuân thủ kèm theo.
2025-07-22 | Vụ Hợp tác quốc tế và nghệ thuật chuẩn bị một cuộc đàm phán | Sáu tháng chuẩn bị cho hai ngày trên bàn thương lượng.
`,
  ),
  ...stories(
    "dv-khoi-cuc",
    "digital",
    `
2026-09-18 | Cục Quản lý giá theo dõi 86 mặt hàng thiết yếu mỗi ngày như thế nào? | Dữ liệu từ chợ, siêu thị và cảng được đối chiếu trước chín giờ sáng.
2026-06-24 | Cục Công nghệ thông tin và những ca trực không ai thấy | Ba ca, mười hai màn hình và một nguyên tắc: phát hiện trước người dùng.
2025-12-11 | Cục Quản lý công sản kiểm kê tài sản bằng ảnh vệ tinh | Kết hợp khảo sát thực địa, phát hiện hàng trăm khu đất bỏ trống.
`,
  ),
  ...stories(
    "dv-khoi-su-nghiep",
    "research",
    `
2026-08-18 | Viện Chiến lược mở dữ liệu mô hình dự báo cho giới nghiên cứu | Phương pháp, giả định và mã tính toán được công bố cùng báo cáo.
2026-04-16 | Trường bồi dưỡng cán bộ đổi cách dạy: ít bài giảng, nhiều tình huống | Học viên giải quyết hồ sơ thật đã ẩn danh trong suốt khóa học.
2025-06-20 | Tạp chí chuyên ngành ra mắt bản nói dành cho người khiếm thị | Mỗi số có mười bài được đọc và mô tả biểu đồ bằng lời.
`,
  ),
  ...stories(
    "dv-khoi-dia-phuong",
    "investment",
    `
2026-07-30 | Kho bạc khu vực: một quầy phục vụ ba tỉnh giáp ranh | Đơn vị giao dịch ở nơi gần nhất, không phụ thuộc địa giới.
2025-10-02 | Chi cục dự trữ vùng lũ và kinh nghiệm xuất kho trong đêm | Quy trình rút gọn giúp hàng đến nơi trước khi đường bị chia cắt.
2025-03-26 | Sở Tài chính hợp nhất: một tháng đầu vừa chạy vừa xếp hàng | Chuyện sắp xếp phòng ban, con dấu và hàng nghìn hồ sơ đang xử lý dở.
`,
  ),
  ...stories(
    "dv-tin-hoat-dong",
    "leadership",
    `
2026-11-20 | Các đơn vị báo cáo kết quả 11 tháng trên bảng điều hành chung | Lần đầu không nộp báo cáo giấy, số liệu lấy thẳng từ hệ thống tác nghiệp. // Lãnh đạo đơn vị giải trình trực tiếp trên những chỉ số chuyển màu đỏ; thời gian họp rút từ một ngày xuống còn một buổi sáng.
2026-10-26 | Ngày tiếp công dân liên đơn vị: giải quyết dứt điểm 19 vụ việc kéo dài | Bốn đơn vị cùng ngồi một bàn, trả lời ngay tại chỗ.
2026-08-07 | Luân chuyển 45 cán bộ trẻ về cơ sở trong 12 tháng | Mỗi người mang theo một đề tài cải tiến để thử nghiệm tại nơi đến.
2026-01-12 | Chấm điểm cải cách hành chính giữa các đơn vị: khoảng cách thu hẹp | Đơn vị cuối bảng tăng 11 điểm nhờ xử lý xong hồ sơ tồn.
2025-04-18 | Trụ sở dùng chung: sáu đơn vị, một lễ tân, một hội trường | Tiết kiệm hơn một phần ba chi phí điện, nước và bảo vệ.
`,
  ),
  ...galleries(
    "dv-hinh-anh",
    "leadership",
    `
2026-09-05 | Chùm ảnh: phía sau một kỳ họp ở hội trường trụ sở | Những người chuẩn bị tài liệu, âm thanh và chỗ ngồi. | In tài liệu lúc sáu giờ sáng; Thử micro; Xếp biển tên; Phiên dịch ký hiệu; Dọn hội trường
2025-11-14 | Chùm ảnh: kho lưu trữ và những trang sổ cái một thế kỷ | Công việc phục chế và số hóa tài liệu tài chính xưa. | Giá sách kho lưu trữ; Phục chế trang sổ; Chụp số hóa; Gian trưng bày
`,
  ),
  ...videos(
    "dv-hinh-anh",
    "investment",
    `
2026-06-28 | Phim ngắn: con đường của một tờ trình | Đi qua bảy phòng làm việc cùng một văn bản, từ ý tưởng đến chữ ký số.
`,
  ),
  ...stories(
    "dv-kien-nghi-cu-tri",
    "leadership",
    `
2026-11-08 | Cử tri hỏi về trụ sở dôi dư sau sáp nhập, Cục Quản lý công sản trả lời | Đã có phương án cho hơn 80% cơ sở; ưu tiên trường học và trạm y tế.
2026-07-24 | Kiến nghị giảm giấy tờ khi vay vốn giải quyết việc làm: đơn vị nào tiếp thu? | Hai đơn vị cùng sửa biểu mẫu, bỏ ba loại xác nhận.
2025-10-28 | Trả lời chất vấn về tiến độ giải ngân chương trình mục tiêu quốc gia | Giải trình nêu rõ vướng mắc, trách nhiệm và mốc hoàn thành.
`,
  ),
  ...files(
    "dv-cong-khai-ngan-sach",
    "budget",
    `
2026-10-15 | Tổng hợp công khai ngân sách quý III năm 2026 của các đơn vị | Một bảng tính cho 38 đơn vị, lọc được theo khối và nguồn kinh phí. | tong-hop-cong-khai-quy-3-2026.xlsx
2026-07-16 | Tổng hợp công khai ngân sách sáu tháng năm 2026 của các đơn vị | Có cột so sánh với dự toán được giao và cùng kỳ. | tong-hop-cong-khai-6-thang-2026.xlsx
2026-03-30 | Thuyết minh quyết toán năm 2025 của khối đơn vị sự nghiệp | Giải thích biến động nguồn thu và mức tự chủ. | thuyet-minh-quyet-toan-khoi-su-nghiep-2025.pdf
`,
  ),
  ...documents(
    "dv-to-chuc-can-bo",
    "leadership",
    `
2026-09-01 | Quyết định quy định chức năng, nhiệm vụ của Văn phòng Bộ | Sắp xếp lại còn bảy phòng, bỏ một cấp trung gian. | 2015/QĐ-BTC-M; Bộ Tài chính
2025-02-20 | Quyết định về vị trí việc làm và khung năng lực công chức | Danh mục 212 vị trí, mô tả công việc và yêu cầu. | 388/QĐ-BTC-M; Bộ Tài chính
`,
  ),
  ...stories(
    "dv-to-chuc-can-bo",
    "union",
    `
2026-10-19 | Thông báo tuyển dụng công chức năm 2026: 126 chỉ tiêu ở 14 đơn vị | Nhận hồ sơ trực tuyến đến ngày 30/11/2026, thi trên máy tính trong tháng 12.
`,
  ),
  ...links(
    "dv-to-chuc-can-bo",
    "digital",
    `
2025-09-11 | Hệ thống học trực tuyến dành cho công chức tài chính | Hơn 90 khóa học ngắn, có chứng nhận hoàn thành. | https://example.org/hoc-truc-tuyen
2024-12-05 | Cổng nộp hồ sơ dự tuyển | Theo dõi lịch thi, số báo danh và kết quả. | https://example.org/tuyen-dung
`,
  ),
];
