export const readingListTexts = {
  vi: {
    "readingList.title": "Bài trong chuyên mục",
    "readingList.position": "Bài {{position}} trên {{total}}, mới nhất trước",
    "readingList.positionMore": "Bài {{position}} trên hơn {{total}}, mới nhất trước",
    "readingList.oneOfMore": "Một trong hơn {{total}} bài, mới nhất trước",
    "readingList.newer": "Bài trước (mới hơn)",
    "readingList.older": "Bài tiếp theo (cũ hơn)",
  },
  en: {
    "readingList.title": "Articles of the category",
    "readingList.position": "Article {{position}} of {{total}}, newest first",
    "readingList.positionMore": "Article {{position}} of more than {{total}}, newest first",
    "readingList.oneOfMore": "One of more than {{total}} articles, newest first",
    "readingList.newer": "Previous (newer)",
    "readingList.older": "Next (older)",
  },
};
