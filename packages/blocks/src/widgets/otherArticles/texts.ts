export const otherArticlesTexts = {
  vi: { "otherArticles.title": "Tin cùng chuyên mục", "otherArticles.all": "Xem tất cả: {{name}}" },
  en: { "otherArticles.title": "More in this category", "otherArticles.all": "See all: {{name}}" },
};
