import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { type Article, ministryPages, type PageForms } from "@portal/domain";
import { safeUrl } from "@portal/core";
import { useHost, type WidgetProps } from "@portal/react";
import { Consent } from "../../ui/form/Consent.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { FileField } from "../../ui/form/FileField.tsx";
import { Form, RequiredHint } from "../../ui/form/Form.tsx";
import controls from "../../ui/controls.module.css";
import formPage from "../../ui/FormPage.module.css";
import { Heading } from "../../ui/Heading.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { contributionFormTexts } from "./texts.ts";

type Fields = "article" | "commentForm" | "draft" | "forms" | "language" | "path" | "site";

/** Comments on the current draft (specification §3, Contribution), as long as it takes them. */
export function ContributionForm({ node, page }: WidgetProps<Fields>): ReactNode {
  const t = useTexts(contributionFormTexts);
  const { article, draft, commentForm } = page;
  if (!draft?.open || !article || !commentForm) return null;
  const anchor = `${node.id}-comment`;
  return (
    <section className={formPage["page"]} id={anchor}>
      <Heading level={node.headingLevel ?? 2}>{t("contributionForm.heading")}</Heading>
      <p>{t("contributionForm.intro")}</p>
      {page.forms ? (
        <CommentForm id={node.id} page={page} article={article} attachmentMaxMb={draft.attachmentMaxMb} />
      ) : (
        // Another draft is another form.
        <FormToOpen key={article.slug} href={`${commentForm.href}#${anchor}`} pictureOnly={commentForm.pictureOnly}>
          {(forms) => <CommentForm id={node.id} page={{ ...page, forms }} article={article} attachmentMaxMb={draft.attachmentMaxMb} />}
        </FormToOpen>
      )}
    </section>
  );
}

interface FormToOpenProps {
  /** Of the page with the form. */
  readonly href: string;
  readonly pictureOnly: PageForms["pictureOnly"];
  readonly children: (forms: PageForms) => ReactNode;
}

/** The page is everybody's: the form, with its key and captcha, comes in place of a link to the page that has it, once the link is followed. */
function FormToOpen({ href, pictureOnly, children }: FormToOpenProps): ReactNode {
  const { openForm } = useHost();
  const t = useTexts(contributionFormTexts);
  const [forms, setForms] = useState<PageForms>();
  const opened = useRef<HTMLDivElement>(null);
  // What had the focus is gone.
  useEffect(() => {
    if (forms) opened.current?.querySelector<HTMLElement>("[name=title]")?.focus();
  }, [forms]);
  const open = (event: MouseEvent): void => {
    // In a window of its own it is the page with the form.
    if (!openForm || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setForms({ ...openForm(), ...(pictureOnly && { pictureOnly }) });
  };
  return forms ? (
    <div ref={opened}>{children(forms)}</div>
  ) : (
    <p>
      <a className={controls["button"]} href={href} onClick={open}>
        {t("contributionForm.open")}
      </a>
    </p>
  );
}

interface CommentFormProps {
  /** See Form. */
  readonly id: string;
  readonly page: WidgetProps<Fields>["page"];
  readonly article: Article;
  readonly attachmentMaxMb: number;
}

function CommentForm({ id, page, article, attachmentMaxMb }: CommentFormProps): ReactNode {
  const t = useTexts(contributionFormTexts);
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
    <div className={formPage["frame"]}>
      {/* The fragment that led here would lead on from what the form leads to, away from its thanks. */}
      <Form
        id={id}
        page={page}
        name="contribution"
        action={page.commentForm?.href}
        submit={t("contributionForm.send")}
        captcha
        files
        labels={labels}
      >
        <RequiredHint />
        <input type="hidden" name="articleId" value={article.id} />
        <Field name="title" autoComplete="off" hint={t("contributionForm.titleHint")} />
        <Field name="content" autoComplete="off" rows={8} hint={t("contributionForm.contentHint")} />
        <FileField hint={t("contributionForm.attachmentHint", { limit: attachmentMaxMb })} accept=".pdf,.docx,.xlsx,.jpg,.jpeg,.png,.txt" />
        <Field name="fullName" autoComplete="name" />
        <Field name="email" type="email" inputMode="email" autoComplete="email" />
        <Field name="phoneNumber" type="tel" inputMode="tel" autoComplete="tel" optional />
        <Field name="address" autoComplete="street-address" optional />
        <Consent>{t("contributionForm.consentText")}</Consent>
        {page.forms?.pictureOnly && <OtherWay page={page} />}
      </Form>
    </div>
  );
}

/** For those who cannot see a captcha that is a picture only. */
function OtherWay({ page }: Pick<WidgetProps<"language" | "site">, "page">): ReactNode {
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
