export const searchTexts = {
  vi: {
    "search.hint": "Nhập từ khóa, chẳng hạn tên văn bản, chính sách hoặc sự kiện bạn quan tâm.",
    "search.nothing": "Không tìm thấy bài viết nào với từ khóa “{{terms}}”. Hãy thử từ khóa ngắn hơn hoặc gõ có dấu.",
    "search.unavailable": "Chưa tra cứu được từ khóa “{{terms}}” vì chức năng tìm kiếm chưa hoạt động.",
    "search.browse": "Xem các chuyên mục trong sơ đồ trang",
  },
  en: {
    "search.hint": "Enter search terms, such as the name of a document, a policy or an event.",
    "search.nothing": "No articles were found for “{{terms}}”. Try fewer or other words.",
    "search.unavailable": "“{{terms}}” could not be looked up because search is not in operation yet.",
    "search.browse": "Browse the categories in the sitemap",
  },
} as const;
