export const infographicTexts = {
  vi: {
    "infographic.missing": "Đồ họa của bài này chưa xem được. Vui lòng quay lại sau.",
    "infographic.open": "Mở riêng hình để xem kích thước đầy đủ",
    "infographic.zoom": "Phóng to, thu nhỏ",
    "infographic.smaller": "Thu nhỏ",
    "infographic.larger": "Phóng to",
    "infographic.fullScreen": "Toàn màn hình",
    "infographic.frame": "Khung xem đồ họa, có thể cuộn",
    "infographic.alt": "Đồ họa: {{title}}",
    "infographic.words": "Nội dung đồ họa bằng chữ",
  },
  en: {
    "infographic.missing": "The infographic of this article cannot be shown at the moment. Please come back later.",
    "infographic.open": "Open the picture by itself at full size",
    "infographic.zoom": "Zoom",
    "infographic.smaller": "Zoom out",
    "infographic.larger": "Zoom in",
    "infographic.fullScreen": "Full screen",
    "infographic.frame": "The infographic, can be scrolled",
    "infographic.alt": "Infographic: {{title}}",
    "infographic.words": "The infographic in words",
  },
};
