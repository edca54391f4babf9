import type { TextsByLanguage } from "../../ui/use-texts.ts";

const vi = {
  "fileViewer.title": "Nội dung tệp",
  "fileViewer.download": "Tải tệp gốc: {{name}} ({{facts}})",
  "fileViewer.pictures": "{{count}} hình ảnh của văn bản không hiển thị ở đây; vui lòng xem trong tệp gốc.",
  "fileViewer.sheets": "Các trang tính",
  "fileViewer.sheet": "Trang tính {{number}}",
  "fileViewer.table": "Bảng dữ liệu: {{name}}",
  "fileViewer.emptySheet": "Trang tính này không có dữ liệu.",
  "fileViewer.omittedSheets": "{{count}} trang tính còn lại có trong tệp gốc.",
  "fileViewer.cutRows": "Hiển thị {{shown}} trong tổng số {{total}} dòng; tải tệp gốc để xem đầy đủ.",
  "fileViewer.cutColumns": "Hiển thị {{shown}} trong tổng số {{total}} cột; tải tệp gốc để xem đầy đủ.",
  "fileViewer.preparing": "Tệp đang được chuẩn bị để xem trên trang, thường mất vài giây.",
  "fileViewer.reload": "Tải lại trang",
  "fileViewer.openPdf": "Mở tệp PDF trong thẻ mới",
  "fileViewer.onPaper": "Nội dung tệp PDF không được in kèm trang này; để in, vui lòng mở tệp gốc theo địa chỉ trên.",
  "fileViewer.pdfFailed": "Chưa hiển thị được tệp PDF ngay trên trang. Vui lòng mở tệp trong thẻ mới hoặc tải về.",
  "fileViewer.pdf": "Các trang của tệp PDF",
  "fileViewer.tools": "Điều khiển xem tệp PDF",
  "fileViewer.page": "Trang {{number}}",
  "fileViewer.position": "Trang {{number}} / {{total}}",
  "fileViewer.previous": "Trang trước",
  "fileViewer.next": "Trang sau",
  "fileViewer.zoomOut": "Thu nhỏ",
  "fileViewer.zoomIn": "Phóng to",
  "fileViewer.refused.empty": "Tệp này không có nội dung.",
  "fileViewer.refused.too-large": "Tệp quá lớn để xem ngay trên trang. Vui lòng tải tệp gốc để xem.",
  "fileViewer.refused.bomb":
    "Tệp này khi mở ra sẽ lớn một cách bất thường nên không hiển thị trên trang để bảo đảm an toàn. Chỉ mở tệp gốc nếu bạn tin cậy nguồn của tệp.",
  "fileViewer.refused.too-complex": "Tệp quá phức tạp để xem ngay trên trang. Vui lòng tải tệp gốc để xem.",
  "fileViewer.refused.broken": "Tệp bị hỏng hoặc chưa được tải lên đầy đủ nên không hiển thị được. Tệp gốc vẫn có thể tải về.",
  "fileViewer.refused.no-table":
    "Tệp không có bảng dữ liệu nào để hiển thị, chỉ có biểu đồ hoặc không có trang tính. Vui lòng tải tệp gốc để xem.",
  "fileViewer.refused.failed": "Hiện chưa hiển thị được tệp này. Vui lòng tải tệp gốc để xem, hoặc thử lại sau ít phút.",
  "fileViewer.refused.encrypted":
    "Tệp được bảo vệ bằng mật khẩu nên không hiển thị được trên trang. Vui lòng tải tệp gốc và mở bằng mật khẩu.",
  "fileViewer.refused.macros":
    "Tệp có chứa macro (đoạn chương trình) nên không hiển thị trên trang để bảo đảm an toàn. Chỉ bật macro trong tệp gốc nếu bạn tin cậy nguồn của tệp.",
  "fileViewer.refused.old-format":
    "Tệp thuộc định dạng Word hoặc Excel cũ (trước năm 2007) nên không hiển thị được trên trang. Vui lòng tải tệp gốc để xem.",
  "fileViewer.refused.other-type": "Nội dung của tệp không đúng với phần mở rộng của tên tệp nên không hiển thị trên trang. {{found}}",
  "fileViewer.refused.unknown": "Loại tệp này không xem được ngay trên trang. Vui lòng tải tệp gốc để xem.",
  "fileViewer.found": "Nội dung thực tế: {{kind}}.",
};

const en: typeof vi = {
  "fileViewer.title": "Contents of the file",
  "fileViewer.download": "Download the original: {{name}} ({{facts}})",
  "fileViewer.pictures": "Pictures not shown here: {{count}}; please see the original.",
  "fileViewer.sheets": "Sheets",
  "fileViewer.sheet": "Sheet {{number}}",
  "fileViewer.table": "Table: {{name}}",
  "fileViewer.emptySheet": "This sheet is empty.",
  "fileViewer.omittedSheets": "Further sheets in the original: {{count}}.",
  "fileViewer.cutRows": "{{shown}} of {{total}} rows are shown; download the original for all of them.",
  "fileViewer.cutColumns": "{{shown}} of {{total}} columns are shown; download the original for all of them.",
  "fileViewer.preparing": "The file is being prepared for reading on this page, which usually takes a few seconds.",
  "fileViewer.reload": "Reload the page",
  "fileViewer.openPdf": "Open the PDF in a new tab",
  "fileViewer.onPaper": "The PDF is not printed with this page; to print it, open the original at the address above.",
  "fileViewer.pdfFailed": "The PDF could not be shown on this page. Please open it in a new tab or download it.",
  "fileViewer.pdf": "Pages of the PDF",
  "fileViewer.tools": "PDF controls",
  "fileViewer.page": "Page {{number}}",
  "fileViewer.position": "Page {{number}} / {{total}}",
  "fileViewer.previous": "Previous page",
  "fileViewer.next": "Next page",
  "fileViewer.zoomOut": "Zoom out",
  "fileViewer.zoomIn": "Zoom in",
  "fileViewer.refused.empty": "This file is empty.",
  "fileViewer.refused.too-large": "The file is too large to be shown on this page. Please download the original.",
  "fileViewer.refused.bomb":
    "This file would grow abnormally large when opened, so it is not shown here, for safety. Open the original only if you trust its source.",
  "fileViewer.refused.too-complex": "The file is too complex to be shown on this page. Please download the original.",
  "fileViewer.refused.broken":
    "The file is damaged or was not uploaded completely, so it cannot be shown. The original can still be downloaded.",
  "fileViewer.refused.no-table": "The file has no table to show, only charts or no sheets at all. Please download the original.",
  "fileViewer.refused.failed": "The file cannot be shown at the moment. Please download the original, or try again in some minutes.",
  "fileViewer.refused.encrypted":
    "The file is protected by a password, so it cannot be shown here. Please download it and open it with its password.",
  "fileViewer.refused.macros":
    "The file contains macros (programs), so it is not shown here, for safety. Enable macros in the original only if you trust its source.",
  "fileViewer.refused.old-format":
    "The file is in an old Word or Excel format (before 2007), so it cannot be shown here. Please download the original.",
  "fileViewer.refused.other-type": "The contents of the file do not match the ending of its name, so it is not shown here. {{found}}",
  "fileViewer.refused.unknown": "This kind of file cannot be shown on the page. Please download the original.",
  "fileViewer.found": "It actually is: {{kind}}.",
};

export const fileViewerTexts: TextsByLanguage<keyof typeof vi> = { vi, en };
