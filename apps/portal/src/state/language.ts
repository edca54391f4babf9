import type { Language } from "@portal/core";
import type { KeyValueStorage } from "@portal/client";
import { LANGUAGE_KEY } from "./defaults.ts";

/** The language of the page on screen, which its address decides; the choice is kept in local storage (spec §3, §4). */
export interface LanguageState {
  current: Language;
}

export const createLanguage = (current: Language): LanguageState => ({ current });

const isLanguage = (value: unknown): value is Language => value === "vi" || value === "en";

/** Any other value than vi and en is ignored (spec §4, §5). @returns whether it was one of them */
export function keepLanguage(value: unknown, storage: Pick<KeyValueStorage, "setItem">): value is Language {
  if (!isLanguage(value)) return false;
  storage.setItem(LANGUAGE_KEY, value);
  return true;
}

export function setLanguage(state: LanguageState, value: unknown, storage: KeyValueStorage): void {
  if (keepLanguage(value, storage)) state.current = value;
}
