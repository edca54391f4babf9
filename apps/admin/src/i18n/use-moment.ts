import { useMemo } from "react";
import { portalZone } from "./time-zone.ts";
import { useLocale } from "./use-locale.ts";

const day = { day: "2-digit", month: "2-digit", year: "numeric" } as const;
const moment = { ...day, hour: "2-digit", minute: "2-digit", timeZoneName: "short" } as const;

/** @returns writes a moment, ISO 8601 in UTC, in the reader's language and the portal's zone, which it names */
export const useMoment = (): ((moment: string) => string) => useFormat(moment);

/** @returns writes the day of a moment, ISO 8601 in UTC, in the portal's zone */
export const useDay = (): ((moment: string) => string) => useFormat(day);

function useFormat(options: Intl.DateTimeFormatOptions): (moment: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: portalZone(), ...options });
    return (written) => format.format(new Date(written));
  }, [locale, options]);
}
