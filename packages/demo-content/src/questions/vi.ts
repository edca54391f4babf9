import type { QuestionSeed } from "./lines.ts";

/** Sample questions: nobody asked them, and no answer here is advice. */
export const questionsVi: readonly QuestionSeed[] = [
  {
    slug: "hoan-thue-thu-nhap-ca-nhan",
    counterpart: "refund-of-personal-income-tax",
    field: "Thuế",
    title: "Hồ sơ hoàn thuế thu nhập cá nhân khi có thu nhập ở hai nơi gồm những gì?",
    body: "Trong năm tôi làm việc cho hai đơn vị và đã bị khấu trừ thuế ở cả hai nơi.\nTôi cần chuẩn bị giấy tờ gì, nộp ở đâu và trong thời hạn nào?",
    asked: "2026-11-10",
    answered: "2026-11-16",
    unit: "Cục Thuế (đơn vị mẫu)",
    answer:
      '<p>Cá nhân có thu nhập từ hai nơi trở lên tự quyết toán với cơ quan thuế. Hồ sơ gồm:</p><ul><li>Tờ khai quyết toán thuế thu nhập cá nhân;</li><li>Chứng từ khấu trừ thuế của từng nơi trả thu nhập;</li><li>Bản chụp giấy tờ chứng minh người phụ thuộc, nếu có.</li></ul><p>Hồ sơ được nộp trực tuyến tại <a href="/dich-vu-cong">trang dịch vụ công</a> hoặc tại cơ quan thuế quản lý nơi cư trú. Nội dung trả lời là nội dung mẫu.</p>',
  },
  {
    slug: "hoa-don-dien-tu-ho-kinh-doanh",
    field: "Thuế",
    title: "Hộ kinh doanh bán lẻ có bắt buộc dùng hóa đơn điện tử khởi tạo từ máy tính tiền không?",
    body: "Gia đình tôi mở cửa hàng tạp hóa, doanh thu mỗi ngày không đều. Đề nghị cho biết trường hợp nào phải dùng hóa đơn điện tử.",
    asked: "2026-11-05",
    answered: "2026-11-12",
    unit: "Cục Thuế (đơn vị mẫu)",
    answer:
      "<p>Việc áp dụng căn cứ vào mức doanh thu hằng năm và phương pháp nộp thuế của hộ kinh doanh.</p><ol><li>Kiểm tra mức doanh thu của năm trước;</li><li>Đăng ký sử dụng trên hệ thống của cơ quan thuế;</li><li>Chọn thiết bị hoặc phần mềm đã kết nối.</li></ol><p>Cơ quan thuế địa phương hỗ trợ miễn phí trong thời gian chuyển đổi.</p>",
  },
  {
    slug: "giam-tru-gia-canh-nguoi-phu-thuoc",
    field: "Thuế",
    title: "Đăng ký giảm trừ gia cảnh cho bố mẹ đã nghỉ hưu cần điều kiện gì?",
    body: "Bố mẹ tôi đã nghỉ hưu, lương hưu thấp và sống cùng gia đình tôi.\nTôi có được đăng ký giảm trừ cho bố mẹ không?",
    asked: "2026-11-18",
  },
  {
    slug: "mien-thue-hang-mau",
    counterpart: "duty-on-commercial-samples",
    field: "Hải quan",
    title: "Hàng mẫu nhập khẩu không có giá trị thương mại có được miễn thuế không?",
    body: "Công ty chúng tôi nhận hàng mẫu của đối tác nước ngoài để thử nghiệm trước khi ký hợp đồng.",
    asked: "2026-10-28",
    answered: "2026-11-04",
    unit: "Cục Hải quan (đơn vị mẫu)",
    answer:
      "<p>Hàng mẫu không có giá trị thương mại được miễn thuế trong định mức. Khi làm thủ tục, doanh nghiệp ghi rõ mục đích sử dụng trên tờ khai và kèm thỏa thuận với đối tác.</p><p>Hàng vượt định mức chịu thuế như hàng nhập khẩu thông thường.</p>",
  },
  {
    slug: "tra-cuu-ma-so-hang-hoa",
    field: "Hải quan",
    title: "Doanh nghiệp có thể đề nghị xác định trước mã số hàng hóa bằng cách nào?",
    body: "Sản phẩm của chúng tôi là thiết bị kết hợp nhiều chức năng nên khó xác định mã số.",
    asked: "2026-10-19",
    answered: "2026-10-30",
    unit: "Cục Hải quan (đơn vị mẫu)",
    answer:
      "<p>Doanh nghiệp gửi đơn đề nghị xác định trước mã số kèm tài liệu kỹ thuật trước khi làm thủ tục ít nhất 60 ngày. Kết quả có hiệu lực thống nhất tại mọi cửa khẩu.</p>",
  },
  {
    slug: "thoi-gian-thong-quan-hang-tuoi",
    field: "Hải quan",
    title: "Hàng nông sản tươi có được ưu tiên thông quan vào ngày nghỉ không?",
    body: "Mùa vụ của chúng tôi rơi vào dịp lễ, hàng khó bảo quản nếu phải chờ tại cửa khẩu.",
    asked: "2026-11-19",
  },
  {
    slug: "cong-khai-du-toan-cap-xa",
    counterpart: "publication-of-local-budgets",
    field: "Ngân sách nhà nước",
    title: "Người dân xem dự toán ngân sách của xã, phường ở đâu?",
    body: "Tôi muốn theo dõi các khoản thu, chi của phường nơi tôi sống.",
    asked: "2026-10-08",
    answered: "2026-10-15",
    unit: "Vụ Ngân sách nhà nước (đơn vị mẫu)",
    answer:
      '<p>Dự toán được niêm yết tại trụ sở Ủy ban nhân dân ít nhất 30 ngày và đăng trên trang thông tin của địa phương. Số liệu tổng hợp toàn quốc có tại mục <a href="/btc/du-toan-quyet-toan">Dự toán, quyết toán</a>.</p>',
  },
  {
    slug: "chuyen-nguon-kinh-phi",
    field: "Ngân sách nhà nước",
    title: "Kinh phí chưa sử dụng hết trong năm được chuyển sang năm sau trong trường hợp nào?",
    body: "Đơn vị tôi có gói mua sắm đang thực hiện dở dang vào cuối năm.",
    asked: "2026-09-30",
    answered: "2026-10-09",
    unit: "Vụ Ngân sách nhà nước (đơn vị mẫu)",
    answer:
      "<p>Các khoản đã ký hợp đồng trước ngày 31/12 và còn trong thời hạn thực hiện được chuyển nguồn theo quy định. Đơn vị lập báo cáo gửi cơ quan tài chính cùng cấp trước ngày 10/02 năm sau.</p>",
  },
  {
    slug: "giai-ngan-von-dau-tu-cong",
    field: "Đầu tư công",
    title: "Hồ sơ thanh toán vốn đầu tư công gửi qua mạng có cần bản giấy không?",
    body: "Ban quản lý dự án đã gửi hồ sơ điện tử nhưng vẫn được yêu cầu bổ sung bản giấy.",
    asked: "2026-09-21",
    answered: "2026-09-28",
    unit: "Kho bạc Nhà nước (đơn vị mẫu)",
    answer:
      "<p>Hồ sơ điện tử đã ký số hợp lệ có giá trị như bản giấy. Trường hợp bị yêu cầu bổ sung không đúng quy định, đơn vị phản ánh qua tổng đài hỗ trợ.</p>",
  },
  {
    slug: "dieu-chinh-ke-hoach-von",
    field: "Đầu tư công",
    title: "Khi nào được điều chỉnh kế hoạch vốn giữa các dự án của cùng một đơn vị?",
    body: "Một dự án của đơn vị tôi chậm giải phóng mặt bằng, trong khi dự án khác thiếu vốn.",
    asked: "2026-11-14",
  },
  {
    slug: "khau-hao-tai-san-dung-chung",
    counterpart: "depreciation-of-shared-assets",
    field: "Kế toán, kiểm toán",
    title: "Tài sản dùng chung cho nhiều hoạt động được tính khấu hao như thế nào?",
    body: "Doanh nghiệp tôi có một kho vừa phục vụ sản xuất, vừa cho thuê.",
    asked: "2026-09-10",
    answered: "2026-09-18",
    unit: "Cục Quản lý, giám sát kế toán, kiểm toán (đơn vị mẫu)",
    answer:
      '<p>Mức khấu hao được phân bổ theo tiêu thức phù hợp, chẳng hạn diện tích hoặc thời gian sử dụng, áp dụng nhất quán và thuyết minh trong báo cáo tài chính.</p><table><caption>Ví dụ phân bổ theo diện tích</caption><thead><tr><th scope="col">Mục đích</th><th scope="col">Diện tích</th><th scope="col">Tỷ lệ</th></tr></thead><tbody><tr><th scope="row">Sản xuất</th><td>750 m²</td><td>75%</td></tr><tr><th scope="row">Cho thuê</th><td>250 m²</td><td>25%</td></tr></tbody></table>',
  },
  {
    slug: "thi-chung-chi-ke-toan-vien",
    field: "Kế toán, kiểm toán",
    title: "Điều kiện dự thi chứng chỉ kế toán viên năm tới có gì thay đổi?",
    body: "Tôi tốt nghiệp ngành kinh tế và có bốn năm kinh nghiệm làm kế toán.",
    asked: "2026-11-17",
  },
  {
    slug: "ke-khai-gia-sua-tre-em",
    field: "Quản lý giá",
    title: "Cửa hàng bán lẻ có phải kê khai giá sữa cho trẻ em không?",
    body: "Chúng tôi chỉ nhập hàng từ nhà phân phối và bán đúng giá niêm yết của hãng.",
    asked: "2026-08-25",
    answered: "2026-09-01",
    unit: "Cục Quản lý giá (đơn vị mẫu)",
    answer:
      "<p>Nghĩa vụ kê khai thuộc về nhà sản xuất, nhập khẩu và tổng đại lý. Cửa hàng bán lẻ niêm yết giá và không bán cao hơn giá niêm yết.</p>",
  },
  {
    slug: "thanh-ly-tai-san-cong",
    field: "Tài sản công",
    title: "Trường học thanh lý bàn ghế cũ cần thực hiện những bước nào?",
    body: "Trường tôi thay bàn ghế cho tám lớp học, số cũ không còn nhu cầu sử dụng.",
    asked: "2026-08-12",
    answered: "2026-08-20",
    unit: "Cục Quản lý công sản (đơn vị mẫu)",
    answer:
      "<ol><li>Lập danh mục và đề nghị thanh lý;</li><li>Cấp có thẩm quyền quyết định;</li><li>Bán công khai hoặc tiêu hủy, lập biên bản;</li><li>Ghi giảm tài sản trên sổ sách.</li></ol>",
  },
];
