import { useTranslation } from "react-i18next";

/** The locale by which days and numbers are written: in English, too, the day stands before the month, as on the portal (specification §9). */
export function useLocale(): string {
  const { i18n } = useTranslation();
  return i18n.language === "en" ? "en-GB" : i18n.language;
}
