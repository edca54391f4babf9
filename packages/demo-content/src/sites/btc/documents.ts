import { documents, files, links } from "../../compose/stories.ts";

/** Documents, drafts for comment, guidance. Numbers carry "M" (mẫu): they are no numbers of real documents. */
export const papers = [
  ...documents(
    "van-ban-phap-luat",
    "budget",
    `
2026-11-16 | Thông tư hướng dẫn tổ chức thực hiện dự toán ngân sách nhà nước năm 2027 | Quy định về phân bổ, giao dự toán và chế độ báo cáo. | 118/2026/TT-BTC-M; Bộ Tài chính
2026-10-30 | Nghị định quy định chi tiết một số điều của Luật Ngân sách nhà nước | Làm rõ phân cấp nguồn thu, nhiệm vụ chi và quản lý ngân sách cấp xã. | 301/2026/NĐ-CP-M; Chính phủ
2026-09-16 | Quyết định ban hành quy chế quản lý tài sản công tại các đơn vị thuộc Bộ | Quy chế áp dụng cho trụ sở, xe ô tô và thiết bị làm việc. | 2184/QĐ-BTC-M; Bộ Tài chính
2026-06-19 | Thông tư quy định chế độ báo cáo tài chính nhà nước | Thời hạn và biểu mẫu báo cáo của các đơn vị. | 64/2026/TT-BTC-M; Bộ Tài chính
2025-12-26 | Nghị quyết về phân bổ ngân sách trung ương năm 2026 | Phụ lục phân bổ theo bộ, ngành và địa phương. | 245/2025/QH15-M; Quốc hội
`,
  ),
  ...documents(
    "van-ban-phap-luat",
    "tax",
    `
2026-11-05 | Thông tư hướng dẫn kê khai, nộp thuế đối với hộ kinh doanh | Mẫu biểu và cách tính thuế theo doanh thu thực tế. | 112/2026/TT-BTC-M; Bộ Tài chính
2026-10-02 | Nghị định về hóa đơn, chứng từ điện tử | Thời điểm lập hóa đơn, xử lý sai sót và lưu trữ. | 276/2026/NĐ-CP-M; Chính phủ
2026-07-08 | Thông tư quy định mức thu, chế độ thu phí thẩm định trong lĩnh vực tài chính | Mức thu khi nộp hồ sơ trực tuyến bằng một nửa mức thu trực tiếp. | 71/2026/TT-BTC-M; Bộ Tài chính
2025-11-28 | Nghị định quy định chi tiết Luật Thuế giá trị gia tăng | Điều kiện khấu trừ, hoàn thuế và danh mục hàng hóa. | 318/2025/NĐ-CP-M; Chính phủ
`,
  ),
  ...documents(
    "van-ban-phap-luat",
    "customs",
    `
2026-08-25 | Thông tư về thủ tục hải quan đối với hàng hóa thương mại điện tử | Tờ khai rút gọn, kiểm tra theo rủi ro và thời hạn giải quyết. | 89/2026/TT-BTC-M; Bộ Tài chính
2026-04-20 | Quyết định công bố danh mục thủ tục hành chính lĩnh vực hải quan | Danh mục thủ tục sửa đổi và bãi bỏ. | 903/QĐ-BTC-M; Bộ Tài chính
2025-08-05 | Thông tư quy định kiểm tra, xác định xuất xứ hàng hóa | Cách nộp chứng từ chứng nhận xuất xứ điện tử. | 61/2025/TT-BTC-M; Bộ Tài chính
`,
  ),
  ...files(
    "huong-dan-bieu-mau",
    "digital",
    `
2026-10-14 | Mẫu phiếu góp ý dự thảo văn bản quy phạm pháp luật | Dùng cho tổ chức, cá nhân gửi ý kiến qua cổng thông tin hoặc thư điện tử. | mau-gop-y-du-thao.docx
2026-07-31 | Biểu mẫu công khai ngân sách dành cho đơn vị dự toán | Bảng tính có sẵn công thức, áp dụng từ kỳ báo cáo quý III năm 2026. | bieu-mau-cong-khai.xlsx
2026-03-02 | Sổ tay hướng dẫn lập hồ sơ thanh toán qua kho bạc | Các bước thực hiện và lỗi thường gặp. | so-tay-thanh-toan.pdf
2025-04-03 | Mẫu đề nghị cung cấp thông tin theo Luật Tiếp cận thông tin | Có thể điền trực tiếp hoặc in ra giấy. | mau-de-nghi-cung-cap-thong-tin.docx
`,
  ),
  ...documents(
    "du-thao-van-ban",
    "tax",
    `
2026-11-13 | Dự thảo Thông tư sửa đổi quy định về hoàn thuế giá trị gia tăng | Lấy ý kiến về phân loại hồ sơ tự động và thời hạn giải quyết. | Dự thảo lần 2; Bộ Tài chính
2026-09-30 | Dự thảo Luật Thuế thu nhập cá nhân (thay thế) | Đề xuất rút gọn biểu thuế và bổ sung khoản giảm trừ. | Dự thảo lần 3; Bộ Tài chính
2026-05-18 | Dự thảo Nghị định về quản lý thuế đối với thương mại điện tử | Trách nhiệm của sàn giao dịch và nhà cung cấp nước ngoài. | Dự thảo lần 1; Bộ Tài chính
`,
  ),
  ...documents(
    "du-thao-van-ban",
    "assets",
    `
2026-11-06 | Dự thảo Nghị định về khai thác tài sản kết cấu hạ tầng | Lấy ý kiến về phương thức cho thuê và chuyển nhượng có thời hạn. | Dự thảo lần 1; Bộ Tài chính
2026-08-28 | Dự thảo Thông tư về khoán kinh phí sử dụng xe ô tô | Mức khoán theo khu vực và cách tính chi phí thực tế. | Dự thảo lần 2; Bộ Tài chính
2025-10-07 | Dự thảo Nghị định về dự trữ quốc gia | Danh mục mặt hàng chiến lược và cơ chế luân phiên đổi hàng. | Dự thảo lần 1; Bộ Tài chính
`,
  ),
  ...documents(
    "du-thao-van-ban",
    "market",
    `
2026-10-23 | Dự thảo Nghị định về chào bán trái phiếu doanh nghiệp | Công bố để nghiên cứu trước; nhận ý kiến góp ý từ tháng 3 năm 2027. | Dự thảo lần 2; Bộ Tài chính; 2027-03-01
2026-06-29 | Dự thảo Thông tư hướng dẫn giao dịch ký quỹ | Tỷ lệ ký quỹ và trách nhiệm quản trị rủi ro của công ty chứng khoán. | Dự thảo lần 1; Bộ Tài chính
2025-07-03 | Dự thảo Luật Kinh doanh bảo hiểm sửa đổi một số điều | Bổ sung quy định bảo vệ người mua bảo hiểm. | Dự thảo lần 1; Bộ Tài chính
`,
  ),
  ...links(
    "lien-ket-van-ban",
    "digital",
    `
2026-09-09 | Cơ sở dữ liệu quốc gia về văn bản pháp luật | Tra cứu toàn văn, lược đồ và hiệu lực của văn bản. | https://example.org/co-so-du-lieu-van-ban
2026-04-07 | Hệ thống lấy ý kiến dự thảo của Quốc hội | Xem dự thảo luật và gửi ý kiến trực tiếp. | https://example.org/lay-y-kien-du-thao
2025-05-27 | Công báo điện tử | Bản chính thức của văn bản quy phạm pháp luật. | https://example.org/cong-bao
`,
  ),
];
