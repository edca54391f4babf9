import { type ReactNode, useMemo } from "react";
import type { Language } from "@portal/core";
import { type HostContext, HostProvider, type LinkProps } from "@portal/react";

type Texts = Readonly<Record<string, string>>;

const locales: Readonly<Record<Language, string>> = { vi: "vi-VN", en: "en-GB" };

function PlainLink({ href, blank, children, ...rest }: LinkProps): ReactNode {
  return (
    <a href={href} {...(blank ? { target: "_blank", rel: "noopener" } : {})} {...rest}>
      {children}
    </a>
  );
}

/** Fills in values and takes the plural form, as i18next does; an unknown key is an error of the test's subject. */
function translate(texts: Texts, language: Language, key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const { count } = values;
  const plural = typeof count === "number" ? texts[`${key}_${new Intl.PluralRules(language).select(count)}`] : undefined;
  const text = plural ?? texts[key];
  if (text === undefined) throw new Error(`No text for "${key}" in ${language}; add it to the texts.ts of its folder.`);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole));
}

interface TestHostProps {
  readonly language: Language;
  readonly texts: Texts;
  readonly children: ReactNode;
}

/** A host for tests: plain links, dates in UTC, texts as given. */
export function TestHost({ language, texts, children }: TestHostProps): ReactNode {
  const host = useMemo<HostContext>(() => {
    const day = (iso: string): string => iso.slice(0, 10).split("-").toReversed().join("/");
    return {
      language,
      Link: PlainLink,
      t: (key, values) => translate(texts, language, key, values),
      format: {
        date: day,
        dateTime: (iso) => `${day(iso)} ${iso.slice(11, 16)}`,
        number: (value, options) => new Intl.NumberFormat(locales[language], options).format(value),
      },
      action: () => undefined,
    };
  }, [language, texts]);
  return <HostProvider value={host}>{children}</HostProvider>;
}
