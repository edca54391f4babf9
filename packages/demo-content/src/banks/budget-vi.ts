import { bankOf } from "../compose/bank.ts";

export const budgetVi = bankOf(`
# opening
Theo báo cáo tổng hợp từ các địa phương và hệ thống thông tin quản lý ngân sách, việc thực hiện dự toán ngân sách nhà nước năm {nam} tiếp tục bám sát nghị quyết của Quốc hội và chỉ đạo của Chính phủ.
Trong bối cảnh kinh tế thế giới còn nhiều yếu tố khó lường, chính sách tài khóa năm {nam} được điều hành theo hướng mở rộng hợp lý, có trọng tâm, trọng điểm.
Ngày {ngay}, cơ quan tài chính các cấp đã hoàn thành việc tổng hợp tình hình thực hiện nhiệm vụ tài chính – ngân sách tháng {thang}.
Công tác quản lý ngân sách nhà nước thời gian qua được triển khai đồng bộ từ khâu lập dự toán, chấp hành đến quyết toán, bảo đảm kỷ luật, kỷ cương tài chính.
# figures
Lũy kế thu ngân sách nhà nước đến hết tháng {thang} ước đạt {nghin:1300-1850} nghìn tỷ đồng, bằng {pct:72-96} dự toán và tăng {pct:6-17} so với cùng kỳ năm {namtruoc}.
Thu nội địa ước đạt {pct:74-95} dự toán, trong đó {so:9-12} trên 14 khoản thu đạt tiến độ khá.
Thu cân đối từ hoạt động xuất nhập khẩu ước đạt {pct:76-93} dự toán, chủ yếu nhờ kim ngạch hàng hóa có thuế phục hồi.
Chi ngân sách nhà nước lũy kế ước đạt {nghin:1200-1700} nghìn tỷ đồng, bằng {pct:58-82} dự toán, đáp ứng kịp thời các nhiệm vụ phát triển kinh tế – xã hội, quốc phòng, an ninh và an sinh xã hội.
Chi đầu tư phát triển ước đạt {pct:48-74} dự toán, cao hơn {pct:1-6} so với cùng kỳ; chi thường xuyên ước đạt {pct:68-84} dự toán.
Bội chi ngân sách được giữ trong phạm vi Quốc hội cho phép; dư nợ công ước khoảng {pct:34-37} GDP, thấp hơn nhiều so với ngưỡng cảnh báo.
Đến nay có {so:38-55} nhóm chỉ tiêu thu đạt và vượt tiến độ bình quân, {so:4-9} địa phương có số thu tăng trên {pct:15-22}.
Ngân sách trung ương đã bổ sung cho các địa phương khoảng {ty:1200-4800} để khắc phục hậu quả thiên tai và bảo đảm đời sống người dân.
# measures
Bộ Tài chính yêu cầu các đơn vị theo dõi sát biến động kinh tế, kịp thời tham mưu kịch bản điều hành thu, chi phù hợp với từng quý.
Các khoản chi chưa thật sự cần thiết, nhất là chi hội nghị, khánh tiết, đi công tác nước ngoài, được rà soát và cắt giảm triệt để.
Cơ quan tài chính phối hợp với cơ quan thuế, hải quan và Kho bạc Nhà nước đối chiếu số liệu hằng tuần, bảo đảm số thu được hạch toán đầy đủ, đúng kỳ.
Việc phân bổ dự toán được thực hiện trước ngày 31/12/{namtruoc}; các khoản chưa phân bổ phải thu hồi về ngân sách theo đúng quy định.
Các địa phương chủ động sử dụng dự phòng, dự trữ và nguồn lực tại chỗ trước khi đề nghị ngân sách trung ương hỗ trợ.
Công tác thanh tra, kiểm tra việc quản lý và sử dụng ngân sách được tăng cường, gắn với trách nhiệm của người đứng đầu.
Nguồn tăng thu, tiết kiệm chi được ưu tiên cho cải cách tiền lương, an sinh xã hội và các công trình hạ tầng trọng điểm.
Dự toán năm {namsau} được xây dựng trên cơ sở đánh giá thận trọng khả năng thu, tiết kiệm chi thường xuyên ngay từ đầu năm.
# results
Nhờ điều hành chủ động, cân đối ngân sách trung ương và ngân sách địa phương được bảo đảm trong mọi tình huống.
Mức độ công khai, minh bạch ngân sách được nâng lên rõ rệt; {so:30-34} địa phương đã công bố báo cáo ngân sách đúng hạn.
Kết quả thu ngân sách phản ánh đà phục hồi của sản xuất, kinh doanh và hiệu quả của các giải pháp chống thất thu.
Các nhiệm vụ chi cho con người, chi an sinh xã hội và chi quốc phòng, an ninh đều được bố trí đầy đủ, kịp thời.
Tỷ lệ huy động vào ngân sách nhà nước bình quân giai đoạn ước đạt khoảng {pct:16-19} GDP, phù hợp mục tiêu đã đề ra.
# outlook
Trong những tháng còn lại, ngành Tài chính phấn đấu vượt dự toán thu ở mức cao nhất, tạo nguồn lực cho các dự án quan trọng.
Dư địa tài khóa được củng cố là cơ sở để tiếp tục thực hiện các chính sách hỗ trợ doanh nghiệp và người dân trong năm {namsau}.
Việc lập kế hoạch tài chính – ngân sách ba năm sẽ gắn chặt hơn với kế hoạch đầu tư công trung hạn và mục tiêu phát triển bền vững.
# headings
Thu ngân sách giữ đà tăng
Chi ngân sách tiết kiệm, hiệu quả
Điều hành linh hoạt, bảo đảm cân đối
Siết chặt kỷ luật tài chính
# subheadings
Thu nội địa
Chi đầu tư phát triển
Ngân sách địa phương
Công khai ngân sách
# quotes
Mỗi đồng ngân sách phải được chi đúng mục tiêu, đúng tiến độ và để lại kết quả đo đếm được cho người dân. | Đại diện đơn vị tổng hợp ngân sách
Chúng tôi không đánh đổi kỷ luật tài khóa lấy con số tăng thu trước mắt. | Lãnh đạo cơ quan tài chính địa phương
Công khai sớm và dễ hiểu là cách tốt nhất để người dân cùng giám sát ngân sách. | Chuyên gia tài chính công
# lists
Trong thời gian tới, ngành Tài chính tập trung vào các nhóm nhiệm vụ sau: | Bám sát tiến độ thu theo từng sắc thuế, từng địa bàn; Rà soát, cắt giảm các khoản chi chưa cấp bách; Đẩy nhanh phân bổ và giải ngân vốn đầu tư công; Công khai số liệu ngân sách đúng hạn, dễ tra cứu; Chuẩn bị kế hoạch tài chính – ngân sách ba năm tiếp theo
Dự toán được xây dựng theo các nguyên tắc: | Tính đúng, tính đủ các khoản thu theo quy định; Chi trong khả năng nguồn thu, không để phát sinh nợ đọng; Ưu tiên chi đầu tư phát triển và an sinh xã hội; Gắn giao dự toán với kết quả đầu ra
# tables
Tình hình thực hiện thu ngân sách nhà nước (nghìn tỷ đồng) | Chỉ tiêu; Dự toán năm; Ước thực hiện; So với dự toán | Thu nội địa @1340-1660; Thu từ dầu thô @46-64; Thu cân đối xuất nhập khẩu @204-262; Thu viện trợ @5-9 | {nghin:40-1500}; {=}; {pct:74-97}
Cơ cấu chi ngân sách nhà nước (nghìn tỷ đồng) | Nội dung chi; Dự toán năm; Lũy kế thực hiện; So với cùng kỳ | Chi đầu tư phát triển @680-790; Chi thường xuyên @1180-1320; Chi trả nợ lãi @104-122; Dự phòng ngân sách @58-66 | {nghin:60-1200}; {~}; {pct:101-119}
# captions
Cơ cấu thu ngân sách theo khu vực kinh tế. Hình minh họa
Diễn biến thu, chi ngân sách qua các quý. Hình minh họa
`);
