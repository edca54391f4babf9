/** Texts of questions, in the list and on their own pages. */
export const questionTexts = {
  vi: {
    "question.waiting": "Đang chờ trả lời",
    "question.answered": "Đã trả lời",
    "question.asked": "Ngày hỏi:",
    "question.field": "Lĩnh vực:",
  },
  en: {
    "question.waiting": "Awaiting an answer",
    "question.answered": "Answered",
    "question.asked": "Asked:",
    "question.field": "Field:",
  },
};
