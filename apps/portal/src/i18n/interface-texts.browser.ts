import type { Language } from "@portal/core";
import type { Texts } from "./interface-texts.ts";

/** A visitor reads one language at a time: its texts are a file of their own, and no others come with the first page. */
const files: Readonly<Record<Language, () => Promise<{ readonly texts: Texts }>>> = {
  vi: () => import("./texts-vi.ts"),
  en: () => import("./texts-en.ts"),
};

export const interfaceTexts: Readonly<Record<Language, Texts>> = { vi: {}, en: {} };

export const fetchTexts = async (language: Language): Promise<Texts> => (await files[language]()).texts;
