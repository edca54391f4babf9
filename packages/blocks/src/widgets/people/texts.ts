export const peopleTexts = {
  vi: {
    "people.empty": "Danh sách đang được cập nhật.",
    "people.duties": "Phụ trách:",
    "people.biography": "Tiểu sử tóm tắt",
    "people.since": "Từ",
    "people.until": "Đến",
  },
  en: {
    "people.empty": "The list is being updated.",
    "people.duties": "Duties:",
    "people.biography": "Short biography",
    "people.since": "Since",
    "people.until": "Until",
  },
};
