export const ratingsTexts = {
  vi: {
    "ratings.title": "Đánh giá của bạn đọc",
    "ratings.average": "{{average}} trên 5 sao",
    "ratings.count": "{{number}} lượt đánh giá",
  },
  en: {
    "ratings.title": "Readers' rating",
    "ratings.average": "{{average}} out of 5 stars",
    "ratings.count_one": "{{number}} rating",
    "ratings.count_other": "{{number}} ratings",
  },
} as const;
