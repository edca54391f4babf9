/** Article text as the sanitiser leaves it. */
import { samplePicture } from "../samples/articles.ts";

export const richText = `
<p>Lũy kế mười tháng, tổng thu ngân sách nhà nước ước đạt <strong>1.874 nghìn tỷ đồng</strong>, bằng 92,4% dự toán và tăng 8,1% so với cùng kỳ năm trước. Kết quả này phản ánh đà phục hồi của sản xuất, kinh doanh và hiệu quả của các giải pháp chống thất thu.</p>
<h2>Thu nội địa giữ vai trò chủ đạo</h2>
<p>Thu nội địa chiếm khoảng 81% tổng thu. Nhiều địa phương đã hoàn thành dự toán sớm hơn kế hoạch; một số khoản thu vẫn cần theo dõi:</p>
<ul><li>thuế giá trị gia tăng từ hoạt động bán lẻ;</li><li>tiền sử dụng đất ở các đô thị lớn;</li><li>phí, lệ phí được gia hạn theo chính sách hỗ trợ.</li></ul>
<figure><img src="${samplePicture("tang-truong")}" alt="Biểu đồ minh họa đà tăng của nguồn thu" width="960" height="540"><figcaption>Nguồn thu tăng đều qua các quý. Ảnh minh họa.</figcaption></figure>
<h2>Số liệu chi tiết</h2>
<table><caption>Thu ngân sách theo khu vực (nghìn tỷ đồng)</caption><thead><tr><th scope="col">Khu vực</th><th scope="col">Dự toán năm</th><th scope="col">Mười tháng</th><th scope="col">So với dự toán</th><th scope="col">So với cùng kỳ</th></tr></thead>
<tbody><tr><th scope="row">Thu nội địa</th><td>1.640</td><td>1.518</td><td>92,6%</td><td>+8,9%</td></tr><tr><th scope="row">Thu từ dầu thô</th><td>46</td><td>49</td><td>106,5%</td><td>+3,2%</td></tr><tr><th scope="row">Thu cân đối từ xuất nhập khẩu</th><td>340</td><td>307</td><td>90,3%</td><td>+5,4%</td></tr></tbody></table>
<blockquote><p>“Chi đầu tư phát triển phải đi đôi với chất lượng công trình và công khai tiến độ”, báo cáo nêu rõ.</p></blockquote>
<h3>Việc cần làm trong hai tháng cuối năm</h3>
<ol><li>Đẩy nhanh giải ngân vốn đầu tư công;</li><li>rà soát, thu hồi nợ đọng thuế;</li><li>công khai số liệu theo quy định.</li></ol>
<p>Xem thêm tại <a href="/btc/cong-khai-ngan-sach">chuyên mục Công khai ngân sách</a>.</p>`;

export const longText = `<h2>${"Đề mục rất dài ".repeat(20)}</h2><p>${"Đoạn văn bản dài để thử cách dàn trang. ".repeat(400)}</p><p>${"khôngcódấucách".repeat(80)}</p><table><tbody><tr>${"<td>Ô số liệu 1.234.567</td>".repeat(20)}</tr></tbody></table><pre>${"x".repeat(400)}</pre>`;
