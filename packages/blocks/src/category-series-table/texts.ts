export const seriesTableTexts = {
  vi: {
    "category-series-table.series": "Chỉ tiêu",
    "category-series-table.change": "Thay đổi",
  },
  en: {
    "category-series-table.series": "Item",
    "category-series-table.change": "Change",
  },
};
