import { type ComponentProps, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import ui from "../ui/ui.module.css";
import styles from "./TextArea.module.css";

export interface TextAreaProps extends ComponentProps<"textarea"> {
  readonly label: string;
  readonly hint?: string;
}

/** A text of several lines with its label. Where it is required, blanks are not enough. */
export function TextArea({ label, hint, ...rest }: TextAreaProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={ui["field"]}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
      <textarea
        rows={6}
        {...rest}
        id={id}
        className={styles["text"]}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => target.setCustomValidity(/^\s+$/.test(target.value) && rest.required ? t("form.blank") : "")}
      />
    </div>
  );
}
