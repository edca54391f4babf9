import { type ComponentProps, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import styles from "./ui.module.css";

export interface TextAreaProps extends ComponentProps<"textarea"> {
  readonly label: string;
  readonly hint?: string | undefined;
}

/** Several lines of text with their label; it grows with them. Where it is required, blanks are not enough. */
export function TextArea({ label, hint, onChange, ...rest }: TextAreaProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles["field"]}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
      <textarea
        {...rest}
        id={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => {
          event.target.setCustomValidity(/^\s+$/.test(event.target.value) && rest.required ? t("form.blank") : "");
          onChange?.(event);
        }}
      />
    </div>
  );
}
