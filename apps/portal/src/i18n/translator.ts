import i18next, { type i18n, type TFunction } from "i18next";
import { texts } from "@portal/blocks";
import type { Language } from "@portal/core";
import en from "./en.json" with { type: "json" };
import vi from "./vi.json" with { type: "json" };

const resources: Readonly<Record<Language, Readonly<Record<string, string>>>> = { vi: { ...texts.vi, ...vi }, en: { ...texts.en, ...en } };

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
    resources: { vi: { translation: resources.vi }, en: { translation: resources.en } },
  });
  return instance;
}

export const instances: Readonly<Record<Language, i18n>> = { vi: createInstance("vi"), en: createInstance("en") };

export const translator = (language: Language): TFunction => instances[language].t;
