import type { Language } from "@portal/core";
import { remembered, toInstant } from "@portal/domain";
import type { Formatter } from "@portal/react";
import { localTime, weekStartOf } from "./local-time.ts";

/** Dates that are kept as they are written, of each pattern. */
const MOST_DATES = 5_000;

const locales: Readonly<Record<Language, string>> = { vi: "vi-VN", en: "en-GB" };

const formatters = new Map<string, Formatter>();

/** The one of a language and a time zone. Making Intl's parts costs more than drawing a block, and a list's dates come again in the next page. */
export function formatterOf(language: Language, timeZone: string): Formatter {
  const key = `${language} ${timeZone}`;
  const known = formatters.get(key) ?? createFormatter(language, timeZone);
  formatters.set(key, known);
  return known;
}

/** Dates as DD/MM/YYYY in a time zone, numbers as the language writes them (specification §9). Text that is no date stays as it is. */
function createFormatter(language: Language, timeZone: string): Formatter {
  const formats = new Map<string, Intl.NumberFormat>();
  const formatOf = (options: Intl.NumberFormatOptions): Intl.NumberFormat => {
    const key = JSON.stringify(options);
    const format = formats.get(key) ?? new Intl.NumberFormat(locales[language], options);
    formats.set(key, format);
    return format;
  };
  const show = (pattern: string) =>
    remembered((value: string): string => {
      const instant = toInstant(value);
      return instant === undefined ? value : localTime(instant, language, timeZone).format(pattern);
    }, MOST_DATES);
  const day = show("DD/MM/YYYY");
  return {
    // A day without a time is that day everywhere.
    date: (value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? value.split("-").toReversed().join("/") : day(value)),
    weekStart: weekStartOf(language),
    dateTime: show("DD/MM/YYYY HH:mm"),
    number(value, options) {
      // Without Intl, whose first number takes a phone 50 ms: a count of a hundred is written alike in both languages.
      if (!options && Number.isInteger(value) && value >= 1 && value < 1000) return String(value);
      return formatOf(options ?? {}).format(value);
    },
  };
}
