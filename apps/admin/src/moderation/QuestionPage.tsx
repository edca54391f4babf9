import type { QuestionDetails, StaffMember } from "@portal/contracts";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { describe } from "../calls/describe.ts";
import { useOne } from "../calls/use-list.ts";
import { useMoment } from "../i18n/use-moment.ts";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Problem } from "../ui/Problem.tsx";
import { Section } from "../ui/Section.tsx";
import { useNotice } from "../ui/use-notice.tsx";
import { Facts } from "./Facts.tsx";
import styles from "./moderation.module.css";
import { QuestionActs } from "./QuestionActs.tsx";
import { ShownAnswer } from "./ShownAnswer.tsx";

/** One question: as it was asked, as visitors read it, and what may become of it. */
export function QuestionPage({ member }: { readonly member: StaffMember }): ReactNode {
  const { id = "" } = useParams();
  const { t } = useTranslation();
  const moment = useMoment();
  const { found: question, error } = useOne<QuestionDetails>("questions", id);
  const { notice, announce } = useNotice();
  if (!question) return error ? <Problem text={describe(t, error)} /> : <p role="status">{t("app.loading")}</p>;
  const { state, site, field, title, body, name, email, phoneNumber, askedAt, reason, published } = question;
  return (
    <Fragment key={id}>
      <PageHeading text={title} />
      <p>
        <Link to="/cau-hoi">{t("questions.back")}</Link>
      </p>
      {notice}
      <Facts
        facts={[
          [t("questions.state"), <strong key="state">{t(`questions.state.${state}`)}</strong>],
          [t("questions.reason"), reason],
          [t("questions.site"), site],
          [t("questions.askedAt"), moment(askedAt)],
          [t("questions.asker"), name],
          [t("questions.email"), email],
          [t("questions.phone"), phoneNumber],
        ]}
      />
      {name === null && email === null && phoneNumber === null && <p>{t("questions.noContact")}</p>}
      <Section title={t("questions.asAsked")}>
        <Facts facts={[[t("questions.field"), field]]} />
        <p className={styles["text"]}>{body}</p>
      </Section>
      {published && (
        <Section title={t("questions.asPublished")}>
          <p>
            <a href={published.path}>{t("questions.openPublished")}</a>
          </p>
          <p>
            <strong>{published.title}</strong>
          </p>
          <p className={styles["text"]}>{published.body}</p>
          {published.answer !== null && <ShownAnswer answer={{ html: published.answer, unit: published.unit ?? "" }} />}
        </Section>
      )}
      <QuestionActs question={question} member={member} onEnd={announce} />
    </Fragment>
  );
}
