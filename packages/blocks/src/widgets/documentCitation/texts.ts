export const documentCitationTexts = {
  vi: { "documentCitation.label": "Viện dẫn văn bản này" },
  en: { "documentCitation.label": "Cite this document as" },
};
