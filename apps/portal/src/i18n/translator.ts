import i18next, { type i18n } from "i18next";
import type { Language } from "@portal/core";
import { fetchTexts, interfaceTexts } from "./interface-texts.ts";

/** One instance a language, made at start and never switched: a request must not change another's language. */
function createInstance(language: Language): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: "vi",
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it draws.
    interpolation: { escapeValue: false },
    resources: { vi: { translation: interfaceTexts.vi }, en: { translation: interfaceTexts.en } },
  });
  return instance;
}

export const instances: Readonly<Record<Language, i18n>> = { vi: createInstance("vi"), en: createInstance("en") };

/** To be awaited in the browser before a page of this language is drawn. @throws where its texts cannot be had */
export async function prepareTexts(language: Language): Promise<void> {
  const texts = await fetchTexts(language);
  if (texts) instances[language].addResourceBundle(language, "translation", texts);
}
