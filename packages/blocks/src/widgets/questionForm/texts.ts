import type { OwnTexts } from "../../ui/own-texts.ts";

const vi = {
  intro:
    "Câu hỏi được kiểm duyệt trước khi đăng, rồi chuyển tới đơn vị phụ trách trả lời. Sau khi gửi, bạn nhận được mã tiếp nhận để theo dõi.",
  status: "Đã có mã tiếp nhận? Tra cứu tình trạng",
  closed: "Hiện chưa gửi được câu hỏi trực tuyến.",
  contact: "Xem các cách liên hệ khác",
  field: "Lĩnh vực",
  choose: "Chọn lĩnh vực",
  title: "Câu hỏi tóm tắt",
  titleHint: "Một câu ngắn, ví dụ: “Hoàn thuế giá trị gia tăng cần những giấy tờ gì?”",
  content: "Nội dung câu hỏi",
  contentHint: "Nội dung sẽ được đăng công khai: đừng ghi số định danh, số tài khoản hay chuyện riêng của ai.",
  fullName: "Họ và tên",
  email: "Thư điện tử",
  emailHint: "Nếu muốn nhận mã tiếp nhận và tin về câu trả lời qua thư.",
  phoneNumber: "Số điện thoại",
  privacy: "Họ tên và cách liên hệ không bao giờ được đăng.",
  consent: "Đồng ý xử lý thông tin",
  consentText: "Tôi đồng ý để cơ quan trả lời đọc câu hỏi và dùng thông tin liên hệ của tôi, chỉ để trả lời câu hỏi này.",
  submit: "Gửi câu hỏi",
};

export const questionFormTexts: OwnTexts<keyof typeof vi> = {
  vi,
  en: {
    intro:
      "Questions are moderated before they are published, and then passed on to the unit in charge. Once you have sent yours, you get a receipt number with which you can follow it.",
    status: "You have a receipt number? See where your question stands",
    closed: "Questions cannot be sent online at present.",
    contact: "See other ways to reach us",
    field: "Field",
    choose: "Choose a field",
    title: "Your question in one line",
    titleHint: "For example: “Which papers does a refund of value added tax need?”",
    content: "Your question",
    contentHint: "It will be published: give no identity or account numbers, and nothing private about anybody.",
    fullName: "Full name",
    email: "E-mail",
    emailHint: "If you would like the receipt number and news of the answer by mail.",
    phoneNumber: "Phone number",
    privacy: "Your name and contact details are never published.",
    consent: "Consent",
    consentText: "I agree that those who answer read my question and use my contact details, for nothing but answering it.",
    submit: "Send question",
  },
};
