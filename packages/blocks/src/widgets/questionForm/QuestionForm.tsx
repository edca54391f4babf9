import type { ReactNode } from "react";
import { ministryPages, OTHER_FIELD } from "@portal/domain";
import { useHost, type WidgetProps } from "@portal/react";
import { ChoiceField } from "../../ui/form/ChoiceField.tsx";
import { Consent } from "../../ui/form/Consent.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { Form, RequiredHint } from "../../ui/form/Form.tsx";
import styles from "../../ui/FormPage.module.css";
import { Notice } from "../../ui/Notice.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { questionFormTexts } from "./texts.ts";

/** Asks the ministry a question (specification §1): moderated before it is published, followed by its receipt. */
export function QuestionForm({ node, page, content: { questions } }: WidgetProps<"forms" | "path" | "language">): ReactNode {
  const { Link } = useHost();
  const t = useTexts(questionFormTexts);
  const ways = ministryPages[page.language];
  if (!page.forms)
    return (
      <Notice>
        <p>{t("questionForm.closed")}</p>
        <p>
          <Link href={ways.contacts}>{t("questionForm.contact")}</Link>
        </p>
      </Notice>
    );
  const labels = {
    field: t("questionForm.field"),
    title: t("questionForm.title"),
    content: t("questionForm.content"),
    fullName: t("questionForm.fullName"),
    email: t("questionForm.email"),
    phoneNumber: t("questionForm.phoneNumber"),
    consent: t("questionForm.consent"),
  };
  const other = OTHER_FIELD[page.language];
  const fields = [...(questions?.fields ?? []).filter((field) => field !== other), other];
  return (
    <div className={styles["page"]}>
      <p>{t("questionForm.intro")}</p>
      <p>
        <Link href={ways.questionStatus}>{t("questionForm.status")}</Link>
      </p>
      <div className={styles["frame"]}>
        <Form id={node.id} page={page} name="question" submit={t("questionForm.submit")} captcha labels={labels}>
          <RequiredHint />
          <ChoiceField
            name="field"
            options={[{ value: "", label: t("questionForm.choose") }, ...fields.map((field) => ({ value: field, label: field }))]}
          />
          <Field name="title" autoComplete="off" hint={t("questionForm.titleHint")} />
          <Field name="content" autoComplete="off" rows={8} hint={t("questionForm.contentHint")} />
          <p>{t("questionForm.privacy")}</p>
          <Field name="fullName" autoComplete="name" optional />
          <Field name="email" type="email" inputMode="email" autoComplete="email" hint={t("questionForm.emailHint")} optional />
          <Field name="phoneNumber" type="tel" inputMode="tel" autoComplete="tel" optional />
          <Consent>{t("questionForm.consentText")}</Consent>
        </Form>
      </div>
    </div>
  );
}
