import type { ReactNode } from "react";
import { useHost, type WidgetProps } from "@portal/react";
import { cx } from "../../ui/cx.ts";
import { isDate } from "../../ui/DateTime.tsx";
import { CommentSent } from "./CommentSent.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { draftStatusTexts } from "./texts.ts";
import styles from "./DraftStatus.module.css";

/** Whether the current draft takes comments, for how long, and how many came. */
export function DraftStatus({ page }: WidgetProps<"article" | "commentForm" | "draft" | "forms" | "path">): ReactNode {
  const { article, draft } = page;
  const { format } = useHost();
  const t = useTexts(draftStatusTexts);
  if (article?.body.kind !== "document" || !draft) return null;
  const { opensAt, deadline } = article.body;
  const dayOf = (moment: string | undefined): string => (isDate(moment) ? format.date(moment) : "");
  const left = draft.daysLeft === 0 ? t("draftStatus.lastDay") : t("draftStatus.daysLeft", { count: draft.daysLeft });
  const said = {
    notOpen: t("draftStatus.opensOn", { from: dayOf(opensAt), day: dayOf(deadline) }),
    open: `${t("draftStatus.until", { day: dayOf(deadline) })} ${left}`,
    closed: t("draftStatus.closedOn", { day: dayOf(deadline) }),
  };
  const count = draft.feedback?.count ?? 0;
  return (
    <div className={cx(styles["status"], draft.open && styles["open"])}>
      <p className={styles["state"]}>{t(draft.feedback?.outcome ? "draftStatus.outcome" : `draftStatus.${draft.phase}`)}</p>
      <p>{said[draft.phase]}</p>
      <CommentSent page={page} />
      {count > 0 && <p>{t("draftStatus.count", { count, number: format.number(count) })}</p>}
    </div>
  );
}
