import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useHost } from "@portal/react";
import { Icon } from "../Icon.tsx";
import { useTexts } from "../use-texts.ts";
import styles from "./Calendar.module.css";
import { addMonths, dayOf, move, weeksOf } from "./month.ts";
import { datePickerTexts } from "./texts.ts";

interface CalendarProps {
  readonly label: string;
  readonly chosen: string | undefined;
  /** With the day that was chosen, if any. */
  readonly onClose: (day: string | undefined) => void;
}

const locales = { vi: "vi-VN", en: "en-GB" } as const;

/** What fits above a column: "T2", "Mon". */
const dayNames = { vi: "narrow", en: "short" } as const;

/** A dialog with a table of days: one stop for the keyboard, which moves in it as the pattern of date grids has it. Only in the browser. */
export function Calendar({ label, chosen, onClose }: CalendarProps): ReactNode {
  const { language, format } = useHost();
  const t = useTexts(datePickerTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const [today] = useState(() => dayOf(new Date()));
  const [day, setDay] = useState(chosen ?? today);
  const { weekStart } = format;
  const weeks = weeksOf(day, weekStart);
  const named = (iso: string, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locales[language], { timeZone: "UTC", ...options }).format(new Date(`${iso}T00:00:00Z`));

  const isMoving = useRef(true);
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    if (isMoving.current) dialog.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  const turn = (months: number): void => {
    isMoving.current = false;
    setDay(addMonths(day, months));
  };
  const press = (event: KeyboardEvent): void => {
    const next = move(day, event.key, event.shiftKey, weekStart);
    if (next === undefined) return;
    event.preventDefault();
    isMoving.current = true;
    setDay(next);
  };
  return (
    <dialog ref={dialog} className={styles["calendar"]} aria-label={t("datePicker.choose", { label })} onClose={() => onClose(undefined)}>
      <div className={styles["head"]}>
        <button type="button" className={styles["turn"]} aria-label={t("datePicker.previous")} onClick={() => turn(-1)}>
          <Icon name="up" />
        </button>
        <p className={styles["month"]} aria-live="polite">
          {named(day, { month: "long", year: "numeric" })}
        </p>
        <button type="button" className={styles["turn"]} aria-label={t("datePicker.next")} onClick={() => turn(1)}>
          <Icon name="down" />
        </button>
      </div>
      <table className={styles["grid"]} aria-label={named(day, { month: "long", year: "numeric" })}>
        <thead>
          <tr>
            {weeks[0]?.map((iso) => (
              <th key={iso} scope="col" abbr={named(iso, { weekday: "long" })}>
                {named(iso, { weekday: dayNames[language] })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((iso) => (
                <td key={iso}>
                  <button
                    type="button"
                    className={styles["day"]}
                    data-other={iso.slice(0, 7) === day.slice(0, 7) ? undefined : ""}
                    data-day={iso}
                    aria-pressed={iso === chosen}
                    aria-current={iso === today ? "date" : undefined}
                    tabIndex={iso === day ? 0 : -1}
                    aria-label={named(iso, { weekday: "long", day: "numeric", month: "long", year: "numeric" })}
                    onKeyDown={press}
                    onClick={() => onClose(iso)}
                  >
                    {Number(iso.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles["hint"]}>{t("datePicker.hint")}</p>
      <button type="button" className={styles["close"]} onClick={() => onClose(undefined)}>
        {t("datePicker.close")}
      </button>
    </dialog>
  );
}
