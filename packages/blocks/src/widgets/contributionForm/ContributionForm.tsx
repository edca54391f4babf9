import type { ReactNode } from "react";
import { ministryPages, safeUrl } from "@portal/core";
import { useHost, type WidgetProps } from "@portal/react";
import controls from "../../ui/controls.module.css";
import { Heading } from "../../ui/Heading.tsx";
import { fields } from "./fields.ts";
import styles from "./ContributionForm.module.css";

/** The form for comments on the current draft (specification §3, Contribution). It cannot send yet, and says so first. */
export function ContributionForm({ node, page }: WidgetProps): ReactNode {
  const { t, Link } = useHost();
  if (!page.draft?.open) return null;
  const { email } = page.site.identity;
  const mail = email && safeUrl(`mailto:${email}`);
  return (
    <section className={styles["section"]}>
      <Heading level={node.headingLevel ?? 2}>{t("contributionForm.heading")}</Heading>
      <p className={styles["notice"]} id={`${node.id}-notice`}>
        {t("contributionForm.notice")}{" "}
        {mail ? <a href={mail}>{email}</a> : <Link href={ministryPages[page.language].contacts}>{t("contributionForm.contact")}</Link>}
      </p>
      <fieldset className={styles["form"]} disabled aria-describedby={`${node.id}-notice`}>
        <legend className={styles["legend"]}>{t("contributionForm.legend")}</legend>
        {fields.map(({ name, type, wide, autoComplete }) => (
          <div key={name} className={wide ? styles["wide"] : undefined}>
            <label className={controls["label"]} htmlFor={`${node.id}-${name}`}>
              {t(`contributionForm.${name}`)}
            </label>
            {type === "text area" ? (
              <textarea className={controls["field"]} id={`${node.id}-${name}`} name={name} rows={7} />
            ) : (
              <input className={controls["field"]} id={`${node.id}-${name}`} name={name} type={type} autoComplete={autoComplete} />
            )}
          </div>
        ))}
        <p className={styles["wide"]}>
          <button type="submit" className={controls["button"]}>
            {t("contributionForm.send")}
          </button>
        </p>
      </fieldset>
    </section>
  );
}
