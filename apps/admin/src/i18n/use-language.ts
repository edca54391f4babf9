import type { Language } from "@portal/core";
import { useTranslation } from "react-i18next";

/** The language of the interface: the programs' texts are in these alone. */
export const useLanguage = (): Language => useTranslation().i18n.language as Language;
