import type { Language } from "@portal/core";
import { toInstant } from "@portal/domain";
import type { Formatter } from "@portal/react";
import { localTime, weekStartOf } from "./local-time.ts";

const locales: Readonly<Record<Language, string>> = { vi: "vi-VN", en: "en-GB" };

/** Dates as DD/MM/YYYY in a time zone, numbers as the language writes them (specification §9). Text that is no date stays as it is. */
export function createFormatter(language: Language, timeZone: string): Formatter {
  const numbers = new Map<string, Intl.NumberFormat>();
  const show = (value: string, pattern: string): string => {
    const instant = toInstant(value);
    return instant === undefined ? value : localTime(instant, language, timeZone).format(pattern);
  };
  return {
    // A day without a time is that day everywhere.
    date: (value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? value.split("-").toReversed().join("/") : show(value, "DD/MM/YYYY")),
    weekStart: weekStartOf(language),
    dateTime: (value) => show(value, "DD/MM/YYYY HH:mm"),
    number(value, options = {}) {
      const key = JSON.stringify(options);
      const format = numbers.get(key) ?? new Intl.NumberFormat(locales[language], options);
      numbers.set(key, format);
      return format.format(value);
    },
  };
}
