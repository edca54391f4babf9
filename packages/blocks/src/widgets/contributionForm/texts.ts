export const contributionFormTexts = {
  vi: {
    "contributionForm.heading": "Gửi ý kiến góp ý",
    "contributionForm.notice":
      "Biểu mẫu trực tuyến đang được hoàn thiện nên chưa gửi được. Trong thời gian này, xin gửi ý kiến, ghi rõ tên dự thảo, tới:",
    "contributionForm.contact": "địa chỉ ở trang Thông tin liên hệ",
    "contributionForm.legend": "Biểu mẫu góp ý (chưa mở)",
    "contributionForm.fullName": "Họ và tên",
    "contributionForm.email": "Thư điện tử",
    "contributionForm.phoneNumber": "Số điện thoại",
    "contributionForm.address": "Địa chỉ",
    "contributionForm.title": "Tiêu đề",
    "contributionForm.content": "Nội dung góp ý",
    "contributionForm.attachment": "Tệp đính kèm",
    "contributionForm.send": "Gửi ý kiến",
  },
  en: {
    "contributionForm.heading": "Send your comments",
    "contributionForm.notice":
      "The online form is being completed and cannot send comments yet. Until then please write, naming the draft, to:",
    "contributionForm.contact": "the address on the contact page",
    "contributionForm.legend": "Comment form (not open yet)",
    "contributionForm.fullName": "Full name",
    "contributionForm.email": "Email",
    "contributionForm.phoneNumber": "Phone number",
    "contributionForm.address": "Address",
    "contributionForm.title": "Subject",
    "contributionForm.content": "Your comments",
    "contributionForm.attachment": "Attachment",
    "contributionForm.send": "Send comments",
  },
} as const;
