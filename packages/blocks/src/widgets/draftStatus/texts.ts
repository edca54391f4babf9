export const draftStatusTexts = {
  vi: {
    "draftStatus.open": "Đang lấy ý kiến",
    "draftStatus.closed": "Đã hết hạn góp ý",
    "draftStatus.until": "Nhận ý kiến đến hết ngày {{day}}.",
    "draftStatus.daysLeft": "Còn {{count}} ngày.",
    "draftStatus.lastDay": "Hôm nay là ngày cuối.",
    "draftStatus.closedOn": "Dự thảo nhận ý kiến đến hết ngày {{day}}. Nội dung được giữ lại để tra cứu.",
  },
  en: {
    "draftStatus.open": "Open for comments",
    "draftStatus.closed": "Closed for comments",
    "draftStatus.until": "Comments are taken until the end of {{day}}.",
    "draftStatus.daysLeft_one": "{{count}} day left.",
    "draftStatus.daysLeft_other": "{{count}} days left.",
    "draftStatus.lastDay": "Today is the last day.",
    "draftStatus.closedOn": "Comments were taken until the end of {{day}}. The draft is kept for reference.",
  },
} as const;
