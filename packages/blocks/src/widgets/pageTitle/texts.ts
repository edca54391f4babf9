export const pageTitleTexts = {
  vi: { "pageTitle.feed": "Theo dõi (Atom)", "pageTitle.embed": "Nhúng tin mới của chuyên mục vào trang khác" },
  en: { "pageTitle.feed": "Follow (Atom)", "pageTitle.embed": "Embed the latest headlines in another page" },
};
