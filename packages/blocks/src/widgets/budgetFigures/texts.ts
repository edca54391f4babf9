export const budgetFiguresTexts = {
  vi: {
    "budgetFigures.title": "Dự toán thu, chi ngân sách nhà nước",
    "budgetFigures.table": "Số liệu của biểu đồ ({{unit}})",
    "budgetFigures.year": "Năm",
    "budgetFigures.at": "Thời điểm",
    "budgetFigures.download": "Tải toàn bộ số liệu",
  },
  en: {
    "budgetFigures.title": "State budget revenue and expenditure estimates",
    "budgetFigures.table": "Figures of the chart ({{unit}})",
    "budgetFigures.year": "Year",
    "budgetFigures.at": "As of",
    "budgetFigures.download": "Download all figures",
  },
};
