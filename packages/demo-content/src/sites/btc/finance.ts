import { stories } from "../../compose/stories.ts";

/** Finance news by field. */
export const finance = [
  ...stories(
    "tin-tai-chinh",
    "market",
    `
2026-11-16 | Tín dụng xanh và trái phiếu xanh: hai kênh vốn cho chuyển đổi năng lượng | Bộ tiêu chí dự án xanh giúp doanh nghiệp tiếp cận vốn dài hạn với chi phí hợp lý hơn. // Theo bộ tiêu chí mới, dự án được phân loại theo bảy lĩnh vực, có đơn vị xác nhận độc lập và báo cáo tác động hằng năm.
2026-10-21 | Thị trường bảo hiểm cơ cấu lại sản phẩm, đặt quyền lợi khách hàng lên trước | Doanh nghiệp bảo hiểm phải ghi âm tư vấn và cung cấp bản tóm tắt hợp đồng dễ hiểu.
2026-08-27 | Quỹ hưu trí bổ sung mở thêm lựa chọn tiết kiệm dài hạn cho người lao động | Số người tham gia tăng nhanh nhờ cơ chế khấu trừ thuế và quản lý minh bạch.
2026-05-28 | Xếp hạng tín nhiệm trở thành yêu cầu quen thuộc của nhà phát hành trái phiếu | Kết quả xếp hạng giúp nhà đầu tư nhận diện rủi ro và định giá đúng hơn.
`,
  ),
  ...stories(
    "tin-tai-chinh",
    "digital",
    `
2026-11-05 | Trợ lý ảo của ngành Tài chính trả lời hơn một triệu câu hỏi sau nửa năm | Câu hỏi về hóa đơn, đăng ký thuế và hoàn thuế chiếm phần lớn; câu trả lời đều dẫn nguồn văn bản. | @virtual-assistant
2026-09-03 | Kết nối dữ liệu dân cư giúp rút ngắn hồ sơ hoàn thuế thu nhập cá nhân | Người nộp thuế không phải nộp lại giấy tờ chứng minh người phụ thuộc.
2026-03-24 | Diễn tập ứng cứu sự cố an toàn thông tin toàn ngành | Kịch bản giả định tấn công mã hóa dữ liệu, hệ thống được khôi phục trong bốn giờ.
`,
  ),
  ...stories(
    "tin-tai-chinh",
    "cooperation",
    `
2026-10-09 | Ký kết chương trình hợp tác tài chính giai đoạn 2026 – 2030 với các đối tác phát triển | Chương trình tập trung vào quản lý nợ, tài chính khí hậu và đào tạo cán bộ. | @cooperation-programme
2026-06-11 | Đối thoại chính sách về thuế tối thiểu toàn cầu và môi trường đầu tư | Nhà đầu tư đề nghị cơ chế hỗ trợ rõ ràng, ổn định, phù hợp thông lệ quốc tế.
2025-10-14 | Tọa đàm kinh nghiệm quốc tế về ngân sách giới và ngân sách xanh | Các chuyên gia giới thiệu công cụ gắn thẻ chi tiêu theo mục tiêu.
`,
  ),
  ...stories(
    "thue-phi-le-phi",
    "tax",
    `
2026-11-13 | Hoàn thuế giá trị gia tăng tự động: hồ sơ rủi ro thấp được trả trong ba ngày | Hệ thống đối chiếu hóa đơn, tờ khai hải quan và dòng tiền trước khi ra quyết định. | @automatic-refund
2026-10-29 | Hướng dẫn kê khai thuế đối với cá nhân cho thuê nhà | Chủ nhà có thể khai theo năm, nộp một lần qua ứng dụng.
2026-10-01 | Giảm lệ phí trước bạ cho phương tiện sử dụng năng lượng sạch | Chính sách áp dụng hai năm, khuyến khích chuyển đổi phương tiện cá nhân.
2026-08-31 | Sàn thương mại điện tử khấu trừ, nộp thuế thay cho người bán | Hơn 400 nghìn cá nhân kinh doanh trên sàn không còn phải tự kê khai từng giao dịch.
2026-07-21 | Phí, lệ phí trực tuyến được giảm 50% đến hết năm 2026 | Mức giảm áp dụng cho 34 loại phí khi thực hiện dịch vụ công trực tuyến.
2026-05-05 | Quyết toán thuế thu nhập cá nhân: hơn 80% tờ khai được hệ thống gợi ý | Số hồ sơ phải chỉnh sửa sau khi nộp giảm mạnh.
2026-01-12 | Thuế khoán chấm dứt, hộ kinh doanh bước vào kỳ kê khai đầu tiên | Cơ quan thuế lập các điểm hỗ trợ lưu động tại chợ và khu phố thương mại.
2025-09-09 | Chống chuyển giá: tăng cường đối chiếu báo cáo lợi nhuận liên quốc gia | Cơ quan thuế trao đổi thông tin tự động với hơn 80 vùng lãnh thổ.
2025-04-17 | Miễn, giảm tiền thuê đất cho cơ sở giáo dục, y tế ngoài công lập | Điều kiện và hồ sơ được đơn giản hóa, xử lý trực tuyến.
2024-12-12 | Khai trương cổng hỗ trợ người nộp thuế song ngữ | Cổng cung cấp hướng dẫn, biểu mẫu và công cụ tính thuế bằng tiếng Việt và tiếng Anh.
`,
  ),
  ...stories(
    "hai-quan",
    "customs",
    `
2026-11-11 | Mô hình cửa khẩu thông minh: xe hàng thông quan không dừng | Phương tiện được nhận dạng tự động, tài xế không phải xuống xe làm thủ tục. | @smart-border
2026-10-22 | Cao điểm chống buôn lậu, gian lận thương mại dịp cuối năm | Lực lượng hải quan tập trung vào tuyến đường biển, bưu chính và thương mại điện tử.
2026-09-17 | Bãi bỏ kiểm tra chuyên ngành đối với hơn 300 dòng hàng | Doanh nghiệp tiết kiệm trung bình hai ngày làm thủ tục mỗi lô hàng.
2026-07-30 | Hải quan số: tờ khai được gợi ý mã phân loại bằng mô hình ngôn ngữ | Người khai vẫn là người quyết định, hệ thống nêu rõ căn cứ gợi ý.
2026-05-21 | Đối thoại với doanh nghiệp logistics về phí hạ tầng cảng biển | Nhiều kiến nghị về lịch tàu và kho bãi được giải quyết ngay tại chỗ.
2026-02-10 | Thông quan nông sản dịp Tết: không để hàng nằm chờ qua đêm | Cửa khẩu bố trí làn ưu tiên cho trái cây tươi và thủy sản sống.
2025-11-06 | Seal định vị điện tử giảm hẳn vi phạm trong hàng quá cảnh | Hành trình container được giám sát theo thời gian thực.
2025-08-14 | Chương trình khuyến khích doanh nghiệp tự nguyện tuân thủ mở rộng | Doanh nghiệp tham gia được xem trước điểm tuân thủ của mình.
2025-03-20 | Kết nối chứng nhận xuất xứ điện tử với sáu nước trong khu vực | Giảm thời gian xác minh và chi phí chứng từ cho nhà xuất khẩu.
`,
  ),
  ...stories(
    "gia-ca-thi-truong",
    "prices",
    `
2026-11-09 | Giá hàng hóa thiết yếu ổn định, nguồn cung Tết được chuẩn bị sớm | Các hệ thống phân phối tăng lượng dự trữ từ 15% đến 20% so với ngày thường. | @prices-year-end
2026-10-15 | Cơ sở dữ liệu quốc gia về giá mở chức năng tra cứu cho người dân | Có thể so sánh giá kê khai của hơn 40 nhóm hàng theo địa phương.
2026-09-08 | Điều hành giá dịch vụ giáo dục, y tế theo lộ trình, tránh tác động dồn | Mức điều chỉnh được công bố trước ít nhất ba tháng.
2026-06-24 | Giá vật liệu xây dựng hạ nhiệt khi các mỏ mới đi vào khai thác | Nguồn cát, đá cho công trình trọng điểm được bảo đảm.
2026-04-09 | Kiểm tra việc chấp hành pháp luật về thẩm định giá | Một số doanh nghiệp bị đình chỉ do không bảo đảm số thẩm định viên.
2025-12-18 | Bình ổn giá dịp Tết: điểm bán lưu động về tận khu công nghiệp | Hàng chục nghìn công nhân mua được hàng thiết yếu đúng giá niêm yết.
2025-09-25 | Nguồn cung rau xanh phục hồi nhanh sau đợt mưa lũ | Giá rau trở lại mức bình thường sau khoảng mười ngày.
2025-02-18 | Diễn biến giá cả sau Tết: sức mua trở lại bình thường, giá giảm dần | Nhóm thực phẩm tươi sống giảm mạnh nhất.
`,
  ),
  ...stories(
    "kho-bac-nha-nuoc",
    "assets",
    `
2026-11-04 | Kho bạc số: gần như toàn bộ hồ sơ chi được gửi trực tuyến | Đơn vị sử dụng ngân sách ở vùng cao không còn phải đi xa để giao dịch.
2026-09-24 | Xử lý trụ sở dôi dư sau sắp xếp: ưu tiên cho y tế và giáo dục | Hơn ba nghìn cơ sở nhà, đất đã có phương án chuyển đổi công năng. | @surplus-offices
2026-07-09 | Báo cáo tài chính nhà nước lần đầu công bố dưới dạng dữ liệu mở | Người dùng có thể tải toàn bộ bảng số liệu để phân tích.
2026-04-16 | Quản lý ngân quỹ an toàn, tăng hiệu quả sử dụng tiền nhàn rỗi | Tiền lãi thu được nộp toàn bộ vào ngân sách nhà nước.
2025-12-04 | Kiểm kê tài sản công: dữ liệu được làm sạch trước khi nhập hệ thống | Kết quả là cơ sở để lập kế hoạch sửa chữa và khai thác.
2025-06-26 | Xuất cấp gạo dự trữ quốc gia hỗ trợ học sinh vùng khó khăn | Gạo được giao tận trường trước khi vào năm học mới.
2024-12-26 | Khóa sổ cuối năm: kho bạc bố trí trực giao dịch đến 24 giờ | Các khoản thanh toán hợp lệ được xử lý ngay trong ngày.
`,
  ),
  ...stories(
    "no-cong",
    "budget",
    `
2026-10-13 | Công bố bản tin nợ công số 18: các chỉ tiêu an toàn đều dưới ngưỡng | Cơ cấu nợ tiếp tục chuyển dịch sang vay trong nước với kỳ hạn dài. | @debt-bulletin
2026-07-28 | Kế hoạch vay, trả nợ năm 2026 được điều chỉnh phù hợp tiến độ giải ngân | Giảm khối lượng vay nước ngoài của các dự án chậm triển khai.
2026-03-31 | Quản lý rủi ro danh mục nợ: kéo dài kỳ hạn, giảm rủi ro tỷ giá | Kỳ hạn còn lại bình quân của nợ Chính phủ trên chín năm.
2025-10-28 | Đối thoại với tổ chức xếp hạng tín nhiệm về dư địa tài khóa | Các tổ chức ghi nhận kỷ luật ngân sách và triển vọng tăng trưởng.
2025-04-24 | Chiến lược nợ công: bền vững, an toàn và minh bạch | Đánh giá giữa kỳ cho thấy các mục tiêu đều đạt.
`,
  ),
  ...stories(
    "doanh-nghiep",
    "investment",
    `
2026-11-03 | Nghị quyết phát triển kinh tế tư nhân: doanh nghiệp nhỏ hưởng lợi đầu tiên | Lệ phí môn bài được bãi bỏ, thủ tục thành lập rút xuống còn một ngày.
2026-09-11 | Cơ cấu lại doanh nghiệp nhà nước gắn với quản trị hiện đại | Doanh nghiệp phải công bố chỉ tiêu và kết quả theo quý.
2026-06-18 | Đăng ký kinh doanh bằng định danh điện tử: không cần nộp bản sao giấy tờ | Hơn 90% hồ sơ được xử lý trực tuyến.
2026-03-12 | Quỹ bảo lãnh tín dụng mở rộng hỗ trợ doanh nghiệp khởi nghiệp sáng tạo | Mức bảo lãnh tối đa được nâng lên, thủ tục thẩm định rút ngắn.
2025-08-28 | Số doanh nghiệp quay lại hoạt động tăng mạnh | Khu vực dịch vụ và chế biến, chế tạo dẫn đầu.
2025-02-27 | Đối thoại đầu năm với cộng đồng doanh nghiệp | Gần 120 kiến nghị được phân công trả lời ngay trong tháng.
`,
  ),
];
