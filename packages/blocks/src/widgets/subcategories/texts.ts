export const subcategoriesTexts = {
  vi: { "subcategories.title": "Chuyên mục con" },
  en: { "subcategories.title": "Subcategories" },
};
