import type { Language } from "@portal/core";
import { useHost } from "@portal/react";

/** Texts that come with the pages that show them, not with every page. Both languages have the same keys: the compiler says so. */
export type OwnTexts<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

export type Translate<Key extends string> = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

export const isKeyOf = <Key extends string>(texts: OwnTexts<Key>, key: string): key is Key => Object.hasOwn(texts.vi, key);

/** The host's translator, with texts of one's own: it has none of their keys. */
export function useTexts<Key extends string>(texts: OwnTexts<Key>): Translate<Key> {
  const { language, t } = useHost();
  return (key, values) => t(key, { ...values, defaultValue: texts[language][key] });
}
