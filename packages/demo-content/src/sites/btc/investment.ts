import { stories } from "../../compose/stories.ts";

/** Planning and investment: the tree of default-layout-vi. */
export const investment = [
  ...stories(
    "ke-hoach-dau-tu",
    "investment",
    `
2026-11-08 | Kế hoạch đầu tư công trung hạn 2026 – 2030: tập trung, không dàn trải | Số dự án giảm mạnh so với giai đoạn trước để dồn lực cho công trình liên vùng.
2026-08-13 | Kịch bản tăng trưởng hai con số: những điều kiện cần có | Đầu tư công, xuất khẩu và tiêu dùng được xác định là ba động lực chính.
2026-02-05 | Kế hoạch phát triển kinh tế – xã hội năm 2026 và các mốc kiểm điểm | Mỗi quý sẽ có báo cáo tiến độ công khai theo chỉ tiêu.
`,
  ),
  ...stories(
    "dau-tu-cong",
    "investment",
    `
2026-11-18 | Mười công trình trọng điểm về đích trước hạn | Thi công ba ca, bốn kíp cùng cơ chế giao vật liệu tại chỗ giúp rút ngắn tiến độ. // Trong mười công trình, có bốn tuyến cao tốc, hai cảng hàng không và bốn dự án thủy lợi.
2026-10-25 | Tổ công tác kiểm tra giải ngân tại các dự án chậm tiến độ | Nguyên nhân chủ yếu là mặt bằng và năng lực nhà thầu; thời hạn khắc phục được ấn định cụ thể.
2026-09-05 | Điều chuyển vốn giữa các dự án: nhanh hơn nhờ phân cấp | Địa phương được chủ động quyết định trong phạm vi tổng mức được giao.
2026-06-22 | Đường ven biển nối liền ba tỉnh chính thức thông xe kỹ thuật | Tuyến đường mở ra không gian phát triển du lịch và logistics.
2026-03-18 | Công khai tiến độ từng dự án trên bản đồ số | Người dân có thể xem vốn, nhà thầu và ảnh chụp công trường theo tháng.
2025-12-11 | Khởi công nhà máy điện gió và đường dây đồng bộ | Dự án đồng bộ nguồn và lưới, tránh tình trạng phải giảm phát.
2025-06-03 | Tháo gỡ vướng mắc về mỏ vật liệu cho dự án cao tốc | Thủ tục cấp mỏ đặc thù rút từ sáu tháng xuống hai tháng.
`,
  ),
  ...stories(
    "thu-hut-dau-tu",
    "investment",
    `
2026-10-31 | Trung tâm tài chính quốc tế: những nhà đầu tư đầu tiên nộp hồ sơ | Cơ chế thử nghiệm có kiểm soát được áp dụng cho dịch vụ tài chính mới.
2026-09-01 | Khu thương mại tự do thế hệ mới: thông quan, lưu kho và sản xuất trong một điểm | Mô hình kết hợp cảng biển, kho ngoại quan và khu công nghiệp.
2026-07-24 | Quỹ hỗ trợ đầu tư công nghệ cao giải ngân đợt đầu | Doanh nghiệp được hỗ trợ chi phí đào tạo và nghiên cứu.
2026-04-22 | Dòng vốn vào bán dẫn: từ đóng gói đến thiết kế | Nguồn nhân lực là ưu tiên số một của nhà đầu tư.
2025-11-20 | Một cửa cho nhà đầu tư: hồ sơ giải quyết trong bảy ngày | Cơ chế luồng xanh áp dụng trong khu công nghiệp và khu công nghệ cao.
`,
  ),
  ...stories(
    "dau-thau",
    "investment",
    `
2026-10-17 | Đấu thầu qua mạng: hồ sơ trung bình giảm một nửa số trang | Thông tin năng lực nhà thầu được lấy từ cơ sở dữ liệu, không phải nộp lại.
2026-08-03 | Công khai danh sách nhà thầu vi phạm trên hệ thống mạng đấu thầu quốc gia | Chủ đầu tư tra cứu trước khi mời thầu, ký hợp đồng.
2026-04-02 | Đấu thầu thuốc tập trung tiết kiệm hàng nghìn tỷ đồng | Giá trúng thầu giảm nhờ gộp nhu cầu và cạnh tranh minh bạch.
2025-09-16 | Tập huấn luật đấu thầu sửa đổi cho ban quản lý dự án cấp xã | Tài liệu ngắn gọn, có tình huống và câu hỏi thường gặp.
`,
  ),
  ...stories(
    "quy-hoach",
    "investment",
    `
2026-09-27 | Bản đồ quy hoạch số quốc gia mở cho người dân tra cứu | Có thể xem chồng các lớp quy hoạch đến từng thửa đất.
2026-05-09 | Điều chỉnh quy hoạch tỉnh sau sắp xếp đơn vị hành chính | Nguyên tắc là kế thừa, không làm gián đoạn dự án đang triển khai.
2025-12-03 | Quy hoạch vùng Đồng bằng sông Cửu Long: thích ứng và liên kết | Hạ tầng logistics và trữ nước ngọt được ưu tiên.
2025-03-27 | Lấy ý kiến quy hoạch mạng lưới kho dự trữ quốc gia | Kho được bố trí gần vùng thường xuyên có thiên tai.
`,
  ),
  ...stories(
    "phat-trien-doanh-nghiep",
    "investment",
    `
2026-10-06 | Chương trình nâng cao năng lực quản trị cho doanh nghiệp nhỏ | Khóa học trực tuyến miễn phí thu hút hàng chục nghìn chủ doanh nghiệp.
2026-06-27 | Ươm tạo sáng tạo: từ phòng thí nghiệm ra thị trường | Mạng lưới vườn ươm kết nối viện nghiên cứu với nhà đầu tư.
2026-01-22 | Hỗ trợ hộ kinh doanh chuyển đổi thành doanh nghiệp | Miễn lệ phí và tư vấn kế toán trong ba năm đầu.
2025-05-22 | Liên kết chuỗi cung ứng: doanh nghiệp nội tham gia sâu hơn | Tỷ lệ nội địa hóa ở một số ngành tăng rõ rệt.
`,
  ),
];
