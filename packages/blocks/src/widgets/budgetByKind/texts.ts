export const budgetByKindTexts = {
  vi: {
    "budgetByKind.title": "Dự toán chi ngân sách năm {{year}} theo nội dung chi",
    "budgetByKind.years": "Năm ngân sách",
    "budgetByKind.kind": "Nội dung chi",
    "budgetByKind.share": "Tỷ trọng",
    "budgetByKind.change": "Tăng, giảm",
    "budgetByKind.total": "Tổng số",
    "budgetByKind.chart": "Biểu đồ cột: dự toán chi theo nội dung chi, năm {{year}} so với năm {{before}}; số liệu ở bảng bên cạnh",
    "budgetByKind.download": "Tải số liệu tất cả các năm",
  },
  en: {
    "budgetByKind.title": "Expenditure estimates for {{year}} by kind",
    "budgetByKind.years": "Budget year",
    "budgetByKind.kind": "Kind of expenditure",
    "budgetByKind.share": "Share",
    "budgetByKind.change": "Change",
    "budgetByKind.total": "Total",
    "budgetByKind.chart": "Bar chart: expenditure estimates by kind, {{year}} against {{before}}; the table beside it has the figures",
    "budgetByKind.download": "Download the figures of all years",
  },
};
