import type { DraftRecord } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../i18n/use-locale.ts";
import styles from "./moderation.module.css";

/** Where a draft stands. Its last day is one of UTC, whatever the portal's zone. */
export function DraftLine({ draft: { site, phase, deadline, comments, outcome } }: { readonly draft: DraftRecord }): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const day = new Date(deadline);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const shown = Number.isNaN(day.getTime()) ? deadline : format.format(day);
  const parts = [
    t(outcome ? "comments.outcome" : `comments.phase.${phase}`),
    t("comments.deadline", { day: shown }),
    t("comments.count", { count: comments }),
    site,
  ];
  return <p className={styles["line"]}>{parts.join(" · ")}</p>;
}
