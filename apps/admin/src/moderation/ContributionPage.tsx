import type { ContributionRecord } from "@portal/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { Fragment, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { call } from "../calls/call.ts";
import { describe } from "../calls/describe.ts";
import { useAct } from "../calls/use-act.ts";
import { useOne, useRefresh } from "../calls/use-list.ts";
import { useMoment } from "../i18n/use-moment.ts";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Problem } from "../ui/Problem.tsx";
import { Section } from "../ui/Section.tsx";
import { useNotice } from "../ui/use-notice.tsx";
import { Attachment } from "./Attachment.tsx";
import { Facts } from "./Facts.tsx";
import styles from "./moderation.module.css";

/** One comment on a draft, with its file. */
export function ContributionPage(): ReactNode {
  const { id = "" } = useParams();
  const { t } = useTranslation();
  const moment = useMoment();
  const { found: comment, error } = useOne<ContributionRecord>("contributions", id);
  const { notice, announce } = useNotice();
  const client = useQueryClient();
  const refreshDrafts = useRefresh("drafts");
  const { run, isBusy, problem } = useAct();
  const [isRemoved, setRemoved] = useState(false);
  if (!comment) return error ? <Problem text={describe(t, error)} /> : <p role="status">{t("app.loading")}</p>;
  const { articleId, draft, title, fullName, email, address, phoneNumber, content, sentAt, attachment } = comment;
  const remove = async (): Promise<void> => {
    await call(`contributions/${id}`, { method: "DELETE" });
    setRemoved(true);
    announce(t("comments.removed"));
    // Lists are asked for anew where they are shown next; the comment itself is not, as there is none any more.
    await Promise.all([refreshDrafts(), client.invalidateQueries({ queryKey: ["contributions"], refetchType: "none" })]);
  };
  return (
    <Fragment key={id}>
      <PageHeading text={title} />
      <p>
        <Link to="/gop-y">{t("comments.back")}</Link>
      </p>
      {notice}
      {!isRemoved && (
        <>
          <Facts
            facts={[
              [
                t("comments.draft"),
                articleId === null ? t("comments.draftGone", { draft }) : <Link to={`/gop-y/du-thao/${articleId}`}>{draft}</Link>,
              ],
              [t("comments.sentAt"), moment(sentAt)],
              [t("comments.sender"), fullName],
              [t("questions.email"), email],
              [t("questions.phone"), phoneNumber],
              [t("comments.address"), address],
            ]}
          />
          <p className={styles["text"]}>{content}</p>
          {attachment && <Attachment id={id} file={attachment} />}
          <Section title={t("comments.remove")}>
            <p>{t("comments.removeText")}</p>
            <Problem text={problem} />
            <ConfirmButton
              label={t("comments.removeOpen")}
              title={t("comments.removeAsk")}
              confirm={t("comments.removeDo")}
              isBusy={isBusy}
              onConfirm={() => run(remove)}
            >
              <p>{t("comments.removeText")}</p>
            </ConfirmButton>
          </Section>
        </>
      )}
    </Fragment>
  );
}
