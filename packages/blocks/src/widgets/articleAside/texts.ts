export const articleAsideTexts = {
  vi: {
    "articleAside.title": "Thông tin bài viết",
    "articleAside.published": "Ngày đăng",
    "articleAside.category": "Chuyên mục",
    "articleAside.author": "Tác giả",
    "articleAside.source": "Nguồn",
    "articleAside.translation": "Ngôn ngữ khác",
    "articleAside.otherLanguage": "English",
  },
  en: {
    "articleAside.title": "About this article",
    "articleAside.published": "Published",
    "articleAside.category": "Category",
    "articleAside.author": "Author",
    "articleAside.source": "Source",
    "articleAside.translation": "Other language",
    "articleAside.otherLanguage": "Tiếng Việt",
  },
};
