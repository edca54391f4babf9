import type { HTMLInputTypeAttribute, ReactNode } from "react";
import { useHost } from "@portal/react";
import controls from "./controls.module.css";
import { cx } from "./cx.ts";
import { Notice } from "./Notice.tsx";
import styles from "./AccountForm.module.css";

export interface AccountField {
  /** Of the field, and of its label: "account.<label>", "account.<label>Hint". */
  readonly name: string;
  readonly label: string;
  readonly type: HTMLInputTypeAttribute;
  /** What a browser may fill in (WCAG 1.3.5). */
  readonly autoComplete: string;
  readonly hint?: true;
  readonly optional?: true;
}

interface AccountFormProps {
  /** Id of the node, from which the fields take theirs. */
  readonly id: string;
  readonly fields: readonly AccountField[];
  /** Key of the button's text. */
  readonly submit: string;
  /** Where else one may want to go. */
  readonly children: ReactNode;
}

/** A form of the account pages, with what it will ask. It is closed until accounts are in operation, and says so. */
export function AccountForm({ id, fields, submit, children }: AccountFormProps): ReactNode {
  const { t } = useHost();
  return (
    <div className={styles["account"]}>
      <Notice id={`${id}-closed`}>
        <p className={styles["closed"]}>{t("account.closed")}</p>
        <p>{t("account.closedHint")}</p>
        <p>{t("account.closedRead")}</p>
      </Notice>
      <form className={styles["form"]} aria-describedby={`${id}-closed`}>
        <fieldset className={styles["fields"]} disabled>
          <legend className="visually-hidden">{t(submit)}</legend>
          {fields.length > 1 && <p className={styles["hint"]}>{t("account.required")}</p>}
          {fields.map((field) => (
            <Field key={field.name} id={`${id}-${field.name}`} field={field} />
          ))}
          <button className={cx(controls["button"], styles["submit"])} type="submit">
            {t(submit)}
          </button>
        </fieldset>
      </form>
      {children}
    </div>
  );
}

function Field({
  id,
  field: { name, label, type, autoComplete, hint, optional },
}: {
  readonly id: string;
  readonly field: AccountField;
}): ReactNode {
  const { t } = useHost();
  return (
    <div className={styles["field"]}>
      <label className={controls["label"]} htmlFor={id}>
        {t(`account.${label}`)}
      </label>
      {hint && (
        <p className={styles["hint"]} id={`${id}-hint`}>
          {t(`account.${label}Hint`)}
        </p>
      )}
      <input
        className={controls["field"]}
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        required={!optional}
        {...(hint ? { "aria-describedby": `${id}-hint` } : {})}
      />
    </div>
  );
}

/** "No account yet? Register" */
export function AccountWay({
  question,
  link,
  href,
}: {
  readonly question: string;
  readonly link: string;
  readonly href: string;
}): ReactNode {
  const { t, Link } = useHost();
  return (
    <p>
      {t(question)} <Link href={href}>{t(link)}</Link>
    </p>
  );
}
