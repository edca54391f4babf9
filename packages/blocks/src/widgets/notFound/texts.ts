export const notFoundTexts = {
  vi: {
    "notFound.title": "Không tìm thấy trang",
    "notFound.hint":
      "Trang có thể đã được chuyển đi, đổi tên hoặc địa chỉ gõ chưa đúng. Hãy kiểm tra lại địa chỉ, tìm theo từ khóa hoặc đi tiếp từ các liên kết dưới đây.",
    "notFound.near": "Có thể bạn đang tìm",
    "notFound.home": "Trang chủ: {{name}}",
    "notFound.sitemap": "Sơ đồ trang",
    "notFound.contact": "Thông tin liên hệ",
  },
  en: {
    "notFound.title": "Page not found",
    "notFound.hint":
      "The page may have moved, been renamed, or the address may be mistyped. Check the address, search, or go on from the links below.",
    "notFound.near": "You may be looking for",
    "notFound.home": "Home: {{name}}",
    "notFound.sitemap": "Sitemap",
    "notFound.contact": "Contact us",
  },
};
