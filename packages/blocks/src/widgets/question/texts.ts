export const questionPageTexts = {
  vi: {
    "question.question": "Câu hỏi",
    "question.answer": "Trả lời",
    "question.unit": "Đơn vị trả lời:",
    "question.answeredAt": "Ngày trả lời:",
    "question.noAnswer": "Câu hỏi đã được chuyển đến đơn vị phụ trách và đang chờ trả lời.",
    "question.related": "Câu hỏi cùng lĩnh vực",
    "question.all": "Tất cả câu hỏi",
  },
  en: {
    "question.question": "Question",
    "question.answer": "Answer",
    "question.unit": "Answered by:",
    "question.answeredAt": "Answered on:",
    "question.noAnswer": "The question is with the unit in charge and awaits its answer.",
    "question.related": "Questions of the same field",
    "question.all": "All questions",
  },
};
