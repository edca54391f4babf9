export const stockInformationTexts = {
  vi: {
    "stockInformation.title": "Thông tin chứng khoán",
    "stockInformation.up": "Tăng",
    "stockInformation.down": "Giảm",
    "stockInformation.still": "Không đổi",
    "stockInformation.table": "Bảng số liệu",
  },
  en: {
    "stockInformation.title": "Stock market",
    "stockInformation.up": "Up",
    "stockInformation.down": "Down",
    "stockInformation.still": "Unchanged",
    "stockInformation.table": "Table of figures",
  },
};
