export const peopleTexts = {
  vi: {
    "people.empty": "Danh sách đang được cập nhật.",
    "people.biography": "Tiểu sử tóm tắt",
    "people.since": "Từ",
    "people.until": "Đến",
  },
  en: {
    "people.empty": "The list is being updated.",
    "people.biography": "Short biography",
    "people.since": "Since",
    "people.until": "Until",
  },
} as const;
