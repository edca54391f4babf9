import { useMemo } from "react";
import { useLocale } from "./use-locale.ts";

export interface Formats {
  readonly number: (value: number) => string;
  /** @param iso YYYY-MM-DD */
  readonly day: (iso: string) => string;
}

/** How numbers and days are written. */
export function useFormats(): Formats {
  const locale = useLocale();
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(locale);
    const days = new Intl.DateTimeFormat(locale, { timeZone: "UTC", day: "2-digit", month: "2-digit", year: "numeric" });
    return { number: (value) => numbers.format(value), day: (iso) => days.format(new Date(`${iso}T00:00:00Z`)) };
  }, [locale]);
}
