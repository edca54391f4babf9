/**
 * What stands in the workbooks and CSV files: `# title of the article`, `sheet: name`, then one row a line, the header first.
 * `~1200` is a figure near it, the same on every machine; `~1200+80` grows by 80 a row; `{2010..2025}` stands for a row for each.
 */
export const workbooks = `
# Công khai tình hình thực hiện dự toán quý III năm 2026 của Bộ Tài chính
sheet: Quý III năm 2026
| Nội dung (triệu đồng); Dự toán năm; Thực hiện quý III; Lũy kế
| Chi quản lý hành chính; ~2412000; ~580000; ~1720000
| Chi đào tạo, bồi dưỡng; ~61200; ~15800; ~43100
| Chi khoa học và công nghệ; ~14500; ~3100; ~9400
| Chi bảo đảm xã hội; ~8700; ~2200; ~6500
| Phí, lệ phí được để lại; ~38200; ~9900; ~28400

# Công khai tình hình thực hiện dự toán sáu tháng năm 2026 của Bộ Tài chính
sheet: Sáu tháng năm 2026
| Nội dung (triệu đồng); Dự toán năm; Thực hiện sáu tháng; Cùng kỳ năm trước
| Chi quản lý hành chính; ~2412000; ~1140000; ~1080000
| Chi đào tạo, bồi dưỡng; ~61200; ~27300; ~26100
| Chi khoa học và công nghệ; ~14500; ~6300; ~5900
| Chi sửa chữa trụ sở; ~52300; ~18800; ~21400

# Công khai tình hình thực hiện dự toán quý I năm 2026 của Bộ Tài chính
sheet: Quý I năm 2026
| Nội dung (triệu đồng); Dự toán năm; Thực hiện quý I
| Chi quản lý hành chính; ~2412000; ~560000
| Chi sự nghiệp đào tạo; ~61200; ~11500
| Chi sự nghiệp kinh tế; ~19400; ~4100

# Công khai tình hình thực hiện dự toán quý III năm 2025 của Bộ Tài chính
sheet: Quý III năm 2025
| Nội dung (triệu đồng); Dự toán năm; Thực hiện quý III; Lũy kế
| Chi quản lý hành chính; ~2310000; ~560000; ~1650000
| Chi đào tạo, bồi dưỡng; ~58400; ~14900; ~41000
| Chi tinh giản biên chế; ~126000; ~71000; ~98000

# Kế hoạch mua sắm tập trung thiết bị công nghệ thông tin năm 2027
sheet: Kế hoạch mua sắm năm 2027
| Thiết bị; Đơn vị tính; Số lượng; Dự kiến mời thầu
| Máy tính xách tay; chiếc; 1250; Quý I
| Máy quét hai mặt; chiếc; 340; Quý II
| Thiết bị tường lửa; bộ; 18; Quý II
| Bộ lưu điện; bộ; 96; Quý III
| Máy chiếu phòng họp; chiếc; 54; Quý III

# Danh mục tài sản công giao cho các đơn vị quản lý, sử dụng
sheet: Danh mục tài sản công
| Nhóm tài sản; Đơn vị tính; Số lượng; Nguyên giá (triệu đồng)
| Nhà làm việc; ngôi; 27; ~812000
| Xe ô tô bảy chỗ; chiếc; 64; ~58000
| Máy phát điện dự phòng; máy; 31; ~9300
| Thang máy; bộ; 42; ~37800
| Đất khuôn viên; mét vuông; 186400; ~1240000

# Kết quả thanh lý xe ô tô và thiết bị cũ qua đấu giá trực tuyến
sheet: Kết quả đấu giá
| Tài sản thanh lý; Giá khởi điểm (triệu đồng); Giá trúng; Nộp ngân sách
| Xe ô tô mười sáu chỗ sản xuất năm 2007; 85; 132; 128
| Xe ô tô con sản xuất năm 2009; 110; 171; 166
| Lô máy photocopy hỏng; 12; 19; 18
| Điều hòa cây công suất lớn; 24; 31; 30

# Biểu tổng hợp dự toán thu ngân sách theo địa phương năm 2027
sheet: Dự toán thu năm 2027
| Địa phương (tỷ đồng); Thu nội địa; Thu xuất nhập khẩu; Thu tiền sử dụng đất
| Hải Phòng; ~58000; ~72000; ~14000
| Đà Nẵng; ~29000; ~9800; ~7100
| Cần Thơ; ~17500; ~3400; ~3900
| Quảng Ninh; ~41000; ~19500; ~6200
| Nghệ An; ~18900; ~2100; ~5600
| Lâm Đồng; ~22400; ~3000; ~4800
| Cà Mau; ~9800; ~650; ~1200
| Lào Cai; ~13100; ~3900; ~2700

# Số liệu ngân sách lịch sử 2010 – 2025
sheet: Số liệu ngân sách
| Năm ngân sách; Tổng số thu ngân sách (tỷ đồng); Tổng số chi ngân sách (tỷ đồng); Bội chi (% GDP); Thu dầu thô (tỷ đồng)
| {2010..2025}; ~560000+98000; ~640000+101000; ~4; ~90000-2400

# Bộ số liệu kinh tế vĩ mô phục vụ nghiên cứu
sheet: Chuỗi năm
| Năm; Tổng tích lũy tài sản cố định (nghìn tỷ đồng); Cung tiền M2 (nghìn tỷ đồng); Năng suất nhân tố tổng hợp (%)
| {2010..2025}; ~800+190; ~2800+1050; ~2
sheet: Mô tả biến
| Biến; Mô tả
| GFCF; Tổng tích lũy tài sản cố định, giá so sánh
| M2; Cung tiền, cuối kỳ
| TFP; Năng suất nhân tố tổng hợp, ước lượng

# Đường cong lợi suất tháng 10 năm 2026
sheet: Đường cong lợi suất
| Kỳ hạn còn lại; Lợi suất đầu tháng 10/2026 (%); Lợi suất cuối tháng 10/2026 (%)
| 3 tháng; 2,31; 2,28
| 2 năm; 2,52; 2,49
| 5 năm; 2,80; 2,77
| 10 năm; 3,12; 3,10
| 30 năm; 3,46; 3,45

# Thống kê dư nợ trái phiếu theo nhóm nhà đầu tư
sheet: Dư nợ theo nhóm
| Năm; Ngân hàng thương mại (tỷ đồng); Bảo hiểm xã hội; Công ty bảo hiểm nhân thọ; Nhà đầu tư nước ngoài
| {2015..2025}; ~420000+61000; ~310000+72000; ~90000+31000; ~18000+3100

# Budget revenue and expenditure from 2010 to 2025
sheet: Series
| Year; Total revenue (VND billion); Total expenditure (VND billion); Crude oil revenue (VND billion); Grants (VND billion)
| {2010..2025}; ~560000+98000; ~640000+101000; ~90000-2400; ~9000-300
`;
