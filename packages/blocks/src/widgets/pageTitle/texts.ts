export const pageTitleTexts = {
  vi: { "pageTitle.feed": "Theo dõi (Atom)" },
  en: { "pageTitle.feed": "Follow (Atom)" },
};
