/** Whether a document is in force. */
export const legalTexts = {
  vi: {
    "legal.status": "Tình trạng hiệu lực",
    "legal.inForce": "Còn hiệu lực",
    "legal.notYet": "Chưa có hiệu lực",
    "legal.expired": "Hết hiệu lực",
    "legal.since": "từ ngày",
    "legal.begins": "có hiệu lực từ ngày",
    "legal.began": "có hiệu lực từ ngày",
    "legal.ends": "hết hiệu lực từ ngày",
    "legal.type": "Loại văn bản",
    "legal.field": "Lĩnh vực",
  },
  en: {
    "legal.status": "Legal force",
    "legal.inForce": "In force",
    "legal.notYet": "Not yet in force",
    "legal.expired": "No longer in force",
    "legal.since": "since",
    "legal.begins": "in force from",
    "legal.began": "was in force from",
    "legal.ends": "ceases to be in force on",
    "legal.type": "Type",
    "legal.field": "Field",
  },
};
