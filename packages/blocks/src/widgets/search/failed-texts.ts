/** Apart from other texts: the placeholder comes without the widget. */
export const searchFailedTexts = {
  vi: {
    "search.failed":
      "Chưa tìm kiếm được: máy chủ đang bận, hoặc việc tìm mất quá nhiều thời gian. Vui lòng thử lại, hoặc tìm bằng những từ cụ thể hơn.",
  },
  en: {
    "search.failed":
      "The search brought no answer: the server is busy, or the search took too long. Try again, or use more specific words.",
  },
};
