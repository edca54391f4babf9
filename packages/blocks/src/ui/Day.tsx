import type { ReactNode } from "react";
import { dayText } from "./day-text.ts";

/** A day of the calendar, which is the same in every time zone; nothing where it is none. */
export function Day({ day }: { readonly day: string | undefined }): ReactNode {
  const [date] = /^\d{4}-\d{2}-\d{2}/.exec(day ?? "") ?? [];
  return date === undefined ? null : <time dateTime={date}>{dayText(date)}</time>;
}
