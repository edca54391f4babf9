export const searchFieldTexts = {
  vi: {
    "searchField.suggestions": "Gợi ý từ khóa",
    "searchField.count_one": "Có {{count}} gợi ý. Dùng phím mũi tên để chọn.",
    "searchField.count_other": "Có {{count}} gợi ý. Dùng phím mũi tên để chọn.",
    "searchField.none": "Không có gợi ý.",
  },
  en: {
    "searchField.suggestions": "Suggestions",
    "searchField.count_one": "{{count}} suggestion. Use the arrow keys to choose.",
    "searchField.count_other": "{{count}} suggestions. Use the arrow keys to choose.",
    "searchField.none": "No suggestions.",
  },
};
