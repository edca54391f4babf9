import { galleries, infographics, stories, videos } from "../../compose/stories.ts";

/** Videos, photo galleries, and the introductions of the ministry's agencies. */
export const media = [
  ...videos(
    "video-tai-chinh",
    "budget",
    `
2026-11-15 | Bản tin tài chính tuần 46: thu ngân sách và những con số đáng chú ý | Tóm tắt các sự kiện tài chính nổi bật trong tuần. | @weekly-bulletin
2026-11-08 | Bản tin tài chính tuần 45: kế hoạch đầu tư công năm 2027 | Những dự án khởi công trong quý tới và nguồn vốn.
2026-10-11 | Một phút hiểu về ngân sách: tiền thuế của bạn đi đâu? | Đồ họa động giải thích cơ cấu chi ngân sách. | @one-minute-budget
2026-08-16 | Hành trình của một hồ sơ chi qua kho bạc số | Từ trường học vùng cao đến hệ thống thanh toán trong vài giờ.
`,
  ),
  ...videos(
    "video-tai-chinh",
    "tax",
    `
2026-10-04 | Hướng dẫn hộ kinh doanh lập hóa đơn trên điện thoại | Các bước lập, gửi và hủy hóa đơn điện tử.
2026-03-15 | Quyết toán thuế thu nhập cá nhân trong năm bước | Video hướng dẫn có phụ đề, dành cho người làm công ăn lương.
`,
  ),
  ...videos(
    "video-tai-chinh",
    "customs",
    `
2026-07-19 | Một ngày ở cửa khẩu thông minh | Xe hàng được nhận dạng và thông quan không dừng.
2025-10-05 | Máy soi container hoạt động như thế nào? | Quy trình phân tích hình ảnh tập trung.
`,
  ),
  ...galleries(
    "thu-vien-anh",
    "leadership",
    `
2026-11-18 | Chùm ảnh: Hội nghị giao ban tháng 11 của Bộ Tài chính | Một số hình ảnh tại hội trường và các điểm cầu. | Toàn cảnh hội trường; Các đại biểu nghiên cứu tài liệu; Điểm cầu địa phương phát biểu; Thảo luận bên lề; Kết luận hội nghị; Họp báo sau hội nghị
2026-09-16 | Chùm ảnh: Chuyến công tác khắc phục hậu quả bão | Đoàn công tác đến thăm các điểm dân cư mới. | Đường vào xã vùng cao; Trao hàng dự trữ quốc gia; Trường học được sửa chữa; Làm việc với chính quyền xã; Ruộng bậc thang hồi sinh
`,
  ),
  ...galleries(
    "thu-vien-anh",
    "investment",
    `
2026-10-28 | Những công trình đầu tư công về đích năm 2026 | Bộ ảnh về đường cao tốc, cầu và cảng mới. | Cầu dây văng qua sông; Nút giao cao tốc lúc bình minh; Cảng nước sâu; Điện gió ven biển; Nhà ga trung tâm; Hầm xuyên núi; Đê biển mới
2026-06-25 | Đường ven biển ba tỉnh nhìn từ trên cao | Tuyến đường mở ra không gian phát triển mới. | Khúc cua sát biển; Cầu vượt cửa sông; Khu tái định cư; Bến cá
`,
  ),
  ...galleries(
    "thu-vien-anh",
    "customs",
    `
2026-08-30 | Nhịp sống cửa khẩu | Hình ảnh thông quan nông sản trong mùa cao điểm. | Làn ưu tiên nông sản; Kiểm tra niêm phong; Bãi xe hàng; Ca trực đêm; Ngày mới ở cửa khẩu
2025-11-30 | Cảng biển những ngày cuối năm | Container nối nhau lên tàu cho kịp đơn hàng. | Cần cẩu chân đế; Tàu mẹ cập bến; Bãi container; Công nhân vận hành
`,
  ),
  ...galleries(
    "thu-vien-anh",
    "union",
    `
2025-08-29 | Kỷ niệm ngày truyền thống ngành Tài chính | Các hoạt động kỷ niệm tại Hà Nội và địa phương. | Lễ kỷ niệm; Biểu dương điển hình; Triển lãm ảnh; Văn nghệ chào mừng; Trồng cây lưu niệm
2025-03-08 | Hoa và nụ cười: ngày hội phụ nữ ngành Tài chính | Những khoảnh khắc tại hội thi cắm hoa và nấu ăn. | Khai mạc; Bài dự thi; Trao giải; Giao lưu
`,
  ),
  ...infographics(
    "thu-vien-anh",
    "budget",
    `
2026-11-20 | Đồ họa: Thu ngân sách mười tháng theo khu vực | Bốn khoản thu lớn trong một hình, kèm nội dung bằng chữ. | Nghìn tỷ đồng, lũy kế đến 31/10/2026; Thu nội địa = 1518; Thu cân đối xuất nhập khẩu = 307; Thu từ dầu thô = 49; Thu viện trợ = 4.2
2026-09-02 | Đồ họa: Chi ngân sách cho giáo dục qua năm năm | Mức chi tăng đều hằng năm. | Nghìn tỷ đồng; Năm 2022 = 298; Năm 2023 = 316; Năm 2024 = 341; Năm 2025 = 372; Năm 2026 = 405
`,
  ),
  ...stories(
    "don-vi-thuoc-bo",
    "leadership",
    `
2026-09-02 | Các đơn vị thuộc Bộ Tài chính: chức năng và đầu mối liên hệ | Giới thiệu hệ thống các vụ, cục, đơn vị sự nghiệp và cách liên hệ với từng đơn vị.
2026-03-03 | Hệ thống tổ chức ngành Tài chính sau sắp xếp | Sơ đồ tổ chức và đầu mối theo lĩnh vực quản lý.
2025-03-14 | Quy định phân công nhiệm vụ giữa các đơn vị | Tóm tắt phạm vi phụ trách để người dân, doanh nghiệp gửi hồ sơ đúng nơi.
`,
  ),
];
