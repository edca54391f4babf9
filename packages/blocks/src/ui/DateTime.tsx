import type { ReactNode } from "react";
import { useHost } from "@portal/react";

interface DateTimeProps {
  /** ISO 8601; nothing is drawn where it is missing or no date. */
  readonly iso: string | undefined;
  readonly withTime?: boolean;
  readonly className?: string | undefined;
}

export const isDate = (iso: string | undefined): iso is string => iso !== undefined && !Number.isNaN(Date.parse(iso));

/** A date as DD/MM/YYYY (specification §9), readable by machines too. */
export function DateTime({ iso, withTime = false, className }: DateTimeProps): ReactNode {
  const { format } = useHost();
  if (!isDate(iso)) return null;
  return (
    <time dateTime={iso} className={className}>
      {withTime ? format.dateTime(iso) : format.date(iso)}
    </time>
  );
}
