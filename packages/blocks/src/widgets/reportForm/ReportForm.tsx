import type { ReactNode } from "react";
import { isPagePath, ministryPages } from "@portal/domain";
import { useHost, type WidgetProps } from "@portal/react";
import { sentForm, queryOf } from "../../ui/sent-form.ts";
import { ChoiceField } from "../../ui/form/ChoiceField.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { Form, RequiredHint } from "../../ui/form/Form.tsx";
import styles from "../../ui/FormPage.module.css";
import { Notice } from "../../ui/Notice.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { TechnicalDetails } from "./TechnicalDetails.tsx";
import { reportFormTexts } from "./texts.ts";

const kinds = ["content", "broken", "access", "other"] as const;

/** Reports a problem with the page that `?page=` names; every footer leads here. */
export function ReportForm({ node, page }: WidgetProps<"forms" | "path" | "language">): ReactNode {
  const { Link } = useHost();
  const t = useTexts(reportFormTexts);
  const query = queryOf(page.path);
  const reported = query.get("page") ?? "";
  if (sentForm(page) === "report")
    return (
      <div className={styles["page"]} role="status">
        <Notice>
          <p>{t("reportForm.done")}</p>
          {isPagePath(reported) && (
            <p>
              <Link href={reported}>{t("reportForm.back")}</Link>
            </p>
          )}
        </Notice>
      </div>
    );
  if (!page.forms)
    return (
      <Notice>
        <p>{t("reportForm.closed")}</p>
        <p>
          <Link href={ministryPages[page.language].contacts}>{t("reportForm.contact")}</Link>
        </p>
      </Notice>
    );
  const labels = {
    pagePath: t("reportForm.pagePath"),
    kind: t("reportForm.kind"),
    content: t("reportForm.content"),
    email: t("reportForm.email"),
    device: t("reportForm.device"),
    publicIp: t("reportForm.publicIp"),
  };
  return (
    <div className={styles["page"]}>
      <p>{t("reportForm.intro")}</p>
      <div className={styles["frame"]}>
        <Form id={node.id} page={page} name="report" submit={t("reportForm.submit")} captcha labels={labels}>
          <RequiredHint />
          <input type="hidden" name="site" value={query.get("site") ?? ""} />
          <Field name="pagePath" autoComplete="off" hint={t("reportForm.pagePathHint")} value={reported} />
          <ChoiceField
            name="kind"
            options={[
              { value: "", label: t("reportForm.choose") },
              ...kinds.map((value) => ({ value, label: t(`reportForm.kind.${value}`) })),
            ]}
          />
          <Field name="content" autoComplete="off" rows={6} hint={t("reportForm.contentHint")} />
          <Field name="email" type="email" inputMode="email" autoComplete="email" hint={t("reportForm.emailHint")} optional />
          <TechnicalDetails />
        </Form>
      </div>
    </div>
  );
}
