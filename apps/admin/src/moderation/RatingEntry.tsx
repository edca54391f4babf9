import type { RatedArticle } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../calls/call.ts";
import { useAct } from "../calls/use-act.ts";
import { useRefresh } from "../calls/use-list.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { useMoment } from "../i18n/use-moment.ts";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { Problem } from "../ui/Problem.tsx";
import styles from "./moderation.module.css";

export interface RatingEntryProps {
  readonly article: RatedArticle;
  /** Its ratings are removed: in words. */
  readonly onCleared: (text: string) => void;
}

export function RatingEntry({ article: { id, title, path, stars, ratedAt }, onCleared }: RatingEntryProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const moment = useMoment();
  const refresh = useRefresh("ratings");
  const { run, isBusy, problem } = useAct();
  const count = stars.reduce((sum, given) => sum + given, 0);
  const average = stars.reduce((sum, given, index) => sum + given * (index + 1), 0) / count;
  const clear = async (): Promise<void> => {
    await call(`ratings/${id}`, { method: "DELETE" });
    await refresh();
    onCleared(t("ratings.cleared", { title }));
  };
  return (
    <li>
      <p>
        <a href={path}>{title}</a>
      </p>
      <p>
        <strong>{t("ratings.average", { average: average.toLocaleString(locale, { maximumFractionDigits: 1 }) })}</strong>{" "}
        {t("ratings.count", { count })}
      </p>
      <p className={styles["line"]}>
        {[...stars.map((given, index) => t("ratings.stars", { stars: index + 1, count: given })).toReversed(), moment(ratedAt)].join(" · ")}
      </p>
      <Problem text={problem} />
      <ConfirmButton
        label={t("ratings.clearOpen")}
        name={t("ratings.clearOf", { title })}
        title={t("ratings.clearAsk")}
        confirm={t("ratings.clearDo")}
        isBusy={isBusy}
        onConfirm={() => run(clear)}
      >
        <p>{t("ratings.clearText", { title })}</p>
      </ConfirmButton>
    </li>
  );
}
