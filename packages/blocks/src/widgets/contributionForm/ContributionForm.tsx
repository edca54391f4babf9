import type { ReactNode } from "react";
import { ministryPages } from "@portal/domain";
import { safeUrl } from "@portal/core";
import { useHost, type WidgetProps } from "@portal/react";
import { Consent } from "../../ui/form/Consent.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { FileField } from "../../ui/form/FileField.tsx";
import { Form, RequiredHint } from "../../ui/form/Form.tsx";
import formPage from "../../ui/FormPage.module.css";
import { Heading } from "../../ui/Heading.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { contributionFormTexts } from "./texts.ts";

/** Comments on the current draft (specification §3, Contribution), as long as it takes them. */
export function ContributionForm({ node, page }: WidgetProps): ReactNode {
  const t = useTexts(contributionFormTexts);
  if (!page.draft?.open || !page.article || !page.forms) return null;
  const labels = {
    title: t("contributionForm.title"),
    content: t("contributionForm.content"),
    fullName: t("contributionForm.fullName"),
    email: t("contributionForm.email"),
    phoneNumber: t("contributionForm.phoneNumber"),
    address: t("contributionForm.address"),
    attachment: t("contributionForm.attachment"),
    consent: t("contributionForm.consent"),
  };
  return (
    <section className={formPage["page"]}>
      <Heading level={node.headingLevel ?? 2}>{t("contributionForm.heading")}</Heading>
      <p>{t("contributionForm.intro")}</p>
      <div className={formPage["frame"]}>
        <Form id={node.id} page={page} name="contribution" submit={t("contributionForm.send")} captcha files labels={labels}>
          <RequiredHint />
          <input type="hidden" name="articleId" value={page.article.id} />
          <Field name="title" autoComplete="off" hint={t("contributionForm.titleHint")} />
          <Field name="content" autoComplete="off" rows={8} hint={t("contributionForm.contentHint")} />
          <FileField
            hint={t("contributionForm.attachmentHint", { limit: page.draft.attachmentMaxMb })}
            accept=".pdf,.docx,.xlsx,.jpg,.jpeg,.png,.txt"
          />
          <Field name="fullName" autoComplete="name" />
          <Field name="email" type="email" inputMode="email" autoComplete="email" />
          <Field name="phoneNumber" type="tel" inputMode="tel" autoComplete="tel" optional />
          <Field name="address" autoComplete="street-address" optional />
          <Consent>{t("contributionForm.consentText")}</Consent>
          {page.forms.pictureOnly && <OtherWay page={page} />}
        </Form>
      </div>
    </section>
  );
}

/** For those who cannot see a captcha that is a picture only. */
function OtherWay({ page }: Pick<WidgetProps, "page">): ReactNode {
  const { Link } = useHost();
  const t = useTexts(contributionFormTexts);
  const { email } = page.site.identity;
  const mail = email && safeUrl(`mailto:${email}`);
  return (
    <p>
      {t("contributionForm.otherWay")}{" "}
      {mail ? <a href={mail}>{email}</a> : <Link href={ministryPages[page.language].contacts}>{t("contributionForm.contact")}</Link>}
    </p>
  );
}
