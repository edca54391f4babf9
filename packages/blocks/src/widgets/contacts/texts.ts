export const contactsTexts = {
  vi: {
    "contacts.title": "Trụ sở và liên lạc",
    "contacts.address": "Địa chỉ",
    "contacts.phone": "Điện thoại",
    "contacts.email": "Thư điện tử",
    "contacts.hours": "Giờ làm việc",
    "contacts.responsible": "Chịu trách nhiệm nội dung",
    "contacts.map": "Xem vị trí trên bản đồ",
    "contacts.mapNote": "Bản đồ mở ở một trang khác; địa chỉ trên đây đã đủ để tìm đến.",
    "contacts.empty": "Thông tin liên hệ đang được cập nhật.",
  },
  en: {
    "contacts.title": "Head office",
    "contacts.address": "Address",
    "contacts.phone": "Telephone",
    "contacts.email": "E-mail",
    "contacts.hours": "Opening hours",
    "contacts.responsible": "Responsible for content",
    "contacts.map": "See the place on a map",
    "contacts.mapNote": "The map opens on another site; the address above says all that is needed.",
    "contacts.empty": "Contact details are being updated.",
  },
} as const;
