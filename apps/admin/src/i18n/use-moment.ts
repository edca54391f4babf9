import { useMemo } from "react";
import { portalZone } from "./time-zone.ts";
import { useLocale } from "./use-locale.ts";

/** @returns writes a moment, ISO 8601 in UTC, in the reader's language and the portal's zone, which it names */
export function useMoment(): (moment: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      timeZone: portalZone(),
      day: "2-digit",
      month: "2-digit",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      timeZoneName: "short",
    });
    return (moment) => format.format(new Date(moment));
  }, [locale]);
}
