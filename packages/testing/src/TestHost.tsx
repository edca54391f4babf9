import { type ReactNode, useMemo } from "react";
import type { Language } from "@portal/core";
import { fillText, toInstant, type PortalHost } from "@portal/domain";
import { type Formatter, type HostContext, HostProvider, type LinkProps } from "@portal/react";

export type Texts = Readonly<Record<string, string>>;

const TIME_ZONE = "Asia/Ho_Chi_Minh";
const locales: Readonly<Record<Language, string>> = { vi: "vi-VN", en: "en-GB" };

const noTexts: Texts = {};

/** The same each time: a story is drawn alike by every run. */
const sampleForm = { key: "0d9f3c52-7b1e-4c55-8a0e-2f6c1d5b7e90", captcha: "6b1f0a77-3c2d-4e88-9b4f-8d2e5a7c1f03" };

interface TestHostProps {
  readonly language: Language;
  /** Of the language: what stands in for texts of the blocks' own. */
  readonly texts?: Texts;
  readonly onAction?: (name: string, payload: unknown) => void;
  readonly children: ReactNode;
}

/** A host for tests and stories: ordinary links, one time zone whatever the machine's is. */
export function TestHost({ language, texts = noTexts, onAction, children }: TestHostProps): ReactNode {
  const host = useMemo<HostContext & PortalHost>(
    () => ({
      language,
      Link: PlainLink,
      t: (key, values) => translate(texts, language, key, values),
      format: createTestFormatter(language),
      action: (name, payload) => onAction?.(name, payload),
      openForm: () => sampleForm,
      // Nothing leaves a test or a story: forms show what they say where the server is away.
      sendForm: async () => ({ kind: "refused", errors: [{ code: "unavailable" }], isSent: false }),
    }),
    [language, texts, onAction],
  );
  return <HostProvider value={host}>{children}</HostProvider>;
}

function PlainLink({ href, blank, children, ...rest }: LinkProps): ReactNode {
  return (
    <a href={href} {...(blank ? { target: "_blank", rel: "noopener" } : {})} {...rest}>
      {children}
    </a>
  );
}

/** Fills in values and takes the plural form, as i18next does. @throws for an unknown key: a mistake of what is tested */
function translate(texts: Texts, language: Language, key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const { count, defaultValue } = values;
  const plural = typeof count === "number" ? texts[`${key}_${new Intl.PluralRules(language).select(count)}`] : undefined;
  const text = plural ?? texts[key] ?? (typeof defaultValue === "string" ? defaultValue : undefined);
  if (text === undefined) throw new Error(`No text for "${key}" in ${language}; add it to the texts.ts of its folder.`);
  return fillText(text, values);
}

function createTestFormatter(language: Language): Formatter {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: TIME_ZONE,
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const parts = (iso: string): Readonly<Record<string, string>> | undefined => {
    const instant = toInstant(iso);
    return instant === undefined
      ? undefined
      : Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  };
  const day = (of: Readonly<Record<string, string>>): string => `${of["day"]}/${of["month"]}/${of["year"]}`;
  return {
    weekStart: language === "vi" ? 1 : 0,
    date(iso) {
      // A day without a time is that day everywhere.
      if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) return iso.split("-").toReversed().join("/");
      const of = parts(iso);
      return of ? day(of) : iso;
    },
    dateTime(iso) {
      const of = parts(iso);
      return of ? `${day(of)} ${of["hour"]}:${of["minute"]}` : iso;
    },
    number: (value, options) => new Intl.NumberFormat(locales[language], options).format(value),
  };
}
