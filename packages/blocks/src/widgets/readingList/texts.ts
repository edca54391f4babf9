export const readingListTexts = {
  vi: {
    "readingList.title": "Bài trong chuyên mục",
    "readingList.position": "Bài {{position}} trên {{total}}, mới nhất trước",
    "readingList.newer": "Bài trước (mới hơn)",
    "readingList.older": "Bài tiếp theo (cũ hơn)",
  },
  en: {
    "readingList.title": "Articles of the category",
    "readingList.position": "Article {{position}} of {{total}}, newest first",
    "readingList.newer": "Previous (newer)",
    "readingList.older": "Next (older)",
  },
};
