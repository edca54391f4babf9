import { bankOf } from "../compose/bank.ts";

export const researchVi = bankOf(`
# opening
Nghiên cứu chiến lược và chính sách tài chính cung cấp luận cứ cho quá trình xây dựng pháp luật và điều hành kinh tế vĩ mô.
Ngày {ngay}, nhóm nghiên cứu đã công bố kết quả bước đầu và tiếp nhận ý kiến phản biện của các nhà khoa học.
Bài viết phân tích bối cảnh, kinh nghiệm quốc tế và gợi mở một số hàm ý chính sách cho giai đoạn tới.
Các kịch bản tăng trưởng được nhóm tác giả xây dựng trên cơ sở mô hình kinh tế lượng và dữ liệu cập nhật đến tháng {thang}.
# figures
Mẫu khảo sát gồm {so:640-2400} doanh nghiệp tại {so:8-16} địa phương, sai số ước lượng {pct:1-3}.
Kịch bản cơ sở dự báo tăng trưởng {pct:6-8}, lạm phát {pct:3-4}; kịch bản thận trọng thấp hơn {pct:1-2}.
Mỗi điểm phần trăm tăng thêm của đầu tư công có thể đóng góp {pct:0-1} vào tăng trưởng sau bốn quý.
Tỷ lệ già hóa dân số tăng làm chi an sinh tăng thêm khoảng {pct:1-2} GDP đến năm 2040.
Chi cho khoa học và công nghệ chiếm {pct:1-3} tổng chi ngân sách, trong đó khu vực doanh nghiệp đóng góp ngày càng lớn.
Kết quả hồi quy cho thấy hệ số tác động có ý nghĩa thống kê ở mức 5%.
# measures
Nhóm nghiên cứu kiến nghị hoàn thiện khung chi tiêu trung hạn, gắn mục tiêu chính sách với nguồn lực.
Cần mở rộng cơ sở thuế, giảm dần các ưu đãi dàn trải và thay bằng hỗ trợ có điều kiện.
Thị trường các-bon nên được vận hành thí điểm theo lộ trình, có cơ chế đo đạc và kiểm chứng độc lập.
Dữ liệu vi mô phục vụ nghiên cứu cần được chia sẻ trong môi trường an toàn, đã ẩn danh.
Kinh nghiệm quốc tế cho thấy quy tắc tài khóa chỉ hiệu quả khi đi cùng cơ quan giám sát độc lập.
Đánh giá tác động chính sách phải được thực hiện từ sớm và cập nhật sau khi ban hành.
# results
Kết quả nghiên cứu đã được sử dụng trong {so:3-9} báo cáo trình cấp có thẩm quyền.
Phản biện cho rằng mô hình cần bổ sung biến số về thương mại và thời tiết cực đoan.
Số bài công bố trên tạp chí chuyên ngành tăng {pct:8-24} so với năm {namtruoc}.
Hội thảo ghi nhận {so:16-42} tham luận, trong đó nhiều ý kiến đề xuất thử nghiệm có kiểm soát.
# outlook
Giai đoạn tiếp theo sẽ tập trung vào tài chính xanh, kinh tế số và thích ứng với già hóa dân số.
Báo cáo hoàn chỉnh dự kiến công bố trong quý {quy} năm {namsau}.
# headings
Bối cảnh và phương pháp
Kết quả chính
Hàm ý chính sách
# subheadings
Dữ liệu sử dụng
Kinh nghiệm quốc tế
Hạn chế của nghiên cứu
# quotes
Một chính sách tốt bắt đầu từ câu hỏi đúng và dữ liệu đáng tin cậy. | Trưởng nhóm nghiên cứu
Chúng ta nên thử nghiệm ở quy mô nhỏ, đánh giá trung thực rồi mới nhân rộng. | Một chuyên gia phản biện
# lists
Nghiên cứu đề xuất ba nhóm giải pháp: | Hoàn thiện thể chế tài khóa trung hạn; Phát triển thị trường vốn dài hạn; Nâng cao hiệu quả chi tiêu công; Tăng cường giám sát độc lập
Các câu hỏi nghiên cứu gồm: | Chính sách tác động đến nhóm nào; Chi phí và lợi ích phân bổ ra sao; Điều kiện nào để nhân rộng
# tables
Kịch bản dự báo | Chỉ tiêu; Thận trọng; Cơ sở; Tích cực | Tăng trưởng GDP; Lạm phát bình quân; Bội chi ngân sách; Nợ công so với GDP | {pct:2-6}; {pct:3-8}; {pct:4-9}
# captions
Tọa đàm khoa học chuyên đề. Hình minh họa
Kết quả mô phỏng các kịch bản. Hình minh họa
`);
