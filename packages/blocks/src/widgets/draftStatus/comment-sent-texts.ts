export const commentSentTexts = {
  vi: {
    "commentSent.sent": "Cơ quan soạn thảo đã nhận ý kiến góp ý của bạn. Xin cảm ơn.",
    "commentSent.receipt": "Mã tiếp nhận: {{receipt}}.",
  },
  en: {
    "commentSent.sent": "The drafting unit has received your comments. Thank you.",
    "commentSent.receipt": "Receipt number: {{receipt}}.",
  },
};
