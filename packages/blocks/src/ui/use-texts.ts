import type { Language } from "@portal/core";
import { type HostContext, useHost } from "@portal/react";

/** Texts by their full keys ("search.title"), which no other file has: one namespace, that of the host. Both languages have the same keys. */
export type TextsByLanguage<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

/** A text with plural forms is asked for without their ending, with a `count`. */
type Singular<Key extends string> = Key extends `${infer Start}_${"one" | "other"}` ? Start : Key;

export type Translate<Key extends string> = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

type KeyIn<File> = File extends { readonly vi: infer Texts } ? Singular<keyof Texts & string> : never;

export const isKeyOf = <Key extends string>(texts: TextsByLanguage<Key>, key: string): key is Key => Object.hasOwn(texts.vi, key);

/** Made once, with the first text that needs them. */
const plurals = new Map<Language, Intl.PluralRules>();

function pluralsOf(language: Language): Intl.PluralRules {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules;
}

/** The host's translator, with the texts of these files: they come with what shows them, and a host may have its own text of a key. */
export const useTexts = <Files extends readonly TextsByLanguage<string>[]>(...files: Files): Translate<KeyIn<Files[number]>> =>
  textsOf(useHost(), ...files);

/** The same where the host is at hand. */
export function textsOf<Files extends readonly TextsByLanguage<string>[]>(
  { language, t }: Pick<HostContext, "language" | "t">,
  ...files: Files
): Translate<KeyIn<Files[number]>> {
  return (key, values) => {
    const plural = typeof values?.["count"] === "number" ? `${key}_${pluralsOf(language).select(values["count"])}` : key;
    for (const file of files) {
      const texts: Readonly<Record<string, string>> = file[language];
      const defaultValue = texts[plural] ?? texts[key];
      if (defaultValue !== undefined) return t(key, { ...values, defaultValue });
    }
    return t(key, values);
  };
}
