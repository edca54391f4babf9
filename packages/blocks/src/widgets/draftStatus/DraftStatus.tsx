import type { ReactNode } from "react";
import { useHost, type WidgetProps } from "@portal/react";
import { cx } from "../../ui/cx.ts";
import { isDate } from "../../ui/DateTime.tsx";
import styles from "./DraftStatus.module.css";

/** Whether the current draft still takes comments, and for how long. */
export function DraftStatus({ page: { article, draft } }: WidgetProps): ReactNode {
  const { t, format } = useHost();
  if (article?.body.kind !== "document" || !draft) return null;
  const { deadline } = article.body;
  const day = isDate(deadline) ? format.date(deadline) : "";
  const left = draft.daysLeft === 0 ? t("draftStatus.lastDay") : t("draftStatus.daysLeft", { count: draft.daysLeft });
  return (
    <div className={cx(styles["status"], draft.open && styles["open"])}>
      <p className={styles["state"]}>{t(draft.open ? "draftStatus.open" : "draftStatus.closed")}</p>
      <p>{draft.open ? `${t("draftStatus.until", { day })} ${left}` : t("draftStatus.closedOn", { day })}</p>
    </div>
  );
}
