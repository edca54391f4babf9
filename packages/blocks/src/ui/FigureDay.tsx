import type { ReactNode } from "react";
import { DateTime } from "./DateTime.tsx";

interface FigureDayProps {
  /** ISO date. */
  readonly day: string;
  /** Of a series with a figure a year. */
  readonly yearly: boolean;
  readonly className?: string | undefined;
}

/** What day a figure is of. Of a yearly one the first of January says nothing. */
export function FigureDay({ day, yearly, className }: FigureDayProps): ReactNode {
  return yearly ? <time dateTime={day.slice(0, 4)}>{day.slice(0, 4)}</time> : <DateTime iso={day} className={className} />;
}
