/** What stands in the files of the Vietnamese documents: `# title of the article`, then one section a line, `heading: text`; parts of a list between •. */
export const documentsVi = `
# Thông tư hướng dẫn tổ chức thực hiện dự toán ngân sách nhà nước năm 2027
Phạm vi điều chỉnh: Thông tư này hướng dẫn việc phân bổ, giao và tổ chức thực hiện dự toán ngân sách nhà nước năm 2027 của bộ, cơ quan trung ương và địa phương.
Phân bổ và giao dự toán: Đơn vị dự toán cấp I phân bổ và giao dự toán chi tiết đến đơn vị sử dụng ngân sách trước ngày 31/12/2026. Dự toán chưa đủ điều kiện phân bổ được ghi riêng kèm lý do và thời hạn hoàn thành.
Thưởng tiết kiệm và cải cách tiền lương: Địa phương dành 70% số tăng thu thực hiện để tạo nguồn cải cách tiền lương, phần còn lại bố trí cho an sinh xã hội.
Chế độ báo cáo: Báo cáo phân bổ dự toán gửi trước ngày 10/01/2027; báo cáo tình hình thực hiện gửi chậm nhất ngày 15 tháng đầu mỗi quý.

# Nghị định quy định chi tiết một số điều của Luật Ngân sách nhà nước
Phạm vi điều chỉnh: Nghị định này quy định chi tiết một số điều của Luật Ngân sách nhà nước về phân cấp nguồn thu, nhiệm vụ chi và quản lý ngân sách cấp xã.
Nguồn thu của ngân sách cấp xã: Ngân sách cấp xã hưởng 100% thuế sử dụng đất phi nông nghiệp, lệ phí hộ tịch và thu từ quỹ đất công ích.
Dự phòng và quỹ dự trữ tài chính: Mức bố trí dự phòng từ 2% đến 4% tổng chi của mỗi cấp. Quỹ dự trữ tài chính không vượt quá 25% dự toán chi hằng năm.
Bội chi ngân sách địa phương: Ngân sách cấp tỉnh được bội chi để đầu tư các dự án trong kế hoạch trung hạn đã được Hội đồng nhân dân quyết định.

# Quyết định ban hành quy chế quản lý tài sản công tại các đơn vị thuộc Bộ
Phạm vi điều chỉnh: Quyết định này ban hành quy chế quản lý tài sản công tại các đơn vị thuộc Bộ, gồm trụ sở, xe ô tô và thiết bị làm việc.
Thẻ tài sản: Mỗi tài sản có giá trị từ 10 triệu đồng được gắn mã vạch và lập thẻ tài sản điện tử ngay khi tiếp nhận.
Sử dụng xe ô tô: Xe dùng chung được điều phối theo lịch đăng ký trước một ngày, ghi nhật trình và định mức nhiên liệu cho từng chuyến.
Trách nhiệm bồi thường: Người làm mất, làm hỏng tài sản do lỗi chủ quan bồi thường theo giá trị còn lại trên sổ kế toán.

# Thông tư quy định chế độ báo cáo tài chính nhà nước
Phạm vi điều chỉnh: Thông tư này quy định chế độ báo cáo tài chính nhà nước: nội dung, biểu mẫu, thời hạn lập và gửi báo cáo của các đơn vị.
Hệ thống biểu mẫu: Báo cáo gồm báo cáo tình hình tài chính, báo cáo kết quả hoạt động, báo cáo lưu chuyển tiền tệ và thuyết minh.
Hợp nhất số liệu: Giao dịch nội bộ giữa các đơn vị được loại trừ trước khi hợp nhất; chênh lệch trên 1% phải được giải trình.
Thời hạn: Đơn vị dự toán cấp I gửi báo cáo cung cấp thông tin tài chính trước ngày 31/5 năm sau.

# Nghị quyết về phân bổ ngân sách trung ương năm 2026
Tổng số phân bổ: Nghị quyết này phân bổ ngân sách trung ương năm 2026 cho các bộ, cơ quan trung ương và bổ sung cân đối cho ngân sách địa phương.
Nguyên tắc: Ưu tiên quốc phòng, an ninh, cải cách tiền lương, công trình liên vùng và các chương trình mục tiêu quốc gia giảm nghèo bền vững.
Giám sát: Ủy ban Kinh tế và Tài chính, Kiểm toán nhà nước giám sát việc giao dự toán và báo cáo Quốc hội tại kỳ họp giữa năm.

# Thông tư hướng dẫn kê khai, nộp thuế đối với hộ kinh doanh
Phạm vi điều chỉnh: Thông tư này hướng dẫn kê khai, nộp thuế đối với hộ kinh doanh, cá nhân kinh doanh sau khi bỏ thuế khoán.
Ngưỡng doanh thu: Hộ kinh doanh có doanh thu năm không quá 200 triệu đồng không phải nộp thuế giá trị gia tăng và thuế thu nhập cá nhân.
Tỷ lệ tính thuế: Phân phối hàng hóa 1%; dịch vụ, xây dựng không bao thầu nguyên vật liệu 5%; sản xuất, vận tải 3%.
Sổ kế toán đơn giản: Hộ kinh doanh ghi bốn sổ: doanh thu, vật tư hàng hóa, chi phí và tiền; phần mềm miễn phí lập sẵn các sổ này.

# Nghị định về hóa đơn, chứng từ điện tử
Phạm vi điều chỉnh: Nghị định này quy định về hóa đơn, chứng từ điện tử: đăng ký sử dụng, thời điểm lập, xử lý sai sót và lưu trữ.
Thời điểm lập hóa đơn: Thời điểm lập hóa đơn là khi chuyển giao quyền sở hữu hàng hóa. Siêu thị, nhà hàng, taxi lập hóa đơn từ máy tính tiền ngay khi thanh toán.
Xử lý sai sót: Hóa đơn sai mã số thuế hoặc số tiền được điều chỉnh hoặc thay thế; không dùng thủ tục hủy hóa đơn.
Lưu trữ: Hóa đơn điện tử được lưu mười năm trên hệ thống của cơ quan thuế, người bán tra cứu bằng mã tra cứu.

# Thông tư quy định mức thu, chế độ thu phí thẩm định trong lĩnh vực tài chính
Phạm vi điều chỉnh: Thông tư này quy định mức thu, chế độ thu, nộp, quản lý phí thẩm định trong lĩnh vực tài chính.
Mức thu: Cấp giấy chứng nhận đủ điều kiện kinh doanh dịch vụ kế toán, kiểm toán 4 triệu đồng; cấp lại 2 triệu đồng. Nộp hồ sơ trực tuyến bằng một nửa mức thu.
Quản lý phí: Tổ chức thu phí được để lại 70% số tiền phí, nộp 30% vào ngân sách nhà nước.

# Nghị định quy định chi tiết Luật Thuế giá trị gia tăng
Phạm vi điều chỉnh: Nghị định này quy định chi tiết Luật Thuế giá trị gia tăng về người nộp thuế, đối tượng không chịu thuế, giá tính thuế, khấu trừ và hoàn thuế.
Thanh toán không dùng tiền mặt: Thuế đầu vào được khấu trừ khi có chứng từ thanh toán không dùng tiền mặt đối với hàng hóa, dịch vụ mua vào từ 5 triệu đồng.
Đối tượng không chịu thuế: Sản phẩm trồng trọt, chăn nuôi chưa chế biến; phân bón chuyển sang chịu thuế suất 5%.
Hoàn thuế: Cơ sở có số thuế đầu vào chưa khấu trừ từ 300 triệu đồng sau mười hai tháng được hoàn thuế.

# Thông tư về thủ tục hải quan đối với hàng hóa thương mại điện tử
Phạm vi điều chỉnh: Thông tư này quy định về thủ tục hải quan đối với hàng hóa xuất khẩu, nhập khẩu giao dịch qua thương mại điện tử.
Tờ khai rút gọn: Lô hàng trị giá không quá 2 triệu đồng dùng tờ khai rút gọn với tám chỉ tiêu, do đơn vị vận chuyển khai thay người mua.
Kho ngoại quan thương mại điện tử: Hàng được gom tại kho ngoại quan trước khi có đơn đặt hàng; trả lại trong 90 ngày không phải nộp thuế.
Thời hạn giải quyết: Luồng xanh thông quan ngay; luồng vàng một giờ; luồng đỏ bốn giờ kể từ khi hàng đến địa điểm kiểm tra.

# Quyết định công bố danh mục thủ tục hành chính lĩnh vực hải quan
Công bố: Quyết định này công bố danh mục thủ tục hành chính lĩnh vực hải quan được sửa đổi, bổ sung và bãi bỏ.
Thủ tục được bãi bỏ: • Xác nhận tờ khai nguồn gốc xe gắn máy bản giấy • Cấp sổ theo dõi hàng gia công • Đăng ký danh mục máy móc nhập khẩu theo tổ hợp
Thủ tục được sửa đổi: • Khai bổ sung hồ sơ hải quan • Gia hạn thời gian tạm nhập tái xuất • Công nhận đại lý làm thủ tục hải quan

# Thông tư quy định kiểm tra, xác định xuất xứ hàng hóa
Phạm vi điều chỉnh: Thông tư này quy định kiểm tra, xác định xuất xứ hàng hóa xuất khẩu, nhập khẩu.
Nộp chứng từ: Chứng nhận xuất xứ điện tử được gửi qua hệ thống một cửa; mã vạch trên chứng từ thay cho bản giấy.
Xác minh: Khi có nghi ngờ về tiêu chí hàm lượng giá trị khu vực, cơ quan hải quan gửi yêu cầu xác minh tới nước xuất khẩu trong 30 ngày.
Chuyển tải: Hàng chuyển tải qua nước thứ ba giữ ưu đãi nếu có vận đơn chở suốt và không gia công thêm.

# Dự thảo Thông tư sửa đổi quy định về hoàn thuế giá trị gia tăng
Phạm vi điều chỉnh: Dự thảo Thông tư sửa đổi quy định về hoàn thuế giá trị gia tăng: phân loại hồ sơ tự động, thời hạn giải quyết và kiểm tra sau hoàn thuế.
Phân loại hồ sơ: Hồ sơ được chấm điểm theo 22 tiêu chí; từ 80 điểm thuộc diện hoàn trước, dưới 50 điểm thuộc diện kiểm tra trước.
Thời hạn giải quyết: Hoàn trước trong ba ngày làm việc; kiểm tra trước trong hai mươi ngày làm việc.
Câu hỏi lấy ý kiến: • Ngưỡng 80 điểm có phù hợp với doanh nghiệp mới thành lập không? • Có nên cho người nộp thuế xem điểm của mình?

# Dự thảo Luật Thuế thu nhập cá nhân (thay thế)
Phạm vi điều chỉnh: Dự thảo Luật Thuế thu nhập cá nhân thay thế luật hiện hành, rút gọn biểu thuế lũy tiến từ bảy bậc còn năm bậc.
Biểu thuế: Các bậc thuế suất là 5%, 10%, 20%, 30% và 35%; khoảng cách giữa các bậc được giãn rộng.
Giảm trừ: Bổ sung khoản giảm trừ chi phí y tế, học phí của con và lãi vay mua nhà ở xã hội.
Chuyển nhượng vàng miếng: Chuyển nhượng vàng miếng chịu thuế 0,1% trên giá bán từng lần.

# Dự thảo Nghị định về quản lý thuế đối với thương mại điện tử
Phạm vi điều chỉnh: Dự thảo Nghị định về quản lý thuế đối với hoạt động thương mại điện tử, kinh doanh trên nền tảng số.
Trách nhiệm của sàn: Sàn có chức năng thanh toán khấu trừ thuế trên từng đơn hàng thành công và nộp trước ngày 20 tháng sau.
Nhà cung cấp nước ngoài: Nhà cung cấp nước ngoài không có cơ sở thường trú đăng ký qua cổng riêng bằng tiếng Anh, nộp thuế bằng ngoại tệ tự do chuyển đổi.
Người bán phát trực tiếp: Thu nhập từ phát trực tiếp bán hàng và hoa hồng tiếp thị liên kết được khấu trừ tại nguồn.

# Dự thảo Nghị định về khai thác tài sản kết cấu hạ tầng
Phạm vi điều chỉnh: Dự thảo Nghị định quy định về khai thác tài sản kết cấu hạ tầng giao thông, thủy lợi và nước sạch.
Phương thức khai thác: • Cho thuê quyền khai thác có thời hạn • Chuyển nhượng quyền thu phí • Giao doanh nghiệp vận hành và bảo trì
Đấu giá quyền khai thác: Giá khởi điểm được xác định theo dòng tiền chiết khấu; thời hạn thuê không quá mười lăm năm.

# Dự thảo Thông tư về khoán kinh phí sử dụng xe ô tô
Phạm vi điều chỉnh: Dự thảo Thông tư về khoán kinh phí sử dụng xe ô tô đưa đón từ nơi ở đến nơi làm việc và đi công tác.
Mức khoán: Mức khoán bằng số ki-lô-mét thực tế nhân đơn giá; khu vực miền núi, hải đảo nhân hệ số 1,3.
Thanh toán: Khoản khoán được trả cùng kỳ lương, không cần hóa đơn xăng.

# Dự thảo Nghị định về dự trữ quốc gia
Phạm vi điều chỉnh: Dự thảo Nghị định về dự trữ quốc gia quy định danh mục mặt hàng chiến lược, nhập, xuất và luân phiên đổi hàng.
Danh mục: • Gạo và thóc tẻ • Phao áo cứu sinh, nhà bạt • Thuốc thú y, hạt giống lúa • Xăng, dầu diesel
Luân phiên đổi hàng: Gạo được đổi sau 24 tháng; nhà bạt sau mười năm. Chênh lệch giá được cấp bù từ ngân sách trung ương.

# Dự thảo Nghị định về chào bán trái phiếu doanh nghiệp
Phạm vi điều chỉnh: Dự thảo Nghị định về chào bán trái phiếu doanh nghiệp riêng lẻ và ra công chúng.
Điều kiện chào bán: Nợ phải trả không quá năm lần vốn chủ sở hữu; có hợp đồng với đại diện người sở hữu trái phiếu.
Mệnh giá và nhà đầu tư: Mệnh giá tối thiểu 100 triệu đồng; cá nhân chỉ mua trái phiếu có xếp hạng tín nhiệm và bảo lãnh thanh toán.
Mua lại bắt buộc: Tổ chức phát hành dùng vốn sai mục đích phải mua lại trái phiếu trong 60 ngày.

# Dự thảo Thông tư hướng dẫn giao dịch ký quỹ
Phạm vi điều chỉnh: Dự thảo Thông tư hướng dẫn giao dịch ký quỹ chứng khoán tại công ty chứng khoán.
Tỷ lệ ký quỹ: Tỷ lệ ký quỹ ban đầu không thấp hơn 50%; tỷ lệ duy trì 30%.
Gọi ký quỹ bổ sung: Nhà đầu tư bổ sung tài sản trong hai ngày giao dịch; quá hạn công ty được bán giải chấp.

# Dự thảo Luật Kinh doanh bảo hiểm sửa đổi một số điều
Phạm vi điều chỉnh: Dự thảo Luật Kinh doanh bảo hiểm sửa đổi một số điều về bán bảo hiểm qua ngân hàng và bảo vệ người mua bảo hiểm.
Thời gian cân nhắc: Người mua được hủy hợp đồng và nhận lại phí trong 21 ngày kể từ ngày nhận hợp đồng.
Bán qua ngân hàng: Ngân hàng không được tư vấn bảo hiểm liên kết đầu tư trong 60 ngày trước và sau khi giải ngân khoản vay.

# Công văn hướng dẫn xử lý chuyển nguồn cuối năm
Các trường hợp được chuyển nguồn: Công văn hướng dẫn xử lý chuyển nguồn kinh phí cuối năm. • Chi đầu tư công được kéo dài • Mua sắm đã ký hợp đồng trước 31/12 • Nguồn cải cách tiền lương • Kinh phí nghiên cứu khoa học
Hồ sơ: Đơn vị gửi bảng xác nhận số dư dự toán của kho bạc kèm hợp đồng trước ngày 10/02.
Kinh phí bị hủy: Số dư ngoài các trường hợp trên bị hủy và nộp trả ngân sách cấp trên.

# Công văn về đối chiếu số liệu thu, chi ngân sách chín tháng
Nội dung đối chiếu: Công văn về đối chiếu số liệu thu, chi ngân sách chín tháng giữa cơ quan thuế, hải quan và kho bạc.
Chênh lệch thường gặp: • Hạch toán nhầm tiểu mục • Chứng từ thu hộ chưa về • Hoàn thuế ghi sai kỳ
Thời hạn: Biên bản đối chiếu ký số gửi trước ngày 20/10/2026.

# Công văn hướng dẫn đánh giá thực hiện ngân sách năm 2026
Nội dung báo cáo: Công văn hướng dẫn đánh giá thực hiện ngân sách năm 2026: ước thực hiện thu, chi, nguyên nhân tăng giảm.
Căn cứ: Ước thực hiện dựa trên số tám tháng, tính mùa vụ và tác động của chính sách miễn giảm.
Thời gian gửi: Báo cáo gửi trước ngày 15/8 kèm tệp dữ liệu theo khuôn dạng thống nhất.

# Công văn về cập nhật kế hoạch tài chính ba năm
Nội dung cập nhật: Công văn về cập nhật kế hoạch tài chính ngân sách ba năm 2027 – 2029 theo hình thức cuốn chiếu.
Trần chi: Trần chi thường xuyên tăng không quá 4% một năm; chi đầu tư theo kế hoạch trung hạn.
Biểu mẫu: • Biểu 01 dự kiến thu • Biểu 02 chi cơ sở • Biểu 03 chi sáng kiến mới

# Công văn hướng dẫn tiết kiệm chi thường xuyên
Phạm vi: Công văn hướng dẫn tiết kiệm thêm 10% chi thường xuyên, trừ lương, phụ cấp và chế độ cho con người.
Cách xác định: Ưu tiên cắt hội nghị, khánh tiết, công tác nước ngoài và mua sắm chưa cần thiết.
Quản lý nguồn tiết kiệm: Số tiết kiệm giữ tại ngân sách từng cấp để xây trường nội trú vùng biên.

# Thông tư quy định danh mục hàng hóa, dịch vụ kê khai giá
Phạm vi điều chỉnh: Thông tư này quy định danh mục hàng hóa, dịch vụ kê khai giá và cách thức kê khai.
Danh mục: • Xi măng, thép xây dựng • Sữa cho trẻ em dưới sáu tuổi • Thức ăn chăn nuôi • Vé máy bay hạng phổ thông • Dịch vụ lưu trú tại khu du lịch
Mặt hàng được bỏ: Giấy in, muối ăn và dịch vụ trông giữ xe tư nhân không còn phải kê khai.

# Quyết định ban hành quy chế cơ sở dữ liệu quốc gia về giá
Phạm vi: Quyết định này ban hành quy chế cập nhật, khai thác cơ sở dữ liệu quốc gia về giá.
Cập nhật: Sở Tài chính cập nhật giá thị trường 60 mặt hàng trước ngày 3 hằng tháng, kèm ảnh chụp bảng giá.
Khai thác: Người dùng tải dữ liệu miễn phí qua giao diện lập trình, tối đa một nghìn lượt gọi mỗi giờ.

# Nghị định xử phạt vi phạm hành chính trong lĩnh vực giá
Phạm vi điều chỉnh: Nghị định này quy định xử phạt vi phạm hành chính trong lĩnh vực giá: kê khai, niêm yết, thẩm định giá.
Không niêm yết giá: Phạt từ 500 nghìn đến 1 triệu đồng; tái phạm bị phạt gấp đôi.
Đầu cơ, găm hàng: Lợi dụng thiên tai, dịch bệnh để găm hàng, thổi giá bị phạt đến 100 triệu đồng và nộp lại số lợi bất chính.

# Quyết định ban hành kiến trúc số ngành Tài chính phiên bản 4.0
Phạm vi: Quyết định này ban hành kiến trúc số ngành Tài chính phiên bản 4.0, thay cho kiến trúc chính phủ điện tử.
Nguyên tắc: • Dữ liệu khai báo một lần • Dịch vụ nhỏ thay hệ thống lớn • Mã nguồn mở trước
Lộ trình: Năm 2027 chuyển 60% hệ thống lên nền tảng dùng chung; năm 2028 tắt máy chủ cũ.

# Quy chế bảo đảm an toàn thông tin mạng
Phạm vi: Quy chế bảo đảm an toàn thông tin mạng tại các đơn vị thuộc Bộ.
Mật khẩu và xác thực: Mật khẩu ít nhất mười hai ký tự; quản trị hệ thống dùng khóa bảo mật vật lý.
Sao lưu: Sao lưu theo quy tắc ba hai một; diễn tập khôi phục sáu tháng một lần.
Báo cáo sự cố: Sự cố mức nghiêm trọng báo cáo trong một giờ qua đường dây nóng.

# Thông báo tuyển chọn đề tài khoa học cấp Bộ năm 2027
Danh mục đặt hàng: Thông báo tuyển chọn đề tài khoa học cấp Bộ năm 2027. • Thuế tài sản và thị trường nhà ở • Tài chính cho nông nghiệp tuần hoàn • Tiền kỹ thuật số của ngân hàng trung ương
Tiêu chí: Tính mới 30 điểm, phương pháp 40 điểm, năng lực nhóm nghiên cứu 30 điểm.
Hạn nộp: Hồ sơ gồm thuyết minh và dự toán nộp trước 17 giờ ngày 15/01/2027.

# Thông báo lịch bảo vệ luận án tiến sĩ
Lịch bảo vệ: Thông báo lịch bảo vệ luận án tiến sĩ cấp Viện. • Nghiên cứu sinh Lê Văn Mẫu: cạnh tranh thuế giữa các địa phương • Nghiên cứu sinh Phạm Thị Mẫu: bảo hiểm chỉ số thời tiết cho cây lúa
Địa điểm: Hội trường tầng ba của Viện; có truyền hình trực tiếp.

# Thể lệ gửi bài tạp chí
Hình thức: Thể lệ gửi bài Tạp chí Nghiên cứu tài chính: bài viết 5.000 đến 7.000 từ, tóm tắt song ngữ 200 từ, năm từ khóa.
Trích dẫn: Trích dẫn theo chuẩn APA; bảng và hình đánh số liên tục.
Phản biện: Phản biện kín hai chiều, trả lời trong sáu tuần; bài đã đăng nơi khác không được nhận.

# Công bố thông tin kết quả hoán đổi trái phiếu kỳ hạn 7 năm
Kết quả: Công bố kết quả hoán đổi trái phiếu kỳ hạn 7 năm: đổi mã TD1627 lấy mã TD2333, khối lượng 3.200 tỷ đồng.
Lãi suất: Lãi suất danh nghĩa 2,9%/năm; giá hoán đổi 101.250 đồng.
Thanh toán: Ngày hoán đổi 20/11/2026, lưu ký trong ngày.

# Báo cáo quý III về tình hình phát hành trái phiếu
Tổng quan: Báo cáo quý III về tình hình phát hành trái phiếu theo loại hình tổ chức phát hành.
Cơ cấu: Tổ chức tín dụng chiếm 62%, bất động sản 14%, sản xuất và năng lượng 17%, khác 7%.
Mua lại trước hạn: Khối lượng mua lại trước hạn đạt 21 nghìn tỷ đồng, tăng 12% so với quý trước.

# Báo cáo quý I về giao dịch thứ cấp
Tổng quan: Báo cáo quý I về giao dịch thứ cấp trái phiếu Chính phủ: thanh khoản theo kỳ hạn và nhóm nhà đầu tư.
Giao dịch mua bán lại: Giao dịch repo chiếm 34% giá trị, kỳ hạn phổ biến mười bốn ngày.
Khối ngoại: Nhà đầu tư nước ngoài mua ròng 1.150 tỷ đồng, chủ yếu kỳ hạn mười năm.

# Hướng dẫn lập kế hoạch đầu tư công năm 2027
Căn cứ: Hướng dẫn lập kế hoạch đầu tư công năm 2027 của bộ, ngành và địa phương.
Thứ tự ưu tiên: • Trả nợ đọng xây dựng cơ bản • Hoàn ứng trước • Dự án chuyển tiếp • Dự án khởi công mới đủ thủ tục
Thời hạn gửi: Kế hoạch gửi trước ngày 31/7 trên hệ thống thông tin quốc gia về đầu tư công.

# Quyết định ban hành tiêu chí ưu tiên dự án liên kết vùng
Phạm vi: Quyết định này ban hành bảy tiêu chí ưu tiên dự án liên kết vùng và cách cho điểm.
Tiêu chí: • Số tỉnh hưởng lợi • Thời gian đi lại tiết kiệm • Khả năng thu hút vốn tư nhân • Giảm phát thải • Mức sẵn sàng mặt bằng
Cách cho điểm: Tổng 100 điểm; dự án từ 75 điểm được xếp nhóm một.

# Khung theo dõi, đánh giá kế hoạch năm năm 2026–2030
Mục đích: Khung theo dõi, đánh giá kế hoạch năm năm 2026–2030 với 45 chỉ tiêu.
Chỉ tiêu: • Năng suất lao động • Tỷ lệ đô thị hóa • Chi cho nghiên cứu và phát triển • Chỉ số phát triển con người
Kỳ báo cáo: Báo cáo năm gửi trước 31/3; đánh giá giữa kỳ vào năm 2028.
`;
