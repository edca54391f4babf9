import type { ReactNode } from "react";
import { isPagePath, ministryPages } from "@portal/domain";
import { useHost, type WidgetProps } from "@portal/react";
import { doneForm, queryOf } from "../../ui/done-form.ts";
import { ChoiceField } from "../../ui/form/ChoiceField.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { Form, RequiredHint } from "../../ui/form/Form.tsx";
import styles from "../../ui/FormPage.module.css";
import { Notice } from "../../ui/Notice.tsx";
import { useTexts } from "../../ui/own-texts.ts";
import { TechnicalDetails } from "./TechnicalDetails.tsx";
import { reportFormTexts } from "./texts.ts";

const kinds = ["content", "broken", "access", "other"] as const;

/** Reports a problem with the page that `?page=` names; every footer leads here. */
export function ReportForm({ node, page }: WidgetProps): ReactNode {
  const { Link } = useHost();
  const t = useTexts(reportFormTexts);
  const query = queryOf(page.path);
  const reported = query.get("page") ?? "";
  if (doneForm(page) === "report")
    return (
      <div className={styles["page"]} role="status">
        <Notice>
          <p>{t("done")}</p>
          {isPagePath(reported) && (
            <p>
              <Link href={reported}>{t("back")}</Link>
            </p>
          )}
        </Notice>
      </div>
    );
  if (!page.forms)
    return (
      <Notice>
        <p>{t("closed")}</p>
        <p>
          <Link href={ministryPages[page.language].contacts}>{t("contact")}</Link>
        </p>
      </Notice>
    );
  const labels = {
    pagePath: t("pagePath"),
    kind: t("kind"),
    content: t("content"),
    email: t("email"),
    device: t("device"),
    publicIp: t("publicIp"),
  };
  return (
    <div className={styles["page"]}>
      <p>{t("intro")}</p>
      <div className={styles["frame"]}>
        <Form id={node.id} page={page} name="report" submit={t("submit")} captcha labels={labels}>
          <RequiredHint />
          <input type="hidden" name="site" value={query.get("site") ?? ""} />
          <Field name="pagePath" autoComplete="off" hint={t("pagePathHint")} value={reported} />
          <ChoiceField
            name="kind"
            options={[{ value: "", label: t("choose") }, ...kinds.map((value) => ({ value, label: t(`kind.${value}`) }))]}
          />
          <Field name="content" autoComplete="off" rows={6} hint={t("contentHint")} />
          <Field name="email" type="email" inputMode="email" autoComplete="email" hint={t("emailHint")} optional />
          <TechnicalDetails />
        </Form>
      </div>
    </div>
  );
}
