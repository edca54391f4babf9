export const draftContributionTexts = {
  vi: {
    "draftContribution.drafts": "Văn bản đang lấy ý kiến",
    "draftContribution.empty": "Hiện không có dự thảo văn bản nào đang lấy ý kiến.",
    "draftContribution.how": "Cách gửi ý kiến góp ý",
    "draftContribution.read": "Chọn dự thảo trong danh sách bên dưới để đọc toàn văn và tờ trình kèm theo.",
    "draftContribution.write":
      "Ghi rõ tên dự thảo, điều khoản góp ý, nội dung đề xuất sửa đổi và lý do; họ tên và cách liên hệ của người góp ý.",
    "draftContribution.send": "Gửi ý kiến trước khi hết thời hạn ghi trong dự thảo:",
    "draftContribution.byEmail": "Qua thư điện tử:",
    "draftContribution.byPost": "Qua đường bưu điện:",
    "draftContribution.contact": "Theo địa chỉ ở trang Thông tin liên hệ",
    "draftContribution.note": "Cổng thông tin hiện tiếp nhận góp ý theo các cách trên; biểu mẫu góp ý trực tuyến chưa được mở.",
  },
  en: {
    "draftContribution.drafts": "Drafts open for comments",
    "draftContribution.empty": "No draft document is open for comments at the moment.",
    "draftContribution.how": "How to send your comments",
    "draftContribution.read": "Choose a draft from the list below to read its full text and explanatory note.",
    "draftContribution.write":
      "State the draft, the article you comment on, the wording you propose and why; give your name and how to reach you.",
    "draftContribution.send": "Send your comments before the deadline given in the draft:",
    "draftContribution.byEmail": "By email:",
    "draftContribution.byPost": "By post:",
    "draftContribution.contact": "To the address on the contact page",
    "draftContribution.note": "The portal takes comments in these ways at present; the online form is not open yet.",
  },
} as const;
