/** Headlines of the Vietnamese sample site's news: written for this project, about no real event or person. */
import type { Topic } from "./topic.ts";

export const viNews: readonly Topic[] = [
  {
    slug: "tin-noi-bat",
    name: "Tin nổi bật",
    description: "Những tin được quan tâm nhất trong tuần.",
    headlines: [
      [
        "Thu ngân sách mười tháng đạt trên 92% dự toán, chi đầu tư phát triển tăng nhanh nhất ba năm",
        "Nguồn thu nội địa giữ đà tăng nhờ sản xuất phục hồi; các địa phương được yêu cầu đẩy nhanh giải ngân vốn đầu tư công trong hai tháng cuối năm.",
      ],
      [
        "Toàn ngành triển khai hóa đơn điện tử khởi tạo từ máy tính tiền ở tất cả các tỉnh",
        "Hơn một trăm nghìn cơ sở bán lẻ đã kết nối dữ liệu với cơ quan thuế.",
      ],
      [
        "Rút ngắn thời gian thông quan tại các cảng biển lớn xuống dưới ba giờ",
        "Cơ chế một cửa quốc gia bao phủ toàn bộ thủ tục đối với hàng luồng xanh.",
      ],
      ["Kéo dài thêm hai năm chính sách hỗ trợ tín dụng cho hợp tác xã nông nghiệp"],
      ["Hội nghị trực tuyến bàn giải pháp tiết kiệm chi thường xuyên năm 2027"],
      ["Công khai số liệu ngân sách theo thời gian thực trên cổng thông tin"],
    ],
  },
  {
    slug: "tin-duoc-ghim",
    name: "Tin được ghim",
    headlines: [
      ["Lấy ý kiến rộng rãi về dự thảo khung phân loại tài chính xanh", "Thời hạn góp ý đến hết ngày 31/01/2027."],
      ["Hướng dẫn doanh nghiệp nộp báo cáo tài chính trực tuyến"],
      ["Lịch tiếp công dân tháng 12 năm 2026"],
    ],
  },
  {
    slug: "tin-tai-chinh",
    name: "Tin tài chính",
    description: "Hoạt động tài chính, ngân sách trên cả nước.",
    headlines: [
      [
        "Giải ngân vốn đầu tư công tháng 11 tăng 18% so với cùng kỳ",
        "Vốn ngân sách địa phương giải ngân nhanh hơn vốn trung ương; giao thông và thủy lợi dẫn đầu.",
      ],
      [
        "Trái phiếu chính phủ kỳ hạn 10 năm được đặt mua gấp ba lần khối lượng gọi thầu",
        "Lãi suất trúng thầu giảm nhẹ so với phiên trước.",
      ],
      ["Giảm thủ tục khi hoàn thuế giá trị gia tăng cho doanh nghiệp xuất khẩu", "Hồ sơ được kiểm tra tự động theo mức độ tuân thủ."],
      ["Bảo hiểm nông nghiệp mở rộng sang cây ăn quả và nuôi trồng thủy sản"],
      ["Quỹ bình ổn giá xăng dầu: công bố số dư và phương thức điều hành mới"],
      ["Kho bạc vận hành hệ thống thanh toán điện tử liên ngân hàng thế hệ mới"],
      ["Tập huấn chuẩn mực báo cáo tài chính quốc tế cho một nghìn kế toán trưởng"],
      ["Kiểm kê tài sản kết cấu hạ tầng hoàn thành trước kế hoạch hai tháng"],
      ["Chuẩn bị dự toán ngân sách năm 2027: những điểm mới cần lưu ý"],
      ["Phát hành thẻ nộp phí, lệ phí dùng chung cho dịch vụ công trực tuyến"],
      ["Đánh giá giữa kỳ chương trình hiện đại hóa quản lý tài chính công"],
      ["Mở dữ liệu về mua sắm công cho cơ quan báo chí và nhà nghiên cứu"],
    ],
  },
  {
    slug: "ngan-sach-trung-uong",
    name: "Ngân sách trung ương",
    parent: "tin-tai-chinh",
    headlines: [["Phân bổ kinh phí khoa học, công nghệ đợt cuối năm"]],
  },
  {
    slug: "ngan-sach-dia-phuong",
    name: "Ngân sách địa phương",
    parent: "tin-tai-chinh",
    headlines: [["Mười tỉnh tự cân đối được chi thường xuyên"]],
  },
  { slug: "kho-bac", name: "Kho bạc nhà nước", parent: "tin-tai-chinh", headlines: [["Quyết toán qua kho bạc bằng chữ ký số từ xa"]] },
  {
    slug: "hoat-dong-nganh",
    name: "Hoạt động ngành Tài chính",
    headlines: [
      [
        "Phát động phong trào thi đua chào mừng ngày truyền thống ngành",
        "Mỗi đơn vị đăng ký ít nhất một sáng kiến cắt giảm thủ tục hành chính.",
      ],
      ["Khai giảng lớp bồi dưỡng phân tích dữ liệu cho công chức trẻ"],
      ["Trao học bổng cho con em cán bộ vùng bị ảnh hưởng của bão"],
      ["Hội thi tìm hiểu văn hóa công vụ thu hút trên năm nghìn người dự"],
      ["Ký kết quy chế phối hợp trao đổi thông tin giữa thuế, hải quan và kho bạc"],
      ["Diễn tập ứng phó sự cố an toàn thông tin mạng cấp bộ"],
      ["Ra quân dọn dẹp, trồng cây quanh trụ sở các đơn vị"],
    ],
  },
  {
    slug: "tai-chinh-dia-phuong",
    name: "Tài chính địa phương",
    headlines: [
      ["Tỉnh ven biển đầu tiên hoàn thành chỉ tiêu thu ngân sách trước hai tháng", "Thu từ du lịch và dịch vụ cảng tăng trên 20%."],
      ["Vùng cao nguyên ưu tiên vốn cho đường liên xã và trạm y tế"],
      ["Thành phố trực thuộc trung ương thí điểm ngân sách có sự tham gia của người dân"],
      ["Đồng bằng sông nước đẩy mạnh thanh toán không dùng tiền mặt ở chợ"],
      ["Sở Tài chính các tỉnh miền Trung hợp tác quản lý giá vật liệu xây dựng"],
      ["Huyện đảo hoàn thành lắp đặt điện mặt trời cho trường học"],
      ["Ngân sách cấp xã: công khai bằng bảng điện tử tại trụ sở"],
    ],
  },
  {
    slug: "nghien-cuu-trao-doi",
    name: "Nghiên cứu – Trao đổi",
    headlines: [
      ["Kinh nghiệm quốc tế về quy tắc tài khóa và gợi ý cho Việt Nam", "Bài viết so sánh ba nhóm quy tắc về nợ, bội chi và chi tiêu."],
      ["Đo lường hiệu quả chi ngân sách cho giáo dục phổ thông"],
      ["Tác động của thuế các-bon đến ngành xi măng: mô phỏng theo ba kịch bản"],
      ["Thị trường vốn cho doanh nghiệp nhỏ: rào cản và lối ra"],
      ["Ứng dụng trí tuệ nhân tạo trong dự báo thu ngân sách"],
      ["Định giá dịch vụ công: chi phí đầy đủ hay một phần?"],
      ["Già hóa dân số và sức bền của ngân sách"],
    ],
  },
  {
    slug: "tin-moi",
    name: "Tin mới",
    headlines: [
      ["Khởi công đường ven biển nối ba tỉnh bằng vốn đầu tư công", "Dự án dài 86 km, hoàn thành sau bốn năm."],
      ["Hoàn thiện dữ liệu đất đai phục vụ tính thuế"],
      ["Đề xuất miễn lệ phí môn bài cho hộ kinh doanh mới"],
      ["Chuẩn bị nguồn hàng, bình ổn giá dịp Tết"],
      ["Ngân hàng chính sách tăng hạn mức cho vay học sinh, sinh viên"],
      ["Bàn giao hệ thống dự báo dòng tiền ngân sách"],
      ["Sơ kết một năm thực hiện biên lai điện tử"],
    ],
  },
  {
    slug: "doanh-nghiep",
    name: "Tài chính doanh nghiệp",
    headlines: [
      ["Doanh nghiệp nhà nước nộp ngân sách vượt kế hoạch 9%", "Khối năng lượng và viễn thông đóng góp nhiều nhất."],
      ["Hướng dẫn xử lý lỗ do chênh lệch tỷ giá"],
      ["Thoái vốn tại mười hai công ty: kết quả quý III"],
      ["Bảo lãnh tín dụng cho doanh nghiệp khởi nghiệp sáng tạo"],
      ["Kiểm toán độc lập: công bố danh sách đủ điều kiện năm 2027"],
      ["Quỹ phát triển khoa học của doanh nghiệp được dùng linh hoạt hơn"],
    ],
  },
];
