import type { Language } from "@portal/core";

/** Local-storage key (specification §3). */
export const LANGUAGE_KEY = "site.lang";
/** Storage may be closed to us (private mode, policy): the portal works without it. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Nothing depends on the stored choice: the language follows from the URL.
  }
}
