import type { SitePage } from "../../site-seed.ts";

export const pages: readonly SitePage[] = [
  {
    slug: "gioi-thieu",
    title: "Giới thiệu Bộ Tài chính",
    counterpart: "about",
    html: `<p>Bộ Tài chính là cơ quan của Chính phủ, thực hiện chức năng quản lý nhà nước về tài chính – ngân sách, thuế, phí, lệ phí, hải quan, kho bạc, dự trữ nhà nước, giá, chứng khoán, bảo hiểm, đầu tư và các lĩnh vực khác theo quy định của pháp luật. Nội dung trang này là nội dung mẫu.</p>
<h2>Nhiệm vụ chủ yếu</h2><ul><li>Xây dựng chiến lược, quy hoạch, kế hoạch và chính sách tài chính, đầu tư;</li><li>Lập dự toán, tổ chức chấp hành và quyết toán ngân sách nhà nước;</li><li>Quản lý thuế, phí, lệ phí và thu khác của ngân sách;</li><li>Quản lý nợ công, ngân quỹ và tài sản công;</li><li>Quản lý, phát triển thị trường vốn và thị trường bảo hiểm;</li><li>Thống nhất quản lý giá và thẩm định giá.</li></ul>
<h2>Cơ cấu tổ chức</h2><p>Bộ gồm các vụ chức năng, các cục chuyên ngành, các đơn vị sự nghiệp và hệ thống tổ chức theo ngành dọc tại địa phương.</p>
<table><caption>Các khối đơn vị</caption><thead><tr><th scope="col">Khối</th><th scope="col">Nhiệm vụ chính</th><th scope="col">Trang thông tin</th></tr></thead><tbody><tr><th scope="row">Vụ chức năng</th><td>Tham mưu chính sách, tổng hợp ngân sách</td><td><a href="/vu-ngan-sach">Vụ Ngân sách nhà nước</a></td></tr><tr><th scope="row">Cục chuyên ngành</th><td>Quản lý giá, tài sản công, công nghệ thông tin</td><td><a href="/cuc-quan-ly-gia">Cục Quản lý giá</a></td></tr><tr><th scope="row">Đơn vị sự nghiệp</th><td>Nghiên cứu, đào tạo, truyền thông</td><td><a href="/vien-chien-luoc">Viện Chiến lược và Chính sách</a></td></tr></tbody></table>
<h2>Lịch sử phát triển</h2><p>Qua các thời kỳ, ngành Tài chính luôn giữ vai trò huyết mạch của nền kinh tế, bảo đảm nguồn lực cho xây dựng, bảo vệ đất nước và nâng cao đời sống của Nhân dân.</p>
<h3>Xem thêm</h3><p><a href="/btc/lanh-dao-bo">Lãnh đạo Bộ</a>, <a href="/btc/bo-truong-tien-nhiem">Bộ trưởng tiền nhiệm</a>, <a href="/btc/don-vi-thuoc-bo">đơn vị thuộc Bộ</a>.</p>`,
  },
  {
    slug: "thong-tin-lien-he",
    title: "Thông tin liên hệ",
    counterpart: "contacts-us",
    html: `<p>Người dân và doanh nghiệp có thể liên hệ với Bộ theo các hình thức sau. Địa chỉ và số điện thoại dưới đây là dữ liệu mẫu.</p>
<h2>Đến trụ sở Bộ</h2><p>Khách đến làm việc đăng ký tại quầy tiếp đón, cổng chính, và mang theo giấy tờ tùy thân. Lối vào, thang máy và phòng tiếp công dân ở tầng một dùng được bằng xe lăn.</p>
<h2>Đầu mối liên hệ</h2><table><caption>Điện thoại và thư điện tử</caption><thead><tr><th scope="col">Nội dung</th><th scope="col">Điện thoại</th><th scope="col">Thư điện tử</th></tr></thead><tbody><tr><th scope="row">Tổng đài hỗ trợ</th><td>024 0000 0000</td><td><a href="mailto:hotro@example.org">hotro@example.org</a></td></tr><tr><th scope="row">Tiếp nhận phản ánh, kiến nghị</th><td>024 0000 0001</td><td><a href="mailto:phananh@example.org">phananh@example.org</a></td></tr><tr><th scope="row">Liên hệ báo chí</th><td>024 0000 0002</td><td><a href="mailto:baochi@example.org">baochi@example.org</a></td></tr></tbody></table>
<h2>Gửi câu hỏi</h2><p>Câu hỏi về chính sách được tiếp nhận tại mục <a href="/btc/hoi-dap">Hỏi đáp</a> và trả lời công khai.</p>`,
  },
  {
    slug: "dieu-khoan-su-dung",
    title: "Điều khoản sử dụng",
    counterpart: "terms-of-use",
    html: `<p>Khi truy cập cổng thông tin, người dùng đồng ý với các điều khoản dưới đây.</p><h2>Sử dụng thông tin</h2><p>Thông tin trên cổng được sử dụng lại miễn phí với điều kiện trích dẫn nguồn và không làm sai lệch nội dung.</p><h2>Giới hạn trách nhiệm</h2><p>Văn bản đăng trên cổng có giá trị tham khảo; khi có khác biệt, bản chính thức được ban hành là căn cứ áp dụng.</p><h2>Dữ liệu cá nhân</h2><p>Cổng chỉ thu thập dữ liệu cần thiết để xử lý yêu cầu và không cung cấp cho bên thứ ba.</p><blockquote><p>Toàn bộ nội dung của phiên bản này là dữ liệu mẫu.</p></blockquote>`,
  },
  {
    slug: "tro-nang",
    title: "Tuyên bố về khả năng tiếp cận",
    counterpart: "accessibility",
    html: `<p>Cổng thông tin được xây dựng để mọi người, kể cả người khuyết tật và người cao tuổi, đều sử dụng được.</p><h2>Những gì chúng tôi đã làm</h2><ul><li>Mọi chức năng dùng được bằng bàn phím;</li><li>Có giao diện sáng, tối và tương phản cao;</li><li>Hình ảnh có nội dung thay thế, video có phụ đề và bản ghi lời;</li><li>Có thể phóng to chữ đến 200% mà không mất nội dung.</li></ul><h2>Phản hồi</h2><p>Nếu gặp khó khăn khi sử dụng, xin gửi thư tới <a href="mailto:hotro@example.org">hotro@example.org</a>; chúng tôi trả lời trong năm ngày làm việc.</p>`,
  },
  {
    slug: "huong-dan-khach-den-tru-so",
    title: "Hướng dẫn khách đến trụ sở Bộ",
    counterpart: "visiting-the-ministry",
    html: `<p>Trụ sở Bộ mở cửa đón người dân, doanh nghiệp và đoàn khách trong giờ hành chính. Nội dung là dữ liệu mẫu.</p>
<h2>Trước khi đến</h2><ul><li>Hẹn trước ít nhất ba ngày làm việc qua điện thoại hoặc thư điện tử của bộ phận lễ tân;</li><li>đoàn từ mười người trở lên gửi danh sách kèm mục đích làm việc;</li><li>khách nước ngoài có thể đề nghị bố trí phiên dịch.</li></ul>
<h2>Khi đến nơi</h2><p>Xuất trình giấy tờ tùy thân tại quầy tiếp đón ở cổng chính để nhận thẻ khách. Lối vào, thang máy và nhà vệ sinh đều có thể sử dụng bằng xe lăn.</p>
<h2>Không được mang theo</h2><p>Chất dễ cháy, vật sắc nhọn và thiết bị ghi hình chưa đăng ký. Hành lý lớn được gửi tại quầy.</p>`,
  },
  {
    slug: "visiting-the-ministry",
    title: "Visiting the Ministry",
    language: 2,
    counterpart: "huong-dan-khach-den-tru-so",
    html: `<p>The Ministry's building is open to citizens, businesses and delegations during office hours. This is sample content.</p>
<h2>Before you come</h2><ul><li>Please make an appointment by telephone or email at least three working days ahead;</li><li>groups of ten or more send a list of names and the purpose of the visit;</li><li>foreign visitors may ask for an interpreter.</li></ul>
<h2>When you arrive</h2><p>Show an identity document at the reception by the main gate to receive a visitor's pass. Entrance, lifts and toilets are accessible by wheelchair.</p>
<h2>What to leave at home</h2><p>Flammable substances, sharp objects and cameras that were not registered. Large luggage can be left at the reception.</p>`,
  },
];
