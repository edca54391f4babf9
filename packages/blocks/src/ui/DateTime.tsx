import type { ReactNode } from "react";
import { type HostContext, useHost } from "@portal/react";

interface DateTimeProps {
  /** ISO 8601; nothing is drawn where it is missing or no date. */
  readonly iso: string | undefined;
  readonly withTime?: boolean;
  readonly className?: string | undefined;
}

export const isDate = (iso: string | undefined): iso is string => iso !== undefined && !Number.isNaN(Date.parse(iso));

/** A date as DD/MM/YYYY (specification §9), readable by machines too. */
export const DateTime = (props: DateTimeProps): ReactNode => dateTime(props, useHost());

/** See titleLink. */
export function dateTime({ iso, withTime = false, className }: DateTimeProps, { format }: Pick<HostContext, "format">): ReactNode {
  if (!isDate(iso)) return null;
  return (
    <time dateTime={iso} className={className}>
      {withTime ? format.dateTime(iso) : format.date(iso)}
    </time>
  );
}
