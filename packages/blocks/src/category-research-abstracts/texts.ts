export const researchAbstractsTexts = {
  vi: { "category-research-abstracts.abstract": "Tóm tắt." },
  en: { "category-research-abstracts.abstract": "Abstract." },
};
