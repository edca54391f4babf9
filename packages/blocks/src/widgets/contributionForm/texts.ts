import type { TextsByLanguage } from "../../ui/use-texts.ts";

const vi = {
  "contributionForm.heading": "Gửi ý kiến góp ý",
  "contributionForm.intro": "Ý kiến được gửi thẳng tới cơ quan soạn thảo. Họ tên và cách liên hệ không được đăng.",
  "contributionForm.open": "Viết ý kiến góp ý",
  "contributionForm.otherWay": "Nếu không đọc được hình dưới đây, xin gửi ý kiến, ghi rõ tên dự thảo, tới:",
  "contributionForm.contact": "địa chỉ ở trang Thông tin liên hệ",
  "contributionForm.title": "Tiêu đề",
  "contributionForm.titleHint": "Ví dụ: “Góp ý Điều 5, khoản 2”.",
  "contributionForm.content": "Nội dung góp ý",
  "contributionForm.contentHint": "Nêu điều khoản, nội dung đề xuất sửa đổi và lý do.",
  "contributionForm.fullName": "Họ và tên",
  "contributionForm.email": "Thư điện tử",
  "contributionForm.phoneNumber": "Số điện thoại",
  "contributionForm.address": "Địa chỉ",
  "contributionForm.attachment": "Tệp đính kèm",
  "contributionForm.attachmentHint": "Một tệp PDF, Word (.docx), Excel (.xlsx), ảnh JPG, PNG hoặc văn bản .txt, nhiều nhất {{limit}} MB.",
  "contributionForm.consent": "Đồng ý xử lý thông tin",
  "contributionForm.consentText": "Tôi đồng ý để cơ quan soạn thảo dùng thông tin của tôi, chỉ để xem xét ý kiến góp ý này.",
  "contributionForm.send": "Gửi ý kiến",
};

export const contributionFormTexts: TextsByLanguage<keyof typeof vi> = {
  vi,
  en: {
    "contributionForm.heading": "Send your comments",
    "contributionForm.intro": "Comments go straight to the drafting unit. Your name and contact details are not published.",
    "contributionForm.open": "Write comments",
    "contributionForm.otherWay": "If you cannot read the picture below, please send your comments, naming the draft, to:",
    "contributionForm.contact": "the address on the contact page",
    "contributionForm.title": "Subject",
    "contributionForm.titleHint": "For example: “On Article 5, paragraph 2”.",
    "contributionForm.content": "Your comments",
    "contributionForm.contentHint": "Name the article, the wording that you propose, and why.",
    "contributionForm.fullName": "Full name",
    "contributionForm.email": "E-mail",
    "contributionForm.phoneNumber": "Phone number",
    "contributionForm.address": "Address",
    "contributionForm.attachment": "Attachment",
    "contributionForm.attachmentHint":
      "One file: PDF, Word (.docx), Excel (.xlsx), a JPG or PNG picture, or plain text (.txt), at most {{limit}} MB.",
    "contributionForm.consent": "Consent",
    "contributionForm.consentText": "I agree that the drafting unit uses my details, for nothing but considering these comments.",
    "contributionForm.send": "Send comments",
  },
};
