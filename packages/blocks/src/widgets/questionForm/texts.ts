import type { TextsByLanguage } from "../../ui/use-texts.ts";

const vi = {
  "questionForm.intro":
    "Câu hỏi được kiểm duyệt trước khi đăng, rồi chuyển tới đơn vị phụ trách trả lời. Sau khi gửi, bạn nhận được mã tiếp nhận để theo dõi.",
  "questionForm.status": "Đã có mã tiếp nhận? Tra cứu tình trạng",
  "questionForm.closed": "Hiện chưa gửi được câu hỏi trực tuyến.",
  "questionForm.contact": "Xem các cách liên hệ khác",
  "questionForm.field": "Lĩnh vực",
  "questionForm.choose": "Chọn lĩnh vực",
  "questionForm.title": "Câu hỏi tóm tắt",
  "questionForm.titleHint": "Một câu ngắn, ví dụ: “Hoàn thuế giá trị gia tăng cần những giấy tờ gì?”",
  "questionForm.content": "Nội dung câu hỏi",
  "questionForm.contentHint": "Nội dung sẽ được đăng công khai: đừng ghi số định danh, số tài khoản hay chuyện riêng của ai.",
  "questionForm.fullName": "Họ và tên",
  "questionForm.email": "Thư điện tử",
  "questionForm.emailHint": "Nếu muốn nhận mã tiếp nhận và tin về câu trả lời qua thư.",
  "questionForm.phoneNumber": "Số điện thoại",
  "questionForm.privacy": "Họ tên và cách liên hệ không bao giờ được đăng.",
  "questionForm.consent": "Đồng ý xử lý thông tin",
  "questionForm.consentText": "Tôi đồng ý để cơ quan trả lời đọc câu hỏi và dùng thông tin liên hệ của tôi, chỉ để trả lời câu hỏi này.",
  "questionForm.submit": "Gửi câu hỏi",
};

export const questionFormTexts: TextsByLanguage<keyof typeof vi> = {
  vi,
  en: {
    "questionForm.intro":
      "Questions are moderated before they are published, and then passed on to the unit in charge. Once you have sent yours, you get a receipt number with which you can follow it.",
    "questionForm.status": "You have a receipt number? See where your question stands",
    "questionForm.closed": "Questions cannot be sent online at present.",
    "questionForm.contact": "See other ways to reach us",
    "questionForm.field": "Field",
    "questionForm.choose": "Choose a field",
    "questionForm.title": "Your question in one line",
    "questionForm.titleHint": "For example: “Which papers does a refund of value added tax need?”",
    "questionForm.content": "Your question",
    "questionForm.contentHint": "It will be published: give no identity or account numbers, and nothing private about anybody.",
    "questionForm.fullName": "Full name",
    "questionForm.email": "E-mail",
    "questionForm.emailHint": "If you would like the receipt number and news of the answer by mail.",
    "questionForm.phoneNumber": "Phone number",
    "questionForm.privacy": "Your name and contact details are never published.",
    "questionForm.consent": "Consent",
    "questionForm.consentText": "I agree that those who answer read my question and use my contact details, for nothing but answering it.",
    "questionForm.submit": "Send question",
  },
};
