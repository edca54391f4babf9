import type { OwnTexts } from "../../ui/own-texts.ts";

const vi = {
  heading: "Gửi ý kiến góp ý",
  intro: "Ý kiến được gửi thẳng tới cơ quan soạn thảo. Họ tên và cách liên hệ không được đăng.",
  otherWay: "Nếu không đọc được hình dưới đây, xin gửi ý kiến, ghi rõ tên dự thảo, tới:",
  contact: "địa chỉ ở trang Thông tin liên hệ",
  title: "Tiêu đề",
  titleHint: "Ví dụ: “Góp ý Điều 5, khoản 2”.",
  content: "Nội dung góp ý",
  contentHint: "Nêu điều khoản, nội dung đề xuất sửa đổi và lý do.",
  fullName: "Họ và tên",
  email: "Thư điện tử",
  phoneNumber: "Số điện thoại",
  address: "Địa chỉ",
  attachment: "Tệp đính kèm",
  attachmentHint: "Một tệp PDF, Word (.docx), Excel (.xlsx), ảnh JPG, PNG hoặc văn bản .txt, nhiều nhất {{limit}} MB.",
  consent: "Đồng ý xử lý thông tin",
  consentText: "Tôi đồng ý để cơ quan soạn thảo dùng thông tin của tôi, chỉ để xem xét ý kiến góp ý này.",
  send: "Gửi ý kiến",
};

export const contributionFormTexts: OwnTexts<keyof typeof vi> = {
  vi,
  en: {
    heading: "Send your comments",
    intro: "Comments go straight to the drafting unit. Your name and contact details are not published.",
    otherWay: "If you cannot read the picture below, please send your comments, naming the draft, to:",
    contact: "the address on the contact page",
    title: "Subject",
    titleHint: "For example: “On Article 5, paragraph 2”.",
    content: "Your comments",
    contentHint: "Name the article, the wording that you propose, and why.",
    fullName: "Full name",
    email: "E-mail",
    phoneNumber: "Phone number",
    address: "Address",
    attachment: "Attachment",
    attachmentHint: "One file: PDF, Word (.docx), Excel (.xlsx), a JPG or PNG picture, or plain text (.txt), at most {{limit}} MB.",
    consent: "Consent",
    consentText: "I agree that the drafting unit uses my details, for nothing but considering these comments.",
    send: "Send comments",
  },
};
