export const articleReadingTexts = {
  vi: {
    "articleReading.size": "Cỡ chữ",
    "articleReading.normal": "Vừa",
    "articleReading.large": "Lớn",
    "articleReading.larger": "Rất lớn",
  },
  en: {
    "articleReading.size": "Text size",
    "articleReading.normal": "Medium",
    "articleReading.large": "Large",
    "articleReading.larger": "Very large",
  },
};
