import type { ReactNode } from "react";
import { ministryPages, OTHER_FIELD } from "@portal/domain";
import { useHost, type WidgetProps } from "@portal/react";
import { ChoiceField } from "../../ui/form/ChoiceField.tsx";
import { Consent } from "../../ui/form/Consent.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { Form, RequiredHint } from "../../ui/form/Form.tsx";
import styles from "../../ui/FormPage.module.css";
import { Notice } from "../../ui/Notice.tsx";
import { useTexts } from "../../ui/own-texts.ts";
import { questionFormTexts } from "./texts.ts";

/** Asks the ministry a question (specification §1): moderated before it is published, followed by its receipt. */
export function QuestionForm({ node, page, content: { questions } }: WidgetProps): ReactNode {
  const { Link } = useHost();
  const t = useTexts(questionFormTexts);
  const ways = ministryPages[page.language];
  if (!page.forms)
    return (
      <Notice>
        <p>{t("closed")}</p>
        <p>
          <Link href={ways.contacts}>{t("contact")}</Link>
        </p>
      </Notice>
    );
  const labels = {
    field: t("field"),
    title: t("title"),
    content: t("content"),
    fullName: t("fullName"),
    email: t("email"),
    phoneNumber: t("phoneNumber"),
    consent: t("consent"),
  };
  const other = OTHER_FIELD[page.language];
  const fields = [...(questions?.fields ?? []).filter((field) => field !== other), other];
  return (
    <div className={styles["page"]}>
      <p>{t("intro")}</p>
      <p>
        <Link href={ways.questionStatus}>{t("status")}</Link>
      </p>
      <div className={styles["frame"]}>
        <Form id={node.id} page={page} name="question" submit={t("submit")} captcha labels={labels}>
          <RequiredHint />
          <ChoiceField
            name="field"
            options={[{ value: "", label: t("choose") }, ...fields.map((field) => ({ value: field, label: field }))]}
          />
          <Field name="title" autoComplete="off" hint={t("titleHint")} />
          <Field name="content" autoComplete="off" rows={8} hint={t("contentHint")} />
          <p>{t("privacy")}</p>
          <Field name="fullName" autoComplete="name" optional />
          <Field name="email" type="email" inputMode="email" autoComplete="email" hint={t("emailHint")} optional />
          <Field name="phoneNumber" type="tel" inputMode="tel" autoComplete="tel" optional />
          <Consent>{t("consentText")}</Consent>
        </Form>
      </div>
    </div>
  );
}
