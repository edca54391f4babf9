export const articleLinkTexts = {
  vi: { "category-article-link.more": "Xem chi tiết" },
  en: { "category-article-link.more": "Read more" },
};
