import type { OwnTexts } from "../../ui/own-texts.ts";

const vi = {
  drafts: "Dự thảo văn bản lấy ý kiến",
  empty: "Hiện không có dự thảo văn bản nào đang lấy ý kiến.",
  how: "Cách gửi ý kiến góp ý",
  read: "Chọn dự thảo trong danh sách bên dưới để đọc toàn văn và tờ trình kèm theo.",
  write: "Ghi rõ tên dự thảo, điều khoản góp ý, nội dung đề xuất sửa đổi và lý do; họ tên và cách liên hệ của người góp ý.",
  send: "Gửi ý kiến bằng biểu mẫu ở cuối trang của dự thảo trước khi hết hạn, hoặc:",
  byEmail: "Qua thư điện tử:",
  byPost: "Qua đường bưu điện:",
  contact: "Theo địa chỉ ở trang Thông tin liên hệ",
  note: "Sau khi gửi bằng biểu mẫu, bạn nhận được mã tiếp nhận. Kết quả tiếp thu được đăng trên trang của dự thảo.",
};

const en: typeof vi = {
  drafts: "Draft documents for comment",
  empty: "No draft document is open for comments at the moment.",
  how: "How to send your comments",
  read: "Choose a draft from the list below to read its full text and explanatory note.",
  write: "State the draft, the article you comment on, the wording you propose and why; give your name and how to reach you.",
  send: "Send your comments by the form at the end of the draft's page before the deadline, or:",
  byEmail: "By email:",
  byPost: "By post:",
  contact: "To the address on the contact page",
  note: "Once you have sent the form you get a receipt number. The outcome is published on the draft's page.",
};

export const draftContributionTexts: OwnTexts<keyof typeof vi> = { vi, en };
