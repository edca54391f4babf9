import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { languageNow } from "../app/preferences.ts";
import en from "./en.json";
import vi from "./vi.json";

/** Both languages are here: the switch shows the other one at once. */
export async function startTexts(): Promise<void> {
  const follow = (language: string): void => void (document.documentElement.lang = language);
  i18next.on("languageChanged", follow);
  await i18next.use(initReactI18next).init({
    lng: languageNow(),
    fallbackLng: false,
    // Keys are flat: their dots are letters.
    keySeparator: false,
    nsSeparator: false,
    resources: { vi: { translation: vi }, en: { translation: en } },
    // React escapes.
    interpolation: { escapeValue: false },
  });
}
