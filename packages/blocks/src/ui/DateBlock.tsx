import type { ReactNode } from "react";
import { useHost } from "@portal/react";
import { isDate } from "./DateTime.tsx";
import styles from "./DateBlock.module.css";

/** A day as a calendar leaf: the day large, month and year below. Nothing where there is no date. */
export function DateBlock({ iso }: { readonly iso: string | undefined }): ReactNode {
  const { format } = useHost();
  if (!isDate(iso)) return null;
  // DD/MM/YYYY in both languages (spec §9).
  const [day, ...monthAndYear] = format.date(iso).split("/");
  return (
    <time className={styles["leaf"]} dateTime={iso}>
      <span className={styles["day"]}>{day}</span>
      <span className="visually-hidden">/</span>
      <span className={styles["month"]}>{monthAndYear.join("/")}</span>
    </time>
  );
}
