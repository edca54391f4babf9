import { documents, files, galleries, links, stories, videos } from "../../compose/stories.ts";

/** Services by field, help, and notices; numbers of documents carry "M" (mẫu). */
export const articles = [
  ...stories(
    "dvc-linh-vuc-thue",
    "tax",
    `
2026-11-18 | Đăng ký giảm trừ người phụ thuộc: làm một lần, dùng cho mọi nơi chi trả | Hệ thống lấy quan hệ gia đình từ cơ sở dữ liệu dân cư, không cần bản sao giấy khai sinh. // Người nộp thuế chỉ chọn tên người phụ thuộc trong danh sách được gợi ý và xác nhận. Khi chuyển nơi làm việc, thông tin tự động theo sang đơn vị mới.
2026-10-13 | Xác nhận hoàn thành nghĩa vụ thuế có mã kiểm tra trực tuyến | Ngân hàng, chủ đầu tư quét mã để biết bản xác nhận còn hiệu lực hay không.
2026-08-04 | Tra cứu nợ thuế và lập giấy nộp tiền ngay trên điện thoại | Số tiền, kỳ thuế và tài khoản thu được điền sẵn, tránh nộp nhầm mục.
2026-04-23 | Kê khai thuế nhà cho thuê: ba màn hình, mười phút | Chủ nhà nhập tiền thuê và thời hạn, phần tính thuế do hệ thống thực hiện.
2025-06-12 | Thay đổi thông tin mã số thuế cá nhân bằng tài khoản định danh | Dữ liệu được đồng bộ tự động, kết quả trả trong một ngày làm việc.
`,
  ),
  ...stories(
    "dvc-linh-vuc-hai-quan",
    "customs",
    `
2026-11-11 | Nộp trước hồ sơ hải quan, nhận luồng trước khi tàu cập cảng | Doanh nghiệp chủ động bố trí xe và kho, giảm chi phí lưu bãi. // Hồ sơ nộp trước tối đa 15 ngày; nếu chi tiết lô hàng thay đổi, người khai sửa trực tiếp mà không phải hủy tờ khai.
2026-09-24 | Cấp chứng nhận xuất xứ điện tử trong bốn giờ làm việc | Kết quả có ký số được gửi thẳng tới cơ quan hải quan nước nhập khẩu đã kết nối.
2026-07-06 | Khai báo hành lý vượt định mức qua ứng dụng trước chuyến bay | Khách nộp thuế trực tuyến và đi qua lối ưu tiên.
2025-12-19 | Đăng ký kiểm tra chất lượng hàng nhập khẩu qua một cửa quốc gia | Bốn bộ dùng chung một bộ hồ sơ, kết quả trả về cùng một tài khoản.
2025-04-10 | Bảo lãnh thuế điện tử thay cho chứng thư giấy | Ngân hàng gửi dữ liệu bảo lãnh, hàng được giải phóng ngay.
`,
  ),
  ...stories(
    "dvc-linh-vuc-ngan-sach",
    "budget",
    `
2026-11-05 | Mở tài khoản tại kho bạc không cần đến quầy | Chữ ký mẫu và mẫu dấu được thay bằng chứng thư số của đơn vị. // Kế toán trưởng và chủ tài khoản ký trên hai thiết bị khác nhau; kho bạc trả lời trong một ngày làm việc, kèm lý do nếu từ chối.
2026-09-03 | Gửi hồ sơ thanh toán cả ngày lẫn đêm, biết ngay ai đang xử lý | Bảng theo dõi cho thấy từng bước và thời hạn của mỗi cán bộ.
2026-05-26 | Cấp mã số đơn vị có quan hệ với ngân sách: kết quả trong bốn giờ | Xã, phường mới thành lập được ưu tiên xử lý trong buổi.
2025-11-06 | Đối chiếu số dư cuối năm bằng bảng kê điện tử | Chênh lệch được tô màu và giải thích nguyên nhân thường gặp.
2025-02-27 | Nộp phạt vi phạm hành chính trực tuyến, biên lai gửi qua thư điện tử | Biên lai có giá trị như bản giấy khi nhận lại giấy tờ bị tạm giữ.
`,
  ),
  ...stories(
    "dvc-linh-vuc-kinh-doanh",
    "investment",
    `
2026-10-29 | Thành lập công ty một thành viên hoàn toàn trực tuyến: kinh nghiệm từ người trong cuộc | Từ chọn tên đến nhận mã số doanh nghiệp mất chưa đầy hai ngày. // Bước dễ vướng nhất là đặt tên và chọn mã ngành. Công cụ gợi ý mới kiểm tra trùng tên tức thời và giải thích từng mã ngành bằng ví dụ.
2026-08-26 | Hộ kinh doanh chuyển thành doanh nghiệp: giữ lịch sử hóa đơn, không khai lại từ đầu | Thông tin đăng ký, thuế và bảo hiểm được chuyển trong cùng một bộ hồ sơ.
2026-06-18 | Thông báo mẫu dấu đã bỏ, vì sao nhiều công ty vẫn nộp? | Danh sách sáu giấy tờ không còn cần thiết khi đăng ký thay đổi.
2026-01-22 | Tạm ngừng kinh doanh: một thông báo gửi cùng lúc cho ba cơ quan | Đăng ký kinh doanh, thuế và bảo hiểm xã hội nhận thông tin đồng thời.
2025-08-07 | Đăng ký hợp tác xã theo mẫu mới | Điều lệ mẫu và phương án sản xuất được soạn sẵn, chỉ điền phần riêng.
`,
  ),
  ...stories(
    "dvc-linh-vuc-chung-khoan",
    "market",
    `
2026-09-10 | Cấp chứng chỉ hành nghề chứng khoán bản điện tử | Người hành nghề gia hạn trước 30 ngày, không phải nộp lại bằng cấp.
2025-09-18 | Đăng ký sản phẩm bảo hiểm qua mạng: rút từ 21 ngày xuống 15 ngày | Hồ sơ tính phí được kiểm tra tự động trước khi chuyển chuyên viên.
`,
  ),
  ...links(
    "dvc-danh-muc-thu-tuc",
    "digital",
    `
2026-10-01 | Danh sách thủ tục thực hiện trực tuyến toàn trình | Lọc theo lĩnh vực, đối tượng và thời hạn giải quyết. | https://example.org/toan-trinh
2026-03-12 | Tra cứu thủ tục không phụ thuộc địa giới hành chính | Nơi có thể nộp hồ sơ gần bạn nhất. | https://example.org/phi-dia-gioi
`,
  ),
  ...documents(
    "dvc-danh-muc-thu-tuc",
    "digital",
    `
2026-08-11 | Quyết định công bố danh mục thủ tục hành chính được đơn giản hóa năm 2026 | Bãi bỏ 17 thủ tục, rút ngắn thời hạn của 54 thủ tục. | 1926/QĐ-BTC-M; Bộ Tài chính
`,
  ),
  ...stories(
    "dvc-ho-tro",
    "digital",
    `
2026-10-24 | Năm lỗi khiến hồ sơ trực tuyến bị trả lại và cách tránh | Tệp quá mờ, sai tên tệp và thiếu chữ ký số chiếm phần lớn trường hợp.
2025-10-30 | Nộp hồ sơ giúp người thân: ủy quyền trên ứng dụng định danh | Người được ủy quyền chỉ thấy đúng hồ sơ được giao, quyền tự hết hạn.
`,
  ),
  ...stories(
    "dvc-cau-hoi-thuong-gap",
    "digital",
    `
2026-11-02 | Hồ sơ đã nộp có sửa được không? | Được, cho đến khi cán bộ tiếp nhận; sau đó hãy dùng nút «Bổ sung».
2026-07-17 | Không nhận được mã xác thực, phải làm gì? | Kiểm tra số điện thoại đã đăng ký, tin nhắn bị chặn và thời gian trên máy.
2025-05-29 | Kết quả bản điện tử có thay được bản giấy không? | Có giá trị pháp lý như nhau; cách kiểm tra chữ ký số trên tệp.
`,
  ),
  ...files(
    "dvc-bieu-mau",
    "digital",
    `
2026-09-15 | Mẫu giấy ủy quyền thực hiện thủ tục hành chính | Dùng khi người ủy quyền chưa có tài khoản định danh. | mau-giay-uy-quyen.docx
2026-05-07 | Bảng tự tính phí, lệ phí khi nộp trực tuyến | Chọn thủ tục và số lượng, bảng tính cho biết số tiền được giảm. | bang-tinh-phi-le-phi.xlsx
2025-01-20 | Sổ tay người dùng Cổng dịch vụ công | Có mục lục liên kết, chữ lớn, in được. | so-tay-nguoi-dung-dich-vu-cong.pdf
`,
  ),
  ...videos(
    "dvc-video",
    "digital",
    `
2026-09-20 | Xem và làm theo: đăng nhập bằng tài khoản định danh điện tử | Phụ đề đầy đủ, dừng từng bước.
2025-11-23 | Ký số trên điện thoại trong một phút | Cách cài chứng thư, ký thử và xử lý khi quên mã.
`,
  ),
  ...stories(
    "dvc-thong-bao",
    "digital",
    `
2026-11-20 | Cổng dịch vụ công phục vụ xuyên kỳ quyết toán cuối năm | Tổng đài tăng ca từ ngày 01/12/2026 đến hết ngày 31/01/2027.
2026-10-07 | Kết quả chấm điểm hài lòng quý III năm 2026 | 94 trên 100 người dùng hài lòng; điểm thấp nhất ở khâu đính kèm tệp lớn.
2024-11-28 | Bắt đầu thu phí bằng mã phản hồi nhanh tại quầy một cửa | Không dùng tiền mặt, biên lai gửi ngay qua tin nhắn.
`,
  ),
  ...galleries(
    "dvc-hinh-anh",
    "digital",
    `
2026-08-22 | Tổ công nghệ số cộng đồng xuống từng ngõ | Tình nguyện viên giúp người cao tuổi nộp hồ sơ đầu tiên. | Buổi hướng dẫn ở nhà văn hóa; Cài ứng dụng cho người cao tuổi; Nộp thử một hồ sơ; Niềm vui khi nhận kết quả
2025-03-19 | Một ngày tại bộ phận một cửa | Từ lấy số thứ tự bằng căn cước đến nhận kết quả ở tủ thông minh. | Lấy số bằng căn cước; Bàn hỗ trợ người khuyết tật; Quầy không giấy tờ; Tủ trả kết quả thông minh; Bảng theo dõi tiến độ
`,
  ),
];
