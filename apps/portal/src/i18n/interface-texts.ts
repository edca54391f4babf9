import type { Language } from "@portal/core";
import { texts as en } from "./texts-en.ts";
import { texts as vi } from "./texts-vi.ts";

export type Texts = Readonly<Record<string, string>>;

/** The texts that are here from the start: all of them. In the browser's build interface-texts.browser.ts stands in for this file. */
export const interfaceTexts: Readonly<Record<Language, Texts>> = { vi, en };

/** @returns the texts of a language that had to be fetched; undefined where they are here */
export const fetchTexts = async (_language: Language): Promise<Texts | undefined> => undefined;
