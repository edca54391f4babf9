/** Headlines of the Vietnamese sample site's other sections: written for this project, about no real event or person. */
import type { Topic } from "./topic.ts";

export const viSections: readonly Topic[] = [
  {
    slug: "thong-bao",
    name: "Thông báo",
    headlines: [
      ["Thông báo tuyển dụng công chức năm 2026"],
      ["Mời chào giá gói thầu bảo trì hệ thống lưu trữ"],
      ["Kết quả xét thăng hạng viên chức chuyên ngành kế toán"],
      ["Lịch nghỉ Tết Nguyên đán và trực giải quyết thủ tục hành chính"],
      ["Danh sách tổ chức thẩm định giá đủ điều kiện hoạt động đến ngày 15/11/2026"],
      ["Thông báo bảo trì cổng dịch vụ công từ 22 giờ ngày 28/11"],
      ["Công bố đường dây nóng tiếp nhận phản ánh về giá"],
    ],
  },
  {
    slug: "van-ban-moi",
    name: "Văn bản mới",
    holds: "document",
    headlines: [
      ["Thông tư hướng dẫn lập dự toán ngân sách nhà nước năm 2027"],
      ["Nghị định quy định chi tiết về quản lý, sử dụng tài sản công (mẫu)"],
      ["Quyết định công bố thủ tục hành chính được cắt giảm trong lĩnh vực hải quan"],
      ["Thông tư sửa đổi mức thu phí thẩm định cấp giấy phép môi trường"],
      ["Công văn về tăng cường kỷ luật tài chính những tháng cuối năm"],
      ["Kế hoạch thanh tra chuyên ngành tài chính năm 2027"],
      ["Văn bản hợp nhất quy định về hóa đơn, chứng từ"],
    ],
  },
  {
    slug: "thong-cao-bao-chi",
    name: "Thông cáo báo chí",
    headlines: [
      ["Thông cáo báo chí về kết quả thu, chi ngân sách tháng 10 năm 2026"],
      ["Họp báo chuyên đề quý IV: điều hành giá và bình ổn thị trường"],
      ["Thông tin về đợt phát hành trái phiếu xanh đầu tiên"],
      ["Trả lời báo chí về lộ trình thuế tối thiểu toàn cầu"],
      ["Thông báo thay đổi địa điểm họp báo thường kỳ"],
    ],
  },
  {
    slug: "video",
    name: "Video",
    holds: "video",
    headlines: [
      ["Bản tin tài chính tuần 46: giải ngân đầu tư công bứt tốc"],
      ["Phóng sự: Một ngày ở chi cục hải quan cửa khẩu"],
      ["Hướng dẫn khai thuế thu nhập cá nhân trên điện thoại"],
      ["Đối thoại: Tài chính xanh và doanh nghiệp nhỏ"],
    ],
  },
  {
    slug: "tin-anh",
    name: "Tin ảnh",
    holds: "photos",
    headlines: [
      ["Chùm ảnh: Nhịp sống cảng biển những ngày cuối năm"],
      ["Toàn cảnh hội nghị tổng kết công tác tài chính – ngân sách"],
      ["Mùa vàng trên những cánh đồng vay vốn ưu đãi"],
      ["Ngày hội hiến máu của tuổi trẻ ngành"],
      ["Giải chạy gây quỹ vì trường học vùng cao"],
      ["Triển lãm tem và tiền giấy qua các thời kỳ"],
      ["Trao nhà đồng đội cho đoàn viên khó khăn"],
      ["Khánh thành nhà văn hóa công đoàn"],
    ],
  },
  {
    slug: "ty-gia-hach-toan",
    name: "Tỷ giá hạch toán",
    series: ["usd-vnd", "eur-vnd", "jpy-vnd"],
    headlines: [["Thông báo tỷ giá hạch toán ngoại tệ tháng 11 năm 2026"]],
  },
  {
    slug: "du-toan-ngan-sach",
    name: "Dự toán ngân sách nhà nước",
    series: ["budget-revenue", "budget-expenditure"],
    headlines: [["Thuyết minh dự toán ngân sách nhà nước năm 2026"]],
  },
  {
    slug: "gioi-thieu-don-vi",
    name: "Giới thiệu đơn vị",
    headlines: [
      [
        "Chức năng, nhiệm vụ và cơ cấu tổ chức của đơn vị",
        "Đơn vị giúp Bộ trưởng thực hiện quản lý nhà nước trong lĩnh vực được giao; trang này là nội dung minh họa.",
      ],
    ],
  },
  {
    slug: "thue-hai-quan",
    name: "Thuế và hải quan",
    headlines: [
      ["Sửa mẫu tờ khai hải quan: bớt chín chỉ tiêu phải nhập tay", "Áp dụng từ ngày 01/01/2027."],
      ["Cảnh báo tin nhắn giả mạo cơ quan thuế"],
      ["Gia hạn nộp thuế cho hộ kinh doanh vùng lũ"],
      ["Thu thuế thương mại điện tử vượt kế hoạch năm"],
    ],
  },
  {
    slug: "thi-truong-tai-chinh",
    name: "Thị trường tài chính",
    headlines: [
      ["Thanh khoản thị trường chứng khoán phục hồi trong tuần thứ ba liên tiếp"],
      ["Ra mắt bộ chỉ số doanh nghiệp phát triển bền vững"],
      ["Siết công bố thông tin của tổ chức phát hành trái phiếu riêng lẻ"],
      ["Bảo hiểm nhân thọ: tỷ lệ duy trì hợp đồng tăng"],
    ],
  },
  {
    slug: "no-cong",
    name: "Quản lý nợ công",
    headlines: [
      ["Bản tin nợ công số 23: dư nợ trong ngưỡng an toàn"],
      ["Trả nợ trước hạn hai khoản vay ưu đãi"],
      ["Đàm phán hiệp định vay cho dự án thoát nước đô thị"],
      ["Công khai danh mục dự án vay lại"],
    ],
  },
  {
    slug: "quan-ly-gia",
    name: "Quản lý giá",
    headlines: [
      ["Giá hàng thiết yếu ổn định trước mùa mua sắm cuối năm"],
      ["Công bố giá tham khảo thuốc và vật tư y tế"],
      ["Kiểm tra kê khai giá sữa tại năm địa phương"],
      ["Dự báo giá lương thực quý I năm 2027"],
    ],
  },
  {
    slug: "tai-san-cong",
    name: "Tài sản công",
    headlines: [
      ["Đấu giá trực tuyến tài sản công đạt kỷ lục về số phiên"],
      ["Sắp xếp lại nhà, đất sau khi hợp nhất đơn vị hành chính"],
      ["Chuẩn hóa dữ liệu xe công trên toàn quốc"],
    ],
  },
  {
    slug: "hop-tac-quoc-te",
    name: "Hợp tác quốc tế",
    headlines: [
      ["Đối thoại chính sách tài chính khu vực lần thứ 12"],
      ["Tiếp nhận hỗ trợ kỹ thuật về thống kê tài chính chính phủ"],
      ["Ký bản ghi nhớ về trao đổi thông tin thuế"],
    ],
  },
  {
    slug: "du-thao-lay-y-kien",
    name: "Dự thảo lấy ý kiến",
    holds: "document",
    description: "Văn bản đang soạn thảo, mời tổ chức và người dân góp ý.",
    headlines: [
      ["Dự thảo Nghị định về khung phân loại tài chính xanh"],
      ["Dự thảo Thông tư quy định chế độ kế toán hộ kinh doanh"],
      ["Dự thảo Quyết định về mức khoán chi hội nghị"],
    ],
  },
  { slug: "ke-hoach-dau-tu", name: "Kế hoạch đầu tư", headlines: [["Tổng hợp tiến độ các dự án trọng điểm"]] },
  { slug: "dau-tu-cong-trung-han", name: "Kế hoạch trung hạn 2026–2030", parent: "ke-hoach-dau-tu", headlines: [] },
  { slug: "dau-tu-cong-hang-nam", name: "Kế hoạch hằng năm", parent: "ke-hoach-dau-tu", headlines: [] },
  { slug: "ke-hoach-2026", name: "Năm 2026", parent: "dau-tu-cong-hang-nam", headlines: [] },
  { slug: "ke-hoach-2027", name: "Năm 2027", parent: "dau-tu-cong-hang-nam", headlines: [] },
  { slug: "giai-ngan", name: "Tiến độ giải ngân", parent: "ke-hoach-dau-tu", headlines: [] },
  { slug: "dau-thau", name: "Đấu thầu", parent: "ke-hoach-dau-tu", headlines: [] },
];
