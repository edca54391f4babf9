import { documents, files, galleries, links, stories, videos } from "../../compose/stories.ts";

/** News, guidance and figures of the debt management department. */
export const articles = [
  ...stories(
    "qln-tin-tieu-diem",
    "market",
    `
2026-11-17 | Hoàn thành sớm kế hoạch huy động vốn trong nước năm 2026 | Ngân sách huy động đủ khối lượng trước một tháng rưỡi, kỳ hạn bình quân của danh mục tiếp tục kéo dài. // Toàn bộ nhu cầu vay bù đắp bội chi và trả nợ gốc năm nay đã có nguồn; các phiên còn lại chuyển sang chuẩn bị cho đầu năm sau.
2026-10-28 | Nợ công được giữ cách xa ngưỡng cảnh báo Quốc hội quy định | Dư địa vay cho hạ tầng chiến lược còn lớn, song từng khoản vay vẫn phải chứng minh hiệu quả.
2026-09-22 | Tổ chức xếp hạng quốc tế đánh giá tích cực về năng lực trả nợ | Báo cáo nhấn mạnh nợ thấp, kỳ hạn dài và tỷ lệ vay bằng nội tệ cao.
2026-07-30 | Lần đầu phát hành trái phiếu Chính phủ xanh theo khung phân loại quốc gia | Tiền huy động chỉ dùng cho đường sắt đô thị, xử lý nước thải và trồng rừng phòng hộ.
2026-03-26 | Chiến lược nợ công đến năm 2035: vay ít hơn, dùng tốt hơn | Dự thảo lấy ý kiến đặt ra năm chỉ tiêu an toàn và lộ trình giảm dần bảo lãnh.
`,
  ),
  ...stories(
    "qln-chi-dao",
    "leadership",
    `
2026-11-10 | Giao ban công tác quản lý nợ: chốt phương án vay, trả nợ năm 2027 | Các phòng thống nhất ba kịch bản theo tiến độ giải ngân đầu tư công.
2026-09-08 | Yêu cầu rà soát toàn bộ dự án vay nước ngoài giải ngân dưới 30% | Dự án không có khả năng hoàn thành sẽ bị cắt giảm hoặc hủy phần vốn dư.
2026-05-14 | Cục Quản lý nợ làm việc với Kho bạc về điều phối ngân quỹ và phát hành | Hai bên chia sẻ dự báo dòng tiền hằng tuần để giảm số dư nhàn rỗi.
2025-08-12 | Phân công đầu mối theo dõi nợ sau khi sắp xếp địa phương | Nghĩa vụ nợ của các tỉnh hợp nhất được đối chiếu và chuyển giao nguyên trạng.
`,
  ),
  ...stories(
    "qln-no-cong",
    "budget",
    `
2026-08-06 | Nợ công gồm những gì? Cách đọc các chỉ tiêu an toàn nợ | Bài giải thích dành cho người không chuyên, kèm ví dụ về nghĩa vụ trả nợ hằng năm.
2025-04-24 | Vì sao tỷ lệ nợ trên GDP thấp vẫn cần kỷ luật vay nợ | Nghĩa vụ trả nợ so với thu ngân sách mới là thước đo áp lực từng năm.
`,
  ),
  ...stories(
    "qln-no-chinh-phu",
    "market",
    `
2026-11-04 | Cơ cấu danh mục nợ Chính phủ sau chín tháng: nội tệ chiếm ưu thế | Tỷ trọng vay nước ngoài tiếp tục giảm, rủi ro tỷ giá thu hẹp.
2026-06-24 | Hoán đổi trái phiếu để giãn đỉnh trả nợ năm 2028 | Nhà đầu tư đổi trái phiếu sắp đáo hạn lấy kỳ hạn 10 năm và 15 năm.
2025-02-20 | Lịch phát hành trái phiếu Chính phủ quý I: tập trung kỳ hạn 10 năm | Khối lượng dự kiến và ngày tổ chức đấu thầu được công bố trước.
`,
  ),
  ...stories(
    "qln-no-dia-phuong",
    "budget",
    `
2026-10-12 | Hạn mức vay của địa phương: tính thế nào, điều chỉnh khi nào | Mức dư nợ gắn với số thu được hưởng, riêng đô thị đặc biệt có cơ chế riêng.
2026-04-08 | Ba thành phố phát hành trái phiếu chính quyền địa phương trong quý I | Tiền vay dành cho tuyến metro, đường vành đai và chống ngập.
2025-09-25 | Địa phương vay lại vốn nước ngoài: trả nợ đúng hạn là điều kiện tiên quyết | Tỉnh chậm trả quá hai kỳ sẽ tạm dừng xem xét khoản vay mới.
`,
  ),
  ...stories(
    "qln-bao-lanh",
    "market",
    `
2026-08-20 | Dư nợ được Chính phủ bảo lãnh giảm năm thứ tám liên tiếp | Không cấp bảo lãnh mới cho dự án thương mại, tập trung thu hồi nợ cũ.
2025-10-16 | Thẩm định bảo lãnh cho ngân hàng chính sách: quy trình hai vòng | Hạn mức gắn với kế hoạch tín dụng hộ nghèo, nhà ở xã hội.
2024-12-05 | Giám sát dòng tiền của dự án được bảo lãnh trong ngành điện | Tài khoản dự án và quỹ dự phòng trả nợ được kiểm tra hằng quý.
`,
  ),
  ...stories(
    "qln-vay-uu-dai",
    "cooperation",
    `
2026-11-12 | Ký hiệp định vay cho dự án chống sạt lở ở đồng bằng sông Cửu Long | Khoản vay ưu đãi có thời gian ân hạn dài và phần viện trợ kỹ thuật đi kèm.
2026-10-06 | Giải ngân vốn vay nước ngoài tăng tốc trong quý III | Hồ sơ rút vốn điện tử rút ngắn thời gian xử lý xuống còn ba ngày.
2026-07-16 | Đàm phán khoản vay chuyển đổi năng lượng: ưu tiên lưới truyền tải | Các bên thống nhất phương án giải ngân theo kết quả đầu ra.
2026-02-12 | Rút gọn thủ tục đề xuất dự án vay ưu đãi từ bảy bước còn bốn | Cơ quan chủ quản tự thẩm định phần kỹ thuật và chịu trách nhiệm đến cùng.
2025-06-26 | Hội nghị kiểm điểm danh mục dự án với sáu ngân hàng phát triển | Mười hai vướng mắc chung được phân công xử lý, có thời hạn cụ thể.
`,
  ),
  ...stories(
    "qln-cho-vay-lai",
    "cooperation",
    `
2026-09-29 | Cho vay lại vốn ODA: bệnh viện, trường đại học tự chủ vay tỷ lệ nào? | Tỷ lệ vay lại căn cứ mức tự chủ tài chính và khả năng hoàn vốn.
2025-07-10 | Thu hồi nợ cho vay lại đạt kế hoạch nhờ đối chiếu hằng tháng | Cơ quan cho vay lại và Cục dùng chung một sổ theo dõi điện tử.
`,
  ),
  ...documents(
    "qln-thong-bao",
    "market",
    `
2026-11-18 | Thông báo lịch đấu thầu trái phiếu Chính phủ tháng 12 năm 2026 | Bốn phiên đấu thầu, kỳ hạn 5, 10, 15 và 30 năm. | 932/TB-QLN-M; Cục Quản lý nợ
2026-10-22 | Công văn đề nghị báo cáo tình hình vay, trả nợ của chính quyền địa phương | Số liệu đến hết quý III, gửi qua hệ thống trước ngày 5/11. | 14877/BTC-M-QLN; Bộ Tài chính
2026-08-27 | Hướng dẫn đối chiếu dư nợ vay lại với cơ quan được ủy quyền | Quy trình, mẫu biên bản và cách xử lý chênh lệch tỷ giá. | 12104/BTC-M-QLN; Bộ Tài chính
2026-03-12 | Quyết định công bố hạn mức vay về cho vay lại năm 2026 | Hạn mức phân theo nhóm đối tượng và nguồn vốn. | 418/QĐ-BTC-M; Bộ Tài chính
2025-12-11 | Kế hoạch vay, trả nợ công năm 2026 | Nhiệm vụ huy động, trả nợ và các chỉ tiêu an toàn trong năm. | 2291/QĐ-TTg-M; Thủ tướng Chính phủ
`,
  ),
  ...files(
    "qln-thong-bao",
    "cooperation",
    `
2026-09-11 | Mẫu đơn rút vốn điện tử đối với dự án vay nước ngoài | Biểu mẫu điền sẵn thông tin hiệp định, có hướng dẫn từng ô. | mau-don-rut-von.docx
2026-06-03 | Danh mục hiệp định vay đang giải ngân | Bảng tổng hợp theo nhà tài trợ, cập nhật đến ngày 31/5/2026. | danh-muc-hiep-dinh-vay.xlsx
`,
  ),
  ...files(
    "qln-ban-tin",
    "market",
    `
2026-10-15 | Bản tin nợ công số 23: tình hình nợ đến giữa năm 2026 | Mười hai bảng số liệu về nợ Chính phủ, nợ được bảo lãnh và nợ địa phương. | ban-tin-no-cong-so-23.pdf
2026-04-15 | Bản tin nợ công số 22: số liệu cả năm 2025 | Có thêm bảng nghĩa vụ trả nợ dự kiến theo từng năm đến 2035. | ban-tin-no-cong-so-22.pdf
2025-10-15 | Bản tin nợ công số 21: sáu tháng đầu năm 2025 | Bản in kèm chú giải thuật ngữ bằng tiếng Anh. | ban-tin-no-cong-so-21.pdf
2026-10-15 | Phụ lục số liệu Bản tin nợ công số 23 | Bảng tính mở để tra cứu và tính toán lại, đơn vị tỷ đồng và triệu USD. | phu-luc-ban-tin-so-23.xlsx
`,
  ),
  ...links(
    "qln-tra-cuu",
    "digital",
    `
2026-07-06 | Công cụ tính lịch trả nợ khoản vay lại | Nhập số vốn, lãi suất và thời gian ân hạn để xem nghĩa vụ từng kỳ. | https://example.org/lich-tra-no
2026-01-22 | Cơ sở dữ liệu thống kê nợ quốc tế | So sánh cơ cấu nợ nước ngoài của hơn một trăm quốc gia. | https://example.org/thong-ke-no-quoc-te
2025-05-08 | Trang theo dõi tiến độ dự án vay nước ngoài | Tỷ lệ giải ngân và mốc hoàn thành của từng dự án. | https://example.org/du-an-vay-nuoc-ngoai
`,
  ),
  ...galleries(
    "qln-thu-vien",
    "investment",
    `
2026-09-18 | Những công trình xây dựng từ vốn vay ưu đãi | Ảnh chụp tại các dự án vừa hoàn thành trong năm. | Ga ngầm của tuyến metro; Nhà máy xử lý nước thải; Kè chống sạt lở; Cầu nối hai bờ; Trạm biến áp vùng cao
2025-03-20 | Một ngày theo đoàn kiểm tra dự án thủy lợi vay vốn | Từ hồ chứa đầu nguồn đến cánh đồng cuối kênh. | Đập chính nhìn từ xa; Kênh dẫn nước mới; Trạm bơm; Gặp gỡ nông dân
`,
  ),
  ...videos(
    "qln-thu-vien",
    "market",
    `
2026-06-11 | Video: Một phiên đấu thầu trái phiếu Chính phủ diễn ra như thế nào? | Theo dõi từ lúc gọi thầu đến khi công bố kết quả.
2025-01-14 | Video: Nợ công trong hai phút | Đồ họa giải thích vay để làm gì, vay của ai và trả bằng nguồn nào.
`,
  ),
];
