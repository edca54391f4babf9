import { bankOf } from "../compose/bank.ts";

export const unionVi = bankOf(`
# opening
Hoạt động công đoàn tiếp tục hướng về cơ sở, chăm lo đời sống vật chất và tinh thần của đoàn viên, người lao động ngành Tài chính.
Ngày {ngay}, chương trình đã diễn ra trong không khí đoàn kết, phấn khởi với sự tham gia của đông đảo đoàn viên.
Phát huy truyền thống tương thân tương ái, các cấp công đoàn đã tổ chức nhiều hoạt động an sinh thiết thực.
# figures
Chương trình thu hút {so:320-1800} đoàn viên đến từ {so:24-60} công đoàn cơ sở.
Tổng kinh phí hỗ trợ đoàn viên khó khăn trong năm đạt {ty:4-18}.
Đã có {so:460-2200} suất quà và {so:60-240} sổ tiết kiệm được trao cho gia đình chính sách.
Ban tổ chức nhận được {so:140-620} sáng kiến, chọn {so:18-46} sáng kiến để biểu dương.
Phong trào hiến máu nhân đạo tiếp nhận {so:280-940} đơn vị máu.
# measures
Công đoàn cơ sở phối hợp với chuyên môn tổ chức hội nghị cán bộ, công chức, thực hiện quy chế dân chủ ở cơ sở.
Các lớp tập huấn kỹ năng cho cán bộ công đoàn được tổ chức theo cụm, ưu tiên đơn vị vùng sâu, vùng xa.
Đoàn viên được tư vấn pháp luật, khám sức khỏe định kỳ và hỗ trợ vay vốn ưu đãi.
Phong trào thi đua gắn với nhiệm vụ chuyên môn, lấy kết quả công việc làm thước đo.
Thiết chế văn hóa, thể thao được mở cửa ngoài giờ để đoàn viên rèn luyện sức khỏe.
Quỹ mái ấm công đoàn tiếp tục vận động, hỗ trợ sửa chữa nhà ở tại {tinh}.
# results
Nhiều tấm gương lao động sáng tạo đã được biểu dương và nhân rộng.
Tinh thần đoàn kết giữa các đơn vị được củng cố qua những hoạt động giao lưu.
Tỷ lệ đoàn viên hài lòng với hoạt động công đoàn đạt {pct:92-98}.
Hoạt động đã góp phần lan tỏa hình ảnh người cán bộ tài chính tận tụy, gần dân.
# outlook
Thời gian tới, công đoàn tập trung chăm lo Tết, đại hội công đoàn cơ sở và chuyển đổi số trong quản lý đoàn viên.
Các cấp công đoàn tiếp tục đổi mới phương thức hoạt động, hướng tới năm {namsau} với nhiều chương trình thiết thực.
# headings
Hoạt động ý nghĩa
Chăm lo đoàn viên
Lan tỏa phong trào thi đua
# subheadings
Hỗ trợ đoàn viên khó khăn
Văn hóa, thể thao
# quotes
Món quà không lớn nhưng là tấm lòng của cả tập thể, giúp gia đình tôi có thêm niềm tin. | Một đoàn viên được hỗ trợ
Công đoàn phải là nơi người lao động tìm đến đầu tiên khi gặp khó khăn. | Đại diện ban chấp hành công đoàn
# lists
Chương trình gồm các hoạt động: | Lễ phát động và đồng diễn thể thao; Trao quà cho đoàn viên khó khăn; Giao lưu văn nghệ giữa các đơn vị; Trồng cây lưu niệm
Đoàn viên được hưởng các quyền lợi: | Tư vấn pháp luật miễn phí; Hỗ trợ khi ốm đau, thai sản; Tham gia các câu lạc bộ; Vay vốn từ quỹ tương trợ
# tables
Kết quả chăm lo đoàn viên | Nội dung; Số người; Kinh phí (triệu đồng); So với năm trước | Thăm hỏi ốm đau; Hỗ trợ nhà ở; Quà Tết; Học bổng con đoàn viên | {so:40-2400}; {so:60-3200}; {pct:96-128}
# captions
Đoàn viên tham gia hội thao. Hình minh họa
Trao quà cho đoàn viên khó khăn. Hình minh họa
`);
