/** Texts of the search box of the search and not-found pages. */
export const searchBoxTexts = {
  vi: {
    "search.form": "Tìm kiếm trên trang",
    "search.label": "Từ khóa",
    "search.submit": "Tìm kiếm",
  },
  en: {
    "search.form": "Search this site",
    "search.label": "Search terms",
    "search.submit": "Search",
  },
};
