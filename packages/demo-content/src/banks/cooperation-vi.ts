import { bankOf } from "../compose/bank.ts";

export const cooperationVi = bankOf(`
# opening
Ngày {ngay}, tại Hà Nội đã diễn ra phiên làm việc giữa đoàn công tác ngành Tài chính và các đối tác phát triển.
Hợp tác tài chính quốc tế tiếp tục được mở rộng cả ở kênh song phương và đa phương, góp phần nâng cao vị thế của đất nước.
Hội nghị khu vực năm nay tập trung vào ổn định kinh tế vĩ mô, tài chính khí hậu và kết nối thanh toán.
# figures
Hiện có {so:14-22} chương trình hỗ trợ kỹ thuật đang triển khai với tổng kinh phí hơn {so:24-60} triệu USD.
Tổng vốn vay ưu đãi ký kết trong năm đạt {so:900-1900} triệu USD, giải ngân {pct:42-71} kế hoạch.
Hội nghị có sự tham dự của {so:120-260} đại biểu đến từ {so:18-32} quốc gia và tổ chức quốc tế.
Các bên đã thống nhất {so:6-14} nhóm hoạt động hợp tác trong giai đoạn ba năm tới.
Tổ chức xếp hạng tín nhiệm giữ nguyên triển vọng tích cực, đánh giá cao dư địa tài khóa và mức nợ công thấp.
# measures
Hai bên trao đổi kinh nghiệm về quản lý nợ, ngân sách theo kết quả đầu ra và kiểm toán nội bộ khu vực công.
Các điều khoản trong hiệp định được rà soát để bảo đảm lợi ích quốc gia và phù hợp pháp luật trong nước.
Chương trình đào tạo cán bộ trẻ được tổ chức luân phiên, kết hợp học trực tuyến và thực tập ngắn hạn.
Nhóm công tác kỹ thuật sẽ họp định kỳ hằng quý để theo dõi tiến độ cam kết.
Các sáng kiến về tài chính xanh được lồng ghép vào kế hoạch hành động chung.
# results
Kết quả cuộc họp mở ra cơ hội thu hút thêm nguồn lực cho hạ tầng và chuyển đổi năng lượng.
Đối tác ghi nhận những bước tiến trong minh bạch ngân sách và cải cách quản lý tài chính công.
Nhiều khuyến nghị chính sách đã được tiếp thu khi xây dựng các dự án luật.
# outlook
Thời gian tới, trọng tâm hợp tác chuyển từ hỗ trợ vốn sang chia sẻ tri thức và phát triển thị trường.
Các bên dự kiến tổng kết chương trình hợp tác vào cuối năm {namsau}.
# headings
Nội dung trao đổi chính
Kết quả hợp tác
Định hướng thời gian tới
# subheadings
Tài chính khí hậu
Hỗ trợ kỹ thuật
# quotes
Chúng tôi coi trọng sự tin cậy và tính dự báo được của chính sách tại đây. | Đại diện một tổ chức phát triển
Hợp tác hiệu quả phải để lại năng lực lâu dài chứ không chỉ là một báo cáo. | Trưởng đoàn công tác
# lists
Hai bên thống nhất ưu tiên các lĩnh vực: | Quản lý nợ công và rủi ro tài khóa; Phát triển thị trường vốn; Hiện đại hóa thuế và hải quan; Tài chính khí hậu; Đào tạo nguồn nhân lực
# tables
Chương trình hợp tác theo lĩnh vực | Lĩnh vực; Số hoạt động; Kinh phí (triệu USD); Tiến độ | Ngân sách và nợ công; Thuế; Hải quan; Thị trường vốn | {so:3-16}; {so:2-14}; {pct:38-92}
# captions
Các đại biểu trao đổi tại hội nghị. Hình minh họa
Mạng lưới đối tác hợp tác tài chính. Hình minh họa
`);
