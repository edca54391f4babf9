export const seriesTableTexts = {
  vi: {
    "category-series-table.series": "Chỉ tiêu",
    "category-series-table.value": "Giá trị",
    "category-series-table.change": "Thay đổi",
    "category-series-table.day": "Ngày",
    "category-series-table.history": "Bảng số liệu của biểu đồ",
    "category-series-table.download": "Tải số liệu (CSV)",
  },
  en: {
    "category-series-table.series": "Item",
    "category-series-table.value": "Value",
    "category-series-table.change": "Change",
    "category-series-table.day": "Date",
    "category-series-table.history": "Figures of the chart",
    "category-series-table.download": "Download the figures (CSV)",
  },
};
