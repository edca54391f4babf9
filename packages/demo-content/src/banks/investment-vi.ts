import { bankOf } from "../compose/bank.ts";

export const investmentVi = bankOf(`
# opening
Đẩy nhanh giải ngân vốn đầu tư công được xác định là nhiệm vụ chính trị trọng tâm, tạo động lực cho tăng trưởng năm {nam}.
Môi trường đầu tư, kinh doanh tiếp tục được cải thiện nhờ cắt giảm thủ tục và phân cấp mạnh cho địa phương.
Ngày {ngay}, tổ công tác kiểm tra tiến độ các dự án trọng điểm đã làm việc với {tinh} và các chủ đầu tư.
Kế hoạch phát triển kinh tế – xã hội và kế hoạch đầu tư công trung hạn được xây dựng gắn với quy hoạch vùng, quy hoạch ngành.
# figures
Ước giải ngân vốn đầu tư công đến hết tháng {thang} đạt {nghin:380-720} nghìn tỷ đồng, bằng {pct:52-82} kế hoạch Thủ tướng Chính phủ giao.
Có {so:18-27} bộ, cơ quan trung ương và {so:20-29} địa phương giải ngân trên mức bình quân cả nước.
Vốn đầu tư trực tiếp nước ngoài đăng ký đạt {so:24-36} tỷ USD, vốn thực hiện đạt {so:17-25} tỷ USD.
Cả nước có {so:120-190} nghìn doanh nghiệp thành lập mới, số doanh nghiệp quay lại hoạt động tăng {pct:12-36}.
Tỷ lệ đấu thầu qua mạng đạt {pct:97-99} số gói thầu, tỷ lệ tiết kiệm bình quân {pct:4-9}.
Khu vực kinh tế tư nhân đóng góp khoảng {pct:48-52} GDP và tạo {pct:78-84} việc làm.
Tổng chiều dài đường cao tốc đưa vào khai thác tăng thêm {so:180-420} km trong năm.
Vốn chương trình mục tiêu quốc gia giao cho {tinh} là {ty:420-1900}, đã phân bổ {pct:88-99}.
# measures
Các bộ, ngành, địa phương phải giao chi tiết kế hoạch vốn trước ngày 31/12, điều chuyển vốn từ dự án chậm sang dự án có khả năng giải ngân tốt.
Vướng mắc về mặt bằng, nguồn vật liệu và thủ tục được xử lý theo thẩm quyền, không đùn đẩy trách nhiệm.
Tiến độ từng dự án được cập nhật hằng tuần trên hệ thống theo dõi, công khai theo chủ đầu tư.
Cơ chế một cửa tại chỗ giúp nhà đầu tư hoàn thành thủ tục về đầu tư, đất đai, môi trường trong một hồ sơ.
Hình thức đối tác công tư được mở rộng cho hạ tầng giao thông, năng lượng và hạ tầng số.
Nhà thầu vi phạm tiến độ phải chịu chế tài và bị công khai trên hệ thống mạng đấu thầu quốc gia.
Doanh nghiệp nhỏ và vừa được hỗ trợ tư vấn, đào tạo quản trị và kết nối với chuỗi cung ứng.
Quy hoạch được số hóa, công bố trên bản đồ để người dân và nhà đầu tư tra cứu.
# results
Nhiều công trình trọng điểm đã thông xe, thông tuyến kỹ thuật sớm hơn kế hoạch {so:2-6} tháng.
Thời gian cấp giấy chứng nhận đăng ký đầu tư giảm {pct:25-50} tại các địa phương thí điểm.
Số dự án tồn đọng, kéo dài được tháo gỡ là {so:280-960}, giải phóng nguồn lực lớn cho nền kinh tế.
Chất lượng dòng vốn đầu tư nước ngoài được nâng lên, tập trung vào bán dẫn, năng lượng và công nghệ sinh học.
Niềm tin kinh doanh quý {quy} cải thiện, {pct:68-82} doanh nghiệp đánh giá xu hướng ổn định hoặc tốt hơn.
# outlook
Mục tiêu giải ngân cả năm là trên 95% kế hoạch, tạo đà cho giai đoạn kế hoạch năm năm mới.
Năm {namsau} sẽ khởi công thêm nhiều dự án liên vùng, kết nối cảng biển, sân bay và cửa khẩu.
Khung pháp lý cho khu thương mại tự do và trung tâm tài chính tiếp tục được hoàn thiện.
# headings
Tiến độ giải ngân vốn đầu tư công
Tháo gỡ vướng mắc cho dự án
Thu hút đầu tư có chọn lọc
Đồng hành cùng doanh nghiệp
# subheadings
Giải phóng mặt bằng
Đấu thầu qua mạng
Đối tác công tư
Doanh nghiệp nhỏ và vừa
# quotes
Mặt bằng đến đâu, vốn bố trí đến đó; không để công trường chờ vốn, cũng không để vốn chờ công trường. | Trưởng đoàn công tác
Thủ tục rút ngắn giúp nhà máy của chúng tôi vận hành sớm hơn gần một quý. | Đại diện một nhà đầu tư tại {tinh}
Công khai tiến độ là áp lực tích cực đối với mọi chủ đầu tư. | Đại diện ban quản lý dự án
# lists
Các chủ đầu tư cần tập trung: | Lập kế hoạch giải ngân chi tiết từng tháng; Nghiệm thu, thanh toán ngay khi có khối lượng; Phối hợp với địa phương bàn giao mặt bằng; Xử lý dứt điểm nhà thầu chậm tiến độ; Cập nhật dữ liệu hằng tuần
Doanh nghiệp khởi nghiệp được hỗ trợ: | Miễn phí đăng ký doanh nghiệp lần đầu; Tư vấn thuế và kế toán trong ba năm; Tiếp cận quỹ bảo lãnh tín dụng; Dùng chung không gian làm việc
# tables
Giải ngân vốn đầu tư công theo nguồn | Nguồn vốn; Kế hoạch (tỷ đồng); Giải ngân (tỷ đồng); Tỷ lệ | Vốn trong nước; Vốn nước ngoài; Chương trình mục tiêu quốc gia; Ngân sách địa phương | {so:32000-380000}; {=}; {pct:48-88}
# captions
Thi công công trình giao thông trọng điểm. Hình minh họa
Bản đồ vị trí các dự án. Hình minh họa
`);
