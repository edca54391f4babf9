import type { TextsByLanguage } from "../../ui/use-texts.ts";

const vi = {
  "draftContribution.drafts": "Dự thảo văn bản lấy ý kiến",
  "draftContribution.empty": "Hiện không có dự thảo văn bản nào đang lấy ý kiến.",
  "draftContribution.how": "Cách gửi ý kiến góp ý",
  "draftContribution.read": "Chọn dự thảo trong danh sách bên dưới để đọc toàn văn và tờ trình kèm theo.",
  "draftContribution.write":
    "Ghi rõ tên dự thảo, điều khoản góp ý, nội dung đề xuất sửa đổi và lý do; họ tên và cách liên hệ của người góp ý.",
  "draftContribution.send": "Gửi ý kiến bằng biểu mẫu ở cuối trang của dự thảo trước khi hết hạn, hoặc:",
  "draftContribution.byEmail": "Qua thư điện tử:",
  "draftContribution.byPost": "Qua đường bưu điện:",
  "draftContribution.contact": "Theo địa chỉ ở trang Thông tin liên hệ",
  "draftContribution.note": "Sau khi gửi bằng biểu mẫu, bạn nhận được mã tiếp nhận. Kết quả tiếp thu được đăng trên trang của dự thảo.",
};

const en: typeof vi = {
  "draftContribution.drafts": "Draft documents for comment",
  "draftContribution.empty": "No draft document is open for comments at the moment.",
  "draftContribution.how": "How to send your comments",
  "draftContribution.read": "Choose a draft from the list below to read its full text and explanatory note.",
  "draftContribution.write":
    "State the draft, the article you comment on, the wording you propose and why; give your name and how to reach you.",
  "draftContribution.send": "Send your comments by the form at the end of the draft's page before the deadline, or:",
  "draftContribution.byEmail": "By email:",
  "draftContribution.byPost": "By post:",
  "draftContribution.contact": "To the address on the contact page",
  "draftContribution.note": "Once you have sent the form you get a receipt number. The outcome is published on the draft's page.",
};

export const draftContributionTexts: TextsByLanguage<keyof typeof vi> = { vi, en };
