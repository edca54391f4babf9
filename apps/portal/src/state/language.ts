import type { Language } from "@portal/core";

/** Local-storage key (specification §3). */
export const LANGUAGE_KEY = "site.lang";
/** Numbers by which the calls name languages (specification §4). */
export const languageNumbers: Readonly<Record<Language, 1 | 2>> = { vi: 1, en: 2 };

/** Any other value is ignored (specification §4, §5). */
export const isLanguage = (value: unknown): value is Language => value === "vi" || value === "en";

/** Storage may be closed to us (private mode, policy): the portal works without it. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Nothing depends on the stored choice: the language follows from the URL.
  }
}
