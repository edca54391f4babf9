import { proxy } from "valtio";
import type { Language } from "@portal/core";
import type { KeyValueStorage } from "@portal/client";
import { DEFAULT_LANGUAGE, LANGUAGE_KEY, languageNumbers } from "./defaults.ts";

/** The language of the page on screen, which its address decides; the choice is kept in local storage (spec §3, §4). */
export interface LanguageState {
  current: Language;
  /** 1 for vi, 2 for en. */
  readonly number: number;
}

export const createLanguage = (current: Language): LanguageState =>
  proxy({
    current,
    get number() {
      return languageNumbers[this.current];
    },
  });

const isLanguage = (value: unknown): value is Language => value === "vi" || value === "en";

/** Any other value than vi and en is ignored (spec §4, §5). */
export function setLanguage(state: LanguageState, value: unknown, storage: KeyValueStorage): void {
  if (!isLanguage(value)) return;
  state.current = value;
  storage.setItem(LANGUAGE_KEY, value);
}

/** The stored choice; Vietnamese where there is none, or another than vi and en. No output depends on it. */
export function storedLanguage(storage: KeyValueStorage): Language {
  const value = storage.getItem(LANGUAGE_KEY);
  return isLanguage(value) ? value : DEFAULT_LANGUAGE;
}
