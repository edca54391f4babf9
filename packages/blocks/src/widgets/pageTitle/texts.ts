export const pageTitleTexts = {
  vi: { "pageTitle.feed": "Theo dõi (Atom)", "pageTitle.embed": "Nhúng tin của chuyên mục" },
  en: { "pageTitle.feed": "Follow (Atom)", "pageTitle.embed": "Embed these headlines" },
};
