export const sitesTexts = {
  vi: {
    "sites.sites": "Trang thông tin của các đơn vị",
    "sites.topics": "Chuyên mục của cổng",
    "sites.inEnglish": "Tiếng Anh",
    "sites.inVietnamese": "Tiếng Việt",
    "sites.empty": "Danh sách chuyên trang đang được cập nhật.",
    "sites.below": "Gồm: {{names}}",
  },
  en: {
    "sites.sites": "Sites of affiliated units",
    "sites.topics": "Topics of this portal",
    "sites.inEnglish": "In English",
    "sites.inVietnamese": "In Vietnamese",
    "sites.empty": "The list of special pages is being updated.",
    "sites.below": "Including: {{names}}",
  },
};
