import { bankOf } from "../compose/bank.ts";

/** Meetings, directions, working visits. */
export const leadershipVi = bankOf(`
# opening
Sáng ngày {ngay}, tại trụ sở Bộ, lãnh đạo Bộ đã chủ trì cuộc họp đánh giá tình hình thực hiện nhiệm vụ tháng {thang} và triển khai công tác thời gian tới.
Trong khuôn khổ chuyến công tác, đoàn đã làm việc với lãnh đạo {tinh} về tình hình kinh tế – xã hội và nhiệm vụ tài chính trên địa bàn.
Tham dự cuộc họp có lãnh đạo các đơn vị thuộc Bộ; cuộc họp được kết nối trực tuyến tới các điểm cầu địa phương.
Thực hiện kết luận của Chính phủ, Bộ Tài chính đã ban hành kế hoạch hành động với các mốc thời gian và đơn vị chịu trách nhiệm cụ thể.
# figures
Đến nay đã hoàn thành {so:84-142} trên {so:150-176} nhiệm vụ được giao, không có nhiệm vụ quá hạn.
Trong tháng {thang}, Bộ đã trình cấp có thẩm quyền {so:9-22} đề án, ban hành {so:6-15} thông tư theo thẩm quyền.
Có {so:42-118} kiến nghị của địa phương được tổng hợp, trong đó {pct:62-88} đã có văn bản trả lời.
Toàn ngành đã tinh giản {so:3-9} đầu mối cấp phòng và {so:120-460} vị trí việc làm so với năm {namtruoc}.
Tỷ lệ văn bản xử lý đúng hạn đạt {pct:96-99}, tăng {pct:1-4} so với cùng kỳ.
# measures
Lãnh đạo Bộ yêu cầu các đơn vị rà soát chương trình công tác, phân công rõ người, rõ việc, rõ thời gian và rõ kết quả.
Các đơn vị phải chủ động báo cáo vướng mắc vượt thẩm quyền, không chờ đến kỳ họp mới đề xuất.
Công tác xây dựng pháp luật cần đi trước một bước, lấy ý kiến đối tượng chịu tác động từ sớm.
Việc sắp xếp tổ chức bộ máy phải gắn với bố trí đúng người, bảo đảm chế độ và không gián đoạn phục vụ người dân.
Thông tin báo chí được cung cấp kịp thời, chính xác; người phát ngôn chủ động giải thích chính sách.
Các đoàn kiểm tra công vụ tiếp tục hoạt động đột xuất, công khai kết quả và xử lý nghiêm vi phạm.
# results
Báo cáo tại cuộc họp cho thấy kỷ luật, kỷ cương hành chính có chuyển biến rõ nét.
Nhiều vướng mắc kéo dài của địa phương đã được tháo gỡ ngay tại buổi làm việc.
Sự phối hợp giữa các đơn vị được nâng lên, thời gian trình duyệt giảm {pct:15-35}.
Ý kiến phát biểu thống nhất cao với phương án và đề nghị sớm ban hành hướng dẫn.
# outlook
Kết luận cuộc họp, lãnh đạo Bộ đề nghị các đơn vị hoàn thiện báo cáo, gửi Văn phòng Bộ trước ngày 25 hằng tháng.
Từ nay đến cuối năm {nam}, toàn ngành phấn đấu hoàn thành toàn diện các chỉ tiêu được giao.
# headings
Kết quả công tác
Yêu cầu đối với các đơn vị
Kết luận của lãnh đạo Bộ
# subheadings
Về công tác xây dựng pháp luật
Về tổ chức bộ máy
# quotes
Việc nào có lợi cho dân, cho doanh nghiệp thì làm ngay; việc nào khó thì cùng tháo gỡ, không đùn đẩy. | Lãnh đạo Bộ phát biểu tại cuộc họp
Địa phương mong muốn được phân cấp mạnh hơn, đi đôi với kiểm tra, giám sát. | Lãnh đạo một địa phương
# lists
Lãnh đạo Bộ giao nhiệm vụ cho các đơn vị: | Vụ chức năng hoàn thiện dự thảo trước cuối tháng; Thanh tra Bộ lập kế hoạch kiểm tra; Đơn vị công nghệ bảo đảm hạ tầng; Văn phòng Bộ đôn đốc, tổng hợp
# tables
Tiến độ thực hiện nhiệm vụ theo đơn vị | Khối đơn vị; Được giao; Hoàn thành; Đúng hạn | Khối quản lý nhà nước; Khối sự nghiệp; Khối địa phương | {so:40-160}; {=}; {pct:91-99}
# captions
Quang cảnh cuộc họp. Hình minh họa
Đoàn công tác khảo sát thực tế. Hình minh họa
`);
