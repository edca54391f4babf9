import type { ContributionRecord } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { List } from "../calls/use-list.ts";
import { useMoment } from "../i18n/use-moment.ts";
import { Listed } from "../ui/Listed.tsx";
import styles from "./moderation.module.css";

export function CommentList({ list }: { readonly list: List<ContributionRecord> }): ReactNode {
  const { t } = useTranslation();
  const moment = useMoment();
  return (
    <Listed list={list} empty={t("comments.none")}>
      {({ id, title, fullName, draft, sentAt, attachment }) => (
        <li>
          <p>
            <Link to={`/gop-y/${id}`}>{title}</Link>
          </p>
          <p className={styles["line"]}>{[fullName, draft, moment(sentAt), ...(attachment ? [t("comments.hasFile")] : [])].join(" · ")}</p>
        </li>
      )}
    </Listed>
  );
}
