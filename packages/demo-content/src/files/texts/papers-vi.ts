/** What stands in the files that are offered for download on Vietnamese pages: written as documents-vi.ts is. */
export const papersVi = `
# Quyết định giao dự toán chi ngân sách năm 2026 cho các đơn vị thuộc Bộ
Giao dự toán: Giao dự toán chi ngân sách năm 2026 cho các đơn vị thuộc Bộ theo phụ lục kèm theo.
| Đơn vị; Chi quản lý; Chi sự nghiệp
| Văn phòng Bộ; 412,5; 38,2
| Học viện; 0,0; 215,4
| Trường bồi dưỡng cán bộ; 0,0; 61,7
Trách nhiệm: Thủ trưởng đơn vị phân bổ chi tiết trong năm ngày làm việc và công khai trên trang thông tin của đơn vị.

# Công khai quyết toán ngân sách năm 2024 của Bộ Tài chính
Kết quả: Công khai quyết toán ngân sách năm 2024 của Bộ Tài chính đã được thẩm định. Số kinh phí hủy dự toán là 14,6 tỷ đồng.
| Nội dung; Dự toán; Quyết toán
| Chi quản lý hành chính; 24.150; 23.982
| Chi đào tạo; 612; 598
| Chi khoa học và công nghệ; 145; 139
Thuyết minh: Chênh lệch chủ yếu do hoãn hai đoàn ra và tiết kiệm điện chiếu sáng.

# Kết quả lựa chọn nhà thầu gói thầu bảo trì hệ thống máy chủ
Gói thầu: Kết quả lựa chọn nhà thầu gói thầu bảo trì hệ thống máy chủ và thiết bị lưu trữ, hình thức đấu thầu rộng rãi qua mạng.
Nhà thầu trúng: Liên danh Công ty Mẫu Phương Bắc và Công ty Mẫu Phương Nam, giá trúng thầu 18,4 tỷ đồng.
Nhà thầu không trúng: Hai nhà thầu không đạt yêu cầu về thời gian khắc phục sự cố bốn giờ.

# Báo cáo tình hình sử dụng trụ sở làm việc của các đơn vị thuộc Bộ
Tổng quan: Báo cáo tình hình sử dụng trụ sở làm việc của các đơn vị thuộc Bộ: 27 tòa nhà, 146 nghìn mét vuông sàn.
Phương án dùng chung: Bốn đơn vị dùng chung phòng họp, bếp ăn và nhà để xe; diện tích bình quân giảm còn 11 mét vuông mỗi người.

# Sổ tay hướng dẫn lập hồ sơ thanh toán qua kho bạc
Trước khi lập hồ sơ: Sổ tay hướng dẫn lập hồ sơ thanh toán qua kho bạc dành cho kế toán đơn vị sử dụng ngân sách. Kiểm tra dự toán được giao, chữ ký số còn hạn và mã quan hệ ngân sách.
Các bước thực hiện: • Lập bảng kê chứng từ thanh toán • Lập giấy rút dự toán • Ký số của kế toán trưởng và chủ tài khoản • Gửi qua dịch vụ công và theo dõi trạng thái
---
Chứng từ theo khoản chi: Mỗi khoản chi có chứng từ riêng.
| Khoản chi; Chứng từ; Thời hạn
| Tạm ứng; Hợp đồng, bảo lãnh tạm ứng; 1 ngày
| Mua sắm; Biên bản nghiệm thu, hóa đơn; 2 ngày
| Công tác phí; Giấy đi đường; 1 ngày
---
Lỗi thường gặp: • Sai mã nội dung kinh tế • Thiếu ủy nhiệm chi • Chữ ký số hết hạn • Số tiền bằng chữ không khớp
Khi hồ sơ bị trả lại: Sửa đúng chỗ kho bạc nêu rồi gửi lại bằng mã hồ sơ cũ, không lập hồ sơ mới.

# Sổ tay mục lục ngân sách nhà nước
Cấu trúc mã: Sổ tay mục lục ngân sách nhà nước: chương ba chữ số, loại và khoản ba chữ số, mục và tiểu mục bốn chữ số.
| Tiểu mục; Nội dung
| 6001; Lương theo ngạch, bậc
| 6501; Thanh toán tiền điện
| 6702; Phụ cấp công tác phí
| 6951; Mua sắm thiết bị văn phòng
Cách tra cứu: Tra theo từ khóa ở bảng chữ cái cuối sổ.

# Tạp chí Nghiên cứu tài chính số 11 năm 2026
Trong số này: Tạp chí Nghiên cứu tài chính số 11 năm 2026, chuyên đề tài chính cho chuyển đổi xanh. • Phân loại xanh và chi phí vốn của doanh nghiệp thủy điện • Trái phiếu bền vững: phần bù xanh có thật không? • Hạch toán vốn tự nhiên trong ngân sách tỉnh

# Tạp chí Nghiên cứu tài chính số 10 năm 2026
Trong số này: Tạp chí Nghiên cứu tài chính số 10 năm 2026, chuyên đề thuế trong nền kinh tế số. • Thuế dịch vụ số: bài học từ châu Âu • Kiểm toán thuật toán chấm điểm rủi ro • Tài sản mã hóa và nghĩa vụ thuế

# Sách: Tài khóa bền vững – lý luận và thực tiễn
Giới thiệu: Sách tham khảo Tài khóa bền vững – lý luận và thực tiễn, 312 trang, dành cho nhà nghiên cứu và giảng viên.
Mục lục: • Chương 1: Ràng buộc ngân sách liên thời kỳ • Chương 2: Ổn định tự động và chu kỳ kinh tế • Chương 3: Hội đồng tài khóa độc lập

# Sổ tay dịch vụ công trực tuyến
Chuẩn bị: Sổ tay dịch vụ công trực tuyến: cần điện thoại có ứng dụng định danh mức hai và ảnh chụp giấy tờ rõ nét.
Năm bước: • Chọn thủ tục • Điền tờ khai • Đính kèm giấy tờ • Nộp phí bằng mã QR • Nhận kết quả qua bưu điện hoặc thư điện tử
Khi gặp khó khăn: Gọi tổng đài hoặc đến bộ phận một cửa, cán bộ hỗ trợ quét giấy tờ miễn phí.

# Mẫu đề nghị cung cấp thông tin theo Luật Tiếp cận thông tin
Người đề nghị: Phiếu đề nghị cung cấp thông tin theo Luật Tiếp cận thông tin. Họ và tên, số căn cước, nơi cư trú, số điện thoại.
| Mục; Nội dung
| Tên hồ sơ, tài liệu; …
| Mục đích sử dụng; …
| Hình thức nhận: xem tại chỗ, bản sao, tệp điện tử; …
Cam kết: Tôi cam kết trả chi phí in, sao, chụp và gửi thông tin theo mức thu của cơ quan.

# Mẫu giấy ủy quyền nộp hồ sơ
Bên ủy quyền: Giấy ủy quyền nộp hồ sơ. Họ và tên, ngày sinh, số căn cước công dân của người ủy quyền.
Bên được ủy quyền: Họ và tên, số căn cước công dân, quan hệ với bên ủy quyền.
| Việc được ủy quyền; Thời hạn
| Nộp hồ sơ và bổ sung giấy tờ; …
| Nhận kết quả, biên lai; …
Hiệu lực: Không ủy quyền lại cho người thứ ba; giấy có hiệu lực khi hai bên ký.
`;
