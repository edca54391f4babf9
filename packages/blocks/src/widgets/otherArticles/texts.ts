export const otherArticlesTexts = {
  vi: {
    "otherArticles.related": "Tin liên quan",
    "otherArticles.title": "Tin cùng chuyên mục",
    "otherArticles.all": "Xem tất cả: {{name}}",
  },
  en: {
    "otherArticles.related": "Related",
    "otherArticles.title": "More in this category",
    "otherArticles.all": "See all: {{name}}",
  },
};
