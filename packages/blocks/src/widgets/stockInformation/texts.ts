export const stockInformationTexts = {
  vi: {
    "stockInformation.title": "Thông tin chứng khoán",
    "stockInformation.up": "Tăng",
    "stockInformation.down": "Giảm",
    "stockInformation.still": "Không đổi",
    "stockInformation.table": "Bảng số liệu",
    "stockInformation.day": "Ngày",
    "stockInformation.value": "Giá trị",
    "stockInformation.download": "Tải số liệu (CSV)",
  },
  en: {
    "stockInformation.title": "Stock market",
    "stockInformation.up": "Up",
    "stockInformation.down": "Down",
    "stockInformation.still": "Unchanged",
    "stockInformation.table": "Table of figures",
    "stockInformation.day": "Date",
    "stockInformation.value": "Value",
    "stockInformation.download": "Download the figures (CSV)",
  },
} as const;
