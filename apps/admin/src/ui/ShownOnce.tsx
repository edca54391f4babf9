import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./Button.tsx";
import { Field } from "./Field.tsx";
import styles from "./ShownOnce.module.css";

export interface ShownOnceProps {
  readonly label: string;
  readonly value: string;
}

/** An address or a token that is shown this once. It takes the focus, selected: it can be copied by keys, too. */
export function ShownOnce({ label, value }: ShownOnceProps): ReactNode {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => field.current?.select(), []);
  return (
    <div className={styles["made"]}>
      <Field ref={field} label={label} hint={t("links.once")} value={value} readOnly />
      <Button
        onClick={() =>
          void navigator.clipboard.writeText(value).then(
            () => setCopied(true),
            // The browser does not allow it: the keys do.
            () => field.current?.select(),
          )
        }
      >
        {t("links.copy")}
      </Button>
      <p role="status">{isCopied && t("links.copied")}</p>
    </div>
  );
}
