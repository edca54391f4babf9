/** Texts of the shared parts. */
export const uiTexts = {
  vi: {
    "ui.seeAll": "Xem tất cả",
    "ui.failed": "Chưa tải được nội dung: {{label}}.",
    "ui.failedPart": "Chưa tải được nội dung của phần này.",
    "ui.retry": "Thử lại",
    "ui.untitled": "(Không có tiêu đề)",
    "ui.media.photos": "Ảnh",
    "ui.media.video": "Video",
    "ui.media.link": "Liên kết",
    "ui.media.file": "Tệp tải về",
    "ui.media.document": "Văn bản",
    "ui.chart.label": "Biểu đồ {{series}}, từ {{from}} đến {{to}}. Số liệu có trong bảng kèm theo.",
  },
  en: {
    "ui.seeAll": "See all",
    "ui.failed": "This content could not be loaded: {{label}}.",
    "ui.failedPart": "This part of the page could not be loaded.",
    "ui.retry": "Try again",
    "ui.untitled": "(Untitled)",
    "ui.media.photos": "Photos",
    "ui.media.video": "Video",
    "ui.media.link": "Link",
    "ui.media.file": "Download",
    "ui.media.document": "Document",
    "ui.chart.label": "Chart of {{series}}, {{from}} to {{to}}. The figures are in the table beside it.",
  },
};
