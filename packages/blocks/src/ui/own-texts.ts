import type { Language } from "@portal/core";
import { useHost } from "@portal/react";

/** Texts that come with the pages that show them, not with every page. Both languages have the same keys: the compiler says so. */
export type OwnTexts<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

export type Translate<Key extends string> = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

export const isKeyOf = <Key extends string>(texts: OwnTexts<Key>, key: string): key is Key => Object.hasOwn(texts.vi, key);

/** The host's language, with texts of one's own. */
export function useTexts<Key extends string>(texts: OwnTexts<Key>): Translate<Key> {
  const { language } = useHost();
  return (key, values = {}) =>
    texts[language][key].replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : whole,
    );
}
